// Orders that need a person, for the operator's finance: the longest wait first, unless another order is asked for.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, mayOperate } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import { type AttentionSort, firstAttentionSort } from '#shared/attention-list';
import type { Attention } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import type { Page } from '#shared/paging';

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

const orders: Record<AttentionSort['by'], RawBuilder<unknown>> = {
  since: sql`b.changed_at`,
  why: sql`b.attention`,
  partner: sql`t.name`,
  departs: sql`d.departs_on`,
  total: sql`b.total_amount`,
};

interface AttentionQuery {
  why?: Attention | null;
  sort?: AttentionSort;
  page: number;
  limit: number;
}

/** Refuses `not_found`. */
export async function listAttention(
  { db }: { db: Db },
  actor: Actor,
  { why = null, sort = firstAttentionSort, page, limit }: AttentionQuery,
): Promise<Page<AttentionOrder>> {
  if (!mayOperate(actor, 'payments')) throw new AppError('not_found');
  return readCountedPage({ page, limit }, async (slice) => {
    const { rows } = await sql<AttentionOrder & { whole: number }>`
      select b.code, b.attention, b.booker ->> 'name' as "bookerName", b.booker ->> 'phone' as phone, t.name as "partnerName",
        d.departs_on as "departsOn", b.total_amount as total, b.changed_at as since, ${whole}
      from bookings b join departures d on d.id = b.departure_id join partners t on t.id = b.partner_id
      where b.state = 'needs_attention' and (${why}::text is null or b.attention = ${why})
      order by ${orders[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`}, b.changed_at, b.id ${slice}`.execute(
      db,
    );
    return rows;
  });
}
