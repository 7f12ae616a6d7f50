// The simulator is as trying as a real gateway: it repeats, delays, reorders, forges, takes money back, and forgets nothing.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { midtransGateway } from '#platform/payments/midtrans';
import { xenditGateway } from '#platform/payments/xendit';
import type { CreatedPayment, PaymentGateway } from '#platform/payments/gateway';
import { rupiah } from '#shared/money';
import { failingLog } from '#test/simulator-gateway';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { paymentRequest } from '#test/providers/gateway-suite';
import { type NotificationReceiver, startNotificationReceiver } from '#test/providers/notification-receiver';
import type { SimulatorActionName } from './actions.ts';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';

let database: TestDatabase;
let receiver: NotificationReceiver;
let opened: PaymentSimulator[];
let simulator: PaymentSimulator;
let gateway: PaymentGateway;
let now: Date;

async function open({ lookMs = 10 } = {}): Promise<PaymentSimulator> {
  // A day between the last tries becomes less than a second.
  const started = await startPaymentSimulator({ db: database.db, now: () => now, speed: 100_000, lookMs });
  started.notifyAt(receiver.url, failingLog);
  opened.push(started);
  return started;
}
const xendit = () => xenditGateway(simulator.settings.xendit, { now: () => now, timeoutMs: 60_000 });
const gatewayAt = ({ settings }: PaymentSimulator) =>
  midtransGateway(settings.midtrans, { now: () => now, timeoutMs: 60_000 });

beforeEach(async () => {
  [now, opened] = [NOW, []];
  [database, receiver] = await Promise.all([createTestDatabase(), startNotificationReceiver()]);
  simulator = await open();
  gateway = gatewayAt(simulator);
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await receiver.close();
  await database.drop();
});

const create = (over: Parameters<typeof paymentRequest>[1] = {}) =>
  gateway.createPayment(paymentRequest(now, over));
const press = async ({ reference }: CreatedPayment, name: SimulatorActionName) =>
  simulator.act((await simulator.find(reference))!, name);
const statusOf = async ({ reference, gatewayId }: CreatedPayment) =>
  (await gateway.findPayment({ reference, gatewayId }))?.status;
/** What genuine notifications said of it, in the order in which they came. */
const noticesTo = ({ reference }: CreatedPayment) =>
  receiver.received.flatMap(({ body, headers }) => {
    const read = gateway.readNotification(body, headers);
    return read.outcome === 'genuine' && read.reference === reference ? [read.hint] : [];
  });

describe('a notification', () => {
  it('is sent for every state, and again when asked', async () => {
    const created = await create();
    await expect.poll(() => noticesTo(created)).toEqual(['pending']);
    await press(created, 'paid');
    await expect.poll(() => noticesTo(created)).toEqual(['pending', 'settlement']);
    await press(created, 'repeat');
    await expect.poll(() => noticesTo(created)).toEqual(['pending', 'settlement', 'settlement']);
  });
  it('waits for no look around when what it tells of happened in this process', async () => {
    await simulator.close();
    const rarely = await open({ lookMs: 3_600_000 });
    gateway = gatewayAt(rarely);
    const created = await create();
    await expect.poll(() => noticesTo(created)).toEqual(['pending']);
    await rarely.act((await rarely.find(created.reference))!, 'paid');
    await expect.poll(() => noticesTo(created)).toEqual(['pending', 'settlement']);
  });
  it('leaves with all the others that wait, however many', async () => {
    await simulator.close();
    const silent = await startPaymentSimulator({ db: database.db, now: () => now, speed: 1 });
    opened.push(silent);
    const at = gatewayAt(silent);
    await Promise.all(Array.from({ length: 40 }, () => at.createPayment(paymentRequest(now))));
    expect(receiver.received).toEqual([]);
    await open({ lookMs: 3_600_000 });
    await expect.poll(() => receiver.received).toHaveLength(40);
  });
  it.each([
    [500, 2],
    [503, 5],
    [404, 3],
    [400, 3],
    [302, 6],
  ])('answered with %i comes %i times in all', async (answer, times) => {
    receiver.answer = answer;
    const created = await create();
    await expect
      .poll(async () => (await simulator.list(1))[0])
      .toMatchObject({ notices_ended: 1, notices_waiting: 0, last_answer: answer });
    expect(noticesTo(created)).toHaveLength(times);
  });
  it('comes again until we are well', async () => {
    receiver.next = [503, 500, 503];
    const created = await create();
    await expect
      .poll(async () => (await simulator.list(1))[0])
      .toMatchObject({ notices_ended: 1, last_answer: 500 });
    expect(noticesTo(created)).toHaveLength(2);
    await press(created, 'paid');
    await expect
      .poll(async () => (await simulator.list(1))[0])
      .toMatchObject({ notices_ended: 2, last_answer: 200 });
    expect(noticesTo(created)).toEqual(['pending', 'pending', 'settlement', 'settlement']);
  });
  it('can come after a newer one', async () => {
    const created = await create();
    await expect.poll(() => noticesTo(created)).toEqual(['pending']);
    await press(created, 'out_of_order');
    await expect.poll(() => noticesTo(created)).toEqual(['pending', 'settlement', 'pending']);
    expect(await statusOf(created)).toBe('paid');
  });
  it('can take so long that asking is quicker', async () => {
    const created = await create();
    await press(created, 'slow_notice');
    expect(await statusOf(created)).toBe('paid');
    expect(await simulator.list(1)).toMatchObject([{ notices_waiting: expect.any(Number) }]);
    expect(noticesTo(created)).not.toContain('settlement');
  });
  it('can be forged, and is known as such', async () => {
    const created = await create();
    await press(created, 'forge');
    await expect
      .poll(() =>
        receiver.received.map(({ body, headers }) => gateway.readNotification(body, headers).outcome),
      )
      .toContain('forged');
    expect(await statusOf(created)).toBe('pending');
  });
  it.each([
    [500, 7],
    [404, 7],
    [302, 7],
  ])('of Xendit answered with %i comes %i times in all, with its token', async (answer, times) => {
    receiver.answer = answer;
    const created = await xendit().createPayment(paymentRequest(now));
    expect(await simulator.list(1)).toMatchObject([{ notices_ended: 0, notices_waiting: 0 }]);
    await press(created, 'paid');
    await expect
      .poll(async () => (await simulator.list(1))[0])
      .toMatchObject({ notices_ended: 1, notices_waiting: 0, last_answer: answer });
    expect(receiver.received.map(({ body, headers }) => xendit().readNotification(body, headers))).toEqual(
      Array.from({ length: times }, () => ({
        outcome: 'genuine',
        reference: created.reference,
        gatewayId: created.gatewayId,
        hint: 'payment.capture',
        isWaiting: false,
      })),
    );
  });
  it('of Xendit that nobody answers does not come again', async () => {
    receiver.next = [0];
    const created = await xendit().createPayment(paymentRequest(now));
    await press(created, 'paid');
    await expect
      .poll(async () => (await simulator.list(1))[0])
      .toMatchObject({ notices_ended: 1, notices_waiting: 0, last_answer: null });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('money', () => {
  it('that comes twice is two payments of one order', async () => {
    const created = await create();
    await press(created, 'pay_twice');
    const [one, other] = await simulator.list(2);
    expect(one!.order_id).toBe(other!.order_id);
    const facts = await Promise.all(
      [one!, other!].map(({ id }) => gateway.findPayment({ reference: created.reference, gatewayId: id })),
    );
    expect(facts).toMatchObject([
      { status: 'paid', amountRupiah: 1_250_000 },
      { status: 'paid', amountRupiah: 1_250_000 },
    ]);
    expect(new Set(facts.map((fact) => fact!.statusKey)).size).toBe(2);
    // By the order's name alone it is the first one that is meant.
    expect((await gateway.findPayment({ reference: created.reference, gatewayId: null }))!.gatewayId).toBe(
      created.gatewayId,
    );
  });
  it('can come when its time is over, and be taken back by the bank', async () => {
    const created = await create();
    await press(created, 'late');
    expect(await statusOf(created)).toBe('paid');
    await expect.poll(() => noticesTo(created).toSorted()).toEqual(['expire', 'pending', 'settlement']);
    expect(await press(created, 'reverse')).toBe(true);
    expect(await statusOf(created)).toBe('denied');
    expect(await press(created, 'reverse')).toBe(false);
  });
  it('for a card page nobody used is told once it was', async () => {
    const created = await create({ method: 'card' });
    expect(created).toMatchObject({ gatewayId: null, redirectUrl: 'https://rihlah.example/dev/payments' });
    await press(created, 'paid');
    expect(await gateway.findPayment({ reference: created.reference, gatewayId: null })).toMatchObject({
      status: 'paid',
      gatewayId: expect.any(String),
    });
  });
  it('sent back in parts is counted once for each key, and never more than came', async () => {
    const created = await create({ method: 'qris' });
    await press(created, 'paid');
    const payment = { reference: created.reference, gatewayId: created.gatewayId! };
    const refund = (refundKey: string, amount: number) =>
      gateway.refund({ payment, method: 'qris', amountRupiah: rupiah(amount), refundKey, reason: 'Uji' });
    expect([await refund('a', 250_000), await refund('a', 250_000), await refund('b', 1_000_001)]).toEqual([
      'requested',
      'requested',
      'manual',
    ]);
    expect(await gateway.findPayment(payment)).toMatchObject({
      status: 'partly_refunded',
      refundedRupiah: 250_000,
      statusKey: `${payment.gatewayId}:partly_refunded:250000`,
    });
    expect(await refund('c', 1_000_000)).toBe('requested');
    expect(await gateway.findPayment(payment)).toMatchObject({
      status: 'refunded',
      refundedRupiah: 1_250_000,
    });
  });
});

describe('a payment', () => {
  it('asked for twice is one, with one number', async () => {
    const request = paymentRequest(now);
    const [one, again] = await Promise.all([gateway.createPayment(request), gateway.createPayment(request)]);
    expect(again).toEqual(one);
    expect(await simulator.list(5)).toHaveLength(1);
  });
  it.each(['permata_va', 'bca_va'] as const)(
    'whose answer was lost is found by its name, whatever the bank (%s)',
    async (method) => {
      const request = paymentRequest(now, { method });
      const created = await gateway.createPayment(request);
      // The key against repeats is forgotten by now.
      now = new Date(now.getTime() + 600_000);
      expect(await gateway.createPayment(request)).toEqual(created);
    },
  );
  it('expires by its own clock, asked or not', async () => {
    const [asked, unasked] = [await create(), await create()];
    now = new Date(asked.expiresAt.getTime() + 1_000);
    expect(await statusOf(asked)).toBe('expired');
    await expect.poll(() => noticesTo(unasked)).toContain('expire');
    expect(await press(asked, 'paid')).toBe(false);
  });
  it('outlives the simulator, and any process is the same gateway', async () => {
    const created = await create();
    await simulator.close();
    const [one, other] = [await open(), await open()];
    [simulator, gateway] = [one, gatewayAt(other)];
    await press(created, 'paid');
    expect(await statusOf(created)).toBe('paid');
    await expect.poll(() => noticesTo(created)).toContain('settlement');
  });
  it('told by two processes is told once', async () => {
    await open();
    const created = await Promise.all(Array.from({ length: 30 }, () => create()));
    await expect
      .poll(async () => (await simulator.list(50)).every(({ notices_waiting: waiting }) => waiting === 0))
      .toBe(true);
    expect(created.map((one) => noticesTo(one))).toEqual(created.map(() => ['pending']));
  });
  it("is nobody's business without the merchant's key", async () => {
    const stranger = midtransGateway(
      { ...simulator.settings.midtrans, serverKey: 'SB-Mid-server-guess' },
      { now: () => now, timeoutMs: 60_000 },
    );
    await expect(stranger.createPayment(paymentRequest(now))).rejects.toMatchObject({
      name: 'GatewayError',
      retryable: false,
    });
  });
});
