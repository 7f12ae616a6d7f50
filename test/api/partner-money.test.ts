// A partner's account and refunds over HTTP (docs/product/partner-console.md): as the ledger has them, for those who see money, and of nobody
// else's orders.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { readStatement, verifyLedger } from '#domain/ledger';
import { workplaceFor } from '#domain/memberships';
import { applyGatewayStatus } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, createOrder, openBookingSetup } from '#test/factories/bookings';
import { partnersOrder } from '#test/factories/partner-orders';
import { TODAY } from '#test/factories/programmes';
import { holdAtPartner } from '#test/factories/refunds';
import { type ApiServer, createApiServer } from './api-server.ts';
import { asking, colleague, letFactorAge } from './partner-client.ts';

let server: ApiServer;
let order: Awaited<ReturnType<typeof partnersOrder>>;
let other: Awaited<ReturnType<typeof partnersOrder>>;
let partnerId: string;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const scene = { deps: server.deps, caller: null, provider: server.provider };
  [order, other] = [await partnersOrder(scene, 'money'), await partnersOrder(scene, 'money')];
  partnerId = workplaceFor(order.staff.actor, 'money');
});

const as = (somebody: SignedIn) => asking(server, somebody);

/** The departure was cancelled: a refund of its order is owed. */
async function owed({ staff, departureId, bookingId }: typeof order) {
  await cancelDeparture(server.deps, staff.actor, departureId);
  await cancelOrdersOf(server.deps, { departureId, actorId: staff.account.id });
  const { id } = await server.deps.db
    .selectFrom('refund_tasks')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return id;
}

it('answers the rows of the ledger for the period, page by page, with the sums of its days and months', async () => {
  const ask = as(await colleague(server, partnerId, 'finance'));
  const period = { from: '2027-03-01', to: '2027-03-31' };
  const stored = await readStatement(server.deps, order.staff.actor, {
    partnerId,
    ...period,
    page: 1,
    limit: 100,
  });
  expect(stored.items.length).toBeGreaterThan(0);
  const { data, pagination } = await ask('GET', '/statement?from=2027-03-01&to=2027-03-31&limit=100');
  expect(data).toEqual({
    ...period,
    ...{ opening: stored.opening, closing: stored.closing, days: stored.days, months: stored.months },
    entries: stored.items.map(({ id, on, kind, bookingCode, amount, balance }) => ({
      ...{ id, on, kind, order_code: bookingCode, amount, balance },
    })),
  });
  expect(new Set(data.entries.map((entry: { order_code: string }) => entry.order_code))).toEqual(
    new Set([order.code]),
  );
  expect(pagination.total).toBe(stored.items.length);
  // As the page does: this month unless one is named, and what was before is the opening.
  expect((await ask('GET', '/statement')).data).toMatchObject({ from: '2027-03-01', to: TODAY });
  expect((await ask('GET', '/statement?from=2027-02-01&to=2027-02-28')).data).toMatchObject({
    ...{ opening: 0, closing: 0, entries: [], days: [], months: [] },
  });
  expect((await ask('GET', '/balance')).data).toMatchObject({ payable: stored.closing, refunds_open: 0 });
});

it('shows the refunds that are owed, and takes the proof of one that the partner pays itself, once', async () => {
  const [taskId, elsewhere] = [await owed(order), await owed(other)];
  const ask = as(await colleague(server, partnerId, 'finance'));
  expect((await ask('GET', '/refunds')).data).toMatchObject([
    {
      id: taskId,
      order_code: order.code,
      booker_name: 'Siti Rahmawati',
      amount: 30_004_000,
      held_by: 'platform',
    },
  ]);
  const paid = (id: string) => ask('POST', `/refunds/${id}/paid`, { proof: 'TRF-1' });
  // The platform has the money, and gives it back.
  expect((await paid(taskId)).code).toBe('refund_not_yours');
  await holdAtPartner(server.deps, partnerId, taskId);
  await holdAtPartner(server.deps, workplaceFor(other.staff.actor, 'money'), elsewhere);
  expect((await paid(elsewhere)).code).toBe('not_found');
  expect((await ask('POST', `/refunds/${taskId}/paid`, { proof: '' })).errors).toMatchObject([
    { field: 'proof' },
  ]);
  const answers = await Promise.all([paid(taskId), paid(taskId)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await paid(taskId);
  const posted = await server.deps.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'refund_done')
    .where('key', 'like', `%${taskId}%`)
    .execute();
  expect(posted.length).toBe(1);
  expect((await ask('GET', '/refunds')).data).toEqual([]);
  expect((await as(other.staff)('GET', '/refunds')).data).toMatchObject([{ id: elsewhere }]);
  expect(await verifyLedger(server.deps)).toEqual([]);
});

it('lets the partner decide once about money that did not count: keep it for now, and give it back', async () => {
  const shop = openBookingSetup(server.deps);
  const { member, bookingId } = await createOrder(shop, { departure: order.departureId });
  const { code } = await server.deps.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { id: paymentId, reference } = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000));
  const ask = as(await colleague(server, partnerId, 'finance'));
  const stranger = as(other.staff);
  const [exception] = (await ask('GET', '/payment-exceptions')).data;
  expect(exception).toMatchObject({
    ...{ kind: 'wrong_amount', amount: 1_000_000, reference, order_code: code },
    ...{ can_refund: true, is_told: true },
  });
  const decide = `/payment-exceptions/${exception.id}/decision`;
  const keep = { decision: 'keep', note: 'Menunggu sisanya' };
  expect((await stranger('GET', '/payment-exceptions')).data).toEqual([]);
  expect((await stranger('POST', decide, keep)).code).toBe('not_found');
  expect((await ask('POST', decide, { ...keep, note: '' })).errors).toMatchObject([{ field: 'note' }]);
  expect((await ask('POST', decide, keep)).status).toBe(200);
  expect((await ask('POST', decide, { ...keep, decision: 'refund' })).code).toBe('not_found');
  expect((await ask('GET', '/held-payments')).data).toEqual([
    { payment_id: paymentId, reference, amount: 1_000_000, order_code: code, note: keep.note },
  ]);
  const refund = `/held-payments/${paymentId}/refund`;
  expect((await stranger('GET', '/held-payments')).data).toEqual([]);
  expect((await stranger('POST', refund)).code).toBe('not_found');
  const answers = await Promise.all([ask('POST', refund), ask('POST', refund)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await ask('GET', '/held-payments')).data).toEqual([]);
  expect((await ask('GET', '/refunds')).data).toMatchObject([{ order_code: code, amount: 1_000_000 }]);
  expect(await verifyLedger(server.deps)).toEqual([]);
});

it('wants a fresh code before a refund counts as paid', async () => {
  const taskId = await owed(order);
  await holdAtPartner(server.deps, partnerId, taskId);
  await letFactorAge(server, order.staff);
  expect((await as(order.staff)('POST', `/refunds/${taskId}/paid`, { proof: 'TRF-1' })).code).toBe(
    'step_up_required',
  );
  expect((await as(order.staff)('GET', '/refunds')).data).toHaveLength(1);
});

it('is for the owner and the finance of the partner alone', async () => {
  const paths = ['/statement', '/balance', '/refunds', '/payment-exceptions', '/held-payments'];
  const statuses = async (who: SignedIn) =>
    Promise.all(paths.map(async (path) => (await as(who)('GET', path)).status));
  for (const duty of ['catalogue', 'documents', 'chat'] as const)
    expect(await statuses(await colleague(server, partnerId, duty))).toEqual(paths.map(() => 403));
  expect(await statuses(await createMember(server.deps))).toEqual(paths.map(() => 403));
  // The other agency reads its own: none of these orders.
  const answers = await Promise.all(paths.map((path) => as(other.staff)('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(JSON.stringify(answers)).not.toContain(order.code);
});
