// A partner's gateway changes while money is on its way (docs/product/payments.md): a payment stays with the
// credentials it was requested with. Both protocols against the simulator, over HTTP.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { createKeyRing } from '#platform/keys';
import { openGateways } from '#platform/payments/payments';
import type { GatewayCredentials } from '#platform/payments/settings';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import type { SimulatorActionName } from '#platform/payments/simulator/actions';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, brandOf, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { failingLog } from '#test/simulator-gateway';
import { cancelAtGateway, receiveWebhook, reconcilePayments, storeGateway } from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let simulator: PaymentSimulator;
let midtrans: GatewayCredentials;
let xendit: GatewayCredentials;
let member: SignedIn;
let bookingId: string;
let partnerId: string;

beforeAll(async () => {
  simulator = await startPaymentSimulator({ db: database.db, now: () => clock.now, speed: 1_000 });
  const { settings } = simulator;
  const { apiUrl } = settings.midtrans;
  midtrans = { gateway: 'midtrans', serverKey: settings.midtrans.serverKey };
  xendit = {
    gateway: 'xendit',
    secretKey: settings.xendit.secretKey,
    callbackToken: settings.xendit.callbackToken,
  };
  shop.deps = {
    ...shop.deps,
    payments: openGateways(
      { own: null, midtransUrls: { apiUrl, snapUrl: apiUrl }, xenditUrl: apiUrl },
      { simulator: null, now: () => clock.now, timeoutMs: 60_000 },
    ),
  };
  Object.assign(brandOf(shop.deps).flags, { is_receive_payment_midtrans: 1, is_receive_payment_xendit: 1 });
});
afterAll(() => simulator.close());
beforeEach(async () => {
  member = await createMember(shop.deps);
  const { id, programme_id } = await createDeparture(database.db);
  const programme = database.db.selectFrom('programmes').select('partner_id').where('id', '=', programme_id);
  partnerId = (await programme.executeTakeFirstOrThrow()).partner_id;
  await storeGateway(shop.deps, partnerId, midtrans);
  ({ bookingId } = await createOrder(shop, { member, departure: id }));
});
verifyLedgerAfterEach({ shop });

const stateOf = async () => (await findBooking(shop.deps, member.actor, bookingId))!.state;
async function happens(reference: string, action: SimulatorActionName) {
  const payment = (await simulator.find(reference))!;
  expect(await simulator.act(payment, action)).toBe(true);
}
/** The newest notification that the simulator would send about it. */
async function notificationOf(reference: string): Promise<Buffer> {
  const { id } = (await simulator.find(reference))!;
  const { body } = await database.db
    .selectFrom('simulator.notifications')
    .select('body')
    .where('payment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Buffer.from(body);
}
const deliver = async (reference: string, deps = shop.deps) =>
  receiveWebhook(deps, {
    gateway: 'midtrans',
    body: await notificationOf(reference),
    headers: {},
    address: '192.0.2.1',
  });
const notifications = (reference: string) =>
  database.db
    .selectFrom('payment_notifications')
    .select(['is_genuine', 'applied_at'])
    .where((is) => is('body', 'like', `%${reference}%`))
    .execute();

it('applies a notification of the gateway the partner has left', async () => {
  const { reference } = await beginPayment(shop, member, bookingId);
  await storeGateway(shop.deps, partnerId, xendit);
  await happens(reference, 'paid');
  await deliver(reference);
  expect(await stateOf()).toBe('paid');
  expect(await notifications(reference)).toEqual([{ is_genuine: true, applied_at: clock.now }]);
});

it('is asked about at the gateway where it began', async () => {
  const { reference } = await beginPayment(shop, member, bookingId);
  await storeGateway(shop.deps, partnerId, xendit);
  await happens(reference, 'paid');
  await reconcilePayments({ ...shop.deps, reconcilePatienceSeconds: 0 }, failingLog);
  expect(await stateOf()).toBe('paid');
});

it('is cancelled where it began, by the job and when another method replaces it', async () => {
  const first = await beginPayment(shop, member, bookingId);
  await storeGateway(shop.deps, partnerId, xendit);
  const second = await beginPayment(shop, member, bookingId, 'permata_va');
  expect([first.gateway, second.gateway]).toEqual(['midtrans', 'xendit']);
  expect((await simulator.find(first.reference))!.status).toBe('cancel');
  await storeGateway(shop.deps, partnerId, midtrans);
  await database.db
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where('id', '=', second.id)
    .execute();
  await cancelAtGateway(shop.deps, { paymentId: second.id });
  expect((await simulator.find(second.reference))!.status).toBe('cancel');
});

it('stores a notification that nobody can check while its credentials cannot be read', async () => {
  const { reference } = await beginPayment(shop, member, bookingId);
  await happens(reference, 'paid');
  const keys = createKeyRing(`another:${Buffer.alloc(32, 'x').toString('base64')}`);
  await expect(deliver(reference, { ...shop.deps, keys })).rejects.toMatchObject({ code: 'unavailable' });
  expect(await notifications(reference)).toEqual([{ is_genuine: null, applied_at: null }]);
  await deliver(reference);
  expect(await stateOf()).toBe('paid');
});

it('is notified under a new server key of the same account', async () => {
  const { reference } = await beginPayment(shop, member, bookingId);
  await database.db
    .updateTable('payments')
    .set({ credential_id: null })
    .where('reference', '=', reference)
    .execute();
  await storeGateway(shop.deps, partnerId, { gateway: 'midtrans', serverKey: 'SB-Mid-server-other' });
  await happens(reference, 'paid');
  await deliver(reference);
  expect(await stateOf()).toBe('paid');
});
