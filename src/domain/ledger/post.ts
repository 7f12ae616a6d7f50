// Writes to the ledger: a whole transaction or nothing, and never the same one twice.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { unawaited } from '#platform/database/unawaited';

interface PostDeps {
  db: Db;
  now: () => Date;
}

export const ledgerAccounts = [
  'customer',
  'gateway_clearing',
  'gateway_fee',
  'partner_payable',
  'platform_fee',
  'promo_cost',
  'affiliate_payable',
  'unmatched_receipts',
  'refunds',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface Entry {
  account: LedgerAccount;
  /** The owner of the account: id of a booking, partner, payment or affiliate, 'platform'. */
  owner: string;
  /** Whole rupiah; debits positive, credits negative. Entries of 0 are left out. */
  amount: number;
  bookingId?: string | null;
  paymentId?: string | null;
}

export interface Posting {
  /** What it records: 'payment 7d… paid'. A posting whose key already exists changes nothing. */
  key: string;
  kind:
    | 'receipt'
    | 'allocation'
    | 'promo'
    | 'unmatched'
    | 'reversal'
    | 'refund_due'
    | 'refund_done'
    | 'cost_kept'
    | 'terms_kept'
    | 'settlement';
  entries: Entry[];
}

/**
 * Writes a posting; does nothing when it already exists. The database refuses one that does not add up to
 * zero.
 */
export async function post(deps: PostDeps, posting: Posting): Promise<void> {
  await sql`${sql.raw(unawaited)}${writing(deps.now(), posting)}`.execute(deps.db);
}

function writing(at: Date, { key, kind, entries }: Posting): RawBuilder<unknown> {
  const written = entries.filter(({ amount }) => amount !== 0);
  return sql`
    with opened as (insert into ledger_transactions (key, kind, at) values (${key}, ${kind}, ${at}) on conflict (key) do nothing returning id)
    insert into ledger_entries (transaction_id, position, account, owner, amount, booking_id, payment_id)
    select opened.id, e.position, e.account, e.owner, e.amount, e.booking_id, e.payment_id
    from opened, unnest(${written.map(({ account }) => account)}::text[], ${written.map(({ owner }) => owner)}::text[],
      ${written.map(({ amount }) => amount)}::bigint[], ${written.map(({ bookingId }) => bookingId ?? null)}::uuid[],
      ${written.map(({ paymentId }) => paymentId ?? null)}::uuid[]) with ordinality e (account, owner, amount, booking_id, payment_id, position)`;
}

/**
 * Reverses what was posted under `of`: the same entries with the other sign. Returns false when there is
 * nothing to reverse.
 */
export async function postReversal(
  { db, now }: PostDeps,
  { of, key }: { of: string; key: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.account', 'e.owner', 'e.amount', 'e.booking_id', 'e.payment_id'])
    .where('t.key', '=', of)
    .orderBy('e.position')
    .execute();
  if (rows.length === 0) return false;
  const entries = rows.map((row) => ({
    account: row.account as LedgerAccount,
    owner: row.owner,
    amount: -row.amount,
    bookingId: row.booking_id,
    paymentId: row.payment_id,
  }));
  const { numAffectedRows } = await writing(now(), { key, kind: 'reversal', entries }).execute(db);
  return (numAffectedRows ?? 0n) > 0n;
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
