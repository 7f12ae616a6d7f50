// Refunds that no gateway can send (docs/product/payments.md): to the member's own account, in a batch that two people know, paid as the
// bank's statement says; and whatever happens at once, nothing is given back twice.
import { describe, expect, it } from 'vitest';
import { settleRefund } from '#domain/finance-console';
import { findBookingMoney } from '#domain/ledger';
import { askForRefundAccounts, findRefundAccount, stateRefundAccount } from '#domain/payments';
import { codeAt } from '#domain/second-factors';
import { verifyLedgerAfterEach } from '#test/booking-fixture';
import { enrolFactor, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createFinance } from '#test/factories/payouts';
import {
  createMemberWithPassword,
  createOwedRefund,
  openRefundAccountOf,
  refundAccountForm,
} from '#test/factories/refunds';
import { useFinanceFixture } from '#test/finance-fixture';
import { emailsTo } from '#test/sent-emails';
import { overlapping } from '#test/overlapping';
import {
  decideBatch,
  failPayout,
  getBatch,
  importBankStatement,
  listPayoutsDue,
  markBatchSent,
  proposeBatch,
  readBankFile,
} from './payouts.ts';

const { database, shop, clock, partner, today, maker, checker, sendBatch } = useFinanceFixture();
verifyLedgerAfterEach({ shop });

const refusal = (code: string) => expect.objectContaining({ code });
const state = (member: SignedIn, more: object = {}) =>
  stateRefundAccount(
    shop.deps,
    member.actor,
    { ...refundAccountForm(member), ...more },
    {
      brand: brandOf(shop.deps),
    },
  );
const dueOf = async (taskId: string) =>
  (await listPayoutsDue(shop.deps, maker.actor, today)).find(({ refundTaskId }) => refundTaskId === taskId);
const taskOf = (taskId: string) =>
  database.db
    .selectFrom('refund_tasks')
    .select(['status', 'proof', 'done_at'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
const noticesOf = async ({ account }: SignedIn) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('values')
      .where('account_id', '=', account.id)
      .where('kind', '=', 'refund_moved')
      .execute()
  ).map(({ values }) => (values as { event: string }).event);
const propose = () => proposeBatch(shop.deps, maker.actor, today);
const approve = (batchId: string, by = checker) =>
  decideBatch(shop.deps, by.actor, batchId, { decision: 'approve' });
const payoutOf = async (taskId: string) =>
  database.db
    .selectFrom('payouts')
    .select(['id', 'code', 'amount', 'status'])
    .where('refund_task_id', '=', taskId)
    .orderBy('status')
    .executeTakeFirstOrThrow();
const waitingFor = (taskId: string) =>
  database.db
    .selectFrom('payouts')
    .select(['id', 'code'])
    .where('refund_task_id', '=', taskId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
let files = 0;
/** Lines of our bank's statement, each file another one. */
const imports = (...lines: [code: string, amount: number][]) => {
  files += 1;
  const rows = [...lines, [`ADM ${files}`, -1]].map(([text, amount]) => `${today},${text},${amount}`);
  return importBankStatement(shop.deps, maker.actor, {
    file: Buffer.from(['date,description,amount', ...rows].join('\n')),
    account: '1230004567',
  });
};
async function readyRefund() {
  const refund = await createOwedRefund(shop, partner);
  await openRefundAccountOf(shop.deps, refund.member);
  return refund;
}

describe("a member's account for refunds", () => {
  it('is asked for once, where no gateway can send the refund', async () => {
    const { member, taskId } = await createOwedRefund(shop, partner);
    expect(await dueOf(taskId)).toMatchObject({ obstacle: 'no_account', partnerId: null, payeeId: null });
    await askForRefundAccounts(shop.deps);
    await askForRefundAccounts(shop.deps);
    expect(await noticesOf(member)).toEqual(['account_needed']);
  });

  it('is in their own name, proven by the password, encrypted, and used after a pause', async () => {
    const { member, taskId, amount } = await createOwedRefund(shop, partner);
    await expect(state(member, { holder: 'Orang Lain' })).rejects.toMatchObject({
      faults: [{ field: 'holder', message: 'error_holder_name' }],
    });
    await expect(state(member, { number: '12' })).rejects.toMatchObject({ faults: [{ field: 'number' }] });
    await expect(state(member, { current_password: 'Salah-1447' })).rejects.toMatchObject({
      faults: [{ field: 'current_password', message: 'error_password_wrong' }],
    });
    expect(await findRefundAccount(shop.deps, member.actor)).toMatchObject({ account: null });
    await state(member);
    const { account, refunds } = await findRefundAccount(shop.deps, member.actor);
    expect(account).toEqual({
      bank: 'bsi',
      ending: '8887',
      holder: 'SITI RAHMAWATI',
      usableFrom: new Date('2027-03-23T03:00:00Z'),
    });
    expect(refunds).toMatchObject([{ taskId, amount, isOnItsWay: false, ending: null }]);
    const { details } = await database.db
      .selectFrom('refund_accounts')
      .select('details')
      .where('account_id', '=', member.account.id)
      .executeTakeFirstOrThrow();
    expect(details.toString('latin1')).not.toContain('7009998887');
    expect((await emailsTo(database.db, member.account.email)).map(({ kind }) => kind)).toContain(
      'refund_account_stated',
    );
    expect(await dueOf(taskId)).toMatchObject({ obstacle: 'cooling' });
    clock.now = new Date('2027-03-23T03:00:00Z');
    expect(await dueOf(taskId)).toMatchObject({ obstacle: null, amount });
  });

  it('takes the code of a second factor too, from whoever has one', async () => {
    const member = await createMemberWithPassword(shop.deps);
    const secret = await enrolFactor(shop.deps, member.account.id);
    await expect(state(member)).rejects.toEqual(refusal('second_factor_required'));
    await state(member, { code: codeAt(secret, clock.now) });
    expect((await findRefundAccount(shop.deps, member.actor)).account).not.toBeNull();
  });
});

describe('a refund by bank transfer', () => {
  it('is put into a batch by one person, approved by another, and done when the bank says so', async () => {
    const { member, taskId, bookingId, amount } = await readyRefund();
    const batchId = await propose();
    await expect(approve(batchId, maker)).rejects.toEqual(refusal('same_person'));
    expect((await taskOf(taskId)).status).toBe('in_batch');
    expect(await findRefundAccount(shop.deps, member.actor)).toMatchObject({
      refunds: [{ taskId, isOnItsWay: true, ending: '8887' }],
    });
    await approve(batchId);
    const { code } = await payoutOf(taskId);
    const { sheet } = await readBankFile(shop.deps, maker.actor, batchId);
    expect(sheet.rows).toContainEqual([
      'Bank Syariah Indonesia (BSI)',
      '7009998887',
      'SITI RAHMAWATI',
      amount,
      code,
    ]);
    await markBatchSent(shop.deps, maker.actor, batchId);
    await imports([code, -amount]);
    expect(await taskOf(taskId)).toMatchObject({ status: 'done', proof: code, done_at: clock.now });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ refundDue: 0, refunded: amount });
    expect(await getBatch(shop.deps, maker.actor, batchId)).toMatchObject({
      status: 'done',
      payouts: expect.arrayContaining([expect.objectContaining({ code, isRefund: true, paidOn: today })]),
    });
    expect(await noticesOf(member)).toEqual(['paid']);
  });

  it('is owed again when the bank returns it, and the member states an account once more', async () => {
    const { member, taskId, bookingId, amount } = await readyRefund();
    await sendBatch();
    const { code } = await payoutOf(taskId);
    await imports([code, -amount]);
    await imports([`RETUR ${code}`, amount]);
    expect(await taskOf(taskId)).toMatchObject({ status: 'open', proof: null });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ refundDue: amount, refunded: 0 });
    expect(await noticesOf(member)).toEqual(['returned']);
    expect(await dueOf(taskId)).toMatchObject({ obstacle: 'no_account' });
    await openRefundAccountOf(shop.deps, member);
    await sendBatch();
    const again = await waitingFor(taskId);
    await imports([again.code, -amount]);
    expect((await taskOf(taskId)).status).toBe('done');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ refundDue: 0, refunded: amount });
  });

  it('is owed again when the bank did not make it, or the batch is refused', async () => {
    const { member, taskId } = await readyRefund();
    const refused = await propose();
    await decideBatch(shop.deps, checker.actor, refused, { decision: 'refuse', note: 'Belum waktunya' });
    expect((await taskOf(taskId)).status).toBe('open');
    expect(await dueOf(taskId)).toMatchObject({ obstacle: null });
    await sendBatch();
    await failPayout(shop.deps, maker.actor, (await waitingFor(taskId)).id);
    expect((await taskOf(taskId)).status).toBe('open');
    expect(await noticesOf(member)).toEqual(['returned']);
  });

  it('is paid by nobody by hand while a batch pays it', async () => {
    const { taskId } = await readyRefund();
    await propose();
    await expect(settleRefund(shop.deps, maker.actor, { taskId, proof: 'TRF-1' })).rejects.toEqual(
      refusal('payout_state'),
    );
  });

  it('stays with the partner where its own gateway holds the money', async () => {
    const { taskId, bookingId } = await createOwedRefund(shop, partner);
    const { db } = database;
    const { id } = await db
      .insertInto('gateway_credentials')
      .values({
        partner_id: partner.id,
        gateway: 'simulator',
        fingerprint: Buffer.from(taskId),
        settings: Buffer.alloc(0),
        key_id: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('payments').set({ credential_id: id }).where('subject_id', '=', bookingId).execute();
    expect(await dueOf(taskId)).toBeUndefined();
  });
});

describe('at once', () => {
  it('one of two approvals counts', async () => {
    await readyRefund();
    const batchId = await propose();
    const other = await createFinance(shop.deps);
    const outcomes = await Promise.allSettled([approve(batchId), approve(batchId, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('a batch and a person who marks it done by hand: one of them gives it back', async () => {
    const { taskId } = await readyRefund();
    const outcomes = await overlapping(
      database.owner.db,
      (held) => held.selectFrom('refund_tasks').select('id').where('id', '=', taskId).forUpdate().execute(),
      [
        async () => void (await propose()),
        () => settleRefund(shop.deps, maker.actor, { taskId, proof: 'TRF-2' }),
      ],
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(['in_batch', 'done']).toContain((await taskOf(taskId)).status);
  });

  it('a batch whose member states another account is refused, not approved', async () => {
    const { member, taskId } = await readyRefund();
    const batchId = await propose();
    await state(member, { number: '1112223334' });
    await expect(approve(batchId)).rejects.toEqual(refusal('account_changed'));
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'refuse', note: 'Rekening diganti' });
    expect(await dueOf(taskId)).toMatchObject({ obstacle: 'cooling' });
  });

  it('an account stated while the batch is being approved: either the batch waits, or it goes where it was approved to go', async () => {
    const { member, taskId } = await readyRefund();
    const batchId = await propose();
    const [approved] = await overlapping(
      database.owner.db,
      (held) =>
        held
          .selectFrom('refund_accounts')
          .select('id')
          .where('account_id', '=', member.account.id)
          .forUpdate()
          .execute(),
      [() => approve(batchId), () => state(member, { number: '1112223334' })],
    );
    const { status } = await getBatch(shop.deps, maker.actor, batchId);
    expect(status).toBe(approved!.status === 'fulfilled' ? 'approved' : 'proposed');
    expect((await taskOf(taskId)).status).toBe('in_batch');
  });
});
