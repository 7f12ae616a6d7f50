// Asks couriers how parcels on their way get on (docs/product/souvenir-orders.md, decision 0225): in parallel until a deadline, and outside any
// transaction. Several processes share the work: the statement that picks a parcel also reserves it.
import { sql } from 'kysely';
import type { JobLog } from '#platform/jobs/job-kind';
import { ShippingError, type ShippingProvider } from '#platform/shipping/shipping';
import { arrivedAt, type FulfilDeps } from './fulfil-store-order.ts';
import { moveIfStill } from './move-if-still.ts';
import type { StoreOrder } from './order.ts';
import { type ParcelTracking, trackParcel } from './track-parcel.ts';
import { transitionStoreOrder } from './transition-store-order.ts';

interface FollowDeps extends FulfilDeps {
  shipping: ShippingProvider;
  /** No courier is asked any more after that long. Tests wait less. */
  followMs?: number;
}

const takenAtOnce = 100;
/** Our choice: few enough to leave couriers and connections to the pages. */
const askedAtOnce = 8;
const longestRunMs = 40_000;
/** Nobody else takes a parcel that long. */
const reservedSeconds = 300;
/** Our choice: a courier that answered is asked four times a day, one that did not is asked an hour later. */
const pauseAfterAnswerSeconds = 6 * 3_600;
const pauseAfterFailureSeconds = 3_600;

type Sent = Pick<StoreOrder, 'id' | 'orderId' | 'shipping' | 'courier' | 'trackingNumber' | 'orderedAt'>;

/** Returns how many arrived. One that fails holds up no other, and is asked about again later. */
export async function followParcels(deps: FollowDeps, log: JobLog): Promise<number> {
  const deadline = performance.now() + (deps.followMs ?? longestRunMs);
  const faults: unknown[] = [];
  let arrived = 0;
  const follow = async (parcels: Sent[]) => {
    for (let parcel = parcels.pop(); parcel; parcel = parcels.pop()) {
      // Those that are left are taken again once nobody has reserved them.
      if (performance.now() >= deadline) return;
      const hasArrived = await askAbout(deps, parcel).catch((error: unknown) => {
        faults.push(error);
        return false;
      });
      if (hasArrived) arrived += 1;
    }
  };
  while (performance.now() < deadline) {
    const parcels = await takeParcels(deps);
    const isLast = parcels.length < takenAtOnce;
    await Promise.all(Array.from({ length: askedAtOnce }, () => follow(parcels)));
    if (isLast) break;
  }
  // Once for a run: a courier that is away is away for all of its parcels.
  if (faults.length > 0)
    log.warn({ err: faults[0], parcels: faults.length }, 'couriers could not be asked about parcels');
  return arrived;
}

async function askAbout(deps: FollowDeps, parcel: Sent): Promise<boolean> {
  try {
    const tracking = await trackParcel(deps, parcel);
    if (tracking?.isAnothers) await doubt(deps, parcel);
    const hasArrived = tracking?.isDelivered === true && (await deliver(deps, parcel));
    await noteAsked(deps, parcel, pauseAfterAnswerSeconds, saidAt(tracking, deps.now()));
    return hasArrived;
  } catch (error) {
    const isHopeless = error instanceof ShippingError && !error.retryable;
    await noteAsked(deps, parcel, isHopeless ? pauseAfterAnswerSeconds : pauseAfterFailureSeconds, null);
    throw error;
  }
}

/** Not delivered meanwhile, and by the number that was asked about. */
const isStillSentBy = ({ trackingNumber }: Sent) =>
  sql<boolean>`state = 'shipped' and tracking_number = ${trackingNumber}`;

/** Once for a number: its store is asked to correct it. */
async function doubt(deps: FollowDeps, parcel: Sent): Promise<void> {
  const still = sql<boolean>`${isStillSentBy(parcel)} and tracking_doubted_at is null`;
  await moveIfStill(deps, parcel, still, (within, { id }) =>
    transitionStoreOrder(within, id, {
      event: 'tracking_doubted',
      actorId: null,
      set: sql`tracking_doubted_at = ${within.now()}`,
    }),
  );
}

/** False: its buyer or its store was faster. */
function deliver(deps: FollowDeps, parcel: Sent): Promise<boolean> {
  return moveIfStill(deps, parcel, isStillSentBy(parcel), (within, { id }) =>
    transitionStoreOrder(within, id, { event: 'delivered', actorId: null, set: arrivedAt(within.now()) }),
  );
}

/** Of the newest step: the courier's clock is taken for Jakarta's, and never to be ahead of ours. Null: it told of none. */
function saidAt(tracking: ParcelTracking | null, now: Date): Date | null {
  const newest = tracking?.steps[0]?.at;
  const at = newest === undefined ? Number.NaN : Date.parse(`${newest.replace(' ', 'T')}:00+07:00`);
  return Number.isNaN(at) ? null : new Date(Math.min(at, now.getTime()));
}

async function takeParcels({ db, now }: FollowDeps): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    update store_orders set ask_courier_at = ${after(now(), reservedSeconds)} where id in (
      select id from store_orders where state = 'shipped' and coalesce(ask_courier_at, shipped_at) <= ${now()}
      order by coalesce(ask_courier_at, shipped_at) limit ${takenAtOnce} for update skip locked)
    returning id, order_id as "orderId", shipping, courier, tracking_number as "trackingNumber",
      (select o.created_at from souvenir_orders o where o.id = order_id) as "orderedAt"`.execute(db);
  return rows;
}

async function noteAsked(
  { db, now }: FollowDeps,
  parcel: Sent,
  pauseSeconds: number,
  said: Date | null,
): Promise<void> {
  await sql`update store_orders set ask_courier_at = ${after(now(), pauseSeconds)}, courier_said_at = greatest(courier_said_at, ${said}::timestamptz)
    where id = ${parcel.id}::uuid and ${isStillSentBy(parcel)}`.execute(db);
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
