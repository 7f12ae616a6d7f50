// The orders in the console of a store (docs/product/store-console.md): what was paid for is found, accepted, sent without the pieces that are not there, and taken
// back once somebody has looked at it. After each press the order has moved, and its buyer reads so; in both languages, with and without script.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { verifyLedger } from '#domain/ledger';
import { findStoreOrder } from '#domain/souvenir-orders';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createAddress } from '#test/factories/shipping-addresses';
import { askForReturn, createPaidSouvenirOrder } from '#test/factories/souvenir-orders';
import { appStarted, eachDeviceAndLanguageOnce, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    none: 'Tidak ada pesanan di sini',
    accept: 'Terima pesanan',
    accepted: 'Pesanan diterima',
    preparing: 'Disiapkan toko',
    sent: 'Dikirim',
    missing: /^Tidak dikirim: Kurma Ajwa, 500 gram/,
    damaged: 'Barang rusak',
    reason: 'Alasan',
    refuse: 'Tolak barang ini',
    wrongPieces: 'Pilih jumlah barang, paling banyak yang masih ada',
    refused: 'Barang ditolak dan uangnya dikembalikan',
    notSent: '1 tidak dikirim',
    cannotSend: '1 tidak dapat dikirim toko, uangnya dikembalikan',
    label: 'Unduh label paket',
    courier: 'Kurir',
    number: 'Nomor resi',
    ship: 'Simpan nomor resi',
    empty: 'Field tidak boleh kosong',
    shipped: 'Nomor resi disimpan',
    onItsWay: 'Paket sedang dalam perjalanan.',
    correct: 'Simpan perbaikan',
    corrected: 'Nomor resi diperbaiki',
    deliver: 'Tandai sampai',
    delivered: 'Ditandai sampai',
    look: /^Periksa isinya\./,
    where: 'Ke mana dikirim dan bagaimana',
    takeBack: 'Terima pengembalian',
    takenBack: 'Tunggu barangnya',
    sendBack: /^Kirimkan barangnya ke toko\./,
    sellable: 'Masih dapat dijual: Kurma Ajwa, 500 gram (dari 2)',
    inspect: 'Sudah diperiksa, kembalikan uang',
    inspected: 'Barang diperiksa dan uangnya dikembalikan',
    cameBack: '2 kembali',
    gaveBack: '2 dikembalikan',
    completed: 'Selesai',
  },
  en: {
    prefix: '/en',
    none: 'No orders here',
    accept: 'Accept order',
    accepted: 'Order accepted',
    preparing: 'Being prepared',
    sent: 'Sent',
    missing: /^Not sent: Ajwa dates, 500 gram/,
    damaged: 'Damaged',
    reason: 'Reason',
    refuse: 'Refuse these',
    wrongPieces: 'Choose how many pieces, at most as many as there are',
    refused: 'Items refused and refunded',
    notSent: '1 not sent',
    cannotSend: '1 the store cannot send, refunded',
    label: 'Download the parcel’s label',
    courier: 'Courier',
    number: 'Tracking number',
    ship: 'Save tracking number',
    empty: 'Field cannot be empty',
    shipped: 'Tracking number saved',
    onItsWay: 'The parcel is on its way.',
    correct: 'Save the correction',
    corrected: 'Tracking number corrected',
    deliver: 'Mark as delivered',
    delivered: 'Marked as delivered',
    look: /^Check what is in it\./,
    where: 'Where and how to send it',
    takeBack: 'Take it back',
    takenBack: 'Wait for the goods',
    sendBack: /^Send the goods to the store\./,
    sellable: 'Can be sold again: Ajwa dates, 500 gram (of 2)',
    inspect: 'Inspected, refund',
    inspected: 'Inspected, and the money refunded',
    cameBack: '2 came back',
    gaveBack: '2 sent back',
    completed: 'Completed',
  },
} as const;

const price = 30_000;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const started = async (page: Page) => ('javaScriptEnabled' in options ? undefined : appStarted(page));
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);
  const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  async function press(page: Page, name: string) {
    await started(page);
    await main(page).getByRole('button', { name, exact: true }).click();
  }

  /** Three of one size and one of another, paid for. */
  async function sell() {
    const { deps } = journey.application;
    sellByBank(deps);
    const { storeId, variants } = await createItem(deps.db, {
      sizes: [
        { price, stock: 10, grams: 500 },
        { price: 20_000, stock: 10, grams: 250 },
      ],
    });
    const member = await createMember(deps, { host: hosts.rihlah });
    await createAddress(deps, member.actor);
    const { order } = await createPaidSouvenirOrder(openBookingSetup(deps), {
      member,
      wanted: [
        [variants[0]!, 3],
        [variants[1]!, 1],
      ],
    });
    const part = order.parts[0]!;
    const line = part.lines.find(({ quantity }) => quantity === 3)!;
    return {
      storeId,
      member,
      order,
      part,
      line,
      variant: variants[0]!,
      code: `${order.code}-${part.position}`,
    };
  }

  it('a store sends what it has, and takes back what it looked at', async () => {
    const { deps } = journey.application;
    const { storeId, member, order, part, line, variant, code } = await sell();
    const staff = await journey.signIn({ roles: ['store_staff'], partnerId: storeId });
    const orderNow = () => findStoreOrder(deps, staff.actor, part.id);
    const stockLeft = async () => {
      const { rows } = await sql<{ left: number }>`
        select stock_left(${variant}::uuid, ${deps.now()}) as left`.execute(deps.db);
      return rows[0]!.left;
    };
    const refunds = async () => {
      const tasks = await deps.db
        .selectFrom('refund_tasks')
        .select('amount')
        .where('booking_id', '=', order.id)
        .execute();
      return tasks.map(({ amount }) => amount).toSorted((a, b) => a - b);
    };
    /** What its buyer reads now, in a tab of their own. */
    async function buyerSees(...texts: (string | RegExp)[]) {
      await become(member);
      const page = await journey.open(`${word.prefix}/member/my-order/merchant/${part.id}`);
      for (const text of texts) await main(page).getByText(text).first().waitFor();
      await page.close();
      await become(staff);
    }
    const pieces = (page: Page) => main(page).getByLabel(word.missing);

    const page = await journey.open(`${word.prefix}/store-console/orders`);
    await started(page);
    await spotless(page);
    await main(page).getByRole('link', { name: code }).click();
    await page.waitForURL(`**/store-console/orders/${part.id}`);
    await started(page);
    await spotless(page);

    await press(page, word.accept);
    await see(page, word.accepted);
    expect(await orderNow()).toMatchObject({ state: 'accepted' });
    await buyerSees(word.preparing);

    await pieces(page).fill('9');
    await press(page, word.refuse);
    await see(page, word.wrongPieces);
    expect(await pieces(page).inputValue()).toBe('9');
    await pieces(page).fill('1');
    await main(page).getByLabel(word.reason, { exact: true }).first().selectOption({ label: word.damaged });
    await press(page, word.refuse);
    await see(page, word.refused);
    await main(page).getByText(word.notSent, { exact: true }).waitFor();
    expect(await pieces(page).inputValue()).toBe('0');
    expect(await orderNow()).toMatchObject({ state: 'accepted', refunded: price });
    expect((await orderNow()).lines.find(({ id }) => id === line.id)).toMatchObject({ refused: 1 });
    expect([await stockLeft(), await refunds()]).toEqual([8, [price]]);
    await buyerSees(word.cannotSend, word.damaged);

    await started(page);
    const [label] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: word.label }).click(),
    ]);
    // In the language of the page it stands on.
    expect(new URL(label.url()).pathname).toBe(`${word.prefix}/store-console/orders/${part.id}/label.pdf`);
    expect(label.suggestedFilename()).toBe(`${code}.pdf`);
    expect((await readFile(await label.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await main(page).getByLabel(word.courier, { exact: true }).fill('JNE');
    await press(page, word.ship);
    await see(page, word.empty);
    expect(await main(page).getByLabel(word.courier, { exact: true }).inputValue()).toBe('JNE');
    await main(page).getByLabel(word.number, { exact: true }).fill('jne 77 88 99');
    await press(page, word.ship);
    await see(page, word.shipped);
    await main(page).getByText('JNE778899').waitFor();
    expect(await orderNow()).toMatchObject({ state: 'shipped', courier: 'JNE', trackingNumber: 'JNE778899' });
    await buyerSees(word.onItsWay, 'JNE778899');

    await started(page);
    await spotless(page);
    await main(page).getByLabel(word.number, { exact: true }).fill('JNE778800');
    await press(page, word.correct);
    await see(page, word.corrected);
    await main(page).getByText('JNE778800', { exact: true }).first().waitFor();
    expect(await orderNow()).toMatchObject({ state: 'shipped', trackingNumber: 'JNE778800' });
    await buyerSees(word.onItsWay, 'JNE778800');

    await press(page, word.deliver);
    await see(page, word.delivered);
    expect(await orderNow()).toMatchObject({ state: 'delivered' });
    await buyerSees(word.look);

    // Its buyer asks on their own page, which is another journey's.
    await askForReturn(deps, member, part.id, [[line.id, 2]]);
    await page.goto(`${journey.application.origin()}${word.prefix}/store-console/orders`);
    await see(page, word.none);
    await started(page);
    await main(page).getByRole('link', { name: word.sent, exact: true }).click();
    await main(page).getByRole('link', { name: code }).click();
    await page.waitForURL(`**/store-console/orders/${part.id}`);
    await started(page);
    await spotless(page);
    await main(page).getByLabel(word.where).fill('Jl. Kurma 1, Bogor');
    await press(page, word.takeBack);
    await see(page, word.takenBack);
    expect(await orderNow()).toMatchObject({
      returning: { state: 'accepted', answer: 'Jl. Kurma 1, Bogor' },
    });
    expect(await refunds()).toEqual([price]);
    await buyerSees(word.sendBack, 'Jl. Kurma 1, Bogor');

    const sellable = main(page).getByLabel(word.sellable);
    await sellable.fill('3');
    await press(page, word.inspect);
    await see(page, word.wrongPieces);
    expect(await sellable.inputValue()).toBe('3');
    await spotless(page);
    await sellable.fill('1');
    await press(page, word.inspect);
    await see(page, word.inspected);
    await main(page).getByText(word.cameBack, { exact: true }).waitFor();
    expect(await orderNow()).toMatchObject({ state: 'completed', refunded: 3 * price });
    // One of the two is sold again, the other written off.
    expect([await stockLeft(), await refunds()]).toEqual([9, [price, 2 * price]]);
    await buyerSees(word.completed, word.gaveBack);
    expect(await verifyLedger(deps)).toEqual([]);

    await page.goto(`${journey.application.origin()}${word.prefix}/store-console/orders?queue=ended`);
    await main(page).getByRole('link', { name: code }).waitFor();
    await spotless(page);
  });
});
