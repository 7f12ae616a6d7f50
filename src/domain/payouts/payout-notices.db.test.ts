// Whoever is paid hears of it (docs/product/payouts.md), and of what failed: each of the payee's people for money once, in their own
// language, however often and by however many people a statement is imported.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deliverNotifications } from '#domain/notification-delivery';
import { notificationText } from '#labels/notifications';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createConsultant,
  earnCommission,
  earnCommissionUnder,
  giveCodeTo,
} from '#test/factories/affiliates';
import { createStore } from '#test/factories/items';
import { createDeparture, createPartner } from '#test/factories/programmes';
import {
  createOwedPartner,
  openConsultantAccounts,
  openPayeeAccount,
  owePartner,
} from '#test/factories/payouts';
import { useFinanceFixture } from '#test/finance-fixture';
import { overlapping } from '#test/overlapping';
import { emailsTo } from '#test/sent-emails';
import {
  decideBatch,
  failPayout,
  importBankStatement,
  listBankLines,
  proposeBatch,
  settleBankLine,
} from './payouts.ts';

const { database, shop, clock, today, maker, checker, sendBatch } = useFinanceFixture();

const statement = (...lines: (readonly [text: string, amount: number])[]) =>
  Buffer.from(
    ['tanggal;keterangan;jumlah', ...lines.map(([text, amount]) => `20/03/2027;${text};${amount}`)].join(
      '\n',
    ),
  );
const importFile = (file: Buffer, by = maker) =>
  importBankStatement(shop.deps, by.actor, { file, account: '1230004567' });
const toldTo = ({ account }: SignedIn) =>
  database.db
    .selectFrom('notifications')
    .select(['values', 'path', 'count'])
    .where('account_id', '=', account.id)
    .where('kind', '=', 'payout_moved')
    .execute();
/** What the clock does ten minutes later, by two processes at once. */
async function emailed({ account }: SignedIn): Promise<string[]> {
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  await Promise.all([1, 2].map(() => deliverNotifications(shop.deps, notificationText)));
  const emails = await emailsTo(database.db, account.email);
  return emails.filter(({ kind }) => kind === 'notification').map(({ text }) => text);
}
const staffOf = (partnerId: string, duty: 'owner' | 'finance' | 'catalogue', locale: 'id' | 'en' = 'id') =>
  createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties: [duty], locale });
/** All of them wait for the row of a payout that the test holds, or for whoever is before them. */
const atOnce = (payoutId: string, actions: (() => Promise<unknown>)[]) =>
  overlapping(
    database.owner.db,
    (held) => sql`select from payouts where id = ${payoutId}::uuid for update`.execute(held),
    actions,
  );

describe('what was paid', () => {
  it('is told to everybody who sees the money of a partner, a store, a consultant or a distribution partner', async () => {
    const partnerId = await createOwedPartner(shop.deps, 1_250_000);
    const storeId = (await createStore(database.db)).id;
    await owePartner(shop.deps, storeId, 410_000);
    await openPayeeAccount(shop.deps, storeId);
    const consultant = await createConsultant(shop.deps);
    // What is bought under their codes.
    await createDeparture(database.db);
    await earnCommission(shop.deps, consultant.account.id);
    await openConsultantAccounts(shop.deps);
    const { id: channel } = await createPartner(database.db, { kind: 'distribution_channel', licences: {} });
    await earnCommissionUnder(shop.deps, await giveCodeTo(shop.deps, channel));
    await openPayeeAccount(shop.deps, channel);
    const owner = await staffOf(partnerId, 'owner');
    const finance = await staffOf(partnerId, 'finance', 'en');
    const storeOwner = await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId });
    const distribution = await createMember(shop.deps, { roles: ['distribution_staff'], partnerId: channel });
    const nobody = [
      await staffOf(partnerId, 'catalogue'),
      await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId, duties: ['orders'] }),
      await staffOf(await createOwedPartner(shop.deps), 'owner'),
      maker,
    ];

    const payouts = (await sendBatch()).payouts.filter(({ amount }) => amount !== 250_000);
    await importFile(statement(...payouts.map(({ code: text, amount }) => [text, -amount] as const)));

    const own = payouts.find((one) => one.partnerId === partnerId)!;
    const statementPath = `/partner-console/statement?from=2027-03-01&to=${today}`;
    const values = { code: own.code, amount: 1_250_000, bank: 'bsi', ending: '4567', event: 'paid' };
    for (const one of [owner, finance])
      expect(await toldTo(one)).toEqual([{ values, path: statementPath, count: 1 }]);
    expect(await toldTo(storeOwner)).toMatchObject([
      {
        values: { amount: 410_000, event: 'paid' },
        path: `/store-console/statement?from=2027-03-01&to=${today}`,
      },
    ]);
    // A consultant's account is encrypted.
    expect(await toldTo(consultant)).toMatchObject([
      { values: { amount: 300_000, ending: '4567', event: 'paid' }, path: '/member/consultant' },
    ]);
    expect(await toldTo(distribution)).toMatchObject([
      { values: { ending: '4567', event: 'paid' }, path: '/distribution-console/payouts' },
    ]);
    for (const one of nobody) expect(await toldTo(one)).toEqual([]);

    const [indonesian, ...more] = await emailed(owner);
    expect(more).toEqual([]);
    expect(indonesian).toContain(`Rp\u00a01.250.000 sudah dikirim ke Bank Syariah Indonesia (BSI)`);
    expect(indonesian).toContain(statementPath);
    const [english] = await emailed(finance);
    expect(english).toContain('account number ending in 4567');
    expect(english).toContain(`/en${statementPath}`);
  });

  it('is told once, though the statement is imported twice and by two people, and a person settles it too', async () => {
    const partnerId = await createOwedPartner(shop.deps);
    const owner = await staffOf(partnerId, 'owner');
    const own = (await sendBatch()).payouts.find((one) => one.partnerId === partnerId)!;
    // A line without its code is a person's to settle.
    await importFile(statement(['TANPA KODE', -own.amount]));
    const open = await listBankLines(shop.deps, maker.actor, 'open');
    const lineId = open.find(({ text }) => text === 'TANPA KODE')!.id;
    const file = statement([`TRF ${own.code}`, -own.amount]);
    const longer = statement([`TRF ${own.code}`, -own.amount], ['BIAYA ADM', -2_500]);
    const outcomes = await atOnce(own.id, [
      () => importFile(file),
      () => importFile(file, checker),
      () => importFile(longer),
      () => settleBankLine(shop.deps, checker.actor, lineId, { what: 'payout', id: own.id }),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await importFile(file).catch(() => null);
    expect(await toldTo(owner)).toMatchObject([{ values: { code: own.code, event: 'paid' }, count: 1 }]);
    expect(await emailed(owner)).toHaveLength(1);
    expect(await emailed(owner)).toHaveLength(1);
  });
});

describe('what was not paid', () => {
  it('is told once with what to do, whoever of two people marks it', async () => {
    const partnerId = await createOwedPartner(shop.deps);
    const owner = await staffOf(partnerId, 'owner');
    const own = (await sendBatch()).payouts.find((one) => one.partnerId === partnerId)!;
    const outcomes = await atOnce(own.id, [
      () => failPayout(shop.deps, maker.actor, own.id),
      () => failPayout(shop.deps, checker.actor, own.id),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await toldTo(owner)).toMatchObject([
      { values: { amount: 250_000, event: 'failed' }, path: '/partner-console/payouts', count: 1 },
    ]);
    const [text, ...more] = await emailed(owner);
    expect(more).toEqual([]);
    expect(text).toContain('Periksa rekening Anda.');
  });

  it('is what remains of one that came back before anybody read that it was paid', async () => {
    const partnerId = await createOwedPartner(shop.deps);
    const owner = await staffOf(partnerId, 'owner');
    const own = (await sendBatch()).payouts.find((one) => one.partnerId === partnerId)!;
    const file = statement([`RETUR ${own.code}`, own.amount]);
    await importFile(statement([`KE ${own.code}`, -own.amount]));
    const outcomes = await atOnce(own.id, [() => importFile(file), () => importFile(file, checker)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await toldTo(owner)).toMatchObject([
      { values: { event: 'returned' }, path: '/partner-console/payouts' },
    ]);
    const [text, ...more] = await emailed(owner);
    expect(more).toEqual([]);
    expect(text).toContain('dikembalikan oleh Bank Syariah Indonesia (BSI)');
  });

  it('is not told of a batch that was refused', async () => {
    const partnerId = await createOwedPartner(shop.deps);
    const owner = await staffOf(partnerId, 'owner');
    const batchId = await proposeBatch(shop.deps, maker.actor, today);
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'refuse', note: 'Dicoba lagi' });
    expect(await toldTo(owner)).toEqual([]);
  });
});
