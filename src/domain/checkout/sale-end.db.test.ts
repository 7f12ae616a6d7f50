// Nobody joins a departure after its sale has ended (decision 0057); members who hold seats by then still pay
// within their time.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyGatewayStatus } from '#domain/payments';
import { dayAfterInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, checkoutInput, createDraft, createOrder } from '#test/factories/bookings';
import { createDeparture, NOW, TODAY } from '#test/factories/programmes';
import { inputs } from '#test/rounds';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { checkOut } from './place-order.ts';
import { expireBookings, findBooking, findUnfinished } from '#domain/bookings';
import { quoteDraft } from './quote.ts';
import { rescheduleDeparture } from '#domain/departure-changes';
import { settleAttention } from '#domain/finance-console';

const { database, shop, clock, partner } = usePartnerFixture();
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

/** The first moment after the last day of sale. */
const end = dayAfterInIndonesia(TODAY);
const justBefore = new Date(end.getTime() - 1);
const departure = async () =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 4, sale_ends_on: TODAY }))
    .id;
const placeOrder = async (bookingId: string) =>
  checkOut(shop.deps, member.actor, {
    bookingId,
    brand: shop.deps.brands.forHost('brand.test'),
    form: await checkoutInput(shop, member, bookingId),
  });
const stateOf = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!.state;

describe('after the end of sale', () => {
  it('refuses carts and orders, from midnight in Jakarta', async () => {
    const id = await departure();
    clock.now = justBefore;
    const { bookingId } = await createDraft(shop, { member, departure: id });
    clock.now = end;
    await expect(createDraft(shop, { member, departure: id })).rejects.toMatchObject({
      code: 'departure_closed',
    });
    await expect(placeOrder(bookingId)).rejects.toMatchObject({ code: 'departure_closed' });
    await expect(
      quoteDraft(shop.deps, member.actor, { bookingId, brand: shop.deps.brands.forHost('brand.test') }),
    ).rejects.toMatchObject({ code: 'departure_closed' });
    expect(await findUnfinished(shop.deps, member.actor, shop.deps.brands.forHost('brand.test'))).toBeNull();
    expect(await stateOf(bookingId)).toBe('draft');
    clock.now = justBefore;
    await placeOrder(bookingId);
    expect(await stateOf(bookingId)).toBe('waiting_payment');
  });

  it('lets a member pay for held seats until their own clock ends', async () => {
    clock.now = justBefore;
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    clock.now = new Date(end.getTime() + 60 * 60_000);
    const payment = await beginPayment(shop, member, bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    expect(await stateOf(bookingId)).toBe('paid');
  });

  it('takes no new seats for money after the hold: a person asks the partner', async () => {
    clock.now = justBefore;
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const payment = await beginPayment(shop, member, bookingId);
    clock.now = new Date(end.getTime() + 24 * 60 * 60_000);
    await expireBookings(shop.deps);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    const late = (await findBooking(shop.deps, member.actor, bookingId))!;
    expect(late).toMatchObject({ state: 'needs_attention', attention: 'seats_gone' });
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    await settleAttention(shop.deps, finance.actor, { code: late.code, act: 'give_seats', form: {} });
    expect(await stateOf(bookingId)).toBe('paid');
  });
});

it('follows a rescheduled departure', async () => {
  const [own, byKind] = [
    await departure(),
    (await createDeparture(database.db, { programme_id: partner.programmeId })).id,
  ];
  for (const id of [own, byKind])
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: id,
      form: { departs_on: '2027-06-23' },
    });
  const ends = await database.db
    .selectFrom('departure_cards')
    .select(['departure_id', 'sale_ends_on'])
    .where('departure_id', 'in', [own, byKind])
    .execute();
  // Ten days later: the partner's own day too, and the default is fourteen days before.
  expect(
    Object.fromEntries(ends.map(({ departure_id, sale_ends_on }) => [departure_id, sale_ends_on])),
  ).toEqual({ [own]: '2027-03-25', [byKind]: '2027-06-09' });
});

it('makes no claim after the end of sale, in any sequence of orders, payments and releases', async () => {
  const step = fc.record({
    at: fc.integer({ min: -300, max: 300 }),
    kind: fc.constantFrom('order', 'order', 'pay', 'sweep'),
    which: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      clock.now = NOW;
      const id = await departure();
      const payments: string[] = [];
      const late: string[] = [];
      for (const { at, kind, which } of steps.toSorted((one, other) => one.at - other.at)) {
        clock.now = new Date(end.getTime() + at * 60_000);
        const before = await claims(id);
        await refusedOrDone(kind, { id, payments, which });
        const fresh = [...(await claims(id))].filter((booking) => !before.has(booking));
        // Afterwards claims end, or become permanent, and none is new.
        if (at >= 0) late.push(...fresh);
      }
      expect(late).toEqual([]);
    }),
    inputs(25),
  );
}, 600_000);

async function refusedOrDone(
  kind: string,
  { id, payments, which }: { id: string; payments: string[]; which: number },
): Promise<void> {
  const reference = payments[which % Math.max(1, payments.length)];
  try {
    if (kind === 'sweep') await expireBookings(shop.deps);
    else if (kind === 'order') {
      const order = await createOrder(shop, { departure: id });
      payments.push((await beginPayment(shop, order.member, order.bookingId)).reference);
    } else if (reference) await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** The bookings whose claims count now. */
async function claims(departureId: string): Promise<Set<string>> {
  const rows = await database.db
    .selectFrom('seat_claims')
    .select('booking_id')
    .where('departure_id', '=', departureId)
    .where((claim) => claim.or([claim('release_at', 'is', null), claim('release_at', '>', clock.now)]))
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id!));
}
