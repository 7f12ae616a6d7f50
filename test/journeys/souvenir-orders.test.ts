// From a cart of two stores to a parcel that came (spec §2 souvenir flow, §4 souvenirs): with a promo, shipped to two addresses, paid once, one store
// sends, the other is cancelled and refunded, and what came is reviewed; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addToCart } from '#domain/carts';
import { verifyLedger } from '#domain/ledger';
import { acceptStoreOrder, listSouvenirOrders, markDelivered, shipStoreOrder } from '#domain/souvenir-orders';
import { todayInIndonesia } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createPromo } from '#test/factories/promos';
import { createAddress } from '#test/factories/shipping-addresses';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { payAtSimulator } from './payments.ts';

const labels = {
  id: {
    prefix: '',
    code: 'Kode promo',
    apply: 'Pakai',
    discount: 'Potongan promo',
    ship: 'Lanjut ke pengiriman',
    shipping: 'Pengiriman',
    change: 'Ganti alamat',
    address: 'Alamat paket ini',
    use: 'Pakai alamat ini',
    choosePayment: 'Pilih pembayaran',
    orders: 'Pesanan saya',
    cancel: 'Batalkan bagian ini',
    refunded: 'Dibatalkan, uang kembali',
    refunds: 'Pengembalian uang',
    account: 'Isi atau ganti rekening pengembalian',
    received: 'Paket sudah saya terima',
    completed: 'Selesai',
    review: 'Tulis ulasan',
    stars: '5 bintang',
    text: 'Bagaimana barangnya',
    send: 'Simpan ulasan',
    reviewed: 'Sudah Anda ulas',
  },
  en: {
    prefix: '/en',
    code: 'Promo code',
    apply: 'Use',
    discount: 'Promo discount',
    ship: 'Go on to shipping',
    shipping: 'Shipping',
    change: 'Change address',
    address: 'Address of this parcel',
    use: 'Use this address',
    choosePayment: 'Choose how to pay',
    orders: 'My orders',
    cancel: 'Cancel this part',
    refunded: 'Cancelled, refunded',
    refunds: 'Refunds',
    account: 'State or change the refund account',
    received: 'I have received the parcel',
    completed: 'Completed',
    review: 'Write a review',
    stars: '5 stars',
    text: 'How is the item',
    send: 'Save the review',
    reviewed: 'You reviewed this',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const hasScript = !('javaScriptEnabled' in options);

  it('a member orders from two stores, to two addresses, and pays once', async () => {
    const { deps } = journey.application;
    const { actor, account } = await journey.signIn();
    await createAddress(deps, actor, { district: '317401' });
    await createAddress(deps, actor, { district: '327302', label: 'Ibu', recipient: 'Ibu Sumarni' });
    const variants = await deps.db
      .selectFrom('item_variants as v')
      .innerJoin('items as i', 'i.id', 'v.item_id')
      .innerJoin('partners as p', 'p.id', 'i.store_id')
      .select('v.id')
      .where('i.slug', 'in', ['kurma-ajwa-madinah', 'kurma-ajwa-madinah-kurma-al-madani'])
      .where('v.position', '=', 1)
      .execute();
    for (const { id: variantId } of variants)
      await addToCart(deps, { brandId: 'rihlah', actor, guestId: null }, { variantId, quantity: 1 });

    await createPromo(deps.db, {
      brand_id: 'rihlah',
      code: `HEMAT-${account.id.slice(0, 8).toUpperCase()}`,
      category: 'souvenirs',
      discount_amount: 10_001,
      valid_from: todayInIndonesia(deps.now()),
      valid_until: todayInIndonesia(deps.now()),
    });

    const page = await journey.open(`${label.prefix}/oleh-oleh/cart`);
    await main(page)
      .getByLabel(label.code)
      .fill(`hemat-${account.id.slice(0, 8)}`);
    await main(page).getByRole('button', { name: label.apply, exact: true }).first().click();
    await main(page).getByText(label.discount).waitFor();
    await main(page).getByRole('button', { name: label.ship }).click();
    await heading(page, label.shipping);
    await main(page).getByText(label.change).first().click();
    const select = main(page).getByLabel(label.address).first();
    const other = await select.locator('option', { hasText: 'Ibu Sumarni' }).getAttribute('value');
    await select.selectOption(other!);
    // With script it is asked about by itself, a second later.
    if (!hasScript) await main(page).getByRole('button', { name: label.use }).first().click();
    await main(page).locator('b', { hasText: 'Ibu Sumarni' }).waitFor();
    await main(page).getByRole('button', { name: label.choosePayment }).click();
    await heading(page, label.choosePayment);
    await payAtSimulator(journey, page, locale);
    await heading(page, label.orders);
    const [order] = (await listSouvenirOrders(deps, actor, { brandId: 'rihlah', page: 1, limit: 1 })).items;
    expect(order).toMatchObject({ state: 'paid', discount: 10_001 });

    const [mine, late] = order!.parts;
    const { actor: staff } = await createMember(deps, {
      roles: ['store_staff'],
      partnerId: mine!.store.id,
    });
    await acceptStoreOrder(deps, staff, mine!.id);
    await shipStoreOrder(deps, staff, mine!.id, { courier: 'JNE', tracking_number: 'JNE778899' });
    await markDelivered(deps, staff, mine!.id);

    const partAt = (id: string) =>
      page.goto(`${journey.application.origin()}${label.prefix}/member/my-order/merchant/${id}`);
    await partAt(late!.id);
    await main(page).getByRole('button', { name: label.cancel }).click();
    await main(page).getByText(label.refunded).first().waitFor();
    await main(page).getByRole('heading', { level: 2, name: label.refunds }).waitFor();
    await main(page).getByRole('link', { name: label.account }).first().waitFor();
    await partAt(mine!.id);
    await main(page).getByText('JNE778899').waitFor();
    await main(page).getByRole('button', { name: label.received }).click();
    await main(page).getByText(label.completed).first().waitFor();
    await main(page).getByText(label.review).click();
    await main(page).getByLabel(label.stars).check();
    await main(page).getByLabel(label.text).fill('Sampai dengan selamat');
    await main(page).getByRole('button', { name: label.send }).click();
    await main(page).getByText(label.reviewed).waitFor();

    const refunds = await deps.db
      .selectFrom('refund_tasks')
      .select('amount')
      .where('booking_id', '=', order!.id)
      .execute();
    expect(refunds).toEqual([{ amount: late!.total }]);
    expect(
      await deps.db.selectFrom('item_reviews').select('text').where('account_id', '=', account.id).execute(),
    ).toEqual([{ text: 'Sampai dengan selamat' }]);
    expect(await verifyLedger(deps)).toEqual([]);
  });
});
