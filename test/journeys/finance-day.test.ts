// A day of the operator's finance (docs/product/payouts.md): orders are paid by four methods at the pages as shoppers do, a bank takes one
// payment back, a cancelled order goes back to its member's account; a partner states its account, one person makes a batch of both transfers, another approves it, the
// bank's statement says what was paid, the month is closed with a trial balance of zero, and its files open in a spreadsheet library; on a
// phone and on a desktop, in both languages, with nothing axe finds.
import readWorkbook from 'read-excel-file/node';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLedger, verifyLedger } from '#domain/ledger';
import { todayInIndonesia } from '#shared/dates';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { evidencePicture } from '#test/factories/payouts';
import { createMemberWithPassword, createOwedRefund, openRefundAccountOf } from '#test/factories/refunds';
import { desktop, phone, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';
import { payAtSimulator } from './payments.ts';

const words = {
  id: {
    prefix: '',
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

  /** Four orders, each paid by another kind of method; one more that its bank takes back, one that goes back to a bank account. */
  async function trade(departure: string) {
    const { deps } = journey.application;
    for (const { sales } of deps.brands.list())
      sales.paymentMethods = methods.map(({ code }) => ({ code, adminFee: 4_000 }));
    for (const { code, plan } of methods) {
      const member = await journey.signIn();
      const { bookingId } = await createOrder(journey.application, { member, departure, plan });
      const page = await open(`/checkout/${bookingId}/${departure}`);
      await payAtSimulator(journey, page, language, { way: code });
      await page.locator('.toasts').getByText(word.arrived).waitFor({ state: 'attached' });
    }
    const shop = openBookingSetup(deps);
    const dispute = await createDispute(shop, { departure });
    const { programme_id: programmeId, partner_id: partnerId } = await deps.db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select(['d.programme_id', 'p.partner_id'])
      .where('d.slug', '=', departure)
      .executeTakeFirstOrThrow();
    const staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
    const refund = await createOwedRefund(
      shop,
      { programmeId, staff },
      await createMemberWithPassword(deps, hosts.rihlah),
    );
    await openRefundAccountOf(deps, refund.member);
    return { partnerId, dispute, refund };
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
    const { partnerId, dispute, refund } = await trade(journey.products.open[0]!);
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
    const { code: disputedCode } = await deps.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', dispute.bookingId)
      .executeTakeFirstOrThrow();
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
    expect(payouts.map((payout) => payout.refund_task_id).toSorted()).toEqual([refund.taskId, null]);
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
