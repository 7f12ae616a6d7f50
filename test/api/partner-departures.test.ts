// A partner's departures over HTTP as their pages change them: seats sold elsewhere, milestones, other dates, cancelling
// (docs/product/departure-changes.md). Asked twice, each is done once; another agency neither reads nor changes anything of it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workplaceFor } from '#domain/memberships';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { partnersOrder } from '#test/factories/partner-orders';
import { TODAY } from '#test/factories/programmes';
import { type ApiServer, createApiServer } from './api-server.ts';
import { asking, colleague, letFactorAge } from './partner-client.ts';

let server: ApiServer;
let order: Awaited<ReturnType<typeof partnersOrder>>;
let other: Awaited<ReturnType<typeof partnersOrder>>;
let departure: string;
let partnerId: string;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const scene = { deps: server.deps, caller: null, provider: server.provider };
  [order, other] = [await partnersOrder(scene, 'orders'), await partnersOrder(scene, 'orders')];
  departure = `/departures/${order.departureId}`;
  partnerId = workplaceFor(order.staff.actor, 'orders');
});

const as = (somebody: SignedIn) => asking(server, somebody);
const confirmed = { confirmed: 'yes' };
const newDays = { departs_on: addDays(TODAY, 97), returns_on: addDays(TODAY, 106) };
const countOf = async (table: 'departure_moves' | 'seat_claims', departureId = order.departureId) =>
  (
    await server.deps.db
      .selectFrom(table)
      .select('departure_id')
      .where('departure_id', '=', departureId)
      .execute()
  ).length;
const linesAbout = async (action: string) =>
  (
    await server.deps.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', '=', action)
      .execute()
  ).filter(({ details }) => JSON.stringify(details).includes(order.departureId)).length;

it('states seats that were sold elsewhere: the last word counts, said twice it is said once', async () => {
  const ask = as(order.staff);
  for (const seats of [5, 7, 7])
    expect(await ask('PUT', `${departure}/seats`, { seats })).toMatchObject({ status: 200 });
  expect(await ask('GET', `${departure}/seats`)).toMatchObject({
    data: { quota: 40, sold: 1, held: 0, sold_elsewhere: 7, left: 32, orders: 1, is_cancelled: false },
  });
  expect(await ask('PUT', `${departure}/seats`, { seats: 40 })).toMatchObject({
    status: 422,
    errors: [{ field: 'seats', message_key: 'error_seats_sold_here' }],
  });
  const answers = await Promise.all([3, 3, 3].map((seats) => ask('PUT', `${departure}/seats`, { seats })));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  // The order's and the one that says how many were sold elsewhere.
  expect(await countOf('seat_claims')).toBe(2);
  await ask('PUT', `${departure}/seats`, { seats: 0 });
  expect(await countOf('seat_claims')).toBe(1);
});

it('records a milestone for orders of this departure alone, and over an earlier record of it', async () => {
  const ask = as(order.staff);
  const visa = {
    orders: [order.code, order.code, other.code, 'RH-22222222'],
    kind: 'visa',
    reached_on: TODAY,
  };
  for (const note of ['Diajukan', 'Terbit'])
    expect(await ask('POST', `${departure}/milestones`, { ...visa, note })).toMatchObject({
      data: { recorded: 1 },
    });
  expect(await ask('GET', `${departure}/milestones?kind=visa`)).toMatchObject({
    data: [{ code: order.code, booker_name: 'Siti Rahmawati', people: 1, reached_on: TODAY }],
  });
  expect(await ask('GET', `${departure}/milestones?kind=kit`)).toMatchObject({
    data: [{ reached_on: null }],
  });
  const rows = await server.deps.db.selectFrom('booking_milestones').select(['booking_id', 'note']).execute();
  expect(rows.filter(({ booking_id: id }) => [order.bookingId, other.bookingId].includes(id))).toEqual([
    { booking_id: order.bookingId, note: 'Terbit' },
  ]);
});

it('moves a departure once, after saying what that does, and shows who answered', async () => {
  const ask = as(order.staff);
  expect(await ask('GET', `${departure}/reschedule?departs_on=${newDays.departs_on}`)).toMatchObject({
    data: {
      from: { departs_on: addDays(TODAY, 90), returns_on: addDays(TODAY, 98) },
      to: { departs_on: newDays.departs_on, returns_on: addDays(TODAY, 105) },
      ...{ orders: 1, people: 1, refund_total: 30_004_000, answer_until: addDays(TODAY, 14) },
    },
  });
  expect(await ask('GET', `${departure}/reschedule-responses`)).toMatchObject({ status: 200, data: null });
  expect(await ask('POST', `${departure}/reschedule`, newDays)).toMatchObject({
    status: 422,
    errors: [{ field: 'confirmed', message_key: 'error_cancel_unconfirmed' }],
  });
  expect(await countOf('departure_moves')).toBe(0);
  const send = () => ask('POST', `${departure}/reschedule`, { ...newDays, ...confirmed });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status, code }) => [200, 'busy'].includes(status === 200 ? 200 : code))).toEqual([
    true,
    true,
    true,
  ]);
  expect([await countOf('departure_moves'), await linesAbout('departure.moved')]).toEqual([1, 1]);
  expect(await ask('GET', `${departure}/reschedule-responses`)).toMatchObject({
    data: {
      from: { departs_on: addDays(TODAY, 90) },
      orders: [{ code: order.code, state: 'paid', booker_name: 'Siti Rahmawati', answer: null }],
    },
  });
});

it('cancels a departure once, after saying what that does', async () => {
  const ask = as(order.staff);
  expect(await ask('GET', `${departure}/cancellation`)).toMatchObject({
    data: {
      ...{ departs_on: addDays(TODAY, 90), is_cancelled: false, is_over: false },
      ...{ orders: 1, people: 1, refunds: 1, refund_total: 30_004_000, refund_due_on: addDays(TODAY, 14) },
    },
  });
  expect(await ask('POST', `${departure}/cancellation`, {})).toMatchObject({
    status: 422,
    errors: [{ field: 'confirmed' }],
  });
  const cancel = () => ask('POST', `${departure}/cancellation`, confirmed);
  await Promise.all([cancel(), cancel()]);
  expect(await cancel()).toMatchObject({ status: 200, message_key: 'pconsole_said_cancelled' });
  expect(await linesAbout('departure.cancelled')).toBe(1);
  expect(await ask('GET', `${departure}/cancellation`)).toMatchObject({ data: { is_cancelled: true } });
  // What is cancelled is sold nowhere, and goes nowhere.
  expect((await ask('PUT', `${departure}/seats`, { seats: 1 })).code).toBe('departure_not_sold');
  expect((await ask('POST', `${departure}/reschedule`, { ...newDays, ...confirmed })).code).toBe(
    'departure_not_sold',
  );
});

it('wants a fresh code for what cannot be taken back, and changes nothing without one', async () => {
  await letFactorAge(server, order.staff);
  const ask = as(order.staff);
  for (const [path, body] of [
    ['/reschedule', { ...newDays, ...confirmed }],
    ['/cancellation', confirmed],
  ] as const)
    expect(await ask('POST', `${departure}${path}`, body)).toMatchObject({
      status: 403,
      code: 'step_up_required',
    });
  expect(await countOf('departure_moves')).toBe(0);
  expect(await ask('GET', `${departure}/cancellation`)).toMatchObject({ data: { is_cancelled: false } });
  // Seats and milestones can be set again: their pages ask for no code either.
  expect(await ask('PUT', `${departure}/seats`, { seats: 1 })).toMatchObject({ status: 200 });
});

const calls = [
  ['GET', '/seats'],
  ['PUT', '/seats', { seats: 9 }],
  ['GET', '/milestones?kind=visa'],
  ['POST', '/milestones', { orders: ['RH-22222222'], kind: 'visa', reached_on: TODAY }],
  ['GET', `/reschedule?departs_on=${newDays.departs_on}`],
  ['POST', '/reschedule', { ...newDays, ...confirmed }],
  ['GET', '/reschedule-responses'],
  ['GET', '/cancellation'],
  ['POST', '/cancellation', confirmed],
] as const;

it('is nothing to another agency, be it its owner: neither read nor changed, and no name leaves', async () => {
  const ask = as(other.staff);
  for (const [method, path, body] of calls) {
    const answer = await ask(method, `${departure}${path}`, body);
    expect([path, answer.status, answer.code]).toEqual([path, 404, 'not_found']);
    expect(JSON.stringify(answer)).not.toMatch(/Siti|\+62|RH-/);
  }
  expect([await countOf('departure_moves'), await countOf('seat_claims')]).toEqual([0, 1]);
  expect(await as(order.staff)('GET', `${departure}/cancellation`)).toMatchObject({
    data: { is_cancelled: false },
  });
});

it('goes by the duties of the staff', async () => {
  const seen: Record<string, string[]> = {};
  for (const duty of ['catalogue', 'documents', 'finance', 'chat'] as const) {
    const ask = as(await colleague(server, partnerId, duty));
    seen[duty] = [];
    for (const [method, path, body] of calls)
      if ((await ask(method, `${departure}${path}`, body)).status === 200)
        seen[duty].push(`${method} ${path.replace(/\?.*/, '')}`);
  }
  expect(seen).toEqual({
    catalogue: ['GET /seats', 'PUT /seats'],
    documents: ['GET /seats', 'GET /milestones', 'POST /milestones', 'GET /reschedule-responses'],
    finance: ['GET /seats', 'GET /reschedule-responses'],
    chat: ['GET /seats', 'GET /reschedule-responses'],
  });
});

it('is for staff alone, and wants their second factor', async () => {
  const member = as(await createMember(server.deps));
  const bare = as(
    await createMember(server.deps, { roles: ['partner_staff'], partnerId, hasSecondFactor: false }),
  );
  for (const [method, path, body] of calls) {
    const url = `${departure}${path}`;
    expect((await as({ headers: { cookie: '' } } as SignedIn)(method, url, body)).status).toBe(401);
    expect((await member(method, url, body)).status).toBe(403);
    expect((await bare(method, url, body)).status).toBe(403);
  }
});
