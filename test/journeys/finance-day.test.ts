// A day of the operator's finance (docs/product/payouts.md): a partner states its account, one person makes a batch, another approves it, the
// bank's statement says what was paid, and a month is closed; on a phone and at a desk, in both languages, with nothing axe finds.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLedger, verifyLedger } from '#domain/ledger';
import { todayInIndonesia } from '#shared/dates';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { evidencePicture } from '#test/factories/payouts';
import { desktop, phone, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
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
    imported: '2 baris dibaca, 2 baru, 1 cocok sendiri',
    settle: /^Simpan/,
    settled: 'Mutasi selesai',
    paid: 'Dibayar',
    sound: 'Tidak ada kesalahan yang ditemukan.',
    tick: 'Saya sudah memeriksa neraca saldo bulan ini',
    close: 'Tutup bulan',
    closed: 'Bulan ditutup',
  },
  en: {
    prefix: '/en',
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
    imported: '2 lines read, 2 new, 1 matched by themselves',
    settle: /^Save/,
    settled: 'The movement is settled',
    paid: 'Paid',
    sound: 'No fault was found.',
    tick: 'I have checked the trial balance of this month',
    close: 'Close the month',
    closed: 'The month is closed',
  },
};

describe.each([
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, at a desk', 'en', { viewport: desktop }],
] as const)('a day of finance: %s', (_name, language, options) => {
  const word = words[language];
  const journey = useJourney(options);
  const open = (path: string) => journey.open(word.prefix + path);
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
  const spotless = async (page: Page) => expect(await faultsOf(page)).toEqual([]);
  const become = (person: SignedIn) => storeSession(journey.context(), person, journey.application.origin());

  it('pays a partner out by two people, and closes a month whose books are sound', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    await createPaidOrder(openBookingSetup(deps), { departure: journey.products.open[0]! });
    const { partner_id: partnerId } = await deps.db
      .selectFrom('bookings')
      .select('partner_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
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

    const payout = await deps.db.selectFrom('payouts').select(['code', 'amount']).executeTakeFirstOrThrow();
    const today = todayInIndonesia(deps.now());
    const statement = `date,description,amount\n${today},TRF ${payout.code},-${payout.amount}\n${today},ADM,-6500\n`;
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
    await paid.getByText(word.paid, { exact: true }).waitFor();

    expect(await checkLedger(deps, { warn: () => {}, error: () => {} })).toEqual([]);
    const books = await open('/operator/books');
    await books.getByText(word.sound).waitFor();
    await spotless(books);
    await books.getByLabel(word.tick).check();
    await press(books, word.close);
    await books.getByText(word.closed, { exact: true }).waitFor();
    expect(await verifyLedger(deps)).toEqual([]);
  });
});
