// Starting a payment (decision 0054): one invoice has one number at a time, however many tabs press, and a
// method whose limit is below the amount is refused.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { lockKeys } from '#platform/database/locks';
import { GatewayError } from '#platform/payments/gateway';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, brandOf, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { overlapping } from '#test/overlapping';
import { failingLog } from '#test/simulator-gateway';
import {
  applyGatewayStatus,
  cancelAtGateway,
  listPaymentMethods,
  reconcilePayments,
  startPayment,
} from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let member: SignedIn;
let bookingId: string;
beforeEach(async () => {
  member = await createMember(shop.deps);
  ({ bookingId } = await createOrder(shop, { member, departure: (await createDeparture(database.db)).id }));
});

/** A slow gateway: its answers wait until the test releases them. */
function slowGateway() {
  const { gateway } = shop.gateway;
  let letOut = () => {};
  let fail = (_error: Error) => {};
  const answer = new Promise<void>((resolve, reject) => ([letOut, fail] = [resolve, reject]));
  const asked: string[] = [];
  const slow = {
    ...gateway,
    createPayment: async (request: Parameters<typeof gateway.createPayment>[0]) => {
      asked.push(request.method);
      // Only the first one is slow.
      if (asked.length === 1) await answer;
      return gateway.createPayment(request);
    },
  };
  let looks = 0;
  const db = shop.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      if (node.kind === 'SelectQueryNode' && /"SelectAllNode"/.test(text) && /"name":"payments"/.test(text))
        looks += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return {
    shop: { deps: { ...shop.deps, db, payments: { ...shop.gateway, gatewayFor: () => slow } } },
    asked,
    /** How often whole rows of payments were read. */
    looks: () => looks,
    letOut: () => letOut(),
    fail: () => fail(new GatewayError('No answer', true)),
  };
}

const codeOf = (error: { code?: string }) => error.code ?? error;
const rows = () =>
  database.db
    .selectFrom('payments')
    .select(['reference', 'method', 'status'])
    .where('subject_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
const numbersOf = (payments: readonly { reference: string }[]) => [
  ...new Set(payments.map(({ reference }) => reference)),
];

describe('six concurrent starts', () => {
  it('by the same method get one number, and the gateway is asked once', async () => {
    const slow = slowGateway();
    const starting = Array.from({ length: 6 }, () => beginPayment(slow.shop, member, bookingId));
    await expect.poll(() => slow.asked.length).toBe(1);
    slow.letOut();
    const payments = await Promise.all(starting);
    expect(numbersOf(payments)).toHaveLength(1);
    expect(payments.every(({ state, instructions }) => state === 'waiting' && instructions?.number)).toBe(
      true,
    );
    expect(slow.asked).toEqual(['bca_va']);
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting']);
  });

  it('by two methods in turn leave one running, and cancel every other number at the gateway', async () => {
    const payments = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        beginPayment(shop, member, bookingId, nth % 2 ? 'bca_va' : 'permata_va'),
      ),
    );
    const open = (await rows()).filter(({ status }) => status === 'waiting' || status === 'creating');
    expect(open).toHaveLength(1);
    expect(payments.some(({ reference }) => reference === open[0]!.reference)).toBe(true);
    const made = shop.gateway.created
      .map(({ reference }) => reference)
      .filter((reference) => reference.startsWith(open[0]!.reference.replace(/-\d+$/, '-')));
    for (const reference of made.filter((each) => each !== open[0]!.reference))
      expect(shop.gateway.cancelled).toContain(reference);
  });
});

describe('a payment that is starting', () => {
  it('is replaced by another method: both get the new number, and the old one takes no money', async () => {
    const slow = slowGateway();
    const first = beginPayment(slow.shop, member, bookingId);
    await expect.poll(() => slow.asked).toEqual(['bca_va']);
    const second = await beginPayment(slow.shop, member, bookingId, 'permata_va');
    slow.letOut();
    expect((await first).reference).toBe(second.reference);
    expect(await rows()).toMatchObject([
      { method: 'bca_va', status: 'cancelled' },
      { method: 'permata_va', status: 'waiting' },
    ]);
    expect(shop.gateway.cancelled).toContain((await rows())[0]!.reference);
  });

  it('fails for all who wait for it when the gateway does not answer, and can start again', async () => {
    const slow = slowGateway();
    const both = [beginPayment(slow.shop, member, bookingId), beginPayment(slow.shop, member, bookingId)].map(
      (starting) => starting.catch(codeOf),
    );
    await expect.poll(() => slow.asked.length).toBe(1);
    // The other one has found it.
    await expect.poll(() => slow.looks()).toBeGreaterThan(0);
    slow.fail();
    expect(await Promise.all(both)).toEqual(['gateway_unavailable', 'gateway_unavailable']);
    expect(await beginPayment(slow.shop, member, bookingId)).toMatchObject({ state: 'waiting' });
  });

  it('is replaced once its process must have died', async () => {
    const slow = slowGateway();
    const dead = beginPayment(slow.shop, member, bookingId);
    await expect.poll(() => slow.asked.length).toBe(1);
    clock.now = new Date(clock.now.getTime() + 15_000);
    const next = await beginPayment(slow.shop, member, bookingId);
    expect(next.state).toBe('waiting');
    // It was alive after all: its number is cancelled, and it gets the running one.
    slow.letOut();
    expect((await dead).reference).toBe(next.reference);
  });

  it('starts anew for who waits for it, when it ends without a number', async () => {
    const slow = slowGateway();
    const dead = beginPayment(slow.shop, member, bookingId);
    await expect.poll(() => slow.asked.length).toBe(1);
    const waiting = beginPayment(slow.shop, member, bookingId);
    // It looks for the number again and again: long enough to have found none.
    await expect.poll(() => slow.looks(), { interval: 10 }).toBeGreaterThan(2);
    // What the reconciler does to an attempt whose process has died.
    await database.db
      .updateTable('payments')
      .set({ status: 'cancelled' })
      .where('subject_id', '=', bookingId)
      .execute();
    const next = await waiting;
    expect(next.state).toBe('waiting');
    slow.letOut();
    expect((await dead).reference).toBe(next.reference);
  });

  it('is refused as not payable when the order has ended meanwhile', async () => {
    const slow = slowGateway();
    const first = beginPayment(slow.shop, member, bookingId).catch(codeOf);
    await expect.poll(() => slow.asked.length).toBe(1);
    await database.db
      .updateTable('payments')
      .set({ status: 'cancelled' })
      .where('subject_id', '=', bookingId)
      .execute();
    slow.letOut();
    expect(await first).toBe('invoice_not_payable');
    expect(shop.gateway.cancelled).toContain((await rows())[0]!.reference);
  });
});

describe('one invoice with several numbers', () => {
  const invoiceOf = async () => (await findBooking(shop.deps, member.actor, bookingId))!.invoices[0]!.id;

  it('gives none when it is paid while the next one waits for its turn', async () => {
    const id = await invoiceOf();
    const [outcome] = await overlapping(
      database.db,
      async (db) => {
        await lockKeys({ db }, [{ kind: 'payment', id }]);
        await db
          .updateTable('invoices')
          .set({ status: 'paid', paid_at: clock.now })
          .where('id', '=', id)
          .execute();
      },
      [() => beginPayment(shop, member, bookingId)],
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'invoice_not_payable' } });
    expect(await rows()).toEqual([]);
  });

  it('ends the running one, here and at its gateway, when an older one is paid', async () => {
    const older = await beginPayment(shop, member, bookingId);
    const running = await beginPayment(shop, member, bookingId, 'permata_va');
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(older.reference, 'paid'));
    expect(await rows()).toMatchObject([{ status: 'paid' }, { status: 'cancelled' }]);
    const { rows: jobs } = await sql<{ data: { paymentId: string } }>`
      select data from jobs.job where name = 'payment-ended' and data ->> 'paymentId' = ${running.id}`.execute(
      database.db,
    );
    await cancelAtGateway(shop.deps, jobs[0]!.data);
    expect(shop.gateway.cancelled).toContain(running.reference);
  });

  it('cancels the replaced one later when its gateway does not answer at once', async () => {
    const replaced = await beginPayment(shop, member, bookingId);
    const away = {
      ...shop.gateway.gateway,
      cancelPayment: () => Promise.reject(new GatewayError('No answer', true)),
    };
    const payments = { ...shop.gateway, gatewayFor: () => away };
    await beginPayment({ deps: { ...shop.deps, payments } }, member, bookingId, 'permata_va');
    expect(shop.gateway.cancelled).not.toContain(replaced.reference);
    shop.gateway.becomes(replaced.reference, 'pending');
    clock.now = new Date(clock.now.getTime() + 60_000);
    await reconcilePayments(shop.deps, failingLog);
    expect(shop.gateway.cancelled).toContain(replaced.reference);
  });
});

it('changes its method at most twenty times an hour', async () => {
  for (let nth = 0; nth <= 20; nth += 1)
    await beginPayment(shop, member, bookingId, nth % 2 ? 'bca_va' : 'permata_va');
  await expect(beginPayment(shop, member, bookingId)).rejects.toMatchObject({ code: 'too_many_requests' });
  // The running payment is still returned.
  expect((await rows()).filter(({ status }) => status === 'waiting')).toHaveLength(1);
});

it('ends at the gateway by a job, which retries while the gateway does not answer', async () => {
  const { id, reference } = await beginPayment(shop, member, bookingId);
  await cancelAtGateway(shop.deps, { paymentId: id });
  expect(shop.gateway.cancelled).not.toContain(reference);
  await database.db.updateTable('payments').set({ status: 'cancelled' }).where('id', '=', id).execute();
  const away = {
    ...shop.gateway.gateway,
    cancelPayment: () => Promise.reject(new GatewayError('No answer', true)),
  };
  await expect(
    cancelAtGateway(
      { ...shop.deps, payments: { ...shop.gateway, gatewayFor: () => away } },
      { paymentId: id },
    ),
  ).rejects.toThrow('No answer');
  await cancelAtGateway(shop.deps, { paymentId: id });
  expect(shop.gateway.cancelled).toContain(reference);
});

describe('a payment method with a limit', () => {
  const brandWith = (...paymentMethods: ReturnType<typeof brandOf>['sales']['paymentMethods']) => ({
    ...brandOf(shop.deps),
    sales: { ...brandOf(shop.deps).sales, paymentMethods },
  });
  const waysFor = async (amount: number, brand: ReturnType<typeof brandWith>) => {
    const { partner } = (await findBooking(shop.deps, member.actor, bookingId))!;
    const { methods, overLimit } = await listPaymentMethods(
      shop.deps,
      brand,
      partner.id,
      amount as Parameters<typeof listPaymentMethods>[3],
    );
    return { offered: methods.map(({ code }) => code), overLimit };
  };

  it('is offered up to its limit, its fee included', async () => {
    const brand = brandWith(
      { code: 'bca_va', adminFee: 4_000 },
      { code: 'qris', adminFee: 1_000 },
      { code: 'gopay', adminFee: 0 },
    );
    expect(await waysFor(9_999_000, brand)).toEqual({ offered: ['bca_va', 'qris', 'gopay'], overLimit: [] });
    expect(await waysFor(9_999_001, brand)).toEqual({
      offered: ['bca_va', 'gopay'],
      overLimit: [{ code: 'qris', most: 10_000_000 }],
    });
    expect(await waysFor(20_000_001, brand)).toEqual({
      offered: ['bca_va'],
      overLimit: [
        { code: 'qris', most: 10_000_000 },
        { code: 'gopay', most: 20_000_000 },
      ],
    });
  });

  it('has the limit set by the brand, where there is one', async () => {
    const brand = brandWith(
      { code: 'bca_va', adminFee: 0, maxAmount: 50_000_000 },
      { code: 'ovo', adminFee: 0, maxAmount: 10_000_000 },
    );
    expect(await waysFor(10_000_001, brand)).toEqual({
      offered: ['bca_va'],
      overLimit: [{ code: 'ovo', most: 10_000_000 }],
    });
    expect((await waysFor(50_000_001, brand)).offered).toEqual([]);
  });

  it('is refused above it, with the limit in the answer', async () => {
    const [invoice] = (await findBooking(shop.deps, member.actor, bookingId))!.invoices;
    await expect(
      startPayment(shop.deps, member.actor, {
        kind: 'booking_invoice',
        id: invoice!.id,
        method: 'qris',
        brand: brandOf(shop.deps),
        returnUrl: 'https://brand.test',
      }),
    ).rejects.toMatchObject({
      code: 'payment_method_limit',
      faults: [{ field: 'payment_method_code', values: { most: 'Rp\u00a010.000.000' } }],
    });
    expect(await rows()).toEqual([]);
  });
});
