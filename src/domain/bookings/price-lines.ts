// Lines of a booking, as the database stores them.
import { type RawBuilder, sql } from 'kysely';
import type { BookingLine } from './price.ts';

/** Replaces the stored lines by position. `booking` is a query that returns the booking's id. */
export function insertLines(
  booking: RawBuilder<unknown>,
  lines: readonly BookingLine[],
): RawBuilder<unknown> {
  return sql`insert into booking_lines (booking_id, position, kind, detail, quantity, each_amount, amount)
    select b.id, (n - 1)::smallint, kind, detail::jsonb, quantity, each_amount, amount from (${booking}) b,
      unnest(${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ detail }) => JSON.stringify(detail))}::text[], ${lines.map(({ quantity }) => quantity)}::int[],
        ${lines.map(({ each }) => each)}::bigint[], ${lines.map(({ amount }) => amount)}::bigint[])
        with ordinality as line (kind, detail, quantity, each_amount, amount, n)
    on conflict (booking_id, position) do update set kind = excluded.kind, detail = excluded.detail, quantity = excluded.quantity,
      each_amount = excluded.each_amount, amount = excluded.amount`;
}
