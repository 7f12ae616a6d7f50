// A parcel that never came (docs/product/souvenir-orders.md): called delivered by its store, or counted as delivered because nobody said
// anything of it. Its buyer says so, the store answers in its console, or else the operator decides, and everything is refunded with its
// shipping; in both languages, with and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { verifyLedger } from '#domain/ledger';
import { findStoreOrder, settleStoreOrders } from '#domain/souvenir-orders';
import { dayMs } from '#shared/durations';
import { parcelSilenceDays } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { createAddress } from '#test/factories/shipping-addresses';
import { createDeliveredParcel, createShippedParcel } from '#test/factories/souvenir-orders';
import { appStarted, eachDeviceAndLanguageOnce, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const labels = {
  id: {
    silent: `Selama ${parcelSilenceDays} hari tidak ada kabar`,
    open: 'Ada yang tidak sesuai',
    reason: 'Alasan',
    neverCame: 'Paket tidak sampai',
    why: 'Apa yang tidak sesuai',
    send: 'Minta dikembalikan',
    empty: 'Field tidak boleh kosong',
    asked: 'Toko menjawab permintaan Anda',
    atOnce: 'uang pembeli dikembalikan seluruhnya dengan ongkos kirimnya sekarang juga',
    note: 'Pesan untuk pembeli',
    agree: 'Setuju, kembalikan uang',
    agreed: 'Pengembalian diterima',
    whyNot: 'Alasan tidak diterima',
    refuse: 'Tolak pengembalian',
    refused: 'Toko tidak menerima pengembalian',
    contest: 'Minta keputusan',
    disagree: 'Mengapa Anda tidak setuju',
    deciding: 'Kami sedang memeriksa pengembalian ini',
    nothingBack: 'Tidak ada barang yang kembali',
    decision: 'Alasan keputusan',
    grant: 'Kabulkan',
    decided: 'Keputusan disimpan',
    refunded: (sum: number) => `${formatRupiah(sum)} dikembalikan kepada Anda.`,
    refunds: 'Pengembalian uang',
    account: 'Isi atau ganti rekening pengembalian',
    returned: 'Dikembalikan',
  },
  en: {
    silent: `Nobody has said anything of this parcel for ${parcelSilenceDays} days`,
    open: 'Something is wrong with it',
    reason: 'Reason',
    neverCame: 'The parcel never came',
    why: 'What is wrong',
    send: 'Ask to return it',
    empty: 'Field cannot be empty',
    asked: 'The store answers by',
    atOnce: 'the buyer is refunded everything with its shipping at once',
    note: 'Message to the buyer',
    agree: 'Agree and refund',
    agreed: 'Return accepted',
    whyNot: 'Why it is not taken back',
    refuse: 'Do not take it back',
    refused: 'The store does not take it back',
    contest: 'Ask us to decide',
    disagree: 'Why you disagree',
    deciding: 'We are looking at this return',
    nothingBack: 'Nothing comes back',
    decision: 'Why',
    grant: 'Grant',
    decided: 'Decision saved',
    refunded: (sum: number) => `${formatRupiah(sum)} goes back to you.`,
    refunds: 'Refunds',
    account: 'State or change the refund account',
    returned: 'Returned',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const journey = useJourney(options);
  const main = (page: Page) => page.getByRole('main');
  const see = (page: Page, text: string) => page.getByText(text).first().waitFor();
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  async function open(path: string): Promise<Page> {
    const page = await journey.open(localePath(path, locale));
    if (!('javaScriptEnabled' in options)) await appStarted(page);
    return page;
  }
  const parcel = (id: string) => open(paths.member.storeOrder(id));

  async function buyer(): Promise<SignedIn> {
    const member = await journey.signIn();
    await createAddress(journey.application.deps, member.actor);
    return member;
  }

  /** On the page of the parcel: nothing is counted, for all of it is missing. */
  async function sayItNeverCame(page: Page): Promise<void> {
    await main(page).getByText(label.open, { exact: true }).click();
    await main(page).getByLabel(label.reason, { exact: true }).selectOption({ label: label.neverCame });
    await main(page).getByRole('button', { name: label.send }).click();
    await see(page, label.empty);
    // What was chosen stands.
    expect(
      await main(page).getByLabel(label.reason, { exact: true }).locator('option:checked').innerText(),
    ).toBe(label.neverCame);
    await main(page).getByLabel(label.why).fill('Kurir tidak pernah datang');
    await main(page).getByRole('button', { name: label.send }).click();
    await see(page, label.asked);
    await main(page).getByText(label.neverCame, { exact: true }).waitFor();
    await spotless(page);
  }

  /** Everything of the parcel has gone back, its buyer reads it, and the books agree. */
  async function isRefunded(member: SignedIn, id: string): Promise<void> {
    const { deps } = journey.application;
    const part = await findStoreOrder(deps, member.actor, id);
    expect(part).toMatchObject({
      state: 'returned',
      returning: { state: 'received', reason: 'not_received', lines: [{ quantity: 3 }] },
      lines: [{ returned: 3 }],
    });
    expect(
      await deps.db
        .selectFrom('refund_tasks')
        .select('amount')
        .where('booking_id', '=', part.orderId)
        .execute(),
    ).toEqual([{ amount: part.total }]);
    const { rows } = await sql`select id from store_order_lines
      where store_order_id = ${id}::uuid and restocked > 0`.execute(deps.db);
    expect(rows).toEqual([]);
    await become(member);
    const page = await parcel(id);
    await see(page, label.refunded(part.total));
    await main(page).getByText(label.returned, { exact: true }).first().waitFor();
    await main(page).getByRole('heading', { level: 2, name: label.refunds }).waitFor();
    await main(page).getByRole('link', { name: label.account }).first().waitFor();
    expect(await main(page).getByText(label.open, { exact: true }).count()).toBe(0);
    await spotless(page);
    expect(await verifyLedger(deps)).toEqual([]);
  }

  it('its buyer says that it is not there, and the store agrees', async () => {
    const { deps } = journey.application;
    const member = await buyer();
    const { part, keeper } = await createDeliveredParcel(openBookingSetup(deps), {
      member,
      quantity: 3,
      host: hosts.rihlah,
    });
    await sayItNeverCame(await parcel(part.id));

    await become(keeper);
    const consolePage = await open(paths.storeConsole.order(part.id));
    await see(consolePage, label.neverCame);
    await see(consolePage, label.atOnce);
    await spotless(consolePage);
    await main(consolePage).getByRole('button', { name: label.agree }).click();
    await see(consolePage, label.empty);
    await main(consolePage).getByLabel(label.note).fill('Maaf, hilang di kurir');
    await main(consolePage).getByRole('button', { name: label.agree }).click();
    await see(consolePage, label.agreed);
    await expect.poll(async () => (await findStoreOrder(deps, member.actor, part.id)).state).toBe('returned');
    await consolePage.close();
    await isRefunded(member, part.id);
  });

  it('counted as delivered, refused by its store, and granted by the operator', async () => {
    const { deps } = journey.application;
    const member = await buyer();
    const { part, keeper } = await createShippedParcel(openBookingSetup(deps), {
      member,
      quantity: 3,
      host: hosts.rihlah,
    });
    await deps.db
      .updateTable('store_orders')
      .set({ shipped_at: new Date(deps.now().getTime() - parcelSilenceDays * dayMs) })
      .where('id', '=', part.id)
      .execute();
    await settleStoreOrders(deps);
    const page = await parcel(part.id);
    await see(page, label.silent);
    await sayItNeverCame(page);

    await become(keeper);
    const consolePage = await open(paths.storeConsole.order(part.id));
    await main(consolePage).getByLabel(label.whyNot).fill('Sudah diterima tetangga');
    await main(consolePage).getByRole('button', { name: label.refuse }).click();
    await expect
      .poll(async () => (await findStoreOrder(deps, member.actor, part.id)).returning?.state)
      .toBe('refused');
    await consolePage.close();

    await become(member);
    const own = await parcel(part.id);
    await see(own, label.refused);
    await see(own, 'Sudah diterima tetangga');
    await main(own).locator('summary', { hasText: label.contest }).click();
    await main(own).getByLabel(label.disagree).fill('Tidak ada yang menerima');
    await main(own).getByRole('button', { name: label.contest }).click();
    await see(own, label.deciding);

    await become(await createMember(deps, { roles: ['operator_support'], host: hosts.rihlah }));
    const returns = await open(paths.operator.returns);
    const card = main(returns).getByRole('listitem').filter({ hasText: 'Tidak ada yang menerima' });
    await card.getByText(label.nothingBack).waitFor();
    await spotless(returns);
    await card.getByLabel(label.decision, { exact: true }).first().fill('Tanpa bukti terima');
    await card.getByRole('button', { name: new RegExp(`^${label.grant}`) }).click();
    await see(returns, label.decided);
    await returns.close();
    await isRefunded(member, part.id);
  });
});
