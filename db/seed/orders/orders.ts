// The demo's orders: one in every state there is, made the way members, partners, gateways and the clock make them, so that every
// console and tab has something to show. The same for the same day but for the codes, which nobody may foresee.
import { demoActor, type DemoOrder, type OrderSeedSetup, openOrderSeed } from './order-seed.ts';
import { pickDeparture } from './pick-departure.ts';
import { seedSouvenirOrders } from './souvenir-orders.ts';
import { fatimah, joko, jokosWife, siti, sitisHusband, teenager } from './travellers.ts';
import {
  respondToReschedule,
  announceReschedule,
  advanceDepartures,
  rescheduleDeparture,
} from '#domain/departure-changes';
import { cancelByTerms, foreseeTermsCancellation, recordMilestone } from '#domain/partner-console';
import { expireBookings, flagOverdueSettlements } from '#domain/bookings';
import { markRefundDone } from '#domain/payments';
import { saveReview } from '#domain/reviews';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { addDays } from '#shared/dates';
import { minuteMs } from '#shared/durations';
import type { MilestoneKind } from '#shared/milestones';

interface Scene {
  shop: OrderSeedSetup;
  db: Db;
  today: string;
  now: Date;
  /** The morning of a day, counted from today. */
  day(offset: number): string;
  /** Sets the clock to a day's morning. */
  go(day: string): void;
}

const member = { siti: 'siti@demo.example', joko: 'joko@demo.example', fatimah: 'fatimah@demo.example' };
const dewi = demoActor('dewi@demo.example');
const budi = demoActor('budi@demo.example');
const quad = (adults: number, children = 0) => [{ room_type: 'quad' as const, adults, children, infants: 0 }];

/** Within the seed's transaction; `now` is the moment of seeding. */
export async function seedOrders(
  db: Db,
  { today, now, keys }: { today: string; now: Date; keys: KeyRing },
): Promise<void> {
  const shop = await openOrderSeed(db, { keys, now });
  const scene: Scene = {
    shop,
    db,
    today,
    now,
    day: (offset) => addDays(today, offset),
    go: (day) => {
      shop.clock.now = new Date(`${day}T03:00:00Z`);
    },
  };
  for (const tell of stories) await tell(scene);
  await seedSouvenirOrders(shop, now);
  // What they would have been told is not sent after the fact.
  await db.deleteFrom('outbox_messages').execute();
}

async function completed({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(-150),
    until: day(-10),
    seats: 2,
    isLate: true,
  });
  go(addDays(departure.departsOn, -70));
  const order = await shop.order({
    member: member.siti,
    departure,
    rooms: quad(2),
    affiliateCode: 'RAHMAT-01',
  });
  await shop.payNext(order);
  await shop.nameTravellers(order, [siti, sitisHusband]);
  await reach(shop, order, { visa: -30, ticket: -20, manasik: -9, kit: -14 });
  await travel(shop, order);
  go(addDays(departure.returnsOn, 3));
  await saveReview(shop.deps, order.member, shop.brand, {
    bookingId: order.bookingId,
    form: {
      rating: '5',
      text: 'Alhamdulillah, semua sesuai yang tertulis. Pembimbing menunggu sampai jamaah terakhir selesai sai, dan suami saya yang berjalan pelan tidak pernah ditinggal.',
    },
  });
}

/** The other one of which the journey is over waits for its review. */
async function completedWithoutReview({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, { from: day(-220), until: day(-10), seats: 1 });
  go(addDays(departure.departsOn, -60));
  const order = await shop.order({ member: member.joko, departure, rooms: quad(1) });
  await shop.payNext(order);
  await shop.nameTravellers(order, [joko]);
  await travel(shop, order);
}

async function underWay({ shop, db, day, go, now }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(-20),
    until: day(0),
    backFrom: day(0),
    seats: 1,
    isLate: true,
  });
  go(addDays(departure.departsOn, -55));
  const order = await shop.order({ member: member.fatimah, departure, rooms: quad(1) });
  await shop.payNext(order);
  await shop.nameTravellers(order, [fatimah]);
  go(departure.departsOn);
  await advanceDepartures(shop.deps);
  shop.clock.now = now;
}

async function inPreparation({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, { from: day(24), until: day(150), seats: 2 });
  go(day(-40));
  const order = await shop.order({ member: member.joko, departure, rooms: quad(2) });
  await shop.payNext(order);
  await shop.nameTravellers(order, [joko, jokosWife]);
  go(day(-30));
  for (const kind of ['passport', 'ktp', 'photo'] as const)
    await shop.sendDocument(order, kind, { staff: dewi, verdict: 'accepted' });
  await shop.sendDocument(order, 'vaccination', {
    staff: dewi,
    verdict: 'rejected',
    reason: 'Tanggal vaksinnya tidak terbaca. Mohon foto ulang dengan cahaya yang cukup.',
  });
  await reachOn(shop, order, 'visa', day(-6));
  await reachOn(shop, order, 'manasik', day(-2));
}

async function paid({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, { from: day(60), until: day(220), seats: 2 });
  go(day(-4));
  const order = await shop.order({ member: member.siti, departure, rooms: quad(2) });
  await shop.payNext(order);
  await shop.nameTravellers(order, [siti, sitisHusband]);
  go(day(-1));
  for (const kind of ['passport', 'ktp', 'family_card'] as const) await shop.sendDocument(order, kind);
}

async function partlyPaid({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(60),
    until: day(260),
    seats: 1,
    isStaged: true,
  });
  go(day(-3));
  const order = await shop.order({ member: member.siti, departure, rooms: quad(1), plan: 'down_payment' });
  await shop.payNext(order);
}

/** The settlement did not come by its day: somebody has to decide. */
async function overdue({ shop, db, day, go, now }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(8),
    until: day(26),
    seats: 1,
    isStaged: true,
  });
  go(day(-50));
  const order = await shop.order({ member: member.fatimah, departure, rooms: quad(1), plan: 'down_payment' });
  await shop.payNext(order);
  shop.clock.now = now;
  await flagOverdueSettlements(shop.deps);
}

/** The bank has taken the money back. */
async function reversed({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, { from: day(50), until: day(260), seats: 1 });
  go(day(-12));
  const order = await shop.order({ member: member.joko, departure, rooms: quad(1) });
  const payment = await shop.payNext(order);
  go(day(-2));
  await shop.hear(payment, 'charged_back');
}

async function expired({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, { from: day(40), until: day(260), seats: 2 });
  go(day(-9));
  await shop.order({ member: member.siti, departure, rooms: quad(2) });
  go(day(-8));
  await expireBookings(shop.deps);
}

/** The partner has moved the day; one of the two has said that she comes along, the other has not answered. */
async function rescheduled({ shop, db, day, go }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(100),
    until: day(400),
    seats: 3,
    isLate: true,
  });
  go(day(-4));
  const kept = await shop.order({ member: member.fatimah, departure, rooms: quad(1) });
  await shop.payNext(kept);
  const asked = await shop.order({ member: member.siti, departure, rooms: quad(2) });
  await shop.payNext(asked);
  go(day(-2));
  const departsOn = addDays(departure.departsOn, 4);
  await rescheduleDeparture(shop.deps, dewi, { departureId: departure.id, form: { departs_on: departsOn } });
  const { id: moveId } = await db
    .selectFrom('departure_moves')
    .select('id')
    .where('departure_id', '=', departure.id)
    .executeTakeFirstOrThrow();
  await announceReschedule(shop.deps, { moveId, actorId: dewi.accountId });
  await respondToReschedule(shop.deps, kept.member, {
    booking: kept.bookingId,
    answer: 'keeps',
    brand: shop.brand,
    departsOn,
  });
}

/** Cancelled by what the partner's contract grants: one has its money back, of the other it is still owed. */
async function cancelledByTerms({ shop, db, day, go }: Scene): Promise<void> {
  for (const { email, isRefunded } of [
    { email: member.joko, isRefunded: true },
    { email: member.fatimah, isRefunded: false },
  ]) {
    const departure = await pickDeparture(db, shop.clock.now, { from: day(70), until: day(300), seats: 1 });
    go(day(-20));
    const order = await shop.order({ member: email, departure, rooms: quad(1) });
    await shop.payNext(order);
    go(day(-6));
    const { kept, requestedOn } = await foreseeTermsCancellation(shop.deps, dewi, order.code);
    await cancelByTerms(shop.deps, dewi, order.code, {
      requested_on: requestedOn,
      kept: String(kept),
      confirmed: 'yes',
    });
    if (!isRefunded) continue;
    go(day(-3));
    const { id: taskId } = await db
      .selectFrom('refund_tasks')
      .select('id')
      .where('booking_id', '=', order.bookingId)
      .executeTakeFirstOrThrow();
    await markRefundDone(shop.deps, { taskId, actorId: budi.accountId, proof: 'BCA 0417-2231' });
  }
}

/** A child by the order is thirteen: the difference is asked for. */
async function supplement({ shop, db, day, go, today }: Scene): Promise<void> {
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(60),
    until: day(300),
    seats: 2,
    takesChildren: true,
  });
  go(day(-7));
  const order = await shop.order({ member: member.fatimah, departure, rooms: quad(1, 1) });
  await shop.payNext(order);
  go(day(-1));
  await shop.nameTravellers(order, [fatimah, teenager(today)]);
}

/** Last, and at the moment of seeding: there are two hours to pay it. */
async function waiting({ shop, db, day, now }: Scene): Promise<void> {
  shop.clock.now = new Date(now.getTime() - 5 * minuteMs);
  const departure = await pickDeparture(db, shop.clock.now, {
    from: day(40),
    until: day(260),
    seats: 2,
    isStaged: true,
  });
  await shop.order({ member: member.siti, departure, rooms: quad(2), plan: 'down_payment' });
}

const stories: readonly ((scene: Scene) => Promise<void>)[] = [
  completed,
  completedWithoutReview,
  underWay,
  rescheduled,
  overdue,
  inPreparation,
  cancelledByTerms,
  supplement,
  paid,
  partlyPaid,
  reversed,
  expired,
  waiting,
];

/** Records steps, each so many days before departure. */
async function reach(
  shop: OrderSeedSetup,
  order: DemoOrder,
  steps: Partial<Record<MilestoneKind, number>>,
): Promise<void> {
  const inOrder = Object.entries(steps).toSorted(([, one], [, other]) => one - other) as [
    MilestoneKind,
    number,
  ][];
  for (const [kind, days] of inOrder)
    await reachOn(shop, order, kind, addDays(order.departure.departsOn, days));
}

async function reachOn(
  shop: OrderSeedSetup,
  order: DemoOrder,
  kind: MilestoneKind,
  day: string,
): Promise<void> {
  shop.clock.now = new Date(`${day}T03:00:00Z`);
  await recordMilestone(shop.deps, dewi, order.bookingId, { kind, reached_on: day });
}

/** They leave, and come home. */
async function travel({ deps, clock }: OrderSeedSetup, { departure }: DemoOrder): Promise<void> {
  for (const day of [departure.departsOn, addDays(departure.returnsOn, 1)]) {
    clock.now = new Date(`${day}T03:00:00Z`);
    await advanceDepartures(deps);
  }
}
