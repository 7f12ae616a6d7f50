// What a consultant or a distribution partner reads of its own commission: what is owed, what was and will be paid, and asking for it (docs/product/payouts.md).
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { PayoutStatus } from '#shared/payout-states';
import { affiliateOfDistribution, requireAffiliate } from './affiliate-of.ts';
import { isUnanswered, payableEntries } from './payouts-due.ts';

interface PayDeps {
  db: Db;
  now: () => Date;
}

export interface ConsultantPay {
  /** Earned and not paid yet; negative: taken off what comes. */
  owed: Rupiah;
  /** What of it could be paid today: the rest waits for the partner's invoice of that month. */
  payable: Rupiah;
  /** When the consultant asked to be paid, while no payout has been made since. */
  askedAt: Date | null;
  payouts: { code: string; amount: Rupiah; status: PayoutStatus; paidOn: string | null }[];
}

/** The newest first. Refuses `not_found` to whoever is no consultant. */
export async function readConsultantPay(deps: PayDeps, actor: Actor): Promise<ConsultantPay> {
  return payOf(deps, await requireAffiliate(deps, actor));
}

/** Of the distribution partner somebody works for. Refuses `forbidden` to everybody else, `not_found` where it has no code. */
export async function readDistributionPay(deps: PayDeps, actor: Actor): Promise<ConsultantPay> {
  return payOf(deps, await affiliateOfDistribution(deps, actor));
}

async function payOf(deps: PayDeps, affiliateId: string): Promise<ConsultantPay> {
  const { db } = deps;
  const { rows: payouts } = await sql<ConsultantPay['payouts'][number]>`
    select p.code, p.amount, p.status, (select l.booked_on from bank_lines l where l.payout_id = p.id and l.amount < 0) as "paidOn"
    from payouts p join payout_batches b on b.id = p.batch_id
    where p.payee_id = ${affiliateId}::uuid and p.status <> 'released' and b.status in ('approved', 'sent', 'done')
    order by b.made_at desc, p.id limit 100`.execute(db);
  const {
    rows: [sum],
  } = await sql<{ owed: number; askedAt: Date | null }>`
    select (select coalesce(-sum(amount), 0)::bigint from ledger_entries where account = 'affiliate_payable' and payee_id = ${affiliateId}::uuid) as owed,
      (select asked_at from payout_requests r where affiliate_id = ${affiliateId}::uuid and ${isUnanswered}) as "askedAt"`.execute(
    db,
  );
  return {
    owed: rupiah(sum!.owed),
    payable: await readPayable(deps, affiliateId),
    askedAt: sum!.askedAt,
    payouts,
  };
}

/**
 * Asks finance for what can be paid; asking again changes nothing. Refuses `not_found` to whoever is no consultant, `nothing_to_pay`
 * while nothing can be paid.
 */
export async function askForPayout(deps: PayDeps, actor: Actor): Promise<void> {
  await askFor(deps, await requireAffiliate(deps, actor));
}

/** The same for the distribution partner somebody works for. Refuses `forbidden` to everybody else. */
export async function askForDistributionPayout(deps: PayDeps, actor: Actor): Promise<void> {
  await askFor(deps, await affiliateOfDistribution(deps, actor));
}

async function askFor(deps: PayDeps, affiliateId: string): Promise<void> {
  if ((await readPayable(deps, affiliateId)) <= 0) throw new AppError('nothing_to_pay');
  const at = deps.now();
  await sql`
    insert into payout_requests as r (affiliate_id, asked_at) values (${affiliateId}::uuid, ${at})
    on conflict (affiliate_id) do update set asked_at = excluded.asked_at where not ${isUnanswered}`.execute(
    deps.db,
  );
}

async function readPayable({ db, now }: PayDeps, affiliateId: string): Promise<Rupiah> {
  const { rows } = await sql<{ payable: number }>`
    select coalesce(sum(amount), 0)::bigint as payable from (${payableEntries(todayInIndonesia(now()))}) due where payee_id = ${affiliateId}::uuid`.execute(
    db,
  );
  return rupiah(rows[0]!.payable);
}
