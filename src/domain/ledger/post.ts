// Writes to the ledger: a whole transaction or nothing, and never the same one twice.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { unawaited } from '#platform/database/unawaited';
import { rebookedKey } from './keys.ts';

interface PostDeps {
  db: Db;
  now: () => Date;
}

/** As `ledger_accounts` has them, with their types. */
export type LedgerAccount =
  | 'customer'
  | 'gateway_clearing'
  | 'gateway_fee'
  | 'partner_payable'
  | 'partner_receivable'
  | 'platform_fee'
  | 'promo_cost'
  | 'affiliate_payable'
  | 'unmatched_receipts'
  | 'refunds'
  | 'bank'
  | 'bank_cost'
  | 'refund_cost'
  | 'gateway_cost'
  | 'tax_payable'
  | 'tax_prepaid';

export interface Entry {
  account: LedgerAccount;
  /** The owner of the account: id of a booking, partner, payment or affiliate, 'platform'. */
  owner: string;
  /** Whole rupiah; debits positive, credits negative. Entries of 0 are left out. */
  amount: number;
  bookingId?: string | null;
  paymentId?: string | null;
  /** The partner it is about: whose trip is paid for, or who is owed. */
  partnerId?: string | null;
  /** The consultant who is owed. */
  payeeId?: string | null;
}

export interface Posting {
  /** What it records: 'payment 7d… paid'. A posting whose key already exists changes nothing. */
  key: string;
  kind:
    | 'receipt'
    | 'bank_disbursement'
    | 'savings_payment'
    | 'allocation'
    | 'promo'
    | 'unmatched'
    | 'reversal'
    | 'refund_due'
    | 'refund_done'
    | 'cost_kept'
    | 'terms_kept'
    | 'settlement'
    | 'payout'
    | 'gateway_settlement'
    | 'bank_cost'
    | 'platform_invoice'
    | 'platform_invoice_paid';
  entries: Entry[];
  /** The day it counts for ('2027-03-15', in Jakarta), in an open month; by default the day it is posted. */
  valueOn?: string;
}

/**
 * Writes a posting; does nothing when it already exists. The database has one function that posts; it refuses what does not add up to
 * zero, and what is for a closed month.
 */
export async function post(deps: PostDeps, posting: Posting): Promise<void> {
  await sql`${sql.raw(unawaited)}${writing(deps.now(), posting)}`.execute(deps.db);
}

/** The same as part of a statement, for its row `moved` alone: `name as (…)`. It runs because its answer is selected. */
export function postingAlong(name: string, at: Date, posting: Posting): RawBuilder<unknown> {
  return sql`${sql.ref(name)} as (${writing(at, posting)} from moved)`;
}

function writing(at: Date, { key, kind, entries, valueOn }: Posting): RawBuilder<{ id: number | null }> {
  const written = entries.filter(({ amount }) => amount !== 0);
  const column = (of: keyof Entry) => written.map((entry) => entry[of] ?? null);
  return sql`select post_ledger(${key}, ${kind}, ${at}, ${valueOn ?? null}::date, ${column('account')}::text[], ${column('owner')}::text[],
    ${column('amount')}::bigint[], ${column('bookingId')}::uuid[], ${column('paymentId')}::uuid[], ${column('partnerId')}::uuid[], ${column('payeeId')}::uuid[]) as id`;
}

/**
 * Reverses what was posted under `of`: the same entries with the other sign. Returns false when there is
 * nothing to reverse.
 */
export async function postReversal(
  { db, now }: PostDeps,
  { of, key, valueOn }: { of: string; key: string; valueOn?: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select([
      'e.account',
      'e.owner',
      'e.amount',
      'e.booking_id',
      'e.payment_id',
      'e.partner_id',
      'e.payee_id',
    ])
    .where('t.key', 'in', [of, rebookedKey(of)])
    .orderBy('e.transaction_id')
    .orderBy('e.position')
    .execute();
  if (rows.length === 0) return false;
  const entries = rows.map((row) => ({
    account: row.account as LedgerAccount,
    owner: row.owner,
    amount: -row.amount,
    bookingId: row.booking_id,
    paymentId: row.payment_id,
    partnerId: row.partner_id,
    payeeId: row.payee_id,
  }));
  const {
    rows: [written],
  } = await writing(now(), { key, kind: 'reversal', entries, ...(valueOn && { valueOn }) }).execute(db);
  return written!.id !== null;
}

/** The amount a posting booked into an account, in whole rupiah; 0 when there is none. */
export async function findPosted({ db }: { db: Db }, key: string, account: LedgerAccount): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select((is) => is.fn.sum<number>('e.amount').as('sum'))
    .where('t.key', '=', key)
    .where('e.account', '=', account)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
