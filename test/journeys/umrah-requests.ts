// What journeys of a private umrah begin with: put together in the builder, and sent to agencies.
import type { Page } from 'playwright-core';
import type { Deps } from '#domain/deps';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { appStarted, type Journey } from './journey.ts';

const words = {
  id: {
    steps: ['Rombongan', 'Hotel', 'Layanan', 'Perkiraan'],
    next: 'Lanjut',
    ask: 'Minta penawaran',
    send: 'Kirim permintaan',
    requested: 'Menunggu penawaran',
  },
  en: {
    steps: ['Your party', 'Hotels', 'Services', 'Estimate'],
    next: 'Continue',
    ask: 'Ask for offers',
    send: 'Send the request',
    requested: 'Waiting for offers',
  },
} as const;

/** From the builder's first step, with what it proposes, to the request that waits for offers: its page, and its id. */
export async function requestUmrah(
  { open }: Pick<Journey, 'open'>,
  { locale, hasScript }: { locale: Locale; hasScript: boolean },
): Promise<{ page: Page; id: string }> {
  const word = words[locale];
  const page = await open(localePath(paths.privateUmrah.builder, locale));
  if (hasScript) await appStarted(page);
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  for (const step of word.steps) {
    await press(word.next);
    await page.getByRole('group', { name: step, exact: true }).waitFor();
  }
  await press(word.ask);
  await page.waitForURL(/\/private-umroh\/book\?order=/);
  const id = new URL(page.url()).searchParams.get('order')!;
  await press(word.send);
  await page.waitForURL(new RegExp(`/member/order-custom-umroh/${id}$`));
  await page.getByText(word.requested).first().waitFor();
  return { page, id };
}

/** Staff of two agencies that the request was sent to. */
export async function askedStaff(deps: Deps, requestId: string): Promise<[SignedIn, SignedIn]> {
  const asked = await deps.db
    .selectFrom('umrah_request_partners')
    .select('partner_id')
    .where('request_id', '=', requestId)
    .orderBy('partner_id')
    .limit(2)
    .execute();
  const staff = asked.map(({ partner_id: partnerId }) =>
    createMember(deps, { roles: ['partner_staff'], partnerId, host: hosts.rihlah }),
  );
  return (await Promise.all(staff)) as [SignedIn, SignedIn];
}
