// What waits for the operator's finance over HTTP (docs/product/finance-console.md): the same lists, acts and refusals as on its pages.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAttention } from '#domain/finance-console';
import { verifyLedger } from '#domain/ledger';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { createDeparture, createPartner, createProgramme, TODAY } from '#test/factories/programmes';
import { createOwedRefund } from '#test/factories/refunds';
import { type ApiServer, createApiServer } from './api-server.ts';
import { letFactorAge } from './partner-client.ts';

let server: ApiServer;
let finance: SignedIn;
beforeAll(async () => {
  server = await createApiServer();
  finance = await createMember(server.deps, { roles: ['operator_finance'] });
  sellByBank(server.deps);
});
afterAll(() => server.close());

async function ask(method: 'GET' | 'POST', path: string, payload?: object, { headers } = finance) {
  const answer = await server.ask({
    method,
    url: `/api/v3/operator${path}`,
    ...(payload && { payload }),
    headers: { ...headers, ...(method === 'POST' && { origin: 'http://brand.test' }) },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const needing = '/orders-needing-attention';
async function reversed() {
  const { id: departure } = await createDeparture(server.deps.db);
  const { bookingId } = await createDispute(openBookingSetup(server.deps), { departure });
  const { booking } = await readAttention(server.deps, finance.actor, bookingId);
  return booking;
}
const listed = async () => (await ask('GET', needing)).data.map(({ code }: { code: string }) => code);

it('shows an order that needs a person, and does one of its acts once', async () => {
  const [order, another] = [await reversed(), await reversed()];
  expect(await listed()).toEqual(expect.arrayContaining([order.code, another.code]));
  const at = `${needing}/${order.code}`;
  const { data } = await ask('GET', at);
  expect(data).toMatchObject({
    ...{ id: order.id, code: order.code, attention: 'payment_reversed', acts: ['extend', 'refund'] },
    ...{ cost: null, received: 0, goes_back: 0, soonest: addDays(TODAY, 1), seats_wanted: 1 },
  });
  expect(data.waiting_invoices).toMatchObject([{ stage: 'full' }]);
  expect((await ask('POST', `${at}/acts`, { act: 'give_seats' })).code).toBe('booking_state');
  expect(await ask('POST', `${at}/acts`, { act: 'extend', due_on: addDays(data.latest, 1) })).toMatchObject({
    status: 422,
    errors: [{ field: 'due_on', message_key: 'error_due_range' }],
  });

  const colleague = await createMember(server.deps, { roles: ['operator_finance'] });
  await letFactorAge(server, colleague);
  expect((await ask('POST', `${at}/acts`, { act: 'refund' }, colleague)).code).toBe('step_up_required');
  expect(await ask('POST', `${at}/acts`, { act: 'refund' })).toMatchObject({ status: 200 });
  expect([await ask('POST', `${at}/acts`, { act: 'refund' }), await ask('GET', at)]).toMatchObject([
    { status: 404 },
    { status: 404 },
  ]);
  expect(await listed()).not.toContain(order.code);
  expect(await listed()).toContain(another.code);
  const lines = await server.deps.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'booking.settled')
    .where('actor_id', '=', finance.account.id)
    .execute();
  expect(lines).toEqual([{ details: { about: order.id, act: 'refund' } }]);
  expect(await verifyLedger(server.deps)).toEqual([]);
});

it('shows refunds with whose they are, and takes the proof of one that the platform pays', async () => {
  const { id: partner_id, name } = await createPartner(server.deps.db);
  const { id: programmeId } = await createProgramme(server.deps.db, { partner_id });
  const staff = await createMember(server.deps, { roles: ['partner_staff'], partnerId: partner_id });
  const { taskId } = await createOwedRefund(openBookingSetup(server.deps), { programmeId, staff });
  const own = async () => (await ask('GET', '/refunds')).data.find(({ id }: { id: string }) => id === taskId);
  expect(await own()).toMatchObject({ partner_name: name, held_by: 'platform' });
  const paid = () => ask('POST', `/refunds/${taskId}/paid`, { proof: 'TRF-20270315-001' });
  expect(await paid()).toMatchObject({ status: 200 });
  expect(await own()).toBeUndefined();
  // Its partner reads no list of the operator's.
  for (const path of [needing, '/refunds', '/payment-exceptions', '/held-payments'])
    expect((await ask('GET', path, undefined, staff)).status).toBe(403);
  expect(await verifyLedger(server.deps)).toEqual([]);
});
