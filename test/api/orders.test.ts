// An order over HTTP, as a client that is no page of ours follows it: who travels, their papers, and how far it is (spec §3 Order).
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyGatewayStatus } from '#domain/payments';
import { createMember } from '#test/factories/accounts';
import { checkoutInput, createDraft, createOrder, openBookingSetup, payNext } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import type { ScriptedGateway } from '#test/providers/scripted-gateway';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());

const origin = 'http://brand.test';

it('says who travels, takes their names and papers, and says how far it is', async () => {
  const setup = openBookingSetup(server.deps);
  const { id: departure } = await createDeparture(server.database.db, {
    quota: 10,
    child_basis_points: 8_000,
  });
  const { member, bookingId } = await createOrder(setup, {
    departure,
    rooms: [{ room_type: 'quad', adults: 1, children: 1 }],
  });
  const { headers } = member;
  const url = `/api/v3/users/bookings/${bookingId}`;
  const order = async () => (await server.ask({ url, headers })).json().data;

  const before = await order();
  expect(before).toMatchObject({
    total_bill: 54_000_000,
    progress: {
      document_completeness: { sent: 0 },
      payment: { paid: 0, total: 54_000_000 },
      verification: { accepted: 0, rejected: 0 },
    },
  });
  expect(before.participants).toMatchObject([
    { number: 1, traveller: 'adult', room_type: 'quad', name: null, is_complete: false },
    { number: 2, traveller: 'child', room_type: 'quad', name: null, is_complete: false },
  ]);
  expect(before.progress.document_completeness.needed).toBe(
    before.participants.flatMap(({ documents }: { documents: unknown[] }) => documents).length,
  );

  const [{ id }] = before.participants;
  const saved = await server.ask({
    method: 'PUT',
    url: `${url}/participants/${id}`,
    headers: { ...headers, origin },
    payload: {
      name: 'Siti  Aminah',
      birth_date: '1970-05-12',
      gender: 'female',
      nik: '3171011205700001',
      passport_number: 'x1234567',
      passport_expires_on: '2030-01-01',
    },
  });
  expect(saved.json()).toMatchObject({
    success: true,
    data: { id, name: 'Siti Aminah', is_complete: true, nik_mismatches: ['gender'] },
  });
  // Numbers of documents are nobody's to read who has the session only.
  expect(saved.body + (await server.ask({ url, headers })).body).not.toMatch(/3171011205700001|X1234567/i);
  const file = {
    bytes: await sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer(),
    name: 'paspor.jpg',
    type: 'image/jpeg',
  };
  const { body: payload, headers: type } = await multipart({ file });
  await server.ask({
    method: 'POST',
    url: `${url}/participant-documents/passport/participants/${id}`,
    headers: { ...headers, ...type, origin },
    payload,
  });
  await payNext(setup, member, bookingId);

  const after = await order();
  expect(after).toMatchObject({
    status: 'paid',
    progress: { document_completeness: { sent: 1 }, payment: { paid: 54_000_000, total: 54_000_000 } },
  });
  expect(after.participants[0]).toMatchObject({
    name: 'Siti Aminah',
    is_complete: true,
    documents: expect.arrayContaining([expect.objectContaining({ kind: 'passport', status: 'uploaded' })]),
  });
});

it("of a member is nobody else's to name", async () => {
  const { bookingId, member } = await createOrder(openBookingSetup(server.deps), {
    departure: (await createDeparture(server.database.db)).id,
  });
  const [{ id }] = (
    await server.ask({ url: `/api/v3/users/bookings/${bookingId}`, headers: member.headers })
  ).json().data.participants;
  const stranger = await createMember(server.deps);
  const answer = await server.ask({
    method: 'PUT',
    url: `/api/v3/users/bookings/${bookingId}/participants/${id}`,
    headers: { ...stranger.headers, origin },
    payload: { name: 'Orang Lain', birth_date: '1970-05-12', gender: 'female' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

it('is begun and paid by calls alone: said again they are one, and a payment says when it is done', async () => {
  const member = await createMember(server.deps, {});
  const { slug } = await createDeparture(server.database.db);
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) =>
    (
      await server.ask({
        method: 'POST',
        url: `/api/v3/bookings/${path}`,
        headers: { ...member.headers, origin, ...headers },
        payload,
      })
    ).json();
  const {
    data: { id },
  } = await post('cart', { product_id: slug, rooms: [{ room_type: 'quad', adults: 1 }] });
  const form = {
    name: 'Siti Aminah',
    email: 'siti@example.com',
    phone: '081234567890',
    payment_plan: 'full',
    terms_version: 1,
    terms_accepted: true,
    total: 30_000_000,
  };
  const key = { 'idempotency-key': 'pesanan-1', 'fcm-token': 'telepon-siti' };
  const ordered = await post(`${id}/do-checkout`, form, key);
  expect(ordered).toMatchObject({
    success: true,
    data: { id, invoice_code: expect.stringMatching(/^INV-/) },
  });
  expect(await post(`${id}/do-checkout`, form, key)).toEqual(ordered);
  expect(await post(`${id}/do-checkout`, { ...form, total: 1 }, key)).toMatchObject({
    success: false,
    code: 'idempotency_key_reused',
  });
  expect(
    await server.database.db
      .selectFrom('push_tokens')
      .select('token')
      .where('account_id', '=', member.account.id)
      .execute(),
  ).toEqual([{ token: 'telepon-siti' }]);

  const begun = (
    await post(`${id}/payments/bca_va`, {
      payment_gateway: 'simulator',
      payment_method_code: 'bca_va',
      timezone: 'Asia/Jakarta',
    })
  ).data;
  expect(begun).toMatchObject({
    is_payment_completed: 0,
    payment_number: `${ordered.data.invoice_code}-1`,
    amount: 30_000_000,
  });
  const payment = async () =>
    (
      await server.ask({
        url: `/api/v3/bookings/${id}/payments/${begun.id}/payment_number/${begun.payment_number}`,
        headers: member.headers,
      })
    ).json().data;
  expect(await payment()).toEqual({ ...begun });
  await applyGatewayStatus(
    server.deps,
    (server.deps.payments as ScriptedGateway).becomes(begun.payment_number, 'paid'),
  );
  expect(await payment()).toMatchObject({ is_payment_completed: 1, status: 'paid' });
});

it('is not paid by a way that does not take so much at once, and the answer says how much it takes', async () => {
  const { member, bookingId, invoiceCode } = await createOrder(
    { deps: server.deps },
    { departure: (await createDeparture(server.database.db)).slug },
  );
  const ways = (
    await server.ask({
      url: `/api/v3/bookings/${bookingId}/gateways/${invoiceCode}`,
      headers: member.headers,
    })
  ).json().data as { payment_method_code: string }[];
  expect(ways.map(({ payment_method_code: code }) => code)).toEqual(['bca_va', 'permata_va']);
  const answer = await server.ask({
    method: 'POST',
    url: `/api/v3/bookings/${bookingId}/payments/qris`,
    headers: { ...member.headers, origin },
    payload: {},
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'payment_method_limit']);
  expect(answer.json().errors).toMatchObject([
    { field: 'payment_method_code', message: expect.stringContaining('Rp\u00a010.000.000') },
  ]);
});

it('tells the code of the specification when the last seat has gone', async () => {
  const { id: departure } = await createDeparture(server.database.db, { quota: 1 });
  const { member, bookingId } = await createDraft({ deps: server.deps }, { departure });
  const payload = await checkoutInput({ deps: server.deps }, member, bookingId);
  await createOrder({ deps: server.deps }, { departure });
  const answer = await server.ask({
    method: 'POST',
    url: `/api/v3/bookings/${bookingId}/do-checkout`,
    headers: { ...member.headers, origin },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'F-DPS-D7m']);
});

it('has a wishlist beside it, whose toggle says what it did, in the words of the specification', async () => {
  const member = await createMember(server.deps);
  const toggle = async (language: string) => {
    const { data, message } = (
      await server.ask({
        method: 'POST',
        url: '/api/v3/users/wishlist/umrah-regular-2',
        headers: { ...member.headers, origin, 'accept-language': language },
      })
    ).json();
    return [data, message];
  };
  expect([await toggle('id'), await toggle('id'), await toggle('en'), await toggle('en')]).toEqual([
    [{ is_deleted: false }, 'Berhasil menambahkan ke wishlist'],
    [{ is_deleted: true }, 'Berhasil menghapus dari wishlist'],
    [{ is_deleted: false }, 'Successfully added to wishlist'],
    [{ is_deleted: true }, 'Successfully removed from wishlist'],
  ]);
});
