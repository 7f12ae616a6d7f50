// A day of the operator's finance (docs/product/payouts.md), at the pages from its first order to its last file: shoppers check out and pay
// by four methods, a bank takes one payment back, a partner cancels a departure and its member says where the money goes; a partner states
// its account, one person makes a batch of both transfers, another approves it, the bank's statement says what was paid, the month is closed
// with a trial balance of zero, and its files open in a spreadsheet library; on a phone and on a desktop, in both languages, with nothing
// axe finds.
import readWorkbook from 'read-excel-file/node';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cancelOrdersOf } from '#domain/departure-changes';
import { checkLedger, verifyLedger } from '#domain/ledger';
import { todayInIndonesia } from '#shared/dates';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { evidencePicture } from '#test/factories/payouts';
import { createDeparture } from '#test/factories/programmes';
import { createMemberWithPassword } from '#test/factories/refunds';
import { desktop, phone, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';
import { payAtSimulator, placeOrder } from './payments.ts';

const words = {
  id: {
    prefix: '',
    fullName: 'Nama lengkap',
    mobile: 'Nomor ponsel',
    toOrder: 'Lanjut ke pesanan',
    staged: /Uang muka, lalu/,
    takeBack: 'Tarik kembali',
    cancelDeparture: 'Batalkan keberangkatan ini',
    meant: 'Saya mengerti dan ingin membatalkan keberangkatan ini',
    departureCancelled: 'Keberangkatan dibatalkan',
    refundAccount: 'Isi atau ganti rekening pengembalian',
    password: 'Password saat ini',
    saveAccount: 'Simpan rekening',
    ending: 'Nomor berakhiran 8887',
    arrived: 'Pembayaran diterima',
    bank: 'Bank',
    number: 'Nomor rekening',
    holder: 'Nama pemilik rekening',
    evidence: /^Bukti: surat bank/,
    state: 'Ajukan rekening',
    stated: 'Rekening diajukan',
    approve: /^Setujui/,
    approved: 'Disetujui',
    propose: 'Ajukan pencairan',
    proposed: 'Pencairan diajukan, menunggu persetujuan orang lain',
    own: 'Anda yang mengajukan. Persetujuan dilakukan oleh orang lain di tim keuangan.',
    send: /^Bank sudah menerima berkas/,
    sent: 'Ditandai sudah di bank',
    ownNumber: 'Nomor rekening platform',
    file: 'Berkas',
    import: 'Impor',
    imported: '3 baris dibaca, 3 baru, 2 cocok sendiri',
    settle: /^Simpan/,
    settled: 'Mutasi selesai',
    paid: 'Dibayar',
    sound: 'Tidak ada kesalahan yang ditemukan.',
    tick: 'Saya sudah memeriksa neraca saldo bulan ini',
    close: 'Tutup bulan',
    closed: 'Bulan ditutup',
    checked: 'Saya sudah memeriksa pesanan ini',
    end: 'Akhiri pesanan ini',
    ended: 'Pesanan diakhiri, uangnya dikembalikan',
    difference: /^Selisih.*Rp\s?0$/,
  },
  en: {
    prefix: '/en',
    fullName: 'Full name',
    mobile: 'Mobile number',
    toOrder: 'Continue to the order',
    staged: /Down payment, then/,
    takeBack: 'Reverse',
    cancelDeparture: 'Cancel this departure',
    meant: 'I understand and want to cancel this departure',
    departureCancelled: 'Departure cancelled',
    refundAccount: 'State or change the refund account',
    password: 'Current password',
    saveAccount: 'Save the account',
    ending: 'Number ending in 8887',
    arrived: 'Payment received',
    bank: 'Bank',
    number: 'Account number',
    holder: 'Account holder',
    evidence: /^Evidence: a letter/,
    state: 'State an account',
    stated: 'The account is stated',
    approve: /^Approve/,
    approved: 'Approved',
    propose: 'Propose a batch',
    proposed: 'The batch waits for somebody else to approve it',
    own: 'You made this batch. Somebody else of the finance team approves it.',
    send: /^The bank has the file/,
    sent: 'Marked as with the bank',
    ownNumber: 'Account number of the platform',
    file: 'File',
    import: 'Import',
    imported: '3 lines read, 3 new, 2 matched by themselves',
    settle: /^Save/,
    settled: 'The movement is settled',
    paid: 'Paid',
    sound: 'No fault was found.',
    tick: 'I have checked the trial balance of this month',
    close: 'Close the month',
    closed: 'The month is closed',
    checked: 'I have looked at this order',
    end: 'End this order',
    ended: 'Order ended, its money goes back',
    difference: /^Difference.*Rp\s?0$/,
  },
};

/** What QRIS and a wallet take at once is less than a journey: they pay its down payment. */
const methods = [
  { code: 'bca_va', plan: 'full' },
  { code: 'card', plan: 'full' },
  { code: 'qris', plan: 'down_payment' },
  { code: 'gopay', plan: 'down_payment' },
] as const;

describe.each([
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, on a desktop', 'en', { viewport: desktop }],
] as const)('a day of finance: %s', (_name, language, options) => {
  const word = words[language];
  const journey = useJourney(options);
  const open = (path: string) => journey.open(word.prefix + path);
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
  const spotless = async (page: Page) => expect(await faultsOf(page)).toEqual([]);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  /** One adult in a room for four, from the party to "paid"; answers the order's address without its language. */
  async function book(departure: string, { code, plan }: (typeof methods)[number]): Promise<string> {
    const page = await open(`/checkout/${departure}?room=quad&adult=1`);
    await page.getByLabel(word.fullName).fill('Siti Rahmawati');
    await page.getByLabel(word.mobile).fill('081234567890');
    await press(page, word.toOrder);
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
    if (plan === 'down_payment') await page.getByLabel(word.staged).check();
    await placeOrder(page, language);
    await payAtSimulator(journey, page, language, { way: code });
    await page.locator('.toasts').getByText(word.arrived).waitFor({ state: 'attached' });
    const { pathname } = new URL(page.url());
    await page.close();
    return pathname.slice(word.prefix.length);
  }

  /** Four orders, each paid by another kind of method; the bank of a fifth takes its money back. Answers the code of that one. */
  async function trade(departure: string): Promise<string> {
    for (const { sales } of journey.application.deps.brands.list())
      sales.paymentMethods = methods.map(({ code }) => ({ code, adminFee: 4_000 }));
    let order = '';
    for (const method of [...methods, methods[0]]) {
      await journey.signIn();
      order = await book(departure, method);
    }
    const readDisputed = () =>
      journey.application.deps.db
        .selectFrom('bookings as b')
        .innerJoin('payments as p', 'p.subject_id', 'b.id')
        .select(['b.code', 'b.attention', 'p.reference'])
        .where('b.id', '=', order.split('/').at(-1)!)
        .executeTakeFirstOrThrow();
    const { reference } = await readDisputed();
    const cashier = await open('/dev/payments');
    await cashier
      .locator('article')
      .filter({ hasText: reference })
      .getByRole('button', { name: word.takeBack, exact: true })
      .click();
    await cashier.waitForURL(/#p-/);
    await expect.poll(async () => (await readDisputed()).attention).not.toBe(null);
    return (await readDisputed()).code;
  }

  /** An order whose departure its partner cancels, and the account to which its member wants the money. Answers the refund's id. */
  async function cancelAnother(ofProgramme: string, partnerId: string): Promise<string> {
    const { deps } = journey.application;
    const { id, slug } = await createDeparture(deps.db, { programme_id: ofProgramme, quota: 20 });
    const member = await createMemberWithPassword(deps, hosts.rihlah);
    await become(member);
    const order = await book(slug, methods[0]);
    const staff = await journey.signIn({ roles: ['partner_staff'], partnerId });
    const console = await open(`/partner-console/departures/${id}/cancel`);
    await console.getByLabel(word.meant).check();
    await press(console, word.cancelDeparture);
    await console.getByText(word.departureCancelled).waitFor();
    // The job, done by hand: nobody works here.
    expect(await cancelOrdersOf(deps, { departureId: id, actorId: staff.account.id })).toBe(1);
    await become(member);
    const page = await open(order);
    await page.getByRole('link', { name: word.refundAccount }).click();
    await page.getByLabel(word.bank, { exact: true }).selectOption('bsi');
    await page.getByLabel(word.number).fill('7009998887');
    await page.getByLabel(word.holder).fill(member.account.name);
    await page.getByLabel(word.password, { exact: true }).fill('Labbaik-1447');
    await press(page, word.saveAccount);
    await page.getByText(word.ending, { exact: true }).waitFor();
    // Its pause is over.
    await deps.db.updateTable('refund_accounts').set({ usable_from: deps.now() }).execute();
    const { id: refundId } = await deps.db
      .selectFrom('refund_tasks')
      .innerJoin('bookings', 'bookings.id', 'refund_tasks.booking_id')
      .select('refund_tasks.id')
      .where('bookings.departure_id', '=', id)
      .executeTakeFirstOrThrow();
    return refundId;
  }

  /** Both files, read by a spreadsheet library: whether debits equal credits, the sum of all balances, whether accounts are named. */
  async function openedBooks(page: Page) {
    const [journal, balance] = await Promise.all(
      ['journal.xlsx', 'trial-balance.xlsx'].map(async (name) => {
        const link = page.locator(`a[href*="${name}"]`);
        const bytes = await link.evaluate(async (file: HTMLAnchorElement) => {
          const answer = await fetch(file.href);
          return [...new Uint8Array(await answer.arrayBuffer())];
        });
        const [sheet] = await readWorkbook(Buffer.from(bytes));
        return sheet!.data;
      }),
    );
    const sum = (rows: typeof journal, column: number) =>
      rows!.slice(1).reduce((total, row) => total + Number(row[column] ?? 0), 0);
    return {
      isJournalBalanced: sum(journal, 11) > 0 && sum(journal, 11) === sum(journal, 12),
      difference: Number(balance!.at(-1)![4]),
      accounts: balance!.slice(1, -1).every(([account]) => typeof account === 'string' && account !== ''),
    };
  }

  it('pays a partner out by two people, and closes a month whose books are sound', async () => {
    const { deps } = journey.application;
    const { programme_id: programmeId, partner_id: partnerId } = await deps.db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.programme_id', 'p.partner_id'])
      .where('d.slug', '=', journey.products.open[0]!)
      .executeTakeFirstOrThrow();
    const disputedCode = await trade(journey.products.open[0]!);
    const refundId = await cancelAnother(programmeId, partnerId);
    const maker = await createMember(deps, { roles: ['operator_finance'], host: hosts.rihlah });
    const checker = await createMember(deps, { roles: ['operator_finance'], host: hosts.rihlah });

    await journey.signIn({ roles: ['partner_staff'], partnerId });
    const partner = await open('/partner-console/payouts');
    await partner.getByLabel(word.bank, { exact: true }).selectOption('bsi');
    await partner.getByLabel(word.number).fill('7001234567');
    await partner.getByLabel(word.holder).fill('PT Amanah Wisata');
    await partner
      .getByLabel(word.evidence)
      .setInputFiles({ name: 'buku.png', mimeType: 'image/png', buffer: await evidencePicture() });
    await press(partner, word.state);
    await partner.getByText(word.stated).waitFor();
    await spotless(partner);

    await become(checker);
    const console = await open('/operator/payouts');
    await spotless(console);
    await press(console, word.approve);
    await console.getByText(word.approved, { exact: true }).waitFor();
    await deps.db.updateTable('payee_accounts').set({ usable_from: deps.now() }).execute();

    await become(maker);
    const disputed = await open(`/operator/payments/${disputedCode}`);
    const end = disputed.locator('form').filter({ hasText: word.end });
    await end.getByLabel(word.checked).check();
    await end.getByRole('button', { name: word.end }).click();
    await disputed.getByText(word.ended).first().waitFor();

    const making = await open('/operator/payouts');
    await press(making, word.propose);
    await making.getByText(word.proposed).waitFor();
    const { id, code } = await deps.db
      .selectFrom('payout_batches')
      .select(['id', 'code'])
      .executeTakeFirstOrThrow();
    await spotless(making);
    await making.getByRole('link', { name: code }).click();
    await making.getByText(word.own).waitFor();

    await become(checker);
    const checking = await open(`/operator/payouts/${id}`);
    await spotless(checking);
    await press(checking, word.approve);
    await checking.getByRole('link', { name: /xlsx|transfer/i }).waitFor();
    await press(checking, word.send);
    await checking.getByText(word.sent).waitFor();
    await spotless(checking);

    const payouts = await deps.db
      .selectFrom('payouts')
      .select(['code', 'amount', 'refund_task_id'])
      .execute();
    expect(payouts.map((payout) => payout.refund_task_id).toSorted()).toEqual([refundId, null]);
    const today = todayInIndonesia(deps.now());
    const statement = [
      'date,description,amount',
      ...payouts.map(({ code: number, amount }) => `${today},TRF ${number},-${amount}`),
      `${today},ADM,-6500\n`,
    ].join('\n');
    const bank = await open('/operator/bank');
    await bank.getByLabel(word.ownNumber).fill('1230004567');
    await bank
      .getByLabel(word.file, { exact: true })
      .first()
      .setInputFiles({ name: 'koran.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
    await press(bank, word.import);
    await bank.getByText(word.imported).waitFor();
    await spotless(bank);
    await press(bank, word.settle);
    await bank.getByText(word.settled).waitFor();
    const paid = await open(`/operator/payouts/${id}`);
    await expect.poll(() => paid.getByText(word.paid, { exact: true }).count()).toBe(2);

    expect(await checkLedger(deps, { warn: () => {}, error: () => {} })).toEqual([]);
    const books = await open('/operator/books');
    await books.getByText(word.sound).waitFor();
    await books.getByRole('row', { name: word.difference }).waitFor();
    await spotless(books);
    expect(await openedBooks(books)).toEqual({ isJournalBalanced: true, difference: 0, accounts: true });
    await books.getByLabel(word.tick).check();
    await press(books, word.close);
    await books.getByText(word.closed, { exact: true }).waitFor();
    expect(await verifyLedger(deps)).toEqual([]);
  });
});
