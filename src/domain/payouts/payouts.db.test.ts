// Paying partners out (docs/product/payouts.md): two people, one file, a statement that says what was paid; and whatever two people do at
// once, nothing is paid twice.
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { findBookingMoney, findPartnerBalance, readTrialBalance } from '#domain/ledger';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import {
  addPayeeEvidence,
  decideBatch,
  decidePayeeAccount,
  failPayout,
  getBatch,
  importBankStatement,
  importGatewayReport,
  listBankLines,
  listGatewayReports,
  listMethodCosts,
  listPayeeAccounts,
  listPayoutsDue,
  listPayoutsOf,
  markBatchSent,
  proposeBatch,
  proposePayeeAccount,
  readBankFile,
  settleBankLine,
} from './payouts.ts';

const { database, shop, clock, partner } = usePartnerFixture();
const today = '2027-03-20';
let maker: SignedIn;
let checker: SignedIn;
let picture: Buffer;
beforeAll(async () => {
  maker = await createMember(shop.deps, { roles: ['operator_finance'] });
  checker = await createMember(shop.deps, { roles: ['operator_finance'] });
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  clock.now = new Date(`${today}T03:00:00Z`);
});
verifyLedgerAfterEach({ shop });

const form = { bank: 'bsi', number: '7001234567', holder: 'PT Amanah Wisata' };
/** A partner with a paid order, and an account that may be used. */
async function owedPartner(orders = 1) {
  const { id } = await createPartner(database.db);
  const { id: programme } = await createProgramme(database.db, { partner_id: id });
  const { id: departure } = await createDeparture(database.db, { programme_id: programme, quota: 20 });
  const paid = [];
  for (let n = 0; n < orders; n += 1) paid.push(await createPaidOrder(shop, { departure }));
  const accountId = await proposePayeeAccount(shop.deps, maker.actor, { partnerId: id, form });
  await addPayeeEvidence(shop.deps, maker.actor, { accountId, file: picture });
  await decidePayeeAccount(shop.deps, checker.actor, { accountId, decision: 'approve' });
  await database.db
    .updateTable('payee_accounts')
    .set({ usable_from: clock.now })
    .where('id', '=', accountId)
    .execute();
  return { id, departure, orders: paid };
}
const dueTo = async (partnerId: string) =>
  (await listPayoutsDue(shop.deps, maker.actor, today)).find((due) => due.partnerId === partnerId);
async function sentBatch() {
  const batchId = await proposeBatch(shop.deps, maker.actor, today);
  await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
  await markBatchSent(shop.deps, maker.actor, batchId);
  return getBatch(shop.deps, maker.actor, batchId);
}
const csv = (lines: readonly (readonly [text: string, amount: number])[]) =>
  Buffer.from(
    ['tanggal;keterangan;jumlah', ...lines.map(([text, amount]) => `20/03/2027;${text};${amount}`)].join(
      '\n',
    ),
  );
const importLines = (lines: readonly (readonly [string, number])[]) =>
  importBankStatement(shop.deps, maker.actor, { file: csv(lines), account: '1230004567' });
const payAll = (payouts: readonly { code: string; amount: number }[]) =>
  importLines(payouts.map(({ code, amount }) => [`TRF KE MITRA ${code}`, -amount] as const));

describe("a partner's account", () => {
  it('is stated by the partner or by finance, and approved by somebody else with its evidence at hand', async () => {
    const state = (by: SignedIn) => proposePayeeAccount(shop.deps, by.actor, { partnerId: partner.id, form });
    const decide = (by: SignedIn, accountId: string) =>
      decidePayeeAccount(shop.deps, by.actor, { accountId, decision: 'approve' });
    const replaced = await state(maker);
    await expect(decide(maker, replaced)).rejects.toMatchObject({ code: 'same_person' });
    const accountId = await state(partner.staff);
    await expect(decide(maker, replaced)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(partner.staff, accountId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(maker, accountId)).rejects.toMatchObject({ code: 'evidence_missing' });
    await addPayeeEvidence(shop.deps, partner.staff.actor, { accountId, file: picture });
    const outcomes = await Promise.allSettled([decide(maker, accountId), decide(checker, accountId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const accounts = await listPayeeAccounts(shop.deps, partner.staff.actor, partner.id);
    expect(accounts.find(({ id }) => id === accountId)).toMatchObject({
      ...form,
      status: 'approved',
      usableFrom: new Date('2027-03-23T03:00:00Z'),
    });
    const other = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    await expect(state(other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listPayeeAccounts(shop.deps, other.actor, partner.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is not paid to before the pause is over', async () => {
    const { id } = await owedPartner();
    const accountId = await proposePayeeAccount(shop.deps, maker.actor, { partnerId: id, form });
    await addPayeeEvidence(shop.deps, maker.actor, { accountId, file: picture });
    await decidePayeeAccount(shop.deps, checker.actor, { accountId, decision: 'approve' });
    expect(await dueTo(id)).toMatchObject({ obstacle: 'cooling', amount: 29_100_000 });
    clock.now = new Date('2027-03-23T03:00:01Z');
    expect(await dueTo(id)).toMatchObject({ obstacle: null });
  });

  it.each([
    [{ number: '12 34' }, 'number'],
    [{ bank: 'bank-saya' }, 'bank'],
    [{ holder: ' ' }, 'holder'],
  ])('is refused with what is wrong in %j', async (change, field) => {
    const input = { partnerId: partner.id, form: { ...form, ...change } };
    await expect(proposePayeeAccount(shop.deps, maker.actor, input)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field }],
    });
  });
});

describe('a batch', () => {
  it('is made by one person, approved by another, paid as the statement says, and books it', async () => {
    const { id, orders } = await owedPartner(2);
    const batchId = await proposeBatch(shop.deps, maker.actor, today);
    await expect(decideBatch(shop.deps, maker.actor, batchId, { decision: 'approve' })).rejects.toMatchObject(
      { code: 'same_person' },
    );
    await expect(readBankFile(shop.deps, maker.actor, batchId)).rejects.toMatchObject({
      code: 'payout_state',
    });
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
    const { sheet } = await readBankFile(shop.deps, maker.actor, batchId);
    const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
    const own = payouts.find(({ partnerId }) => partnerId === id)!;
    expect(sheet.rows).toContainEqual([
      'Bank Syariah Indonesia (BSI)',
      '7001234567',
      'PT Amanah Wisata',
      58_200_000,
      own.code,
    ]);
    await markBatchSent(shop.deps, maker.actor, batchId);
    expect(await findPartnerBalance(shop.deps, maker.actor, id)).toMatchObject({ payable: 58_200_000 });
    expect(await payAll(payouts)).toEqual({
      lines: payouts.length,
      imported: payouts.length,
      matched: payouts.length,
    });
    expect(await findPartnerBalance(shop.deps, maker.actor, id)).toMatchObject({
      payable: 0,
      atBank: -58_200_000,
    });
    expect(await getBatch(shop.deps, maker.actor, batchId)).toMatchObject({ status: 'done' });
    expect(await listPayoutsOf(shop.deps, maker.actor, id)).toMatchObject([
      { amount: 58_200_000, status: 'paid', paidOn: today },
    ]);
    // The member's trip is as paid for as before.
    expect(await findBookingMoney(shop.deps, orders[0]!.bookingId)).toMatchObject({ partner: 29_100_000 });
    expect(await dueTo(id)).toBeUndefined();
  });

  it('is decided once, whoever of two people is faster', async () => {
    await owedPartner();
    const batchId = await proposeBatch(shop.deps, maker.actor, today);
    const third = await createMember(shop.deps, { roles: ['operator_finance'] });
    const outcomes = await Promise.allSettled([
      decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' }),
      decideBatch(shop.deps, third.actor, batchId, { decision: 'refuse', note: 'Rekening salah' }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => reason.code)).toEqual(['payout_state']);
    const { status, payouts } = await getBatch(shop.deps, maker.actor, batchId);
    if (status === 'refused') return;
    await markBatchSent(shop.deps, maker.actor, batchId);
    await payAll(payouts);
  });

  it('takes every entry once, though two people make one at the same moment', async () => {
    const { id } = await owedPartner();
    const outcomes = await Promise.allSettled([
      proposeBatch(shop.deps, maker.actor, today),
      proposeBatch(shop.deps, checker.actor, today),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [made] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const madeBy = outcomes[0]!.status === 'fulfilled' ? checker : maker;
    await decideBatch(shop.deps, madeBy.actor, made!, { decision: 'refuse', note: 'Dicoba lagi' });
    expect(await dueTo(id)).toMatchObject({ amount: 29_100_000, obstacle: null });
    const { payouts } = await sentBatch();
    await payAll(payouts);
  });

  it('names nobody who is owed exactly nothing', async () => {
    const { id, departure } = await owedPartner();
    expect(await dueTo(id)).toMatchObject({ amount: 29_100_000 });
    await cancelDeparture(shop.deps, (await staffOf(id)).actor, departure);
    await cancelOrdersOf(shop.deps, { departureId: departure, actorId: maker.account.id });
    expect(await dueTo(id)).toBeUndefined();
  });

  it('leaves out money that the partner holds itself, and takes what it owes off what comes later', async () => {
    const { id, departure } = await owedPartner();
    await payAll((await sentBatch()).payouts);
    await cancelDeparture(shop.deps, (await staffOf(id)).actor, departure);
    await cancelOrdersOf(shop.deps, { departureId: departure, actorId: maker.account.id });
    expect(await dueTo(id)).toMatchObject({ amount: -29_100_000, obstacle: 'nothing_owed' });
    await expect(proposeBatch(shop.deps, maker.actor, today)).rejects.toMatchObject({
      code: 'nothing_to_pay',
    });
  });

  it('that the bank did not pay, or sent back, is paid by the next one', async () => {
    const { id } = await owedPartner();
    const first = (await sentBatch()).payouts.find(({ partnerId }) => partnerId === id)!;
    await failPayout(shop.deps, maker.actor, first.id);
    await expect(failPayout(shop.deps, maker.actor, first.id)).rejects.toMatchObject({
      code: 'payout_state',
    });
    const second = (await sentBatch()).payouts.find(({ partnerId }) => partnerId === id)!;
    await payAll([second]);
    await importLines([[`RETUR ${second.code}`, second.amount]]);
    expect(await findPartnerBalance(shop.deps, maker.actor, id)).toMatchObject({
      payable: 29_100_000,
      atBank: 0,
    });
    const third = (await sentBatch()).payouts.find(({ partnerId }) => partnerId === id)!;
    expect(third.amount).toBe(29_100_000);
    await payAll([third]);
  });

  it("is for the operator's finance with a fresh code, and nobody else", async () => {
    for (const { actor } of [partner.staff, await createMember(shop.deps)]) {
      await expect(proposeBatch(shop.deps, actor, today)).rejects.toMatchObject({ code: 'not_found' });
      await expect(listPayoutsDue(shop.deps, actor, today)).rejects.toMatchObject({ code: 'not_found' });
    }
    const stale = { ...maker.actor, hasFreshFactor: false };
    await expect(proposeBatch(shop.deps, stale, today)).rejects.toMatchObject({ code: 'step_up_required' });
  });
});

describe('a statement of the bank', () => {
  it('is imported once, and a line of overlapping files once', async () => {
    const file = csv([
      ['BIAYA ADM', -10_000],
      ['BIAYA ADM', -10_000],
    ]);
    const send = (by: SignedIn) => importBankStatement(shop.deps, by.actor, { file, account: '1230004567' });
    const outcomes = await Promise.allSettled([send(maker), send(checker)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(send(maker)).rejects.toMatchObject({ code: 'statement_known' });
    expect(
      await importLines([
        ['BIAYA ADM', -10_000],
        ['BIAYA ADM', -10_000],
        ['SETORAN', 5_000],
      ]),
    ).toEqual({ lines: 3, imported: 1, matched: 0 });
  });

  it('leaves to a person what it cannot match, who chooses among what fits exactly', async () => {
    const { id } = await owedPartner();
    const { payouts } = await sentBatch();
    const own = payouts.find(({ partnerId }) => partnerId === id)!;
    await importLines([
      ['TANPA KODE', -own.amount],
      ['SELISIH', -own.amount + 1],
      ['ADM', -6_500],
    ]);
    const open = await listBankLines(shop.deps, maker.actor, 'open');
    const line = open.find(({ text }) => text === 'TANPA KODE')!;
    expect(line.candidates).toMatchObject([{ what: 'payout', id: own.id }]);
    const wrong = open.find(({ text }) => text === 'SELISIH')!;
    const settle = (lineId: string, match: Parameters<typeof settleBankLine>[3]) =>
      settleBankLine(shop.deps, maker.actor, lineId, match);
    await expect(settle(wrong.id, { what: 'payout', id: own.id })).rejects.toMatchObject({
      code: 'line_differs',
    });
    await settle(line.id, { what: 'payout', id: own.id });
    await expect(settle(line.id, { what: 'payout', id: own.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await settle(wrong.id, { what: 'explained', note: 'Transfer lain' });
    await settle(open.find(({ text }) => text === 'ADM')!.id, { what: 'bank_cost' });
    const { lines } = await readTrialBalance(shop.deps, maker.actor, today);
    expect(lines.find(({ account }) => account === 'bank_cost')).toMatchObject({ balance: 6_500 });
  });
});

describe("a gateway's report", () => {
  it('is matched with what the bank received: clearing is empty, and the cost of the gateway is booked', async () => {
    const { id, orders } = await owedPartner(2);
    const lines = orders.map(({ payment }) => `${payment.reference},30004000,4440`);
    const file = Buffer.from(['Order ID,Amount,Fee', ...lines].join('\n'));
    const { gateway } = await database.db
      .selectFrom('payments')
      .select('gateway')
      .where('reference', '=', orders[0]!.payment.reference)
      .executeTakeFirstOrThrow();
    expect(await importGatewayReport(shop.deps, maker.actor, { gateway, file })).toMatchObject({
      lines: 2,
      differences: 0,
    });
    await expect(importGatewayReport(shop.deps, maker.actor, { gateway, file })).rejects.toMatchObject({
      code: 'statement_known',
    });
    expect(await importLines([['SETTLEMENT GATEWAY', 59_999_120]])).toMatchObject({ matched: 1 });
    expect(await findPartnerBalance(shop.deps, maker.actor, id)).toMatchObject({
      atGateways: 0,
      atBank: 59_999_120,
      gatewayCosts: 8_880,
      payable: 58_200_000,
    });
    expect(await listMethodCosts(shop.deps, maker.actor)).toContainEqual({
      method: 'bca_va',
      payments: 2,
      charged: 8_000,
      cost: 8_880,
    });
    // The same payments again, one unknown, and one with another sum: nothing of it is booked.
    const wrong = Buffer.from(['reference,gross,fee', lines[0], 'tidak-ada,5,0'].join('\n'));
    await importGatewayReport(shop.deps, maker.actor, { gateway, file: wrong });
    const reports = await listGatewayReports(shop.deps, maker.actor);
    const report = reports.find(({ differences }) => differences.length > 0);
    expect(report!.differences.map(({ why }) => why).toSorted()).toEqual(['again', 'unknown']);
    expect(await importLines([['SETTLEMENT', 30_004_005 - 4_440]])).toMatchObject({ matched: 0 });
    await payAll((await sentBatch()).payouts);
  });
});

it('never pays more than is owed, in whatever order people act', async () => {
  const { id, departure } = await owedPartner();
  const often = ['order', 'propose', 'approve', 'send', 'pay'];
  const act = fc.constantFrom(...often, ...often, 'refuse', 'return', 'fail');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
      for (const what of acts) await perform(what, departure).catch(refusalOnly);
      const {
        rows: [sums],
      } = await sql<{ paid: number; bank: number }>`
        select coalesce(sum(amount) filter (where account = 'partner_payable'), 0)::bigint as paid, coalesce(-sum(amount) filter (where account = 'bank'), 0)::bigint as bank
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.partner_id = ${id}::uuid and t.key like 'payout %'`.execute(
        database.db,
      );
      const { payable } = await findPartnerBalance(shop.deps, maker.actor, id);
      expect(sums!.paid).toBe(sums!.bank);
      expect(payable).toBeGreaterThanOrEqual(0);
      const live = await listPayoutsOf(shop.deps, maker.actor, id);
      const paid = live
        .filter(({ status }) => status === 'paid')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(paid).toBe(sums!.paid);
    }),
    { numRuns: rounds({ quick: 4, prove: 60 }) },
  );
});

const refusalOnly = (error: unknown) => {
  if (!(error instanceof Error && error.name === 'AppError')) throw error;
};
let returned = 0;

async function perform(what: string, departure: string): Promise<void> {
  const newest = async (status: string) =>
    (
      await database.db
        .selectFrom('payout_batches')
        .select('id')
        .where('status', '=', status)
        .orderBy('made_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? 'none';
  const some = async (status: 'waiting' | 'paid') => {
    const { rows } = await sql<{ id: string; code: string; amount: number }>`
      select p.id, p.code, p.amount from payouts p join payout_batches b on b.id = p.batch_id where p.status = ${status} and b.status in ('sent', 'done') limit 1`.execute(
      database.db,
    );
    return rows[0];
  };
  if (what === 'order') await createPaidOrder(shop, { departure });
  else if (what === 'propose') await proposeBatch(shop.deps, maker.actor, today);
  else if (what === 'approve')
    await decideBatch(shop.deps, checker.actor, await newest('proposed'), { decision: 'approve' });
  else if (what === 'refuse')
    await decideBatch(shop.deps, checker.actor, await newest('proposed'), { decision: 'refuse', note: 'x' });
  else if (what === 'send') await markBatchSent(shop.deps, maker.actor, await newest('approved'));
  else if (what === 'fail') await failPayout(shop.deps, maker.actor, (await some('waiting'))?.id ?? 'none');
  else {
    const payout = await some(what === 'pay' ? 'waiting' : 'paid');
    returned += 1;
    if (payout)
      await importLines([[`${payout.code} ${returned}`, what === 'pay' ? -payout.amount : payout.amount]]);
  }
}

async function staffOf(partnerId: string): Promise<SignedIn> {
  return createMember(shop.deps, { roles: ['partner_staff'], partnerId });
}
