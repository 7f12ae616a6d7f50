// What a consultant reads of their own commission: what is owed, and what was and will be paid (docs/product/payouts.md).
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { PayoutStatus } from '#shared/payout-states';

export interface ConsultantPay {
  /** Earned and not paid yet; negative: taken off what comes. */
  owed: Rupiah;
  payouts: { code: string; amount: Rupiah; status: PayoutStatus; paidOn: string | null }[];
}

/** The newest first. Refuses `not_found` to whoever is no consultant. */
export async function readConsultantPay({ db }: { db: Db }, actor: Actor): Promise<ConsultantPay> {
  const affiliate = await db
    .selectFrom('affiliates')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  if (!affiliate) throw new AppError('not_found');
  const { rows: payouts } = await sql<ConsultantPay['payouts'][number]>`
    select p.code, p.amount, p.status, (select l.booked_on from bank_lines l where l.payout_id = p.id and l.amount < 0) as "paidOn"
    from payouts p join payout_batches b on b.id = p.batch_id
    where p.payee_id = ${affiliate.id}::uuid and p.status <> 'released' and b.status in ('approved', 'sent', 'done')
    order by b.made_at desc, p.id limit 100`.execute(db);
  const {
    rows: [sum],
  } = await sql<{ owed: number }>`
    select coalesce(-sum(amount), 0)::bigint as owed from ledger_entries where account = 'affiliate_payable' and payee_id = ${affiliate.id}::uuid`.execute(
    db,
  );
  return { owed: rupiah(sum!.owed), payouts };
}
