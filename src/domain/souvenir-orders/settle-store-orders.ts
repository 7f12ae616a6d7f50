// What the clock does with store orders (docs/product/souvenir-orders.md, decision 0225): a store that says nothing has refused, and so has one
// that does not send; a parcel of which nobody says anything has arrived; a buyer who says nothing has received.
import { type RawBuilder, sql } from 'kysely';
import { parcelSilenceDays, storeLateDays } from '#shared/limits';
import { endStoreOrder } from './end-store-order.ts';
import { arrivedAt, type FulfilDeps } from './fulfil-store-order.ts';
import { type LockedPart, moveIfStill } from './move-if-still.ts';
import { contestLeftReturns } from './return-store-order.ts';
import { type TransitionDeps, transitionStoreOrder } from './transition-store-order.ts';

interface Due {
  /** On a row of `store_orders`: its time is over. */
  isDue: (now: Date) => RawBuilder<boolean>;
  move: (within: TransitionDeps, part: LockedPart) => Promise<void>;
}

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

const dues = {
  not_accepted_in_time: {
    isDue: (now) => sql`state = 'paid' and accept_by <= ${now}`,
    move: (within, part) => endStoreOrder(within, part, { event: 'not_accepted_in_time', actorId: null }),
  },
  not_sent_in_time: {
    isDue: (now) => sql`state = 'accepted' and ship_by <= ${daysBefore(now, storeLateDays)}`,
    move: (within, part) => endStoreOrder(within, part, { event: 'not_sent_in_time', actorId: null }),
  },
  presumed_delivered: {
    isDue: (now) =>
      sql`state = 'shipped' and greatest(shipped_at, courier_said_at) <= ${daysBefore(now, parcelSilenceDays)}`,
    move: (within, { id }) =>
      transitionStoreOrder(within, id, {
        event: 'presumed_delivered',
        actorId: null,
        set: arrivedAt(within.now()),
      }),
  },
  completed: {
    isDue: (now) => sql`state = 'delivered' and complete_by <= ${now}`,
    move: (within, { id }) =>
      transitionStoreOrder(within, id, {
        event: 'completed',
        actorId: null,
        set: sql`ended_at = ${within.now()}`,
      }),
  },
} satisfies Record<string, Due>;

const events = Object.keys(dues) as (keyof typeof dues)[];
/** Of each kind in one run; the next continues a minute later. */
const atMostOfEach = 500;

interface DuePart {
  id: string;
  orderId: string;
  event: keyof typeof dues;
}

/** Returns how many. A return that its store leaves lying is the operator's to decide. What fails holds up no other, is thrown at the end, and tried again by the next run. */
export async function settleStoreOrders(deps: FulfilDeps): Promise<number> {
  const faults: unknown[] = [];
  let settled = await contestLeftReturns(deps);
  for (const part of await readDue(deps)) {
    const { isDue, move }: Due = dues[part.event];
    const isSettled = await moveIfStill(deps, part, isDue(deps.now()), move).catch((error: unknown) => {
      faults.push(error);
      return false;
    });
    if (isSettled) settled += 1;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} store orders could not be settled`);
  return settled;
}

async function readDue({ db, now }: FulfilDeps): Promise<DuePart[]> {
  const each = events.map(
    (event) => sql`(select id, order_id as "orderId", ${event}::text as event from store_orders
      where ${dues[event].isDue(now())} limit ${atMostOfEach})`,
  );
  const { rows } = await sql<DuePart>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}
