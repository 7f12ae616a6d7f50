// Orders that need a person, for the operator's finance: the longest wait first.
import { sql } from 'kysely';
import { type Actor, mayOperate } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { Attention } from '#shared/booking-states';
import { AppError } from '#shared/errors';

export interface AttentionOrder {
  code: string;
  attention: Attention;
  bookerName: string | null;
  phone: string | null;
  partnerName: string;
  departsOn: string;
  total: number;
  since: Date;
}

const atMostListed = 200;

/** Refuses `not_found`. */
export async function listAttention({ db }: { db: Db }, actor: Actor): Promise<AttentionOrder[]> {
  if (!mayOperate(actor, 'payments')) throw new AppError('not_found');
  const { rows } = await sql<AttentionOrder>`
    select b.code, b.attention, b.booker ->> 'name' as "bookerName", b.booker ->> 'phone' as phone, t.name as "partnerName", d.departs_on as "departsOn",
      b.total_amount as total, b.changed_at as since
    from bookings b join departures d on d.id = b.departure_id join partners t on t.id = b.partner_id
    where b.state = 'needs_attention' order by b.changed_at, b.id limit ${atMostListed}`.execute(db);
  return rows;
}
