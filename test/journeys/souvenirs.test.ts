// From browsing to a cart of two stores (spec §2 souvenir flow, §5 cart): a guest fills it, quantities follow the stock, and signing in
// keeps it; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hashPassword } from '#platform/passwords';
import { createAccount } from '#test/factories/accounts';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';

const labels = {
  id: {
    prefix: '',
    item: 'Kurma Ajwa Madinah',
    size: '250 gram',
    search: 'Cari oleh-oleh',
    find: 'Cari',
    add: 'Masukkan keranjang',
    quantity: 'Jumlah',
    added: 'Pesanan Berhasil ditambahkan',
    notAdded: /Gagal menambahkan pesanan.*Stok yang tersisa \d+/,
    cart: 'Keranjang',
    change: 'Ubah',
    atLeastOne: 'Jumlah minimal 1.',
    left: /Stok yang tersisa \d+/,
    remove: /^Hapus/,
    empty: 'Keranjang masih kosong',
    signIn: 'Masuk',
  },
  en: {
    prefix: '/en',
    item: 'Ajwa dates of Madinah',
    size: '250 g',
    search: 'Search souvenirs',
    find: 'Search',
    add: 'Add to cart',
    quantity: 'Quantity',
    added: 'Added to your cart',
    notAdded: /The item could not be added.*\d+ left in stock/,
    cart: 'Cart',
    change: 'Change',
    atLeastOne: 'The quantity must be at least 1.',
    left: /\d+ left in stock/,
    remove: /^Remove/,
    empty: 'Your cart is empty',
    signIn: 'Sign in',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  /** From an item's page into the cart. */
  async function add(page: Page, path: string, quantity: string) {
    await page.goto(journey.application.origin() + label.prefix + path);
    await main(page).getByLabel(label.quantity).fill(quantity);
    await main(page).getByRole('button', { name: label.add }).click();
  }
  const pieces = async (page: Page) =>
    Promise.all((await main(page).locator('input[name=quantity]').all()).map((input) => input.inputValue()));

  it('a guest fills a cart of two stores, changes it, and takes it along into the account', async () => {
    const { db } = journey.application.deps;
    const { email } = await createAccount(db, { password_hash: await hashPassword('Labbaik-1447') });
    const page = await journey.open(`${label.prefix}/oleh-oleh`);
    await page.getByLabel(label.search).fill('ajwa madinah');
    await main(page).getByRole('button', { name: label.find }).click();
    await main(page).getByRole('link', { name: label.item }).first().click();
    await heading(page, label.item);
    // More than there is: the item's page says so, and how many are left.
    await add(page, '/oleh-oleh/toko-barokah/kurma-ajwa-madinah', '9999');
    await page.getByText(label.notAdded).first().waitFor({ state: 'attached' });
    await heading(page, label.item);
    await add(page, '/oleh-oleh/toko-barokah/kurma-ajwa-madinah', '2');
    await heading(page, label.cart);
    await page.getByText(label.added).first().waitFor({ state: 'attached' });

    await add(page, '/oleh-oleh/kurma-al-madani/kurma-ajwa-madinah-kurma-al-madani', '1');
    await heading(page, label.cart);
    await expect.poll(() => main(page).getByRole('heading', { level: 2 }).count()).toBe(3);
    expect((await pieces(page)).toSorted()).toEqual(['1', '2']);

    const line = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('input[name=quantity]') })
      .first();
    const change = async (quantity: string) => {
      await line.locator('input[name=quantity]').fill(quantity);
      await line.getByRole('button', { name: label.change }).click();
    };
    await change('0');
    await main(page).getByText(label.atLeastOne).waitFor();
    await change('9999');
    await main(page).getByText(label.left).first().waitFor();

    await page.goto(`${journey.application.origin()}${label.prefix}/auth/login?redirect=/oleh-oleh/cart`);
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Password', { exact: true }).fill('Labbaik-1447');
    await main(page).getByRole('button', { name: label.signIn, exact: true }).click();
    await heading(page, label.cart);
    expect((await pieces(page)).toSorted()).toEqual(['1', '2']);

    const remove = () => main(page).getByRole('button', { name: label.remove }).first().click();
    await remove();
    await main(page).locator('input[name=quantity]').nth(1).waitFor({ state: 'detached' });
    await remove();
    await main(page).getByText(label.empty).waitFor();
  });
});
