// A partner's sales of the last half year, by month (docs/product/partner-console.md).
import { sql } from 'kysely';
import { type Actor, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { statesWithoutJourney } from '#shared/booking-states';
import { addMonths, todayInIndonesia } from '#shared/dates';
import { type Rupiah, rupiah } from '#shared/money';

export interface MonthlySales {
  /** Its first day. */
  month: string;
  orders: number;
  seats: number;
  /** What was ordered, not what was paid so far. */
  amount: Rupiah;
}

const months = 6;

/** Orders somebody has paid for, in part or in full, that have not been cancelled; the current month last. Refuses `not_found`, `forbidden`. */
export async function listMonthlySales(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  partnerId: string,
): Promise<MonthlySales[]> {
  requireWork(actor, 'money', { partnerId });
  const current = `${todayInIndonesia(now()).slice(0, 7)}-01`;
  const first = addMonths(current, 1 - months);
  const { rows } = await sql<{ month: string; orders: number; seats: number; amount: string }>`
    select m.month::date as month, count(b.id)::int as orders, coalesce(sum(b.seats), 0)::int as seats, coalesce(sum(b.total_amount), 0)::text as amount
    from generate_series(${first}::date, ${current}::date, interval '1 month') m (month)
      left join bookings b on b.partner_id = ${partnerId}::uuid and b.state <> 'draft' and b.state not in ('waiting_payment', ${sql.join(statesWithoutJourney)})
        and b.ordered_at >= ${first}::date::timestamp at time zone 'Asia/Jakarta' and date_trunc('month', b.ordered_at at time zone 'Asia/Jakarta') = m.month::date
    group by 1 order by 1`.execute(db);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: rupiah(Number(amount)) }));
}
