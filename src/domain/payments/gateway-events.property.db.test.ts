// Any sequence of gateway reports about any payments of an order: the ledger verifies, no rupiah is lost, and
// the booking follows its state machine (docs/product/test-kit.md).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expireBookings, transitions } from '#domain/bookings';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { AppError } from '#shared/errors';
import { beginPayment, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, NOW } from '#test/factories/programmes';
import { inputs } from '#test/rounds';
import { useBookingFixture } from '#test/booking-fixture';
import { applyGatewayStatus } from './payments.ts';

const { database, shop, clock } = useBookingFixture();

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom('bca_va', 'permata_va'),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('told' as const),
      which: fc.nat(9),
      status: fc.constantFrom(
        'paid',
        'paid',
        'paid',
        'expired',
        'cancelled',
        'denied',
        'charged_back',
        'failed',
        'pending',
      ),
      lessBy: fc.constantFrom(0, 0, 0, 1, 1_000),
      number: fc.constantFrom('', '', '', '-2', '-3'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sent back' as const),
      which: fc.nat(9),
      share: fc.constantFrom(1, 1, 0.98, 0.5, 0.1),
      number: fc.constantFrom('', '', '-2'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('later' as const), minutes: fc.constantFrom(30, 121, 151) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'another buys' as const }) },
);

/** Refusals are valid answers; anything else is a fault. */
async function orRefused<T>(act: () => Promise<T>): Promise<T | null> {
  return act().catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

it('keeps every invariant', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<'full' | 'down_payment'>('full', 'down_payment'),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      async (plan, steps) => {
        clock.now = NOW;
        const { id: departure } = await createDeparture(database.db, {
          quota: 1,
          down_payment_amount: 5_000_000,
          settlement_due_days: 45,
        });
        const { bookingId, member } = await createOrder(shop, { departure, plan });
        const payments: { reference: string; total: number }[] = [];
        const sentBack = new Set<string>();
        /** What arrived under each of the gateway's numbers, by the first report: refunds never exceed it. */
        const sums = new Map<string, number>();
        for (const each of steps) {
          if (each.kind === 'later') {
            clock.now = new Date(clock.now.getTime() + each.minutes * 60_000);
            await expireBookings(shop.deps);
          } else if (each.kind === 'another buys') {
            await orRefused(() => createPaidOrder(shop, { departure }));
          } else if (each.kind === 'pay') {
            const payment = await orRefused(async () => {
              const open = await database.db
                .selectFrom('invoices')
                .select('id')
                .where('booking_id', '=', bookingId)
                .where('status', '=', 'waiting')
                .executeTakeFirst();
              return open ? beginPayment(shop, member, bookingId, each.method) : null;
            });
            if (payment) payments.push(payment);
          } else if (payments.length > 0 && each.kind === 'sent back') {
            const { reference, total } = payments[each.which % payments.length]!;
            const gatewayId = `gw-${reference}${each.number}`;
            sentBack.add(reference);
            if (!sums.has(gatewayId)) sums.set(gatewayId, total);
            await applyGatewayStatus(
              shop.deps,
              shop.gateway.sendsBack(reference, Math.round(sums.get(gatewayId)! * each.share), gatewayId),
            );
          } else if (payments.length > 0 && each.kind === 'told') {
            const { reference, total } = payments[each.which % payments.length]!;
            // A bank reverses the whole balance and leaves nothing.
            if (sentBack.has(reference) && (each.status === 'denied' || each.status === 'charged_back'))
              continue;
            const gatewayId = `gw-${reference}${each.number}`;
            if (each.status === 'paid' && !sums.has(gatewayId)) sums.set(gatewayId, total - each.lessBy);
            await applyGatewayStatus(
              shop.deps,
              shop.gateway.becomes(reference, each.status, total - each.lessBy, gatewayId),
            );
          }
        }
        expect(await verifyLedger(shop.deps)).toEqual([]);
        const money = await findBookingMoney(shop.deps, bookingId);
        expect(money.received - money.refunded).toBe(
          money.unallocated +
            money.partner +
            money.platform +
            money.gatewayFee +
            money.unmatched +
            money.refundDue -
            money.promo,
        );
        for (const [what, sum] of Object.entries(money))
          expect({ what, isOwed: sum >= 0 }).toEqual({ what, isOwed: true });
        // Money that does not count waits for a person, or is owed as a refund: every sum, however many
        // arrived under one number.
        const { waits } = await database.db
          .selectFrom('payment_exceptions as x')
          .innerJoin('payments as p', 'p.id', 'x.payment_id')
          .select((is) => is.fn.coalesce(is.fn.sum<number>('x.amount'), is.lit(0)).as('waits'))
          .where('p.subject_id', '=', bookingId)
          .where('x.kind', '=', 'wrong_amount')
          .executeTakeFirstOrThrow();
        expect({ unmatched: money.unmatched, isInSight: money.unmatched <= Number(waits) }).toEqual({
          unmatched: money.unmatched,
          isInSight: true,
        });
        const moves = await database.db
          .selectFrom('booking_history')
          .select(['from_state', 'to_state', 'reason'])
          .where('booking_id', '=', bookingId)
          .orderBy('id')
          .execute();
        let state = 'draft';
        for (const { from_state: from, to_state: to, reason } of moves) {
          const allowed = transitions[reason as keyof typeof transitions];
          expect({
            reason,
            from,
            isAllowed: (allowed.from as readonly string[]).includes(from!),
            to,
          }).toEqual({ reason, from: state, isAllowed: true, to: allowed.to });
          state = to;
        }
        expect(
          await database.db
            .selectFrom('bookings')
            .select('state')
            .where('id', '=', bookingId)
            .executeTakeFirst(),
        ).toEqual({ state });
        // Faults stay in the database: every run after the first failure fails too.
      },
    ),
    { ...inputs(60), endOnFailure: true },
  );
}, 1_200_000);
