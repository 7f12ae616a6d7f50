// A partner's orders over HTTP as its console shows them: found, read by each duty as far as its page goes, prepared, and cancelled by the
// contract's terms (docs/product/partner-console.md). Asked twice, each is done once; another agency neither reads nor changes anything.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { flagOverdueSettlements } from '#domain/bookings';
import { pinPromise, startConversation } from '#domain/conversations';
import { verifyLedger } from '#domain/ledger';
import { workplaceFor } from '#domain/memberships';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { write } from '#test/factories/conversations';
import { createDisbursement } from '#test/factories/financing';
import { partnersOrder } from '#test/factories/partner-orders';
import { createDeparture, emptyContent, TODAY } from '#test/factories/programmes';
import { type ApiServer, createApiServer } from './api-server.ts';
import { asking, colleague, letFactorAge } from './partner-client.ts';

let server: ApiServer;
let order: Awaited<ReturnType<typeof partnersOrder>>;
let other: Awaited<ReturnType<typeof partnersOrder>>;
let partnerId: string;
const content = {
  ...emptyContent,
  cancellation: [
    { daysBefore: 60, refundBasisPoints: 7_500 },
    { daysBefore: 30, refundBasisPoints: 5_000 },
    { daysBefore: 0, refundBasisPoints: 0 },
  ],
};
const newOrder = (
  values: Parameters<typeof partnersOrder>[2] = {},
  more: Parameters<typeof partnersOrder>[3] = {},
) =>
  partnersOrder({ deps: server.deps, caller: null, provider: server.provider }, 'orders', values, {
    content,
    ...more,
  });
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [order, other] = [await newOrder(), await newOrder()];
  partnerId = workplaceFor(order.staff.actor, 'orders');
});

const as = (somebody: SignedIn) => asking(server, somebody);
const linesAbout = async (action: string, bookingId: string) =>
  (
    await server.deps.db.selectFrom('audit_log').select('details').where('action', '=', action).execute()
  ).filter(({ details }) => JSON.stringify(details).includes(bookingId)).length;

it('lists orders with the filters, the order and the pages of its page, and nothing of another agency', async () => {
  const ask = as(order.staff);
  const shop = openBookingSetup(server.deps);
  for (let count = 0; count < 2; count += 1) await createPaidOrder(shop, { departure: order.departureId });
  const list = async (query: string) => {
    const { data, pagination, status } = await ask('GET', `/bookings${query}`);
    expect(status).toBe(200);
    return { codes: data.map(({ code }: { code: string }) => code), total: pagination.total, data };
  };
  const all = await list('');
  expect(all.total).toBe(3);
  expect(all.data).toMatchObject(
    [{}, {}, {}].map(() => ({ state: 'paid', booker_name: 'Siti Rahmawati', people: 1, paid: 30_000_000 })),
  );
  const pages = [await list('?limit=2'), await list('?limit=2&page=2')];
  expect(pages.map(({ codes }) => codes.length)).toEqual([2, 1]);
  expect(pages.flatMap(({ codes }) => codes)).toEqual(all.codes);
  expect((await list(`?search=${order.code}`)).codes).toEqual([order.code]);
  expect((await list('?state=expired')).total).toBe(0);
  expect((await list(`?departure_id=${order.departureId}&state=paid&sort=total`)).total).toBe(3);
  // Another agency's, whatever is asked for.
  expect((await list(`?departure_id=${other.departureId}`)).total).toBe(0);
  expect((await list(`?search=${other.code}`)).total).toBe(0);
});

it('shows an order to each duty as far as its page does, and says so to its member', async () => {
  const { headers } = order.member;
  const own = `/api/v3/users/bookings/${order.bookingId}`;
  const [{ id }] = (await server.ask({ url: own, headers })).json().data.participants;
  const person = {
    name: 'Aminah Zahra',
    birth_date: '1970-05-12',
    gender: 'female',
    nik: '3171015205700001',
  };
  const saved = await server.ask({
    method: 'PUT',
    url: `${own}/participants/${id}`,
    headers: { ...headers, origin: 'http://brand.test' },
    payload: { ...person, phone: '081388889999' },
  });
  expect(saved.statusCode).toBe(200);

  const read = async (who: SignedIn) => (await as(who)('GET', `/bookings/${order.code}`)).data;
  const documents = await read(await colleague(server, partnerId, 'documents'));
  expect(documents).toMatchObject({
    ...{ id: order.bookingId, code: order.code, state: 'paid', total: 30_000_000 },
    ...{ are_documents_open: true, is_cancellable: true, overdue: null, items: [], delivery: null },
    booker: { name: 'Siti Rahmawati' },
    participants: [{ name: 'Aminah Zahra', birth_date: '1970-05-12' }],
    invoices: [{ stage: 'full', amount: 30_000_000, status: 'paid' }],
    milestones: [],
  });
  expect(documents.participants[0].phone).toContain('81388889999');
  expect(documents.history.map(({ event }: { event: string }) => event)).toContain('paid_in_full');
  for (const duty of ['chat', 'finance'] as const) {
    const seen = await read(await colleague(server, partnerId, duty));
    expect(seen.participants).toMatchObject([{ name: 'Aminah Zahra', birth_date: null, phone: null }]);
    expect(JSON.stringify(seen)).not.toContain('81388889999');
  }
  // A number of a document leaves over no list, not even to those who judge documents.
  expect(JSON.stringify(documents)).not.toContain(person.nik);
  const { length } = await server.deps.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'participants.read')
    .where('subject_id', '=', order.member.account.id)
    .execute();
  expect(length).toBe(3);
});

it('records a milestone of one order and takes it back', async () => {
  const ask = as(order.staff);
  const at = `/bookings/${order.code}/milestones/kit`;
  const kit = { reached_on: TODAY, courier: 'JNE', tracking_number: 'JNE12345' };
  for (const note of ['Dikemas', 'Dikirim'])
    expect(await ask('PUT', at, { ...kit, note })).toMatchObject({ status: 200 });
  const milestones = async () => (await ask('GET', `/bookings/${order.code}`)).data.milestones;
  expect(await milestones()).toEqual([{ kind: 'kit', note: 'Dikirim', ...kit }]);
  expect([await ask('DELETE', at), await ask('DELETE', at)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  expect(await milestones()).toEqual([]);
});

it('cancels an order by its terms once, for the sum that was foreseen', async () => {
  const ask = as(await colleague(server, partnerId, 'finance'));
  const at = `/bookings/${order.code}/terms-cancellation`;
  const { data: plan } = await ask('GET', at);
  expect(plan).toEqual({
    ...{ code: order.code, departs_on: addDays(TODAY, 90), refusal: null, granted_basis_points: 7_500 },
    ...{ first_day: TODAY, last_day: TODAY, requested_on: TODAY, refund_due_on: addDays(TODAY, 14) },
    ...{ total: 30_000_000, paid: 30_000_000, kept: 7_500_000, goes_back: 22_504_000 },
  });
  const form = { requested_on: plan.requested_on, kept: plan.kept, confirmed: 'yes' };
  expect(await ask('POST', at, { ...form, confirmed: undefined })).toMatchObject({
    status: 422,
    errors: [{ field: 'confirmed' }],
  });
  expect(await ask('POST', at, { ...form, kept: 7_500_001 })).toMatchObject({
    status: 422,
    errors: [{ field: 'confirmed', message_key: 'error_terms_sum_changed' }],
  });
  expect((await ask('GET', at)).data).toEqual(plan);
  const answers = await Promise.all([ask('POST', at, form), ask('POST', at, form)]);
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 'busy')).toEqual([]);
  expect(await ask('POST', at, form)).toMatchObject({ status: 200, message_key: 'pconsole_said_terms' });
  const tasks = await server.deps.db
    .selectFrom('refund_tasks')
    .select(['amount', 'reason'])
    .where('booking_id', '=', order.bookingId)
    .execute();
  expect(tasks).toEqual([{ amount: 22_504_000, reason: 'cancelled_by_terms' }]);
  expect(await linesAbout('booking.cancelled_by_terms', order.bookingId)).toBe(1);
  expect((await ask('GET', at)).data).toMatchObject({ refusal: 'state' });
  expect((await ask('GET', `/bookings/${order.code}`)).data).toMatchObject({
    state: 'cancelled_by_partner',
    is_cancellable: false,
  });
  expect(await verifyLedger(server.deps)).toEqual([]);
});

it('states what was spent on an overdue order, over an earlier statement, and takes it back', async () => {
  const late = await newOrder(
    { down_payment_amount: 5_000_000, settlement_due_days: 45 },
    { plan: 'down_payment' },
  );
  await flagOverdueSettlements({
    ...server.deps,
    now: () => new Date(server.deps.now().getTime() + 46 * 86_400_000),
  });
  const ask = as(late.staff);
  const at = `/bookings/${late.code}/retained-cost`;
  const reason = 'Tiket sudah dibeli ke maskapai';
  const overdue = async () => (await ask('GET', `/bookings/${late.code}`)).data.overdue;
  expect(await overdue()).toEqual({ cost: null, most: 5_000_000 });
  for (const amount of [1_000_000, 2_000_000])
    expect(await ask('PUT', at, { amount, reason })).toMatchObject({ status: 200 });
  expect(await overdue()).toMatchObject({ cost: { amount: 2_000_000, reason, is_kept: false } });
  expect((await ask('PUT', at, { amount: 5_000_001, reason })).errors).toMatchObject([{ field: 'amount' }]);
  expect(await as(other.staff)('PUT', at, { amount: 1, reason })).toMatchObject({ status: 404 });
  expect([await ask('DELETE', at), await ask('DELETE', at)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  expect(await overdue()).toEqual({ cost: null, most: 5_000_000 });
  // Of an order that waits for nothing there is nothing to state.
  expect(
    (await as(order.staff)('PUT', `/bookings/${order.code}/retained-cost`, { amount: 1, reason })).code,
  ).toBe('booking_state');
});

it('wants a fresh code before money moves, and moves none without', async () => {
  await letFactorAge(server, order.staff);
  const ask = as(order.staff);
  const at = `/bookings/${order.code}/terms-cancellation`;
  const form = { requested_on: TODAY, kept: 7_500_000, confirmed: 'yes' };
  expect(await ask('POST', at, form)).toMatchObject({ status: 403, code: 'step_up_required' });
  const cost = { amount: 1, reason: 'Tiket sudah dibeli ke maskapai' };
  expect((await ask('PUT', `/bookings/${order.code}/retained-cost`, cost)).code).toBe('step_up_required');
  expect((await ask('GET', at)).data).toMatchObject({ refusal: null });
});

it("confirms a bank's transfer once, with a fresh code, and the order is paid", async () => {
  const { bookingCode, bookingId, applicationId } = await createDisbursement(server.deps, { partnerId });
  const finance = await colleague(server, partnerId, 'finance');
  const ask = as(finance);
  const at = `/bookings/${bookingCode}/disbursement`;
  const { data: sent } = await ask('GET', at);
  expect(sent).toMatchObject({ reference: 'TRF-20270315-1', sent_on: TODAY });
  expect((await ask('GET', `/bookings/${bookingId}`)).data).toMatchObject({ total: sent.amount });
  for (const method of ['GET', 'POST'] as const)
    expect(await as(other.staff)(method, at)).toMatchObject({ status: 404 });

  const stale = await colleague(server, partnerId, 'finance');
  await letFactorAge(server, stale);
  expect(await as(stale)('POST', at)).toMatchObject({ status: 403, code: 'step_up_required' });
  expect((await ask('GET', at)).data).toEqual(sent);

  const press = () => ask('POST', at);
  const answers = await Promise.all([press(), press()]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(await press()).toMatchObject({ status: 404 });
  expect((await ask('GET', at)).data).toBeNull();
  expect((await ask('GET', `/bookings/${bookingCode}`)).data).toMatchObject({ state: 'paid' });
  expect(await linesAbout('financing.disbursed', applicationId)).toBe(1);
  expect(await verifyLedger(server.deps)).toEqual([]);
});

it('shows what was promised about an order to those who share the inbox', async () => {
  const { conversation } = await startConversation(server.deps, order.member.actor, {
    counterpart: { order: order.code },
    brand: brandOf(server.deps),
  });
  const pin = async (by: SignedIn, text: string) => {
    const { id: messageId } = await write(server.deps, by, conversation.id, text);
    await pinPromise(server.deps, order.member.actor, {
      conversationId: conversation.id,
      messageId,
      order: order.bookingId,
    });
  };
  await pin(order.staff, 'Hotel pasti 300 meter');
  // What the member pins of their own words is no promise.
  await pin(order.member, 'Kamar dekat lift, ya');
  const at = `/bookings/${order.code}/promises`;
  const promises = async (duty: 'chat' | 'finance') =>
    (await as(await colleague(server, partnerId, duty))('GET', at)).data;
  expect(await promises('chat')).toMatchObject([
    { user_chat_id: conversation.id, message: 'Hotel pasti 300 meter' },
  ]);
  expect(await promises('finance')).toEqual([]);
});

it('says an identity number on request, with a line for its member each time', async () => {
  const { headers, account } = order.member;
  const own = `/api/v3/users/bookings/${order.bookingId}`;
  const [{ id }] = (await server.ask({ url: own, headers })).json().data.participants;
  const nik = '3171015205700001';
  const person = { name: 'Aminah Zahra', birth_date: '1970-05-12', gender: 'female', nik };
  const saved = await server.ask({
    method: 'PUT',
    url: `${own}/participants/${id}`,
    headers: { ...headers, origin: 'http://brand.test' },
    payload: { ...person, phone: '081388889999' },
  });
  expect(saved.statusCode).toBe(200);
  const at = `/bookings/${order.code}/participants/${id}/nik`;
  const documents = await colleague(server, partnerId, 'documents');
  expect((await as(documents)('GET', at)).data).toEqual({ nik });
  await letFactorAge(server, documents);
  expect(await as(documents)('GET', at)).toMatchObject({ status: 403, code: 'step_up_required' });
  expect(await as(await colleague(server, partnerId, 'finance'))('GET', at)).toMatchObject({ status: 403 });
  expect(await as(other.staff)('GET', at)).toMatchObject({ status: 404 });
  const lines = await server.deps.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'nik.read')
    .where('subject_id', '=', account.id)
    .execute();
  expect(lines).toEqual([{ actor_id: documents.account.id }]);
});

const calls = [
  ['GET', ''],
  ['PUT', '/milestones/visa', { reached_on: TODAY }],
  ['DELETE', '/milestones/visa'],
  ['GET', '/terms-cancellation'],
  ['POST', '/terms-cancellation', { requested_on: TODAY, kept: 7_500_000, confirmed: 'yes' }],
  ['PUT', '/retained-cost', { amount: 1_000, reason: 'Tiket sudah dibeli ke maskapai' }],
  ['DELETE', '/retained-cost'],
  ['GET', '/disbursement'],
  ['POST', '/disbursement'],
  ['GET', '/promises'],
] as const;

it('shows a tour leader the orders of the departure they lead', async () => {
  const leader = await colleague(server, partnerId, 'tour_leader');
  await server.deps.db
    .insertInto('tour_leaders')
    .columns(['membership_id', 'departure_id'])
    .expression((build) =>
      build
        .selectFrom('memberships')
        .select(['id', build.val(order.departureId).$castTo<string>().as('departure_id')])
        .where('account_id', '=', leader.account.id),
    )
    .execute();
  const { id: departure } = await createDeparture(server.deps.db, {
    programme_id: (
      await server.deps.db
        .selectFrom('departures')
        .select('programme_id')
        .where('id', '=', order.departureId)
        .executeTakeFirstOrThrow()
    ).programme_id,
  });
  const { bookingId: notLed } = await createPaidOrder(openBookingSetup(server.deps), { departure });
  const ask = as(leader);
  expect((await ask('GET', '/bookings')).data).toMatchObject([{ code: order.code }]);
  expect((await ask('GET', `/bookings/${order.code}`)).status).toBe(200);
  expect((await ask('GET', `/bookings/${notLed}`)).status).toBe(403);
  expect((await ask('GET', `/bookings/${other.code}`)).status).toBe(404);
});

it('is nothing to another agency, be it its owner: no name leaves, and nothing changes', async () => {
  const ask = as(other.staff);
  for (const which of [order.code, order.bookingId])
    for (const [method, path, body] of calls) {
      const answer = await ask(method, `/bookings/${which}${path}`, body);
      expect([path, answer.status, answer.code]).toEqual([path, 404, 'not_found']);
      expect(JSON.stringify(answer)).not.toMatch(/Siti|\+62|RH-/);
    }
  expect((await as(order.staff)('GET', `/bookings/${order.code}`)).data).toMatchObject({
    state: 'paid',
    milestones: [],
  });
});

it('goes by the duties of the staff', async () => {
  const seen: Record<string, string[]> = {};
  for (const duty of ['catalogue', 'chat', 'documents', 'finance'] as const) {
    const ask = as(await colleague(server, partnerId, duty));
    seen[duty] = [];
    // Whether the duty opens the call: what the order's state says to it is told elsewhere.
    for (const [method, path, body] of [['GET', 's'] as const, ...calls])
      if (
        (await ask(method, path === 's' ? '/bookings' : `/bookings/${order.code}${path}`, body)).status !==
        403
      )
        seen[duty].push(`${method} ${path}`);
  }
  const reading = ['GET s', 'GET '];
  expect(seen).toEqual({
    catalogue: [],
    chat: [...reading, 'GET /promises'],
    documents: [...reading, 'PUT /milestones/visa', 'DELETE /milestones/visa', 'GET /promises'],
    finance: [
      ...reading,
      ...['GET /terms-cancellation', 'POST /terms-cancellation'],
      ...['PUT /retained-cost', 'DELETE /retained-cost'],
      ...['GET /disbursement', 'POST /disbursement', 'GET /promises'],
    ],
  });
  expect((await as(await createMember(server.deps))('GET', '/bookings')).status).toBe(403);
});
