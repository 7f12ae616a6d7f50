// A parcel that comes when its buyer is home again (docs/product/souvenir-orders.md, decision 0208): the day of return of one of their paid
// journeys, for the parcel that goes to their main address. It moves the store's deadlines, and nothing else: neither quotes nor stock.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { notify, type NotifyDeps } from '#domain/notifications';
import { listAddresses } from '#domain/shipping-addresses';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { returnDayDaysAhead } from '#shared/limits';
import { isId } from '#shared/names';
import * as paths from '#shared/paths';
import type { StoreOrderState } from '#shared/souvenir-order-states';
import type { StoreOrder } from './order.ts';
import { changeOrder, partIn, type ShippingDeps } from './shipping.ts';

/** A journey that a parcel may wait for. */
export interface ReturnDay {
  bookingId: string;
  code: string;
  /** YYYY-MM-DD */
  returnsOn: string;
}

/** The member's paid journeys on this brand that end after today, and soon enough; the first to come home first. */
export async function listReturnDays(
  { db, now }: { db: Db; now: () => Date },
  { accountId }: Actor,
  brandId: string,
): Promise<ReturnDay[]> {
  const today = todayInIndonesia(now());
  const { rows } = await sql<ReturnDay>`
    select b.id as "bookingId", b.code, d.returns_on::text as "returnsOn" from bookings b join departures d on d.id = b.departure_id
    where b.account_id = ${accountId}::uuid and b.brand_id = ${brandId} and b.state in ('paid', 'in_preparation', 'departed')
      and d.returns_on > ${today}::date and d.returns_on <= ${addDays(today, returnDayDaysAhead)}::date
    order by d.returns_on, b.id`.execute(db);
  return rows;
}

/**
 * Asks that a parcel arrives for the day of return of a journey, or as soon as it can (`bookingId` null). Refuses `not_found` (also a journey
 * that is not the member's, not paid or over), `booking_state`, `return_day_elsewhere` unless the parcel goes to the member's main address.
 */
export async function arriveForReturn(
  deps: ShippingDeps,
  actor: Actor,
  { orderId, partId, bookingId }: { orderId: string; partId: string; bookingId: string | null },
): Promise<void> {
  const addresses = await listAddresses(deps, actor);
  await changeOrder(deps, actor, orderId, async (db, order) => {
    const part = partIn(order, partId);
    if (bookingId === null) return writeArrival(db, part.id, null);
    const days = isId(bookingId) ? await listReturnDays({ ...deps, db }, actor, order.brandId) : [];
    const wanted = days.find((day) => day.bookingId === bookingId);
    if (!wanted) throw new AppError('not_found');
    if (!isAtHome(part, addresses)) throw new AppError('return_day_elsewhere');
    await writeArrival(db, part.id, wanted);
  });
}

/** Whether a parcel goes to where its buyer lives: their main address. */
export const isAtHome = (
  { addressId }: Pick<StoreOrder, 'addressId'>,
  addresses: readonly { id: string; isActive: boolean }[],
): boolean => addresses.some(({ id, isActive }) => isActive && id === addressId);

async function writeArrival(db: Db, partId: string, wanted: ReturnDay | null): Promise<void> {
  await db
    .updateTable('store_orders')
    .set({ arrive_on: wanted?.returnsOn ?? null, arrive_booking_id: wanted?.bookingId ?? null })
    .where('id', '=', partId)
    .execute();
}

export type Arrival = { isInTime: true; sendOn: string } | { isInTime: false; latest: string | null };

/**
 * Whether a courier can bring it by the wanted day, if it is paid today: its store takes the days it promises, the courier its longest. In
 * time: when it should be sent, so that it does not come to an empty house. Otherwise: when it may come; null where the courier does not say.
 */
export function arrivalBy(
  { arriveOn, store }: Pick<StoreOrder, 'arriveOn' | 'store'>,
  days: { most: number } | null,
  today: string,
  /** `now`: it is packed already; otherwise its store takes the days it promises. */
  from: 'ordering' | 'now' = 'ordering',
): Arrival {
  if (days === null || arriveOn === null) return { isInTime: false, latest: null };
  const latest = addDays(today, (from === 'now' ? 0 : store.readyDays) + days.most);
  return latest <= arriveOn
    ? { isInTime: true, sendOn: addDays(arriveOn, -days.most) }
    : { isInTime: false, latest };
}

/** Of a store order `o` that is paid now: its store has the days it promises, and longer where its buyer comes home later. */
export const shipBy = (now: Date): RawBuilder<Date> =>
  sql`greatest(${now}::timestamptz + (select s.ready_days from stores s where s.partner_id = o.store_id) * interval '1 day',
    (o.arrive_on - (o.shipping->'days'->>'most')::int + 1)::timestamp at time zone 'Asia/Jakarta')`;

/** Parcels that somebody may still send, or receive, on another day. */
const underWay = ['paid', 'accepted', 'shipped'] as const satisfies readonly StoreOrderState[];

/** What has become of the journey a parcel waits for: it ends on another day now, or (null) does not take place. Null: it is as it was asked. */
export function movedJourney({
  arriveOn,
  arriveBookingId,
  homeOn,
  state,
}: Pick<StoreOrder, 'arriveOn' | 'arriveBookingId' | 'homeOn' | 'state'>): { endsOn: string | null } | null {
  const isAwaited = arriveBookingId !== null && underWay.some((one) => one === state);
  return isAwaited && homeOn !== arriveOn ? { endsOn: homeOn } : null;
}

/**
 * Tells the buyer of every parcel that is still to come, or on its way, for the day of a journey that was moved: nothing of the parcel is changed,
 * its store may have sent it. In the transaction that tells them of the journey.
 */
export async function notifyOfMovedJourney(deps: NotifyDeps, bookingId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
    store: string;
    state: StoreOrderState;
    brandId: string;
    accountId: string;
  }>`
    select s.id, p.name as store, s.state, o.brand_id as "brandId", o.account_id as "accountId"
    from store_orders s join souvenir_orders o on o.id = s.order_id join partners p on p.id = s.store_id
      join bookings b on b.id = s.arrive_booking_id join departures d on d.id = b.departure_id
    where b.id = ${bookingId}::uuid and s.state = any (${[...underWay]}) and s.arrive_on <> d.returns_on
      and o.account_id is not null order by s.id`.execute(deps.db);
  await notify(
    deps,
    rows.map(({ id, store, state, brandId, accountId }) => ({
      accountId,
      kind: 'parcel_moved' as const,
      values: { store, event: 'journey_moved', state },
      path: paths.member.storeOrder(id),
      brandId,
      dedupeKey: `parcel ${id}`,
    })),
  );
}
