// Which departure of the demo's catalogue an order is for: there is one for every state on whatever day the demo is written.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DemoOrder } from './order-seed.ts';

export interface DepartureWish {
  /** Slug; where this partner has none, any other's will do. */
  partner?: string;
  /** Days on which it may leave, both included. */
  from: string;
  until: string;
  /** It may not be over before this day. */
  backFrom?: string;
  seats: number;
  /** Only such as are paid in stages. */
  isStaged?: boolean;
  /** Only such as take children at a price of their own. */
  takesChildren?: boolean;
  /** Those that leave last come first. */
  isLate?: boolean;
}

/** The first that fits and has room still. Throws where there is none: the demo would lack a state. */
export async function pickDeparture(
  db: Db,
  now: Date,
  {
    partner = 'nurzaman',
    from,
    until,
    backFrom,
    seats,
    isStaged = false,
    takesChildren = false,
    isLate = false,
  }: DepartureWish,
): Promise<DemoOrder['departure']> {
  const {
    rows: [found],
  } = await sql<DemoOrder['departure']>`
    select d.id, d.departs_on as "departsOn", d.returns_on as "returnsOn"
    from departures d join programmes p on p.id = d.programme_id join partners a on a.id = p.partner_id
    where d.state = 'published' and a.suspended_on is null and p.kind not like 'hajj%' and d.departs_on between ${from}::date and ${until}::date
      and d.returns_on >= ${backFrom ?? from}::date and d.quota - seats_claimed(d.id, ${now}) >= ${seats}
      and exists (select from departure_room_prices r where r.departure_id = d.id and r.room_type = 'quad')
      and (not ${isStaged} or d.down_payment_amount is not null) and (not ${takesChildren} or d.child_basis_points is not null)
      and not exists (select from bookings b where b.departure_id = d.id)
    order by a.slug <> ${partner}, case when ${isLate} then -(d.departs_on - ${from}::date) else d.departs_on - ${from}::date end, d.slug limit 1`.execute(
    db,
  );
  if (!found) throw new RangeError(`The demo has no departure between ${from} and ${until} for an order`);
  return found;
}
