// A private umrah over HTTP, as a client that is no page of ours follows it (spec §7 Custom private umrah).
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyGatewayStatus } from '#domain/payments';
import { approveOffer, makeOffer } from '#domain/private-umrah';
import type { ApiScope } from '#shared/api-scopes';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createKey } from '#test/factories/api-keys';
import { checkoutInput, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { tripForm, umrahOffer } from '#test/factories/umrah-prices';
import { overlappingInOrder } from '#test/overlapping';
import type { ScriptedGateway } from '#test/providers/scripted-gateway';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await createApiServer();
  const { db } = server.database;
  const { id: partnerId } = await createPartner(db);
  const { id: programme } = await createProgramme(db, { partner_id: partnerId });
  await createDeparture(db, { programme_id: programme, departure_airport: 'CGK' });
  const { id: rival } = await createProgramme(db, { partner_id: (await createPartner(db)).id });
  await createDeparture(db, { programme_id: rival, departure_airport: 'CGK' });
  staff = await createMember(server.deps, { roles: ['partner_staff'], partnerId });
});
afterAll(() => server.close());

const custom = '/api/v1/custom-products';
const users = '/api/v1/users/custom-products';

/** What these answers hold of what is asked here. */
interface Told {
  id: string;
  url: string;
  payment_number: string;
}
interface Named {
  id: string;
  name: string | null;
}
interface Answered<Data> {
  status: number;
  code: string;
  data: Data;
}

function client({ headers }: SignedIn) {
  const answered = <Data>(answer: Awaited<ReturnType<ApiServer['ask']>>): Answered<Data> => ({
    ...answer.json(),
    status: answer.statusCode,
  });
  return {
    get: async <Data = Told>(url: string) => answered<Data>(await server.ask({ url, headers })),
    post: async (url: string, payload: object = {}) =>
      answered<Told>(
        await server.ask({
          method: 'POST',
          url,
          payload,
          headers: { ...headers, origin: 'http://brand.test' },
        }),
      ),
  };
}
const offer = (requestId: string, amount: number) =>
  makeOffer(server.deps, staff.actor, { requestId, form: umrahOffer(amount) });

it('goes from the cart by an accepted revision to a paid order with its people and its invoice', async () => {
  const member = await createMember(server.deps);
  const { get, post } = client(member);
  const { id } = (await post(`${custom}/cart`, tripForm)).data;
  expect((await get(`${custom}/${id}/gateways`)).code).toBe('umrah_request_state');
  await post(`${users}/${id}/offers`, { note: 'Ibu memakai kursi roda' });
  await offer(id, 36_000_000);
  const [stale] = (await get<[Told]>(`${users}/${id}/offers`)).data;
  await offer(id, 34_000_000);
  const accepted = (offer_id: string) => post(`${custom}/${id}/waiting`, { decision: 'accepted', offer_id });
  expect(await accepted(stale.id)).toMatchObject({ status: 409, code: 'umrah_offer_stale' });
  const [newest] = (await get<[Told]>(`${users}/${id}/offers`)).data;
  expect(newest).toMatchObject({ revision: 2, total: 68_000_000, per_person: 34_000_000, is_live: true });
  expect(await accepted(newest.id)).toMatchObject({
    data: { status: 'accepted', offer: { is_accepted: true } },
  });
  expect((await get(`${custom}/${id}/checkout`)).code).toBe('umrah_request_state');

  await approveOffer(server.deps, staff.actor, id);
  const shop = openBookingSetup(server.deps);
  const { data: draft } = await get(`${custom}/${id}/checkout`);
  await post(`/api/v3/bookings/${draft.id}/do-checkout`, await checkoutInput(shop, member, draft.id));
  const methods = (await get<{ payment_method_code: string }[]>(`${custom}/${id}/gateways`)).data;
  expect(methods.map((each) => each.payment_method_code)).toContain('bca_va');
  const payment = (await post(`${custom}/${id}/payments/bca_va`)).data;
  expect(
    (await get(`${custom}/${id}/payments/${payment.id}/payment-number/${payment.payment_number}`)).data,
  ).toMatchObject({ status: 'waiting', amount: 68_000_000 });
  const gateway = server.deps.payments as ScriptedGateway;
  await applyGatewayStatus(shop.deps, gateway.becomes(payment.payment_number, 'paid'));

  const invoice = (await get(`${custom}/${id}/invoice`)).data;
  expect(invoice.url).toMatch(/^http:\/\/brand\.test\/member\/my-order\/RH-\w+\/invoice\.pdf$/);
  expect((await get(`${custom}/${id}/detail-order`)).data).toMatchObject({
    request: { status: 'paid', booking_id: draft.id },
    order: { total_bill: 68_000_000, status: 'paid' },
  });
  expect((await get('/api/v1/custom-product/history?status=paid')).data).toMatchObject([{ id }]);

  const operator = await createMember(server.deps, { roles: ['operator_finance'], hasSecondFactor: true });
  const { data: figures } = await client(operator).get<object[]>('/api/v3/operator/umrah-figures');
  expect(figures).toContainEqual(
    expect.objectContaining({
      partner: { id: staff.actor.memberships[0]!.partnerId, name: expect.any(String) },
      won: 1,
      against_estimate_basis_points: expect.any(Number),
    }),
  );
  expect((await get('/api/v3/operator/umrah-figures')).status).toBe(403);

  const people = async () =>
    (await get<{ participants: [Named, Named] }>(`/api/v3/users/bookings/${draft.id}`)).data.participants;
  const [first, second] = await people();
  const siti = { name: 'Siti Aminah', birth_date: '1970-05-12', gender: 'female' };
  const half = await post(`${custom}/${id}/participants`, {
    participants: [
      { id: first.id, ...siti },
      { id: second.id, ...siti, name: '' },
    ],
  });
  expect(half).toMatchObject({ status: 422, errors: [{ field: 'participants.1.name' }] });
  const named = async () => (await people()).map((each) => each.name);
  expect(await named()).toEqual([null, null]);
  await post(`${custom}/${id}/participants`, { participants: [{ id: first.id, ...siti }] });
  expect(await named()).toEqual(['Siti Aminah', null]);
});

it('lets families travel together: opened, joined, sent, and each accepts the one agency', async () => {
  const [opener, joiner] = [await createMember(server.deps), await createMember(server.deps)];
  const [first, second] = [client(opener), client(joiner)];
  const { id } = (await first.post(`${custom}/cart`, tripForm)).data;
  expect((await first.get(`${custom}/${id}/group`)).data).toBeNull();
  const { link } = (await first.post(`${custom}/${id}/group`)).data as unknown as { link: string };
  expect((await second.get(`${custom}/groups/${link}`)).data).toMatchObject({
    link: null,
    join_url: null,
    status: 'estimated',
    families: [{ is_own: false, people: { adults: 2 } }],
    joint: null,
  });
  const joined = (await second.post(`${custom}/groups/${link}/join`, { adults: 3, children: [7] })).data;
  expect((await second.post(`${custom}/groups/${link}/join`, { adults: 1 })).data.id).toBe(joined.id);
  const { data: group } = await first.get(`${custom}/${id}/group`);
  expect(group).toMatchObject({
    join_url: `http://brand.test/private-umroh/join/${link}`,
    families: [{ is_own: true }, { is_own: false, people: { adults: 3, children: 1 } }],
    joint: { total: { low: expect.any(Number) }, per_person: { high: expect.any(Number) } },
  });
  expect((await second.post(`${users}/${joined.id}/offers`)).code).toBe('umrah_request_state');
  await first.post(`${users}/${id}/offers`);
  const late = client(await createMember(server.deps));
  expect((await late.post(`${custom}/groups/${link}/join`, { adults: 1 })).code).toBe('umrah_group_closed');

  const rival = await createMember(server.deps, {
    roles: ['partner_staff'],
    partnerId: (await otherAsked(id)).partner_id,
  });
  await offer(id, 34_000_000);
  await makeOffer(server.deps, rival.actor, { requestId: id, form: umrahOffer(33_000_000) });
  const offersOf = async ({ get }: typeof first, request: string) =>
    (await get<{ id: string; per_adult: number }[]>(`${users}/${request}/offers`)).data;
  const of = async (by: typeof first, request: string, amount: number) =>
    (await offersOf(by, request)).find((one) => one.per_adult === amount)!.id;
  const accept = async (by: typeof first, request: string, amount: number) =>
    by.post(`${custom}/${request}/waiting`, {
      decision: 'accepted',
      offer_id: await of(by, request, amount),
    });
  expect((await accept(first, id, 34_000_000)).data).toMatchObject({ status: 'accepted' });
  expect(await accept(second, joined.id, 33_000_000)).toMatchObject({ code: 'umrah_group_other_offer' });
  expect((await second.post(`${custom}/${joined.id}/waiting`, { decision: 'declined' })).data).toMatchObject({
    status: 'declined',
  });
  expect((await first.get(`${custom}/${id}/group`)).data).toMatchObject({ families: [{ is_own: true }] });
});

/** Another agency that the request was sent to. */
const otherAsked = (requestId: string) =>
  server.database.db
    .selectFrom('umrah_request_partners')
    .select('partner_id')
    .where('request_id', '=', requestId)
    .where('partner_id', '<>', staff.actor.memberships[0]!.partnerId!)
    .limit(1)
    .executeTakeFirstOrThrow();

it('does not know the request of another member, whatever is asked', async () => {
  const { id } = (await client(await createMember(server.deps)).post(`${custom}/cart`, tripForm)).data;
  const { get, post } = client(await createMember(server.deps));
  const reads = [
    'group',
    'waiting',
    'detail-order',
    'checkout',
    'gateways',
    'invoice',
    'payments/x/payment-number/y',
  ];
  const answers = [
    await get(`${users}/${id}`),
    await get(`${users}/${id}/offers`),
    ...(await Promise.all(reads.map((name) => get(`${custom}/${id}/${name}`)))),
    await post(`${users}/${id}/offers`),
    await post(`${custom}/${id}/group`),
    await post(`${custom}/${id}/waiting`, { decision: 'withdrawn' }),
    await post(`${custom}/${id}/payments/bca_va`),
    await post(`${custom}/${id}/participants`, { participants: [{ id }] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await get(users)).data).toEqual([]);
});

describe('an acceptance and a revision at the same moment', () => {
  const hold = (id: string) => (held: ApiServer['database']['db']) =>
    sql`select from umrah_requests where id = ${id} for update`.execute(held);
  /** A request with an offer, and both answers to it as they are sent: to the family's the id of the offer it reads. */
  async function offered() {
    const { get, post } = client(await createMember(server.deps));
    const { id } = (await post(`${custom}/cart`, tripForm)).data;
    await post(`${users}/${id}/offers`);
    await offer(id, 30_000_000);
    const [read] = (await get<[Told]>(`${users}/${id}/offers`)).data;
    const { headers } = await createKey(server.deps, staff.actor.memberships[0]!.partnerId!);
    const accept = async () => {
      const { status, code } = await post(`${custom}/${id}/waiting`, {
        decision: 'accepted',
        offer_id: read.id,
      });
      return { status, code };
    };
    const revise = async () => {
      const answer = await server.ask({
        method: 'POST',
        url: `${inbox}/${id}/offers`,
        payload: umrahOffer(33_000_000),
        headers,
      });
      return { status: answer.statusCode, code: answer.json().code as string };
    };
    const stands = async () => (await get<{ status: string }>(`${users}/${id}`)).data.status;
    return { id, accept, revise, stands };
  }
  const answers = (ended: PromiseSettledResult<{ status: number; code: string }>[]) =>
    ended.map((each) =>
      each.status === 'fulfilled' ? `${each.value.status} ${each.value.code}` : each.reason,
    );

  it('the revision first: the acceptance of what it replaced is 409, and nothing is accepted', async () => {
    const { id, accept, revise, stands } = await offered();
    const ended = await overlappingInOrder(server.database.db, hold(id), [revise, accept]);
    expect(answers(ended)).toEqual(['200 ok', '409 umrah_offer_stale']);
    expect(await stands()).toBe('revised');
  });

  it('the acceptance first: the revision is 409, and what was read is accepted', async () => {
    const { id, accept, revise, stands } = await offered();
    const ended = await overlappingInOrder(server.database.db, hold(id), [accept, revise]);
    expect(answers(ended)).toEqual(['200 ok', '409 umrah_request_state']);
    expect(await stands()).toBe('accepted');
  });
});

it('does once what is sent twice under the same key', async () => {
  const { headers } = await createMember(server.deps);
  const send = () =>
    server.ask({
      method: 'POST',
      url: `${custom}/cart`,
      payload: tripForm,
      headers: { ...headers, origin: 'http://brand.test', 'idempotency-key': 'pu-2' },
    });
  expect((await send()).json().data).toEqual((await send()).json().data);
});

const inbox = '/api/v3/partner-console/umrah-requests';

describe('an agency over the API', () => {
  /** A family of two with children has asked for offers. */
  async function asked(children = [7]) {
    const member = await createMember(server.deps);
    const family = client(member);
    const { id } = (await family.post(`${custom}/cart`, { ...tripForm, participants_children: children }))
      .data;
    await family.post(`${users}/${id}/offers`, { note: 'Ibu memakai kursi roda' });
    return { id, member, family };
  }
  /** A program of the agency, by its key alone. */
  async function program(scopes: readonly ApiScope[], partnerId = staff.actor.memberships[0]!.partnerId!) {
    const { headers } = await createKey(server.deps, partnerId, { scopes });
    const send = async (request: InjectOptions) => {
      const answer = await server.ask({ ...request, headers: { ...headers, ...request.headers } });
      return { status: answer.statusCode, ...answer.json() };
    };
    return {
      get: (url: string) => send({ url }),
      post: (url: string, payload: object = {}, more: Record<string, string> = {}) =>
        send({ method: 'POST', url, payload, headers: more }),
    };
  }
  const made = (amount: number) => ({ ...umrahOffer(amount), note: 'Termasuk zamzam' });

  it('reads its requests, offers, revises and confirms, by a key as by the pages', async () => {
    const { id, family } = await asked();
    const { get, post } = await program(['umrah_requests_read', 'umrah_requests_write']);
    const row = async (status: string) =>
      (await get(`${inbox}?status=${status}&limit=100`)).data.find((one: { id: string }) => one.id === id);
    expect(await row('requested')).toMatchObject({
      departure_airport_id: 'CGK',
      departure_date: '2027-06-01',
      people: { adults: 2, children: 1, infants: 0 },
      revision: null,
      is_accepted: false,
    });
    expect(await row('offered')).toBeUndefined();
    const { data: request } = await get(`${inbox}/${id}`);
    expect(request).toMatchObject({
      status: 'requested',
      note: 'Ibu memakai kursi roda',
      group: null,
      may: { offer: true, withdraw: false, decline: true, confirm: false },
      offers: [],
      start: { own_prices_version: null },
    });
    // What the family is called, or wants from others, is not the agency's to read.
    expect(JSON.stringify(request)).not.toMatch(/account|email|phone|booker/);

    // The estimate's own lines are an offer that can be sent as it is.
    const first = await post(`${inbox}/${id}/offers`, { ...made(0), lines: request.start.lines });
    expect(first.data).toEqual({ id: expect.any(String), revision: 1 });
    const key = { 'idempotency-key': 'offer-1' };
    const revised = await post(`${inbox}/${id}/offers`, made(31_000_000), key);
    expect(revised.data).toMatchObject({ revision: 2 });
    expect((await post(`${inbox}/${id}/offers`, made(31_000_000), key)).data).toEqual(revised.data);
    expect((await post(`${inbox}/${id}/offers`, made(32_000_000), key)).code).toBe('idempotency_key_reused');
    const [newest] = (await family.get<[Told]>(`${users}/${id}/offers`)).data;
    expect(newest).toMatchObject({ id: revised.data.id, per_adult: 31_000_000, total: 82_000_000 });

    await family.post(`${custom}/${id}/waiting`, { decision: 'accepted', offer_id: newest.id });
    expect((await get(`${inbox}/${id}`)).data).toMatchObject({
      status: 'accepted',
      may: { offer: false, withdraw: false, decline: false, confirm: true },
      offers: [
        { revision: 2, is_accepted: true },
        { revision: 1, is_live: false },
      ],
      start: null,
    });
    expect(await row('accepted')).toMatchObject({ revision: 2, is_accepted: true });
    expect((await post(`${inbox}/${id}/offers`, made(30_000_000))).code).toBe('umrah_request_state');
    expect((await post(`${inbox}/${id}/approve`)).status).toBe(200);
    expect((await family.get(`${users}/${id}`)).data).toMatchObject({ status: 'waiting_payment' });
    expect((await post(`${inbox}/${id}/approve`)).status).toBe(409);
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select('action')
      .where(sql`details ->> 'about'`, '=', id)
      .where(sql`details ->> 'api_key'`, '=', 'Sistem kantor')
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['umrah.offered', 'umrah.offered', 'umrah.approved']);
  });

  it('takes an offer back, declines, and does not confirm', async () => {
    const { post, get } = await program(['umrah_requests_read', 'umrah_requests_write']);
    const { id, family } = await asked();
    expect((await post(`${inbox}/${id}/withdraw-offer`)).status).toBe(404);
    await post(`${inbox}/${id}/offers`, made(31_000_000));
    expect((await post(`${inbox}/${id}/withdraw-offer`)).status).toBe(200);
    expect((await family.get<{ is_live: boolean }[]>(`${users}/${id}/offers`)).data).toMatchObject([
      { is_live: false },
    ]);
    await post(`${inbox}/${id}/offers`, made(30_000_000));
    const [newest] = (await family.get<[Told]>(`${users}/${id}/offers`)).data;
    await family.post(`${custom}/${id}/waiting`, { decision: 'accepted', offer_id: newest.id });
    expect((await post(`${inbox}/${id}/refuse`)).status).toBe(200);
    expect((await family.get(`${users}/${id}`)).data).toMatchObject({
      status: 'offered',
      accepted_offer_id: null,
    });
    const other = await asked();
    expect((await post(`${inbox}/${other.id}/decline`)).status).toBe(200);
    expect((await get(`${inbox}/${other.id}`)).data).toMatchObject({
      is_declined: true,
      may: { decline: false },
    });
  });

  it('offers a departure it sells, whose seats are then held', async () => {
    const { id } = await asked([7, 9]);
    const { get, post } = await program(['umrah_requests_read', 'umrah_requests_write']);
    const { db } = server.database;
    const { id: programme } = await createProgramme(db, {
      partner_id: staff.actor.memberships[0]!.partnerId!,
    });
    const departure = await createDeparture(db, {
      programme_id: programme,
      departure_airport: 'CGK',
      departs_on: '2027-06-03',
      quota: 4,
      child_amount: 20_000_000,
    });
    const { departures } = (await get(`${inbox}/${id}`)).data;
    const found = departures.find((one: Told) => one.id === departure.id);
    expect(found).toMatchObject({ departure_date: '2027-06-03', seats_left: 4 });
    const form = { departure_id: departure.id, valid_days: 5 };
    const offered = await post(`${inbox}/${id}/departure-offers`, form);
    expect(offered.data).toMatchObject({ revision: 1 });
    expect((await get(`${inbox}/${id}`)).data.offers).toMatchObject([
      { departure: { id: departure.id }, per_adult: found.per_adult, per_child: 20_000_000 },
    ]);
    const another = await asked([7, 9]);
    expect((await post(`${inbox}/${another.id}/departure-offers`, form)).errors).toMatchObject([
      { field: 'departure_id' },
    ]);
  });

  it('neither sees nor does anything with a key that may not, or of an agency that was not asked', async () => {
    const { id } = await asked();
    const reader = await program(['umrah_requests_read']);
    expect((await reader.get(`${inbox}/${id}`)).status).toBe(200);
    expect((await reader.post(`${inbox}/${id}/offers`, made(30_000_000))).code).toBe('api_key_scope');
    const { id: elsewhere } = await createPartner(server.database.db);
    const stranger = await program(['umrah_requests_read', 'umrah_requests_write'], elsewhere);
    expect((await stranger.get(inbox)).data).toEqual([]);
    const answers = [
      await stranger.get(`${inbox}/${id}`),
      await stranger.post(`${inbox}/${id}/offers`, made(30_000_000)),
      await stranger.post(`${inbox}/${id}/withdraw-offer`),
      await stranger.post(`${inbox}/${id}/decline`),
      await stranger.post(`${inbox}/${id}/approve`),
      await stranger.post(`${inbox}/${id}/refuse`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('the limits of private umrah', () => {
  const limits = '/api/v3/operator/umrah-limits';
  interface Limits {
    number: number;
    limits: Record<string, number>;
    history: { number: number; reason: string | null }[];
  }
  const operator = (hasSecondFactor: boolean) =>
    createMember(server.deps, { roles: ['operator_acquisition'], name: 'Dewi Lestari', hasSecondFactor });
  const audited = () =>
    server.database.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'umrah_limits.set')
      .execute();

  it('are read and set by whoever writes prices: over the number that was read, for requests that begin then', async () => {
    const { get, post } = client(await operator(true));
    const before = (await get<Limits>(limits)).data;
    expect(before).toMatchObject({
      history: [{ number: before.number, limits: before.limits, reason: null, set_by: null }],
      bounds: { response_hours: { least: 6, most: 168 } },
    });
    const member = client(await createMember(server.deps));
    const { id: earlier } = (await member.post(`${custom}/cart`, tripForm)).data;

    const response_hours = before.limits['response_hours']! + 12;
    const next = { ...before.limits, response_hours, number: before.number, reason: 'Musim haji' };
    expect(await post(limits, next)).toMatchObject({ status: 200, data: { number: before.number + 1 } });
    // Somebody who read the same page is told, and nothing is overwritten.
    expect(await post(limits, { ...next, response_hours: 24 })).toMatchObject({
      status: 409,
      code: 'content_changed',
    });
    expect((await get(limits)).data).toMatchObject({
      number: before.number + 1,
      limits: { ...before.limits, response_hours },
      history: [
        { number: before.number + 1, reason: 'Musim haji', set_by: 'Dewi Lestari' },
        { number: before.number },
      ],
    });
    expect(await audited()).toEqual([
      { details: { version: before.number + 1, fields: ['response_hours'], reason: 'Musim haji' } },
    ]);
    const { id: later } = (await member.post(`${custom}/cart`, tripForm)).data;
    const ran = await server.database.db
      .selectFrom('umrah_requests')
      .select(['id', 'limits_number'])
      .where('id', 'in', [earlier, later])
      .execute();
    expect(new Map(ran.map(({ id, limits_number }) => [id, limits_number]))).toEqual(
      new Map([
        [earlier, before.number],
        [later, before.number + 1],
      ]),
    );
  });

  it('are refused to staff without their factor, to agencies and to families', async () => {
    const told = [await operator(false), staff, await createMember(server.deps)].map(async (person) => [
      (await client(person).get(limits)).status,
      (await client(person).post(limits, {})).status,
    ]);
    expect(await Promise.all(told)).toEqual([
      [403, 403],
      [403, 403],
      [403, 403],
    ]);
  });
});
