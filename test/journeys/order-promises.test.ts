// What an agency promised in a conversation and a pilgrim pinned to the order stands on the order's page, of both (docs/product/conversations.md).
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { pinPromise, startConversation } from '#domain/conversations';
import { hosts } from '#test/application';
import { createMember } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { write } from '#test/factories/conversations';
import { appStarted, desktop, phone, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const journey = useJourney({ viewport: phone });
const promise = 'Kamarnya pasti bertiga, 300 meter dari Masjidil Haram.';

it('a promise is read on the order by the pilgrim and in the agency’s console', async () => {
  const { deps } = journey.application;
  const member = await journey.signIn();
  const { bookingId } = await createOrder(openBookingSetup(deps), {
    member,
    departure: journey.products.open[0]!,
  });
  const { code, partner_id: partnerId } = await deps.db
    .selectFrom('bookings')
    .select(['code', 'partner_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const staff = await createMember(deps, { host: hosts.rihlah, roles: ['partner_staff'], partnerId });
  const { conversation } = await startConversation(deps, member.actor, {
    counterpart: { order: code },
    brand: deps.brands.forHost(hosts.rihlah),
  });
  await write(deps, member, conversation.id, 'Apakah kamarnya bertiga?');
  const { id: messageId } = await write(deps, staff, conversation.id, promise);
  const order = `/member/my-order/${code}`;
  const quoted = (page: Page) => page.getByRole('blockquote').getByText(promise);

  const page = await journey.open(order);
  await appStarted(page);
  expect(await page.getByRole('heading', { name: 'Janji dari percakapan' }).count()).toBe(0);
  await pinPromise(deps, member.actor, { conversationId: conversation.id, messageId, order: code });
  await page.reload();
  await appStarted(page);
  await page.getByRole('heading', { name: 'Janji dari percakapan' }).waitFor();
  await quoted(page).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Ditulis / }).click();
  await page.waitForURL(`**/chat/${conversation.id}?at=2`);
  await page.getByRole('log').getByText(promise).waitFor();

  await storeSession(journey.context(), staff, journey.application.origin());
  const console = await journey.open(`/partner-console/bookings/${code}`);
  await appStarted(console);
  for (const viewport of [phone, desktop]) {
    await console.setViewportSize(viewport);
    await quoted(console).waitFor();
    expect(await faultsOf(console)).toEqual([]);
  }
});
