// Who hears what happens to a parcel (docs/product/souvenir-orders.md): the buyer of what others did, the store of what is paid.
import { sql } from 'kysely';
import { type Notice, notify, type NotifyDeps } from '#domain/notifications';
import type { ParcelNews } from '#shared/notifications';
import * as paths from '#shared/paths';
import { storeDuties, storeDutyAllows } from '#shared/store-duties';
import { type StoreOrderEvent, transitions } from './store-order-state-machine.ts';

/** What the buyer has not done themselves. That an order lapsed unpaid, its page says. */
const forBuyer: readonly StoreOrderEvent[] = [
  'paid',
  'accepted',
  'pieces_refused',
  'shipped',
  'tracking_corrected',
  'delivered',
  'presumed_delivered',
  'return_accepted',
  'return_refused',
  'return_granted',
  'return_rejected',
  'pieces_returned',
  'returned',
  'refused_by_store',
  'not_accepted_in_time',
  'not_sent_in_time',
  'payment_reversed',
];

/** What the store must do or not do, and has not done itself; that one is paid has a kind of its own. */
const forStore = [
  'tracking_doubted',
  'cancelled_by_member',
  'not_accepted_in_time',
  'not_sent_in_time',
  'payment_reversed',
  'return_requested',
  'return_contested',
  'return_granted',
  'return_rejected',
] as const satisfies readonly ParcelNews[];
const isForStore = (event: StoreOrderEvent): event is ParcelNews =>
  (forStore as readonly string[]).includes(event);

/** Who hears of an event. */
export const parcelHearers = (event: StoreOrderEvent) => ({
  buyer: forBuyer.includes(event),
  store: event === 'paid' || isForStore(event),
});

interface Parcel {
  id: string;
  store: string;
  brandId: string;
  buyerId: string | null;
  staff: string[];
}

/** In the transaction of the event. */
export async function notifyOfParcels(
  { db, now }: NotifyDeps,
  ids: readonly string[],
  event: StoreOrderEvent,
): Promise<void> {
  if (ids.length === 0 || !(forBuyer.includes(event) || isForStore(event))) return;
  const duties = storeDuties.filter((duty) => storeDutyAllows(duty, 'orders'));
  const { rows } = await sql<Parcel>`
    select s.id, t.name as store, o.brand_id as "brandId", o.account_id as "buyerId",
      (select coalesce(json_agg(m.account_id), '[]') from memberships m where m.partner_id = s.store_id and m.role = 'store_staff'
        and m.duties && ${duties}::text[]) as staff
    from store_orders s join souvenir_orders o on o.id = s.order_id join partners t on t.id = s.store_id
    where s.id = any (${[...ids]}::uuid[])`.execute(db);
  await notify(
    { db, now },
    rows.flatMap((parcel) => noticesOf(parcel, event)),
  );
}

function noticesOf({ id, store, brandId, buyerId, staff }: Parcel, event: StoreOrderEvent): Notice[] {
  const state = transitions[event].to;
  const path = paths.member.storeOrder(id);
  const forStaff = event === 'paid' ? staff : [];
  const news = isForStore(event) ? event : null;
  return [
    ...(buyerId === null || !forBuyer.includes(event)
      ? []
      : [
          {
            accountId: buyerId,
            kind: 'parcel_moved' as const,
            values: { store, event, state },
            path,
            brandId,
            dedupeKey: `parcel ${id}`,
          },
        ]),
    ...forStaff.map((accountId) => ({
      accountId,
      kind: 'parcel_ordered' as const,
      values: { store },
      path: paths.storeConsole.order(id),
      brandId: null,
      dedupeKey: `parcel ordered ${id}`,
    })),
    ...(news === null
      ? []
      : staff.map((accountId) => ({
          accountId,
          kind: 'parcel_work' as const,
          values: { store, event: news },
          path: paths.storeConsole.order(id),
          brandId: null,
          dedupeKey: `parcel work ${id}`,
        }))),
  ];
}
