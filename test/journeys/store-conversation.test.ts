// A buyer asks a store about a parcel on its page (docs/product/conversations.md); the store is told, answers from the inbox of its console
// with the order beside it, and its promise is kept as evidence. In both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createAddress } from '#test/factories/shipping-addresses';
import { createPaidSouvenirOrder } from '#test/factories/souvenir-orders';
import { appStarted, eachDeviceAndLanguageOnce, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    items: 'Kurma Ajwa dan 1 barang lain',
    ask: 'Tanya toko tentang pesanan ini',
    message: 'Pesan',
    send: 'Kirim',
    orders: 'Pesanan',
    keep: 'Jadikan bukti janji',
    keepFor: 'Untuk pesanan',
    said: /^Ditulis /,
    kept: 'Janji ini disematkan pada pesanan',
  },
  en: {
    prefix: '/en',
    items: 'Ajwa dates and 1 more',
    ask: 'Ask the store about this order',
    message: 'Message',
    send: 'Send',
    orders: 'Orders',
    keep: 'Keep as evidence of a promise',
    keepFor: 'For order',
    said: /^Written /,
    kept: 'This promise is pinned to order',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const hasScript = !('javaScriptEnabled' in options);
  const started = async (page: Page) => (hasScript ? appStarted(page) : undefined);
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  async function say(page: Page, text: string) {
    await started(page);
    await page.getByLabel(word.message, { exact: true }).fill(text);
    await page.getByRole('button', { name: word.send, exact: true }).click();
  }

  it('a buyer asks about a parcel, and its store answers', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { storeId, variants } = await createItem(deps.db, {
      name: { id: 'Kurma Ajwa', en: 'Ajwa dates' },
      sizes: [
        { price: 30_000, stock: 9 },
        { price: 20_000, stock: 9 },
      ],
    });
    const buyer = await journey.signIn();
    await createAddress(deps, buyer.actor);
    const { order } = await createPaidSouvenirOrder(openBookingSetup(deps), {
      member: buyer,
      wanted: [
        [variants[0]!, 1],
        [variants[1]!, 1],
      ],
    });
    const part = order.parts[0]!;
    const code = `${order.code}-${part.position}`;
    const keeper = await createMember(deps, {
      host: hosts.rihlah,
      roles: ['store_staff'],
      partnerId: storeId,
    });

    const page = await journey.open(`${word.prefix}/member/my-order/merchant/${part.id}`);
    await started(page);
    await spotless(page);
    await page.getByRole('link', { name: word.ask }).click();
    await page.waitForURL('**/chat?order=OL-*');
    await started(page);
    await spotless(page);
    expect(await page.getByRole('main').getByRole('link', { name: word.items }).innerText()).toContain(code);
    await say(page, 'Kapan dikirim?');
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await started(page);
    const conversation = page.url();
    await page.getByRole('log').getByRole('link', { name: word.items }).waitFor();

    await become(keeper);
    const staff = await journey.open(`${word.prefix}/store-console/chat`);
    await started(staff);
    await staff.getByRole('link', { name: 'Kapan dikirim?' }).click();
    await staff.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    await started(staff);
    const to = `${word.prefix}/store-console/orders/${part.id}`;
    const card = staff.getByRole('log').getByRole('link', { name: word.items });
    expect(await card.getAttribute('href')).toBe(to);
    const beside = staff.getByRole('region', { name: word.orders });
    expect(await beside.getByRole('link', { name: code }).getAttribute('href')).toBe(to);
    await spotless(staff);
    await say(staff, 'Kami kirim hari Senin.');
    await staff.getByRole('log').getByText('Kami kirim hari Senin.').waitFor();
    await expect
      .poll(() => deps.db.selectFrom('conversation_messages').select('id').execute())
      .toHaveLength(2);

    await become(buyer);
    await page.goto(`${journey.application.origin()}${word.prefix}/notification`);
    await page.getByRole('main').getByText(part.store.name).first().waitFor();
    await page.goto(conversation);
    await started(page);
    await page.getByRole('log').getByText('Kami kirim hari Senin.').waitFor();
    await page.getByText(word.keep).last().click();
    await page.getByRole('button', { name: `${word.keepFor} ${code}` }).click();
    await page.getByText(`${word.kept} ${code}`).waitFor();
    await spotless(page);
    await page.getByRole('log').getByRole('link', { name: word.items }).click();
    await page.waitForURL(`**/member/my-order/merchant/${part.id}`);
    await started(page);
    await page.getByRole('blockquote').getByText('Kami kirim hari Senin.').waitFor();
    await spotless(page);
    await page.getByRole('link', { name: word.said }).click();
    await page.waitForURL('**/chat/*?at=2');

    await become(keeper);
    await staff.goto(`${journey.application.origin()}${to}`);
    await staff.getByRole('heading', { name: code }).waitFor();
    await started(staff);
    await staff.getByRole('blockquote').getByText('Kami kirim hari Senin.').waitFor();
    await spotless(staff);
  });
});
