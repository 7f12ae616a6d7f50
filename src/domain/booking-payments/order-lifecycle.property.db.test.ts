// Any sequence of events by members, gateways, partners, staff and the clock on the orders of one departure:
// the ledger verifies, and every rupiah received belongs to an order that stands, waits in sight, or is
// refunded (docs/product/test-kit.md).
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { findBookingMoney, findPartnerBalance, verifyLedger } from '#domain/ledger';
import { listParticipants, saveParticipant } from '#domain/participants';
import { applyGatewayStatus, markRefundDone, startPayment } from '#domain/payments';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { checkoutInput, createDraft } from '#test/factories/bookings';
import { createDeparture, createProgramme, emptyContent, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { inputs } from '#test/rounds';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  respondToReschedule,
  cancelDeparture,
  cancelOrdersOf,
  advanceDepartures,
  rescheduleDeparture,
  setExternalSeatSales,
} from '#domain/departure-changes';
import { applyPromo, checkOut } from '#domain/checkout';
import { attentionActions, settleAttention } from '#domain/finance-console';
import {
  cancelByTerms,
  findRetainedCost,
  foreseeTermsCancellation,
  recordRetainedCost,
} from '#domain/partner-console';
import { expireBookings, findBooking, flagOverdueSettlements, nextInvoiceOf } from '#domain/bookings';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
let consultant: SignedIn & { code: string };
let members: SignedIn[];
let programmeId: string;
beforeAll(async () => {
  const cancellation = [
    { daysBefore: 60, refundBasisPoints: 7_550 },
    { daysBefore: 20, refundBasisPoints: 3_333 },
    { daysBefore: 5, refundBasisPoints: 0 },
  ];
  programmeId = (
    await createProgramme(database.db, {
      partner_id: partner.id,
      content: JSON.stringify({ ...emptyContent, cancellation }),
    })
  ).id;
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  consultant = await createConsultant(shop.deps);
  members = [await createMember(shop.deps), await createMember(shop.deps)];
});

const which = fc.nat(9);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who: fc.nat(1),
      plan: fc.constantFrom('full' as const, 'down_payment' as const),
      promo: fc.nat(2),
      isRecommended: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('begin' as const),
      which,
      method: fc.constantFrom('bca_va', 'permata_va'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('told' as const),
      which,
      status: fc.constantFrom(
        'paid',
        'paid',
        'paid',
        'paid',
        'expired',
        'cancelled',
        'denied',
        'charged_back',
      ),
      lessBy: fc.constantFrom(0, 0, 0, 0, 1),
      number: fc.constantFrom('', '', '', '-2'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sent back' as const),
      which,
      share: fc.constantFrom(1, 0.5, 0.1),
      number: fc.constantFrom('', '', '-2'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('later' as const),
      minutes: fc.constantFrom(60, 121, 151, 45 * 1_440),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sold elsewhere' as const), seats: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('moved' as const),
      day: fc.constantFrom('2027-05-20', '2027-07-01', '2027-09-01'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answered' as const),
      which,
      answer: fc.constantFrom('keeps' as const, 'refuses' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decided' as const),
      which,
      act: fc.nat(2),
      dueOn: fc.constantFrom('2027-03-25', '2027-05-15', '2027-06-05'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('spent' as const),
      which,
      amount: fc.constantFrom('1000000', '5000000'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refunded' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('born' as const),
      which,
      on: fc.constantFrom('1990-04-01', '2019-04-01', '2026-08-01'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('by terms' as const),
      which,
      daysAgo: fc.constantFrom(0, 0, 10, 60),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancelled' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  departure: string;
  promos: string[];
  orders: { bookingId: string; member: SignedIn; payments: { reference: string; total: number }[] }[];
  /** What each payment brought, by the gateway's number: a refund never exceeds it. */
  sums: Map<string, number>;
  sentBack: Set<string>;
}

/** Refusals are valid answers; anything else is a fault. */
async function orRefused<T>(act: () => Promise<T>): Promise<T | null> {
  return act().catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

const brand = () => shop.deps.brands.forHost('brand.test');
const seen = async (order: World['orders'][number]) =>
  (await findBooking(shop.deps, order.member.actor, order.bookingId))!;

async function order(
  { departure, promos, orders }: World,
  { who, plan, promo, isRecommended }: Extract<Step, { kind: 'order' }>,
): Promise<void> {
  const { member, bookingId } = await createDraft(shop, {
    member: members[who]!,
    departure,
    rooms: [{ room_type: 'quad', adults: 1, children: who, infants: who }],
    ...(isRecommended && { affiliateCode: consultant.code }),
  });
  const promoId = promos[promo];
  if (promoId)
    await orRefused(() => applyPromo(shop.deps, member.actor, { bookingId, brand: brand(), promo: promoId }));
  await checkOut(shop.deps, member.actor, {
    bookingId,
    form: await checkoutInput(shop, member, bookingId, plan),
    brand: brand(),
  });
  orders.push({ member, bookingId, payments: [] });
}

async function takeStep(world: World, each: Step): Promise<void> {
  const { departure, orders, sums, sentBack } = world;
  const { deps, gateway } = shop;
  const staff = partner.staff;
  if (each.kind === 'order') return order(world, each);
  if (each.kind === 'sold elsewhere')
    return setExternalSeatSales(deps, staff.actor, { departureId: departure, seats: each.seats });
  if (each.kind === 'moved')
    return rescheduleDeparture(deps, staff.actor, { departureId: departure, form: { departs_on: each.day } });
  if (each.kind === 'cancelled') {
    await cancelDeparture(deps, staff.actor, departure);
    await cancelOrdersOf(deps, { departureId: departure, actorId: staff.account.id });
    return;
  }
  if (each.kind === 'later') {
    clock.now = new Date(clock.now.getTime() + each.minutes * 60_000);
    for (const work of [expireBookings, flagOverdueSettlements, advanceDepartures]) await work(deps);
    return;
  }
  const one = orders[each.which % Math.max(1, orders.length)];
  if (!one) return;
  if (each.kind === 'begin') {
    const next = nextInvoiceOf(await seen(one));
    if (next)
      one.payments.push(
        await startPayment(deps, one.member.actor, {
          kind: 'booking_invoice',
          id: next.id,
          method: each.method,
          brand: brand(),
          returnUrl: 'https://brand.test/back',
        }),
      );
  } else if (each.kind === 'born') {
    const travellers = await listParticipants(deps, one.member.actor, one.bookingId);
    const { id } = travellers[each.which % travellers.length]!;
    await saveParticipant(deps, one.member.actor, {
      booking: one.bookingId,
      participantId: id,
      form: { name: 'Budi Santoso', birth_date: each.on, gender: 'male' },
    });
  } else if (each.kind === 'answered') {
    await respondToReschedule(deps, one.member.actor, {
      booking: one.bookingId,
      answer: each.answer,
      brand: brand(),
      departsOn: (await seen(one)).departure.departsOn,
    });
  } else if (each.kind === 'decided') {
    const { code, attention } = await seen(one);
    const act = attention && attentionActions[attention][each.act];
    if (act)
      await settleAttention(deps, finance.actor, {
        code,
        act,
        form: { due_on: each.dueOn, amount: (await findRetainedCost(deps, await seen(one)))?.amount },
      });
  } else if (each.kind === 'spent') {
    await recordRetainedCost(deps, staff.actor, (await seen(one)).code, {
      amount: each.amount,
      reason: 'Visa, dibayar ke provider visa',
    });
  } else if (each.kind === 'by terms') {
    const { code } = await seen(one);
    const requested_on = addDays(todayInIndonesia(clock.now), -each.daysAgo);
    const { kept } = await foreseeTermsCancellation(deps, staff.actor, code, { requested_on });
    await cancelByTerms(deps, staff.actor, code, { requested_on, kept: String(kept), confirmed: 'yes' });
  } else if (each.kind === 'refunded') {
    const task = await database.db
      .selectFrom('refund_tasks')
      .select('id')
      .where('booking_id', '=', one.bookingId)
      .where('status', '=', 'open')
      .orderBy('created_at')
      .executeTakeFirst();
    if (task) await markRefundDone(deps, { taskId: task.id, actorId: finance.account.id, proof: 'TRF' });
  } else {
    const payment = one.payments[each.which % Math.max(1, one.payments.length)];
    if (!payment) return;
    const gatewayId = `gw-${payment.reference}${each.number}`;
    const sum = sums.get(gatewayId) ?? payment.total - (each.kind === 'told' ? each.lessBy : 0);
    sums.set(gatewayId, sum);
    if (each.kind === 'sent back') {
      sentBack.add(payment.reference);
      await applyGatewayStatus(
        deps,
        gateway.sendsBack(payment.reference, Math.round(sum * each.share), gatewayId),
      );
      // A bank reverses the whole balance and leaves nothing.
    } else if (!sentBack.has(payment.reference) || each.status === 'paid') {
      await applyGatewayStatus(deps, gateway.becomes(payment.reference, each.status, sum, gatewayId));
    }
  }
}

it('accounts for every rupiah', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      clock.now = NOW;
      const { id: departure } = await createDeparture(database.db, {
        programme_id: programmeId,
        quota: 3,
        child_basis_points: 8_000,
        infant_amount: 5_000_000,
        down_payment_amount: 5_000_000,
        settlement_due_days: 45,
      });
      const promos = [
        (await createPromo(database.db, { max_uses: 1, paid_by: 'platform' })).id,
        (
          await createPromo(database.db, {
            max_uses: 2,
            max_uses_per_member: 2,
            paid_by: 'partner',
            partner_id: partner.id,
          })
        ).id,
      ];
      const world: World = { departure, promos, orders: [], sums: new Map(), sentBack: new Set() };
      await orRefused(() =>
        takeStep(world, { kind: 'order', who: 0, plan: 'full', promo: 0, isRecommended: true }),
      );
      for (const each of steps) await orRefused(() => takeStep(world, each));
      expect(await verifyLedger(shop.deps)).toEqual([]);
      for (const one of world.orders) {
        const {
          received,
          takenBack: _taken,
          borne,
          refunded,
          promo,
          withUs,
          ...lies
        } = await findBookingMoney(shop.deps, one.bookingId);
        expect(withUs).toBeLessThanOrEqual(Math.max(0, lies.partner - promo));
        expect(received + borne - refunded).toBe(
          Object.values(lies).reduce((sum, part) => sum + part, 0) - promo,
        );
      }
      const {
        payable,
        ownPromos: _,
        atGateways,
        platformPromos,
        ...others
      } = await findPartnerBalance(shop.deps, partner.staff.actor, partner.id);
      expect(atGateways - payable).toBe(
        Object.values(others).reduce((sum, part) => sum + part, 0) - platformPromos,
      );
      // Faults stay in the database: every run after the first failure fails too.
    }),
    { ...inputs(40), endOnFailure: true },
  );
}, 1_200_000);
