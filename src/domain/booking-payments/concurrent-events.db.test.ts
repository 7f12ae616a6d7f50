// Any two events on one order at the same moment: they run one after the other, in either order, and the
// ledger verifies. No deadlock: anything but a known refusal is a fault (docs/product/seats-and-money.md).
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dispatchWaitingMoves } from '#domain/booking-notifications';
import { applyGatewayStatus, markRefundDone } from '#domain/payments';
import { verifyLedger } from '#domain/ledger';
import { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, checkoutInput, createDraft, createOrder } from '#test/factories/bookings';
import { createDeparture, createProgramme, emptyContent, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { overlapping } from '#test/overlapping';
import { rounds } from '#test/rounds';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  respondToReschedule,
  cancelDeparture,
  cancelOrdersOf,
  rescheduleDeparture,
  setExternalSeatSales,
} from '#domain/departure-changes';
import { applyPromo, checkOut } from '#domain/checkout';
import { cancelByTerms, foreseeTermsCancellation } from '#domain/partner-console';
import { expireBookings, findBooking, flagOverdueSettlements } from '#domain/bookings';
import { settleAttention } from '#domain/finance-console';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
let programmeId: string;
beforeAll(async () => {
  programmeId = (
    await createProgramme(database.db, {
      partner_id: partner.id,
      content: JSON.stringify({
        ...emptyContent,
        cancellation: [{ daysBefore: 5, refundBasisPoints: 7_550 }],
      }),
    })
  ).id;
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});

interface Order {
  departure: string;
  bookingId: string;
  code: string;
  member: SignedIn;
  first: { reference: string };
}

const brand = () => shop.deps.brands.forHost('brand.test');
const tell = (reference: string, status: 'paid' | 'charged_back', gatewayId?: string) =>
  applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, status, undefined, gatewayId));
const decide = (code: string, act: 'refund' | 'extend' | 'give_seats') =>
  settleAttention(shop.deps, finance.actor, { code, act, form: { due_on: '2027-05-20' } });

/** The events of an order; each prepares what it needs first. */
const acts: Record<string, (order: Order) => Promise<unknown>> = {
  'its payment is told': ({ first }) => tell(first.reference, 'paid'),
  'a second payment is told': ({ first }) => tell(first.reference, 'paid', 'gw-second'),
  'its bank takes the payment back': ({ first }) => tell(first.reference, 'charged_back'),
  'its gateway sends the payment back': ({ first }) =>
    applyGatewayStatus(shop.deps, shop.gateway.sendsBack(first.reference)),
  'its hold runs out': () => expireBookings(shop.deps),
  'its settlement is overdue': () => flagOverdueSettlements(shop.deps),
  'its departure is cancelled': async ({ departure }) => {
    await cancelDeparture(shop.deps, partner.staff.actor, departure);
    await cancelOrdersOf(shop.deps, { departureId: departure, actorId: partner.staff.account.id });
  },
  'its partner cancels it by its terms': async ({ code }) => {
    const { kept, requestedOn } = await foreseeTermsCancellation(shop.deps, partner.staff.actor, code);
    await cancelByTerms(shop.deps, partner.staff.actor, code, {
      requested_on: requestedOn,
      kept: String(kept),
      confirmed: 'yes',
    });
  },
  'its departure is moved': ({ departure }) =>
    rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: departure,
      form: { departs_on: '2027-09-01' },
    }),
  'its member refuses the new day': async ({ bookingId, member }) => {
    const { departure } = (await findBooking(shop.deps, member.actor, bookingId))!;
    await respondToReschedule(shop.deps, member.actor, {
      booking: bookingId,
      answer: 'refuses',
      brand: brand(),
      departsOn: departure.departsOn,
    });
  },
  'staff ends it': ({ code }) => decide(code, 'refund'),
  'staff gives it time': ({ code }) => decide(code, 'extend'),
  'staff gives it seats': ({ code }) => decide(code, 'give_seats'),
  'its seats are sold elsewhere': ({ departure }) =>
    setExternalSeatSales(shop.deps, partner.staff.actor, { departureId: departure, seats: '2' }),
  'a refund is paid': async ({ bookingId }) => {
    const task = await database.db
      .selectFrom('refund_tasks')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (task) await markRefundDone(shop.deps, { taskId: task.id, actorId: finance.account.id, proof: 'TRF' });
  },
  'another payment is begun': async ({ member, bookingId }) => {
    const { invoices } = (await findBooking(shop.deps, member.actor, bookingId))!;
    if (invoices.some(({ status }) => status === 'waiting'))
      await beginPayment(shop, member, bookingId, 'permata_va');
  },
};

/** The state of the order when two events happen to it. */
const lives: Record<string, (order: Order) => Promise<unknown>> = {
  'waits for money': async () => {},
  'is over its time': async () => {
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
  },
  'has paid': ({ first }) => tell(first.reference, 'paid'),
  'has paid and was moved': async (order) => {
    await tell(order.first.reference, 'paid');
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: order.departure,
      form: { departs_on: '2027-08-01' },
    });
  },
  'was taken back': async ({ first }) => {
    await tell(first.reference, 'paid');
    await tell(first.reference, 'charged_back');
  },
  'found no seats': async (order) => {
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    await setExternalSeatSales(shop.deps, partner.staff.actor, { departureId: order.departure, seats: '3' });
    await tell(order.first.reference, 'paid');
    await setExternalSeatSales(shop.deps, partner.staff.actor, { departureId: order.departure, seats: '2' });
  },
};

async function place(life: string): Promise<Order> {
  clock.now = NOW;
  const { id: departure } = await createDeparture(database.db, {
    programme_id: programmeId,
    quota: 3,
    down_payment_amount: 5_000_000,
    settlement_due_days: 45,
  });
  const promo = await createPromo(database.db, { max_uses: 1, paid_by: 'platform' });
  const { member, bookingId } = await createDraft(shop, { departure });
  await applyPromo(shop.deps, member.actor, { bookingId, brand: brand(), promo: promo.id });
  await checkOut(shop.deps, member.actor, {
    bookingId,
    brand: brand(),
    form: await checkoutInput(shop, member, bookingId, 'down_payment'),
  });
  const order = {
    departure,
    bookingId,
    member,
    code: (await findBooking(shop.deps, member.actor, bookingId))!.code,
    first: await beginPayment(shop, member, bookingId),
  };
  await lives[life]!(order);
  return order;
}

const names = Object.keys(acts);
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

/** Runs both at the same moment; returns what is wrong afterwards. */
async function faultsOf(order: Order, both: readonly string[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(both.map((act) => acts[act]!(order)));
  const thrown = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && !(outcome.reason instanceof AppError) ? [String(outcome.reason)] : [],
  );
  return [...thrown, ...(await verifyLedger(shop.deps))];
}

const stands = Object.keys(lives);

it.each(stands)(
  'two events on an order that %s',
  async (life) => {
    // `npm test` runs each pair once, in one of the states; `npm run prove` runs it in all of them, and in
    // both orders.
    const chosen = pairs.filter(
      (_pair, index) =>
        index % rounds({ quick: stands.length, prove: 1 }) ===
        rounds({ quick: stands.indexOf(life), prove: 0 }),
    );
    for (const [one, other] of chosen) {
      for (const both of rounds({ quick: 1, prove: 2 }) === 1
        ? [[one, other]]
        : [
            [one, other],
            [other, one],
          ]) {
        expect({ both, faults: await faultsOf(await place(life), both) }).toEqual({ both, faults: [] });
      }
    }
  },
  1_200_000,
);

/**
 * The order gets its seats while they are sold elsewhere: both have counted, or wait for the lock, before
 * either has written.
 */
async function seatsGivenAndSoldElsewhere(locksOff?: true): Promise<unknown[]> {
  const { departure, bookingId, code } = await place('found no seats');
  const deps = { ...shop.deps, ...(locksOff && { locksOff }) };
  const outcomes = await overlapping<unknown>(
    database.db,
    async (held) => {
      // Not `for update`: the ledger's references to the order would wait for that too, before anything has been counted.
      await held.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute();
      await held
        .selectFrom('seat_claims')
        .select('id')
        .where('departure_id', '=', departure)
        .where('source', '=', 'sold_elsewhere')
        .forUpdate()
        .execute();
    },
    [
      () => settleAttention(deps, finance.actor, { code, act: 'give_seats', form: { due_on: '2027-05-20' } }),
      () => setExternalSeatSales(deps, partner.staff.actor, { departureId: departure, seats: '3' }),
    ],
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)]
      : [],
  );
  return [refused, await verifyLedger(shop.deps)];
}

it('gives its last seats to the order or sells them elsewhere, never both', async () => {
  const [refused, faults] = await seatsGivenAndSoldElsewhere();
  expect([refused, faults]).toEqual([[expect.any(String)], []]);
});

// The last test: what it breaks stays broken.
it('sells them twice without the locks (negative control)', async () => {
  const [refused, faults] = await seatsGivenAndSoldElsewhere(true);
  expect(refused).toEqual([]);
  expect(faults).toHaveLength(1);
});

it('is paid while a batch tells what was ordered: it waits for nobody else’s notices', async () => {
  const { id: departure } = await createDeparture(database.db, { programme_id: programmeId, quota: 4 });
  const log = { warn: () => {}, error: () => {} };
  // A batch takes the oldest: what other tests left would fill it.
  for (let taken = 1; taken > 0;) taken = await dispatchWaitingMoves(shop.deps, log);
  const { member, bookingId } = await createOrder(shop, { departure });
  const { reference } = await beginPayment(shop, member, bookingId);
  await database.db.transaction().execute(async (batch) => {
    expect(await dispatchWaitingMoves({ ...shop.deps, db: batch }, log)).toBeGreaterThan(0);
    // The negative control: the batch does hold the order's row, by the key of its history.
    await expect(
      sql`select from bookings where id = ${bookingId} for update nowait`.execute(database.db),
    ).rejects.toMatchObject({ code: '55P03' });
    expect(await tell(reference, 'paid')).toBe('applied');
  });
  expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({ state: 'paid' });
});
