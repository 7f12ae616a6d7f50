// One's own orders without a network (docs/product/pages.md, decision 0035): as long as one is signed in, with the hour they are from;
// nobody's after signing out, never another's, and no papers.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { endAllSessions } from '#domain/session-endings';
import { hashPassword } from '#platform/passwords';
import { createAccount, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone, hasServiceWorker: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const offlineTitle = 'Anda sedang tanpa jaringan';
const running = '/member/my-order?tab=in_progress';

const words = {
  id: { prefix: '', list: 'Pesanan saya', asOf: 'Tanpa jaringan: keadaan per 15 Maret 2027 pukul 08.00 WIB' },
  en: { prefix: '/en', list: 'My orders', asOf: 'No network: shown as of 15 March 2027 at 08:00 WIB' },
} as const;

async function order(member: SignedIn, departure = journey.products.open[0]!): Promise<string> {
  sellByBank(journey.application.deps);
  return (await createPaidOrder(openBookingSetup(journey.application.deps), { member, departure })).bookingId;
}

const go = (page: Page, path: string) => page.goto(journey.application.origin() + path);

/** Every kept page outside the stores of what everybody may read. */
const keptOfMembers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !/^(pages|assets)-/.test(name));
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stores
      .flat()
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + search);
  });

/** Opens the list of orders under way, and waits until this order is kept with it. */
async function lookAtOrders(bookingId: string, prefix = ''): Promise<Page> {
  const page = await journey.open(prefix + running);
  await expect.poll(() => keptOfMembers(page)).toContain(`${prefix}/member/my-order/${bookingId}`);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
}

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];

  it('who has looked at the list can read each order in it, and sees from when it is', async () => {
    const bookingId = await order(await journey.signIn());
    const page = await lookAtOrders(bookingId, word.prefix);
    expect(await page.getByText(word.asOf).isVisible()).toBe(false);

    await journey.setOffline(true);
    await go(page, word.prefix + running);
    expect(await heading(page)).toBe(word.list);
    await expect.poll(() => page.getByText(word.asOf).isVisible()).toBe(true);
    await page.getByRole('article').getByRole('link').click();
    await page.waitForURL(`**/member/my-order/${bookingId}`);
    await expect.poll(() => page.getByText(word.asOf).isVisible()).toBe(true);
    await expect.poll(() => page.locator('#tagihan').isVisible()).toBe(true);

    // Neither a traveller's papers nor anything else of theirs.
    await go(page, `${word.prefix}/member/my-order/${bookingId}/participants/1`);
    await page.getByRole('link', { name: word.list }).click();
    await page.waitForURL('**/member/my-order');
    const kept = await keptOfMembers(page);
    expect(
      kept.filter((address) => !/^(\/en)?\/member\/my-order(\/[\w-]+|\?tab=\w+)?$/.test(address)),
    ).toEqual([]);
    await journey.setOffline(false);
    await page.reload();
    expect(await page.getByText(word.asOf).isVisible()).toBe(false);
  });
});

it('nobody reads them after signing out, and the next person reads their own', async () => {
  const bookingId = await order(await journey.signIn({ name: 'Siti Aminah' }));
  const page = await lookAtOrders(bookingId);
  await signOut(page);
  await page.waitForURL('**/auth/login');
  // A page whose scripts have not come yet asks for itself again once they cannot come.
  await appStarted(page);
  await expect.poll(() => keptOfMembers(page)).toEqual([]);
  await journey.setOffline(true);
  for (const path of [running, '/member/my-order', `/member/my-order/${bookingId}`]) {
    await go(page, path);
    expect(await heading(page)).toBe(offlineTitle);
  }
  await page.goBack();
  await expect.poll(() => page.content()).not.toContain('Siti Aminah');
  await journey.setOffline(false);

  const account = await createAccount(journey.application.deps.db, {
    name: 'Ahmad Fauzi',
    password_hash: await hashPassword('Labbaik-1447'),
  });
  await go(page, `/auth/login?redirect=${encodeURIComponent(running)}`);
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill('Labbaik-1447');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${running}`);
  await expect.poll(() => keptOfMembers(page)).toContain(running);
  await journey.setOffline(true);
  await go(page, running);
  expect(await page.content()).toContain('Ahmad Fauzi');
  expect(await page.content()).not.toContain(bookingId);
  await go(page, `/member/my-order/${bookingId}`);
  expect(await heading(page)).toBe(offlineTitle);
  await journey.setOffline(false);
});

it('signing out without a network takes them away too', async () => {
  const bookingId = await order(await journey.signIn());
  const page = await lookAtOrders(bookingId);
  await journey.setOffline(true);
  await go(page, `/member/my-order/${bookingId}`);
  await signOut(page);
  await page.getByRole('heading', { name: offlineTitle }).waitFor();
  await expect.poll(() => keptOfMembers(page)).toEqual([]);
  await journey.setOffline(false);
});

it('a session that was ended elsewhere, as a stolen one is, leaves nothing behind', async () => {
  const member = await journey.signIn();
  const page = await lookAtOrders(await order(member));
  await endAllSessions(journey.application.deps, member.account.id);
  await go(page, '/faq');
  await expect.poll(() => keptOfMembers(page)).toEqual([]);
});

it('another session in the same browser has only its own', async () => {
  const bookingId = await order(await journey.signIn());
  const page = await lookAtOrders(bookingId);
  const other = await order(await journey.signIn({ name: 'Ahmad Fauzi' }), journey.products.open[1]);
  await go(page, running);
  await expect.poll(() => keptOfMembers(page)).toContain(`/member/my-order/${other}`);
  expect(await keptOfMembers(page)).not.toContain(`/member/my-order/${bookingId}`);
});
