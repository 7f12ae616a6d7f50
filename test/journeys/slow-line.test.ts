// On the slow line of a village (docs/product/pages.md): whoever presses sees at once that it works, nothing moves under the thumb, and a
// second tap does nothing twice. Indonesian, on a small phone.
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { hashPassword } from '#platform/passwords';
import * as paths from '#shared/paths';
import { createAccount } from '#test/factories/accounts';
import { appStarted, useJourney } from './journey.ts';

const journey = useJourney({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Slow 3G as the browser's own tools understand it: two seconds to an answer, 50 kB of it a second. */
const slow3g = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function openSlowly(path: string): Promise<Page> {
  const page = await journey.open('/faq');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow3g);
  await page.goto(journey.application.origin() + path);
  await appStarted(page);
  return page;
}

/** Taps twice, as a hasty thumb does; answers what the button says meanwhile, how far it has moved, and how often something was sent. */
async function tapTwice(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const form = await button.elementHandle();
  const place = async () => ({
    ...(await form!.boundingBox())!,
    scrolled: await page.evaluate(() => scrollY),
  });
  const before = await place();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('.data'))
      posts.push(new URLSearchParams(request.postData() ?? '').get('intent') ?? 'form');
  });
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  const isPending = () => form!.evaluate((one) => one.getAttribute('aria-disabled') === 'true');
  await expect.poll(isPending).toBe(true);
  const says = await form!.evaluate((one) => (one as HTMLElement).innerText.trim());
  expect(await place()).toEqual(before);
  return { says, posts };
}

it('signing in, a form of the profile and the checkout say that they work, stand still, and are sent once', async () => {
  const { db } = journey.application.deps;
  const { id, email } = await createAccount(db, {
    name: 'Siti Aminah',
    password_hash: await hashPassword('Labbaik-1447'),
  });
  const page = await openSlowly(`/auth/login?redirect=${encodeURIComponent(paths.member.editProfile)}`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('Labbaik-1447');
  const main = page.getByRole('main');
  const signedIn = await tapTwice(page, main.getByRole('button', { name: 'Masuk', exact: true }));
  await page.waitForURL(`**${paths.member.editProfile}`);
  expect(signedIn).toEqual({ says: 'Sedang masuk…', posts: ['form'] });
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toHaveLength(1);

  // The page came by the router; its form is there when its field is.
  await page.getByLabel('Nama', { exact: true }).fill('Aminah binti Hasan');
  const saved = await tapTwice(page, main.getByRole('button', { name: 'Simpan', exact: true }));
  await page.waitForURL(`**${paths.member.profile}`);
  await main.getByText('Aminah binti Hasan').first().waitFor();
  expect(saved).toEqual({ says: 'Sedang disimpan…', posts: ['form'] });

  await page.goto(
    `${journey.application.origin()}${paths.checkout(journey.products.open[0]!)}?quad_adults=1`,
  );
  await appStarted(page);
  const next = await tapTwice(page, page.getByRole('button', { name: 'Lanjut ke pesanan' }).last());
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
  expect(next).toEqual({ says: 'Sedang dikirim…', posts: ['identity'] });
  const drafts = await db.selectFrom('bookings').select('state').where('account_id', '=', id).execute();
  expect(drafts).toEqual([{ state: 'draft' }]);
}, 240_000);
