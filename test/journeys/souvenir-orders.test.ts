// From browsing to a parcel that came (spec §2 souvenir flow, §4 souvenirs): a cart of two stores with a promo, shipped to two addresses, paid once; one
// store sends, the other is late, cancelled and refunded, and what came is reviewed with a picture; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { verifyLedger } from '#domain/ledger';
import { markRefundDone } from '#domain/payments';
import { findSouvenirOrder, listSouvenirOrders, type StoreOrder } from '#domain/souvenir-orders';
import { todayInIndonesia } from '#shared/dates';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { createMember } from '#test/factories/accounts';
import { createPromo } from '#test/factories/promos';
import { openBookingSetup } from '#test/factories/bookings';
import { createItem, createStore } from '#test/factories/items';
import { createReturning, createSouvenirDraft } from '#test/factories/souvenir-orders';
import { createAddress } from '#test/factories/shipping-addresses';
import { appStarted, everyDeviceAndLanguage, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';
import { payAtSimulator } from './payments.ts';

const labels = {
  id: {
    prefix: '',
    search: 'Cari oleh-oleh',
    find: 'Cari',
    item: 'Kurma Ajwa Madinah',
    add: 'Masukkan keranjang',
    cart: 'Keranjang',
    code: 'Kode promo',
    apply: 'Pakai',
    discount: 'Potongan promo',
    ship: 'Lanjut ke pengiriman',
    shipping: 'Pengiriman',
    change: 'Ganti alamat',
    address: 'Alamat paket ini',
    use: 'Pakai alamat ini',
    split: 'Pisahkan paket',
    arrival: 'Kapan paket ini tiba',
    wish: 'Simpan pilihan ini',
    inTime: 'Bisa tiba pada hari Anda pulang',
    choosePayment: 'Pilih pembayaran',
    orders: 'Pesanan saya',
    cancel: 'Batalkan bagian ini',
    refunded: 'Dibatalkan, uang kembali',
    refunds: 'Pengembalian uang',
    account: 'Isi atau ganti rekening pengembalian',
    cancelSure: 'Ya, batalkan bagian ini',
    accept: 'Terima pesanan',
    accepted: 'Pesanan diterima',
    courier: 'Kurir',
    number: 'Nomor resi',
    sent: 'Simpan nomor resi',
    sentSaid: 'Nomor resi disimpan',
    deliver: 'Tandai sampai',
    delivered: 'Ditandai sampai',
    received: 'Paket sudah saya terima',
    receivedSure: 'Ya, isinya sudah saya periksa',
    completed: 'Selesai',
    review: 'Tulis ulasan',
    stars: '5 bintang',
    text: 'Bagaimana barangnya',
    pictures: 'Foto barang yang Anda terima',
    ownPicture: 'Foto Anda 1',
    theirPicture: /^Foto 1 dari /,
    send: 'Simpan ulasan',
    reviewed: 'Sudah Anda ulas',
  },
  en: {
    prefix: '/en',
    search: 'Search souvenirs',
    find: 'Search',
    item: 'Ajwa dates of Madinah',
    add: 'Add to cart',
    cart: 'Cart',
    code: 'Promo code',
    apply: 'Use',
    discount: 'Promo discount',
    ship: 'Go on to shipping',
    shipping: 'Shipping',
    change: 'Change address',
    address: 'Address of this parcel',
    use: 'Use this address',
    split: 'Make it a parcel of its own',
    arrival: 'When this parcel arrives',
    wish: 'Save this choice',
    inTime: 'Can arrive for the day you come home',
    choosePayment: 'Choose how to pay',
    orders: 'My orders',
    cancel: 'Cancel this part',
    refunded: 'Cancelled, refunded',
    refunds: 'Refunds',
    account: 'State or change the refund account',
    cancelSure: 'Yes, cancel this part',
    accept: 'Accept order',
    accepted: 'Order accepted',
    courier: 'Courier',
    number: 'Tracking number',
    sent: 'Save tracking number',
    sentSaid: 'Tracking number saved',
    deliver: 'Mark as delivered',
    delivered: 'Marked as delivered',
    received: 'I have received the parcel',
    receivedSure: 'Yes, I have looked at it',
    completed: 'Completed',
    review: 'Write a review',
    stars: '5 stars',
    text: 'How is the item',
    pictures: 'Pictures of what you received',
    ownPicture: 'Your picture 1',
    theirPicture: /^Picture 1 by /,
    send: 'Save the review',
    reviewed: 'You reviewed this',
  },
} as const;

const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const hasScript = !('javaScriptEnabled' in options);

  async function press(page: Page, name: string, said: string): Promise<void> {
    if (hasScript) await appStarted(page);
    await main(page).getByRole('button', { name, exact: true }).click();
    await page.getByText(said).first().waitFor();
  }

  /** What somebody of its store does with a part, in the store's console. */
  async function atConsole({ id, store }: StoreOrder, act: (page: Page) => Promise<void>): Promise<void> {
    const keeper = await createMember(journey.application.deps, {
      host: hosts.rihlah,
      roles: ['store_staff'],
      partnerId: store.id,
    });
    await storeSession(journey.context(), keeper, journey.application.origin());
    const page = await journey.open(label.prefix + paths.storeConsole.order(id));
    await act(page);
    await page.close();
  }

  it('a member orders from two stores, to two addresses, and pays once', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    const { actor, account } = member;
    await createAddress(deps, actor, { district: '317401' });
    await createAddress(deps, actor, { district: '327302', label: 'Ibu', recipient: 'Ibu Sumarni' });
    const { bookingId, returnsOn } = await createReturning(openBookingSetup(deps), member);
    await createPromo(deps.db, {
      brand_id: 'rihlah',
      code: `HEMAT-${account.id.slice(0, 8).toUpperCase()}`,
      category: 'souvenirs',
      discount_amount: 10_001,
      valid_from: todayInIndonesia(deps.now()),
      valid_until: todayInIndonesia(deps.now()),
    });

    const page = await journey.open(`${label.prefix}/oleh-oleh`);
    await page.getByLabel(label.search).fill('ajwa madinah');
    await main(page).getByRole('button', { name: label.find }).click();
    await main(page).getByRole('link', { name: label.item }).first().click();
    await heading(page, label.item);
    for (const path of [
      'toko-barokah/kurma-ajwa-madinah',
      'kurma-al-madani/kurma-ajwa-madinah-kurma-al-madani',
    ]) {
      await page.goto(`${journey.application.origin()}${label.prefix}/oleh-oleh/${path}`);
      await main(page).getByRole('button', { name: label.add }).click();
      await heading(page, label.cart);
    }
    await main(page)
      .getByLabel(label.code)
      .fill(`hemat-${account.id.slice(0, 8)}`);
    await main(page).getByRole('button', { name: label.apply, exact: true }).first().click();
    await main(page).getByText(label.discount).waitFor();
    await main(page).getByRole('button', { name: label.ship }).click();
    await heading(page, label.shipping);
    if (hasScript) await appStarted(page);
    await main(page).getByText(label.change).first().click();
    const select = main(page).getByLabel(label.address).first();
    const other = await select.locator('option', { hasText: 'Ibu Sumarni' }).getAttribute('value');
    await select.selectOption(other!);
    // With script it is asked about by itself, a second later.
    if (!hasScript) await main(page).getByRole('button', { name: label.use }).first().click();
    await main(page).locator('b', { hasText: 'Ibu Sumarni' }).waitFor();
    // The other parcel goes home, and its buyer is not there yet.
    const wish = main(page).getByLabel(label.arrival);
    await expect.poll(() => wish.count()).toBe(1);
    await wish.selectOption(bookingId);
    await main(page).getByRole('button', { name: label.wish }).click();
    await main(page).getByText(label.inTime).first().waitFor();
    await main(page).getByRole('button', { name: label.choosePayment }).click();
    await heading(page, label.choosePayment);
    await payAtSimulator(journey, page, locale);
    await heading(page, label.orders);
    const [order] = (await listSouvenirOrders(deps, actor, { brandId: 'rihlah', page: 1, limit: 1 })).items;
    expect(order).toMatchObject({ state: 'paid', discount: 10_001 });
    expect(order!.parts.map(({ arriveOn }) => arriveOn).toSorted()).toEqual([returnsOn, null]);

    const [mine, late] = order!.parts;
    await atConsole(mine!, async (page) => {
      await press(page, label.accept, label.accepted);
      await main(page).getByLabel(label.courier, { exact: true }).fill('JNE');
      await main(page).getByLabel(label.number, { exact: true }).fill('JNE778899');
      await press(page, label.sent, label.sentSaid);
      await press(page, label.deliver, label.delivered);
    });
    // The other store accepts it and then lets its day go by.
    await atConsole(late!, (page) => press(page, label.accept, label.accepted));
    await storeSession(journey.context(), member, journey.application.origin());
    await deps.db
      .updateTable('store_orders')
      .set({ ship_by: new Date(deps.now().getTime() - 60_000) })
      .where('id', '=', late!.id)
      .execute();

    const partAt = (id: string) =>
      page.goto(`${journey.application.origin()}${label.prefix}/member/my-order/merchant/${id}`);
    await partAt(late!.id);
    await main(page).getByText(label.cancel, { exact: true }).click();
    await main(page).getByRole('button', { name: label.cancelSure }).click();
    await main(page).getByText(label.refunded).first().waitFor();
    await main(page).getByRole('heading', { level: 2, name: label.refunds }).waitFor();
    await main(page).getByRole('link', { name: label.account }).first().waitFor();
    // What it comes to was transferred, and its buyer can look it up.
    const refund = { booking_id: order!.id, amount: late!.total, status: 'open' };
    const tasks = await deps.db
      .selectFrom('refund_tasks')
      .selectAll()
      .where('booking_id', '=', order!.id)
      .execute();
    expect(tasks).toMatchObject([refund]);
    const { account: finance } = await createMember(deps, { roles: ['operator_finance'] });
    await markRefundDone(deps, { taskId: tasks[0]!.id, actorId: finance.id, proof: 'TRF-7788' });
    await page.reload();
    await main(page).getByText('TRF-7788').waitFor();
    await partAt(mine!.id);
    await main(page).getByText('JNE778899').waitFor();
    await main(page).getByText(label.received, { exact: true }).click();
    await main(page).getByRole('button', { name: label.receivedSure }).click();
    // Not the sentence that says when it completes by itself.
    await main(page).getByText(label.completed, { exact: true }).first().waitFor();
    await main(page).getByText(label.review).click();
    await main(page).getByLabel(label.stars).check();
    await main(page).getByLabel(label.text).fill('Sampai dengan selamat');
    await main(page)
      .getByLabel(label.pictures)
      .setInputFiles({ name: 'kurma.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await main(page).getByRole('button', { name: label.send }).click();
    await main(page).getByText(label.reviewed).waitFor();
    await main(page).getByRole('img', { name: label.ownPicture }).waitFor();
    // And everybody sees it under the item.
    const { store, lines } = mine!;
    await page.goto(
      `${journey.application.origin()}${label.prefix}/oleh-oleh/${store.slug}/${lines[0]!.itemSlug}`,
    );
    const shown = main(page).getByRole('img', { name: label.theirPicture });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    expect(
      await deps.db.selectFrom('item_reviews').select('text').where('account_id', '=', account.id).execute(),
    ).toEqual([{ text: 'Sampai dengan selamat' }]);
    expect(await verifyLedger(deps)).toEqual([]);
  });

  it('gifts go to several addresses, each chosen beside its own parcel', async () => {
    const { deps } = journey.application;
    const member = await journey.signIn();
    await createAddress(deps, member.actor, { district: '317401' });
    await createAddress(deps, member.actor, { district: '327302', label: 'Ibu', recipient: 'Ibu Sumarni' });
    const { id: store_id } = await createStore(deps.db, { name: 'Toko Sajadah' });
    const [pair, single] = [await createItem(deps.db), await createItem(deps.db, { store_id })];
    const wanted = [[pair.variants[0]!, 2] as const, [single.variants[0]!, 1] as const];
    const { orderId } = await createSouvenirDraft({ deps }, { member, wanted });
    const page = await journey.open(`${label.prefix}/oleh-oleh/pengiriman/${orderId}`);
    const parcels = main(page).getByRole('region').filter({ hasText: label.change });
    await expect.poll(() => parcels.count()).toBe(2);
    if (hasScript) await appStarted(page);
    expect(await faultsOf(page, options)).toEqual([]);

    const alone = parcels.filter({ hasNotText: '× 2' });
    await alone.getByText(label.change).click();
    const address = alone.getByLabel(label.address);
    const other = await address.locator('option', { hasText: 'Ibu Sumarni' }).getAttribute('value');
    await address.selectOption(other!);
    if (!hasScript) await alone.getByRole('button', { name: label.use }).click();
    await alone.locator('b', { hasText: 'Ibu Sumarni' }).waitFor();
    const count = () => parcels.count();
    const both = parcels.filter({ hasText: '× 2' });
    await both.getByText(label.change).click();
    await both.getByRole('button', { name: label.split }).click();
    await expect.poll(count).toBe(3);
    expect(await faultsOf(page, options)).toEqual([]);
    await main(page).getByRole('button', { name: label.choosePayment }).click();
    await heading(page, label.choosePayment);
    const { parts, state } = await findSouvenirOrder(deps, member.actor, orderId);
    expect(state).toBe('waiting_payment');
    const to = (storeId: string) =>
      parts.flatMap(({ store, address: at, lines }) =>
        store.id === storeId ? [`${lines[0]!.quantity} ${at!.recipient}`] : [],
      );
    expect(to(pair.storeId).toSorted()).toEqual(['1 Ibu Sumarni', '1 Siti Aminah']);
    expect(to(single.storeId)).toEqual(['1 Ibu Sumarni']);
  });
});
