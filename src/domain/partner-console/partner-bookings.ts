// A partner's orders for its console (docs/product/partner-console.md): found, filtered, sorted, in pages; and one of them.
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, workScope } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type Attention, type BookingState, statesStaffReads } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import type { PartnerTask } from '#shared/partner-duties';
import type { ConsoleBookingQuery, ConsoleBookingSort } from '#shared/console-booking-query';
import { refuseStrangers, type Booking, unsafeFindBooking, type BookingEvent } from '#domain/bookings';

interface ReadDeps {
  db: Db;
  now: () => Date;
}

export interface PartnerBooking {
  id: string;
  code: string;
  state: BookingState;
  attention: Attention | null;
  /** Null once the account is deleted. */
  bookerName: string | null;
  people: number;
  title: LocalText;
  departsOn: string;
  total: number;
  paid: number;
  /** Documents that wait for review. */
  waitingDocuments: number;
  orderedAt: Date;
}

const orders: Record<ConsoleBookingSort, RawBuilder<unknown>> = {
  newest: sql`b.ordered_at desc, b.id`,
  departure: sql`d.departs_on, b.ordered_at desc, b.id`,
  name: sql`b.booker ->> 'name', b.id`,
  total: sql`b.total_amount desc, b.id`,
};

/** Orders of one partner, for its staff. Refuses `not_found`. */
export async function listPartnerBookings(
  { db, now }: ReadDeps,
  actor: Actor,
  partnerId: string,
  query: ConsoleBookingQuery,
  limit: number,
): Promise<Page<PartnerBooking>> {
  const found = matching(partnerId, query, workScope(actor, 'orders', partnerId));
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<PartnerBooking>`
      select b.id, b.code, b.state, b.attention, b.booker ->> 'name' as "bookerName", (b.adults + b.children + b.infants)::int as people, p.title,
        d.departs_on as "departsOn", b.total_amount as total, b.ordered_at as "orderedAt",
        (select coalesce(sum(i.amount), 0)::bigint from invoices i where i.booking_id = b.id and i.status = 'paid') as paid,
        (select count(*)::int from participant_documents f join participants t on t.id = f.participant_id
          where t.booking_id = b.id and f.status = 'uploaded' and (b.state in (${sql.join(statesStaffReads)}) or b.attention = 'settlement_overdue')
            and d.returns_on >= ${todayInIndonesia(now())}) as "waitingDocuments"
      ${found} order by ${orders[query.sort]} limit ${limit} offset ${(query.page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  return { items: rows, page: query.page, limit, total: count!.total, totalIsCapped: false };
}

/** The same for an exported file: with an audit entry for everybody in it. */
export async function exportPartnerBookings(
  deps: ReadDeps,
  actor: Actor,
  partnerId: string,
  query: ConsoleBookingQuery,
  limit: number,
): Promise<PartnerBooking[]> {
  const { items } = await listPartnerBookings(deps, actor, partnerId, { ...query, page: 1 }, limit);
  const owners =
    items.length === 0
      ? []
      : await deps.db
          .selectFrom('bookings')
          .select('account_id')
          .distinct()
          .where(
            'id',
            'in',
            items.map(({ id }) => id),
          )
          .where('account_id', 'is not', null)
          .execute();
  for (const { account_id } of owners)
    await recordAudit(deps, {
      actor,
      role: 'partner_staff',
      action: 'bookings.listed',
      subjectId: account_id!,
    });
  return items;
}

/** One order by id or code, for somebody with this task. Refuses `not_found`, also for another partner's, and `forbidden`. */
export async function getPartnerBooking(
  deps: ReadDeps,
  actor: Actor,
  idOrCode: string,
  task: PartnerTask = 'orders',
): Promise<Booking> {
  const booking = await unsafeFindBooking(deps, idOrCode);
  if (!booking || booking.state === 'draft') throw new AppError('not_found');
  refuseStrangers(actor, booking.partner.id, task, booking.departure.id);
  return booking;
}

export interface HistoryEntry {
  at: Date;
  event: BookingEvent;
}

/** The history of an order, oldest first. Refuses `not_found`. */
export async function listBookingHistory(
  deps: ReadDeps,
  actor: Actor,
  booking: Booking,
): Promise<HistoryEntry[]> {
  refuseStrangers(actor, booking.partner.id, 'orders', booking.departure.id);
  const rows = await deps.db
    .selectFrom('booking_history')
    .select(['at', 'reason'])
    .where('booking_id', '=', booking.id)
    .orderBy('id')
    .execute();
  return rows.map(({ at, reason }) => ({ at, event: reason as BookingEvent }));
}

function matching(
  partnerId: string,
  { search, state, departure }: ConsoleBookingQuery,
  led: readonly string[] | null,
): RawBuilder<unknown> {
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`b.partner_id = ${partnerId}::uuid and b.state <> 'draft'`,
    ...(led ? [sql`b.departure_id = any (${led}::uuid[])`] : []),
    ...(state ? [sql`b.state = ${state}`] : []),
    ...(departure ? [sql`b.departure_id = ${departure}::uuid`] : []),
    ...(search
      ? [
          sql`(b.code ilike ${words} or b.booker ->> 'name' ilike ${words}
      or exists (select from participants t where t.booking_id = b.id and t.name ilike ${words}))`,
        ]
      : []),
  ];
  return sql`from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id where ${sql.join(conditions, sql` and `)}`;
}
