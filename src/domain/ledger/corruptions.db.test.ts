// Whoever changes money behind the ledger's back is found (docs/product/seats-and-money.md): a list of corruptions, each of which the
// verification must name, and none of which leaves a trace in the next test.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyGatewayStatus, markRefundDone } from '#domain/payments';
import { decideGrantedRefund } from '#domain/finance-console';
import { getBatch, importBankStatement, importGatewayReport } from '#domain/payouts';
import { issuePlatformInvoices, stateSellerDetails, stateTaxDetails } from '#domain/platform-invoices';
import type { Db } from '#platform/database/database';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createBatch,
  createFinance,
  openConsultantAccounts,
  openPayeeAccount,
  sellerForm,
} from '#test/factories/payouts';
import { askForGrant } from '#test/factories/granted-refunds';
import { createOwedRefund, openRefundAccountOf } from '#test/factories/refunds';
import { createConsultant } from '#test/factories/affiliates';
import {
  createPaidOrder,
  createOrder,
  beginPayment,
  createDraft,
  checkoutInput,
  brandOf,
  payNext,
} from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { usePartnerFixture } from '#test/booking-fixture';
import { applyPromo, checkOut } from '#domain/checkout';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { checkLedger, closePeriod, sealLedger, verifyLedger } from './ledger.ts';

const { database, shop, clock, partner } = usePartnerFixture();
const log = { warn: () => {}, error: () => {} };

/** Orders of every kind: recommended, in stages, with a promo, refunded and to be refunded, with money that did not count. */
beforeAll(async () => {
  const departure = async () =>
    (
      await createDeparture(database.db, {
        programme_id: partner.programmeId,
        quota: 20,
        down_payment_amount: 5_000_000,
        settlement_due_days: 30,
      })
    ).id;
  const [standing, cancelled] = [await departure(), await departure()];
  const { code } = await createConsultant(shop.deps);
  await createPaidOrder(shop, { departure: standing, affiliateCode: code });
  await createPaidOrder(shop, { departure: standing, plan: 'down_payment' });
  const { id: promo } = await createPromo(database.db, { discount_amount: 1_000_000, paid_by: 'platform' });
  const { member, bookingId } = await createDraft(shop, { departure: standing });
  await applyPromo(shop.deps, member.actor, { bookingId, brand: brandOf(shop.deps), promo });
  const form = await checkoutInput(shop, member, bookingId);
  await checkOut(shop.deps, member.actor, { bookingId, form, brand: brandOf(shop.deps) });
  await payNext(shop, member, bookingId);
  const wrong = await createOrder(shop, { departure: standing });
  const { reference } = await beginPayment(shop, wrong.member, wrong.bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000));

  const gone = await createPaidOrder(shop, { departure: cancelled });
  await createPaidOrder(shop, { departure: cancelled });
  await cancelDeparture(shop.deps, partner.staff.actor, cancelled);
  await cancelOrdersOf(shop.deps, { departureId: cancelled, actorId: partner.staff.account.id });
  const { id: taskId } = await database.db
    .selectFrom('refund_tasks')
    .select('id')
    .where('booking_id', '=', gone.bookingId)
    .executeTakeFirstOrThrow();
  await markRefundDone(shop.deps, { taskId, actorId: partner.staff.account.id, proof: 'TRF-1' });
  const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  clock.now = new Date('2027-04-02T03:00:00Z');
  await checkLedger(shop.deps, log);
  await closePeriod(shop.deps, finance.actor, '2027-03');
  await bill(finance);
  await createPaidOrder(shop, { departure: standing });
  await payOut(standing);
  await grant(standing);
  await sealLedger(shop.deps);
});

/** The commission of March. */
async function bill({ actor }: SignedIn): Promise<void> {
  await stateSellerDetails(shop.deps, actor, sellerForm);
  const form = { tax_number: '012345678901000', address: 'Jl. Sudirman 1, Jakarta' };
  await stateTaxDetails(shop.deps, actor, { partnerId: partner.id, form });
  await issuePlatformInvoices(shop.deps, actor, '2027-03');
}

/** A refund of an order that stands, borne by the platform. */
async function grant(departure: string): Promise<void> {
  const grantId = await askForGrant(shop, departure);
  await decideGrantedRefund(shop.deps, (await createFinance(shop.deps)).actor, grantId, {
    decision: 'approve',
  });
}

/** A batch that the bank paid, and what a gateway transferred. */
async function payOut(departure: string): Promise<void> {
  const maker = await createFinance(shop.deps);
  const { payment } = await createPaidOrder(shop, { departure });
  const file = Buffer.from(`reference,gross,fee\n${payment.reference},30004000,4440`);
  await importGatewayReport(shop.deps, maker.actor, { gateway: payment.gateway, file });
  await openPayeeAccount(shop.deps, partner.id);
  await openConsultantAccounts(shop.deps);
  await createRefunds();
  const batchId = await createBatch(shop.deps, 'sent');
  const { payouts } = await getBatch(shop.deps, maker.actor, batchId);
  const lines = payouts.map(({ code, amount }) => `2027-04-02,${code},-${amount}`);
  const statement = [
    'date,description,amount',
    ...lines,
    '2027-04-02,SETTLEMENT,29999560',
    '2027-04-02,ADM,-6500',
  ];
  await importBankStatement(shop.deps, maker.actor, {
    file: Buffer.from(statement.join('\n')),
    account: '1230004567',
  });
}

/** One that the batch pays, and one that it does not yet. */
async function createRefunds(): Promise<void> {
  const { member } = await createOwedRefund(shop, partner);
  await openRefundAccountOf(shop.deps, member);
}

it('finds nothing before', async () => {
  expect(await verifyLedger({ db: database.db })).toEqual([]);
});

const paid = `(select i.id from invoices i where i.status = 'paid' and i.stage = 'full' and i.affiliate > 0 limit 1)`;
const paidOrder = `(select id from bookings where state = 'paid' limit 1)`;
const doneTask = `(select id from refund_tasks where status = 'done' and proof = 'TRF-1')`;
const openTask = `(select id from refund_tasks where status = 'open' and borne_by is null)`;

const corruptions: readonly (readonly [what: string, statement: string])[] = [
  [
    'a refund task doubled',
    `insert into refund_tasks (booking_id, payment_id, partner_id, reason, amount, due_on, created_at)
      select booking_id, payment_id, partner_id, reason, amount, due_on, created_at from refund_tasks where id = ${openTask}`,
  ],
  [
    'a done refund task doubled',
    `insert into refund_tasks (booking_id, payment_id, partner_id, reason, amount, due_on, created_at, status, done_at, proof)
      select booking_id, payment_id, partner_id, reason, amount, due_on, created_at, status, done_at, proof from refund_tasks where id = ${doneTask}`,
  ],
  [
    'a granted refund made larger',
    `update granted_refunds set amount = amount + 1 where status = 'approved'`,
  ],
  [
    'a granted refund said to be borne by the partner',
    `with g as (update granted_refunds set borne_by = 'partner' where status = 'approved') update refund_tasks set borne_by = 'partner' where borne_by is not null`,
  ],
  ['what finance granted deleted', `delete from granted_refunds where status = 'approved'`],
  [
    'a refund done without a posting',
    `update refund_tasks set status = 'done', done_at = now(), proof = 'X' where id = ${openTask}`,
  ],
  [
    'a done refund opened again',
    `update refund_tasks set status = 'open', done_at = null where id = ${doneTask}`,
  ],
  ['a refund task made larger', `update refund_tasks set amount = amount + 1 where id = ${openTask}`],
  ['a refund task deleted', `delete from refund_tasks where id = ${openTask}`],
  ['a commission set to nought', `update invoices set commission = 0, affiliate = 0 where id = ${paid}`],
  ["a consultant's share set to nought", `update invoices set affiliate = 0 where id = ${paid}`],
  [
    'the commission of an invoice that waits set to nought',
    `update invoices set commission = 0, affiliate = 0 where status = 'waiting' and stage = 'settlement'`,
  ],
  [
    'the rate of a booking changed',
    `update bookings set commission_basis_points = 0, affiliate_basis_points = 0 where id = ${paidOrder}`,
  ],
  ['an exception deleted', `delete from payment_exceptions where kind = 'wrong_amount'`],
  ['a paid order deleted', `delete from bookings where id = ${paidOrder}`],
  [
    'a paid order deleted with everything of it but the ledger',
    `with gone as (select id from bookings where state = 'paid' limit 1), c as (delete from seat_claims where booking_id in (select id from gone)),
      l as (delete from booking_lines where booking_id in (select id from gone)), h as (delete from booking_history where booking_id in (select id from gone)),
      i as (delete from invoices where booking_id in (select id from gone)), p as (delete from participants where booking_id in (select id from gone)),
      v as (delete from payment_events where payment_id in (select id from payments where subject_id in (select id from gone))),
      y as (delete from payments where subject_id in (select id from gone)) delete from bookings where id in (select id from gone)`,
  ],
  ['a paid invoice deleted', `delete from invoices where id = ${paid}`],
  ['a payment deleted', `delete from payments where status = 'paid' and subject_id = ${paidOrder}`],
  [
    'a payment event deleted',
    `delete from payment_events where id = (select min(id) from payment_events where brought > 0)`,
  ],
  ['a payment said to be unpaid', `update payments set status = 'failed' where payable_id = ${paid}`],
  ['an invoice said to wait', `update invoices set status = 'waiting', paid_at = null where id = ${paid}`],
  [
    'a promo use taken back',
    `update promo_redemptions set state = 'released', use_number = null, member_use_number = null where state = 'used'`,
  ],
  [
    'the sponsor of a promo changed',
    `update promos set paid_by = 'partner', partner_id = (select id from partners limit 1)`,
  ],
  ['seats of a paid order freed', `delete from seat_claims where booking_id = ${paidOrder}`],
  [
    'an amount of a posting changed on both sides',
    `update ledger_entries set amount = amount * 2 where transaction_id = (select min(id) from ledger_transactions)`,
  ],
  [
    'a posting deleted',
    `delete from ledger_entries where transaction_id = (select max(transaction_id) from ledger_entries)`,
  ],
  [
    'a posting deleted with its transaction',
    `with e as (delete from ledger_entries where transaction_id = (select min(id) from ledger_transactions)) delete from ledger_transactions where id = (select min(id) from ledger_transactions)`,
  ],
  [
    'a posting moved to another day',
    `with e as (update ledger_entries set value_on = value_on + 1 where transaction_id = (select min(id) from ledger_transactions)) update ledger_transactions set value_on = value_on + 1 where id = (select min(id) from ledger_transactions)`,
  ],
  [
    'the owner of an entry changed',
    `update ledger_entries set owner = 'platform', payee_id = null where account = 'affiliate_payable'`,
  ],
  [
    'a time rewritten',
    `update ledger_transactions set at = at + interval '1 second' where id = (select min(id) from ledger_transactions)`,
  ],
  ['a link of the chain removed', `delete from ledger_chain where link = 2`],
  [
    'the end of the chain removed, as far as it was verified',
    `delete from ledger_chain where link >= (select through_link from ledger_checks order by id desc limit 1)`,
  ],
  [
    'a posting rewritten and the chain computed anew from there',
    `update ledger_chain set head = sha256(head) where link >= (select through_link from ledger_checks order by id desc limit 1)`,
  ],
  [
    'a day that says something else',
    `update ledger_days set credit = credit + 1 where account = 'partner_payable'`,
  ],
  ['a day deleted', `delete from ledger_days where account = 'platform_fee'`],
  ['a payout said to be paid less', `update payouts set amount = amount - 1 where status = 'paid'`],
  ['a payout said to have failed', `update payouts set status = 'failed' where status = 'paid'`],
  [
    'an entry taken out of a payout',
    `delete from payout_entries where position = (select min(position) from payout_entries)`,
  ],
  ['what can be paid out left out of the list', `delete from payable_entries`],
  [
    'what was paid out listed once more',
    `insert into payable_entries select transaction_id, position from payout_entries where is_live`,
  ],
  ['a payout deleted with its entries', `with e as (delete from payout_entries) delete from payouts`],
  [
    'a line of the bank changed',
    `update bank_lines set amount = amount - 1 where status = 'matched' and payout_id is not null`,
  ],
  ['a consultant paid more', `update payouts set amount = amount + 1 where payee_id is not null`],
  [
    "a consultant's payout given to somebody else",
    `update payouts set payee_id = gen_random_uuid() where payee_id is not null`,
  ],
  [
    'a refund said to be transferred less',
    `update payouts set amount = amount - 1 where refund_task_id is not null`,
  ],
  [
    'a transfer of a refund that failed',
    `update payouts set status = 'failed' where refund_task_id is not null`,
  ],
  [
    'a transfer of a refund said to wait',
    `update payouts set status = 'waiting' where refund_task_id is not null`,
  ],
  [
    "a transfer said to be another refund's",
    `update payouts set refund_task_id = (select id from refund_tasks where status = 'open' limit 1) where refund_task_id is not null`,
  ],
  [
    'a refund said to be in a batch that is in none',
    `update refund_tasks set status = 'in_batch' where id = (select id from refund_tasks where status = 'open' limit 1)`,
  ],
  [
    'a refund that was transferred said to wait',
    `update refund_tasks set status = 'in_batch', done_at = null where id = (select refund_task_id from payouts where refund_task_id is not null)`,
  ],
  [
    'a refund given back by hand as well as by a batch',
    `update ledger_transactions set key = 'refund ' || (select refund_task_id from payouts where refund_task_id is not null) || ' done' where key = 'refund ' || ${doneTask} || ' done'`,
  ],
  ['a line of the bank deleted', `delete from bank_lines where report_id is not null`],
  ['what a gateway took by one method made more', `update gateway_report_costs set cost = cost + 1`],
  ['what a gateway took made less', `update gateway_reports set fee = fee - 1`],
  [
    'a batch said to wait for approval',
    `update payout_batches set status = 'proposed', decided_by = null, decided_at = null, sent_at = null`,
  ],
  [
    'an invoice to a partner made less',
    `update platform_invoices set collected = collected - 1, net = net - 1`,
  ],
  ['tax taken off an invoice', `update platform_invoices set net = net + vat, vat = 0`],
  [
    'another issuer on an invoice',
    `update platform_invoices set seller = jsonb_set(seller, '{taxNumber}', '"0000000000000000"')`,
  ],
  ['what the platform once was changed', `update platform_tax_details set legal_name = 'PT Lain'`],
  ['an invoice deleted', `delete from platform_invoices`],
  ['a closed month that says something else', `update ledger_periods set trial_balance = '[]'`],
];

describe('names', () => {
  it.each(corruptions)('%s', async (_what, statement) => {
    const found = await corrupted(statement, (db) => verifyLedger({ db }));
    expect(found?.length).toBeGreaterThan(0);
  });
});

/** Runs `look` after the corruption, which a superuser has written without triggers; nothing of it stays. */
async function corrupted<T>(statement: string, look: (db: Db) => Promise<T>): Promise<T | undefined> {
  const undone = new Error('undone');
  let answer: T | undefined;
  await database.owner.db
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const { numAffectedRows } = await sql.raw(statement).execute(db);
      // Nothing changed: nothing was looked for.
      if (numAffectedRows) answer = await look(db);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answer;
}

describe('the database itself refuses', () => {
  it.each([
    [
      'to delete a paid order',
      `delete from bookings where id = ${paidOrder}`,
      /ledger_entries_booking_stays|foreign key/,
    ],
    [
      'to approve a refund that the same person asked for',
      `update granted_refunds set decided_by = made_by where status = 'approved'`,
      /check constraint/,
    ],
    ['to delete a payment', `delete from payments where status = 'paid'`, /foreign key/],
    [
      'to delete its partner',
      `delete from partners where id = (select partner_id from payments limit 1)`,
      /foreign key/,
    ],
  ])('%s, even for the owner of its tables', async (_what, statement, why) => {
    await expect(sql.raw(statement).execute(database.owner.db)).rejects.toThrow(why);
  });

  it('a posting that does not add up to zero, whatever its constraints are set to', async () => {
    const unbalanced = sql`select post_ledger('x', 'settlement', now(), null, '{platform_fee,promo_cost}', '{platform,platform}', '{1,2}', '{NULL,NULL}', '{NULL,NULL}', '{NULL,NULL}', '{NULL,NULL}')`;
    for (const when of ['deferred', 'immediate'])
      await expect(
        database.db.transaction().execute(async (db) => {
          await sql.raw(`set constraints all ${when}`).execute(db);
          await unbalanced.execute(db);
        }),
      ).rejects.toThrow(/does not balance/);
    for (const into of [
      `insert into ledger_transactions (key, kind, at, value_on) values ('x', 'settlement', now(), '2027-03-01')`,
      `insert into ledger_entries (transaction_id, position, account, owner, amount, value_on) values (1, 99, 'platform_fee', 'platform', 1, '2027-03-01')`,
    ])
      await expect(sql.raw(into).execute(database.db)).rejects.toThrow(/permission denied/);
  });

  it('a posting for a closed month', async () => {
    await expect(
      sql`select post_ledger('x', 'settlement', now(), '2027-03-31', '{platform_fee,promo_cost}', '{platform,platform}', '{1,-1}', '{NULL,NULL}', '{NULL,NULL}', '{NULL,NULL}', '{NULL,NULL}')`.execute(
        database.db,
      ),
    ).rejects.toThrow(/closed month/);
  });
});

it('finds by night what was changed since the night before', async () => {
  const at = (instant: string) => ({ ...shop.deps, now: () => new Date(instant) });
  await createPaidOrder(
    { ...shop, deps: at('2027-04-02T05:00:00Z') },
    {
      departure: (await createDeparture(database.db, { programme_id: partner.programmeId })).id,
    },
  );
  const faults = await corrupted(
    `update invoices set commission = 0, affiliate = 0 where paid_at = '2027-04-02T05:00:00Z'`,
    (db) => checkLedger({ ...at('2027-04-02T18:30:00Z'), db }, log),
  );
  expect(faults?.map(({ promise }) => promise)).toEqual([
    expect.stringContaining('commission'),
    expect.stringContaining('commission'),
  ]);
  expect(await checkLedger(at('2027-04-02T18:30:00Z'), log)).toEqual([]);
  const { rows } = await sql`select is_full as "isFull", faults from ledger_checks order by id`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { isFull: true, faults: [] },
    { isFull: false, faults: [] },
  ]);
});
