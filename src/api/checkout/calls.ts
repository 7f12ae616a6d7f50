// What the calls about bookings and orders are asked (spec §7 Bookings, Member, Supplies).
import { findBooking } from '#domain/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture } from '#test/factories/programmes';
import { beginPayment, checkoutInput, createDraft, createOrder } from '#test/factories/bookings';
import type { Ask, Call, ApiTestContext, Sent } from '#test/api/call';

const bookings = '/api/v3/bookings';
const orders = '/api/v4/users/bookings';
const departure = 'umrah-untuk-pesanan';
const rooms = [{ room_type: 'quad', adults: 2 }];
const names = ['00000000-0000-0000-0000-000000000000', 'tidak-ada', 'RH-22222222', '%00', '%27%20or%201=1'];

/** A departure with seats for everybody who asks here. */
async function stocked(deps: ApiTestContext['deps']): Promise<void> {
  const there = await deps.db
    .selectFrom('departures')
    .select('id')
    .where('slug', '=', departure)
    .executeTakeFirst();
  if (!there) await createDeparture(deps.db, { slug: departure, quota: 10_000 });
}
/** Asked more than once, and to answer the same each time. */
const kept = async ({ deps }: ApiTestContext, { account }: SignedIn, isDraft: boolean) =>
  (
    await deps.db
      .selectFrom('bookings')
      .select('id')
      .where('account_id', '=', account.id)
      .where('state', isDraft ? '=' : '!=', 'draft')
      .executeTakeFirst()
  )?.id;
async function draft(context: ApiTestContext, member: SignedIn): Promise<string> {
  const { deps } = context;
  await stocked(deps);
  return (
    (await kept(context, member, true)) ?? (await createDraft({ deps }, { member, departure })).bookingId
  );
}
async function order(context: ApiTestContext, member: SignedIn): Promise<string> {
  const { deps } = context;
  await stocked(deps);
  return (
    (await kept(context, member, false)) ?? (await createOrder({ deps }, { member, departure })).bookingId
  );
}
const newDay = '2027-08-20';
/** One whose departure was moved: said of this order alone, because others look at the departure too. */
async function moved(context: ApiTestContext, member: SignedIn): Promise<string> {
  const { db, now } = context.deps;
  const id = await order(context, member);
  const { departure_id } = await db
    .selectFrom('bookings')
    .select('departure_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const move = await db
    .insertInto('departure_moves')
    .values({
      departure_id,
      from_departs_on: '2027-06-13',
      from_returns_on: '2027-06-21',
      to_departs_on: newDay,
      to_returns_on: '2027-08-28',
      answer_until: '2100-01-01',
      moved_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('new_date_questions')
    .values({ booking_id: id, move_id: move.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}
type Make = typeof draft;
const own =
  (make: Make, url: (id: string) => string, body?: object): Ask =>
  async (context) => ({ url: url(await make(context, context.caller!)), ...(body && { body }) });
/** Somebody else's is as if it were not there. */
const foreign =
  (make: Make, url: (id: string) => string, body?: object): Ask =>
  async (context) => ({
    url: url(await make(context, await createMember(context.deps))),
    ...(body && { body }),
  });
const unknown = (make: Make, url: (id: string) => string, body?: object): Ask[] => [
  ...names.map((name) => ({ url: url(name), ...(body && { body }) })),
  foreign(make, url, body),
];
const code =
  (make: Make, url: (code: string) => string): Ask =>
  async (context) => ({
    url: url(
      (await findBooking(context.deps, context.caller!.actor, await make(context, context.caller!)))!.code,
    ),
  });

const cart =
  (change: object = {}, headers?: Record<string, string>): Ask =>
  async ({ deps }) => {
    await stocked(deps);
    return { body: { product_id: departure, rooms, ...change }, ...(headers && { headers }) };
  };
async function checkout(context: ApiTestContext, change: object = {}): Promise<Sent> {
  const { deps, caller } = context;
  const bookingId = await draft(context, caller!);
  return {
    url: `${bookings}/${bookingId}/do-checkout`,
    body: { ...(await checkoutInput({ deps }, caller!, bookingId)), ...change },
  };
}
const changed =
  (change: object): Ask =>
  (context) =>
    checkout(context, change);
const forms: Ask = async (context) => {
  const { url, body } = await checkout(context);
  return {
    url: url!,
    body: Buffer.from(
      new URLSearchParams(Object.entries(body!).map(([name, value]) => [name, String(value)])).toString(),
    ),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
};
const detail = (id: string) => `${bookings}/${id}/detail/order`;
const gateways =
  (invoice?: string): Ask =>
  async (context) => {
    const id = await order(context, context.caller!);
    return {
      url: `${bookings}/${id}/gateways/${invoice ?? (await findBooking(context.deps, context.caller!.actor, id))!.invoices[0]!.code}`,
    };
  };
const pay = (id: string) => `${bookings}/${id}/payments/bca_va`;
const running =
  (change: { id?: string; number?: string } = {}): Ask =>
  async (context) => {
    const bookingId = await order(context, context.caller!);
    const { id, reference } = await beginPayment(context, context.caller!, bookingId);
    return {
      url: `${bookings}/${bookingId}/payments/${change.id ?? id}/payment_number/${change.number ?? reference}`,
    };
  };
const feedback =
  (body: object): Ask =>
  async (context) => {
    await order(context, context.caller!);
    return { url: `/api/v3/products/${departure}/booking-feedback`, body };
  };
const newDate = (id: string) => `/api/v3/users/bookings/${id}/new-date`;
const list = `${orders}/status/all/category/all`;

export const bookingCalls: Record<string, Call> = {
  [`POST ${bookings}/cart`]: {
    works: [
      cart(),
      cart({ affiliate_code: 'TIDAK-ADA', addons: [], supplies: [], status_product_supplies: 0 }),
      cart({}, { 'idempotency-key': 'a3f1' }),
    ],
    wrong: [
      [cart({ product_id: undefined }), 'product_id'],
      [cart({ product_id: 'a\u0000b' }), 'product_id'],
      [cart({ affiliate_code: 'KODE\u0000' }), 'affiliate_code'],
      [cart({ rooms: [] }), 'rooms'],
      [cart({ rooms: 'quad' }), 'rooms'],
      [cart({ rooms: [7] }), 'rooms'],
      [cart({ addons: [{ id: -1 }] }), 'addons'],
      [cart({ rooms: [{ room_type: 'quad', adults: 1.5 }] }), 'rooms'],
      [cart({ rooms: [{ room_type: 'single', adults: 1 }] }), 'rooms'],
      [cart({ addons: [{ id: 99, quantity: 1 }] }), 'addons'],
      [cart({ supplies: 7 }), 'supplies'],
      [cart({ status_product_supplies: 2 }), 'status_product_supplies'],
      [cart({}, { 'idempotency-key': 'x'.repeat(201) }), 'Idempotency-Key'],
    ],
    unknown: ['tidak-ada', '00000000-0000-0000-0000-000000000000'].map((product_id) => cart({ product_id })),
  },
  [`GET ${bookings}/latest/continue`]: {
    works: [{}, async (context) => (await draft(context, context.caller!), {})],
  },
  [`GET ${bookings}/:id/detail/order`]: {
    works: [own(order, detail), own(draft, detail), code(order, detail)],
    unknown: unknown(order, detail),
  },
  [`POST ${bookings}/:id/do-checkout`]: {
    works: [
      changed({}),
      forms,
      async (context) => ({
        ...(await checkout(context)),
        headers: { 'fcm-token': 'dQw4:APA91b_x-y', 'idempotency-key': 'k1' },
      }),
    ],
    wrong: [
      [changed({ name: '' }), 'name'],
      [changed({ name: 'Siti \ud800' }), 'name'],
      [changed({ email: 'siti' }), 'email'],
      [changed({ phone: '0812' }), 'phone'],
      [changed({ phone: 'abcdefghijk' }), 'phone'],
      [changed({ payment_plan: 'later' }), 'payment_plan'],
      [changed({ payment_plan: 'down_payment' }), 'payment_plan'],
      [changed({ terms_version: 'x' }), 'terms_version'],
      [changed({ terms_accepted: false }), 'terms_accepted'],
      [changed({ total: 1.5 }), 'total'],
      [async (context) => ({ ...(await checkout(context)), headers: { 'fcm-token': 'a b' } }), 'fcm-token'],
    ],
    unknown: [
      ...names.map((name): Ask => async (context) => ({
        ...(await checkout(context)),
        url: `${bookings}/${name}/do-checkout`,
      })),
      async (context) => checkout({ ...context, caller: await createMember(context.deps) }),
    ],
  },
  [`GET ${bookings}/:id/gateways/:invoice`]: {
    works: [gateways()],
    unknown: [
      gateways('INV-2222222222'),
      gateways('%00'),
      foreign(order, (id) => `${bookings}/${id}/gateways/x`),
    ],
  },
  [`POST ${bookings}/:id/payments/:methodId`]: {
    works: [
      own(order, pay, {}),
      own(order, pay, {
        payment_gateway: 'simulator',
        payment_method_code: 'bca_va',
        timezone: 'Asia/Jakarta',
      }),
    ],
    wrong: [
      [own(order, pay, { payment_gateway: 'xendit' }), 'payment_gateway'],
      [own(order, pay, { payment_method_code: 'qris' }), 'payment_method_code'],
      [own(order, pay, { timezone: 'Asia/Atlantis' }), 'timezone'],
      [own(order, pay, { timezone: 7 }), 'timezone'],
    ],
    unknown: unknown(order, pay, {}),
  },
  [`GET ${bookings}/:id/payments/:paymentId/payment_number/:number`]: {
    works: [running()],
    unknown: [
      running({ number: 'INV-2222222222-1' }),
      running({ number: '%00' }),
      running({ id: '00000000-0000-0000-0000-000000000000' }),
      running({ id: 'x' }),
    ],
  },
  'POST /api/v3/products/:id/booking-feedback': {
    works: [feedback({ rating: 5, text: 'Mudah' }), feedback({ rating: 1 })],
    wrong: [
      [feedback({}), 'rating'],
      [feedback({ rating: 6 }), 'rating'],
      [feedback({ rating: '5' }), 'rating'],
      [feedback({ rating: 5, text: 'x'.repeat(1_001) }), 'text'],
      [feedback({ rating: 5, text: 'a\u0000' }), 'text'],
    ],
    unknown: [
      { url: `/api/v3/products/${departure}/booking-feedback`, body: { rating: 5 } },
      ...names.map((name) => ({ url: `/api/v3/products/${name}/booking-feedback`, body: { rating: 5 } })),
    ],
  },
  [`GET ${orders}/status/:status/category/:category`]: {
    works: [
      { url: list },
      { url: `${orders}/status/in_progress/category/umrah?search=RH-&page=2&limit=1` },
      { url: `${list}?search=%25%27` },
      async (context) => (await order(context, context.caller!), { url: list }),
    ],
    wrong: {
      [`${orders}/status/paid/category/all`]: 'status',
      [`${orders}/status/all/category/cruise`]: 'category',
      [`${list}?page=0`]: 'page',
      [`${list}?limit=101`]: 'limit',
      [`${list}?search=${'x'.repeat(101)}`]: 'search',
      [`${list}?search=a%00b`]: 'search',
    },
  },
  'GET /api/v3/users/bookings/:id': {
    works: [
      own(order, (id) => `/api/v3/users/bookings/${id}`),
      code(order, (id) => `/api/v3/users/bookings/${id}`),
    ],
    unknown: unknown(order, (id) => `/api/v3/users/bookings/${id}`),
  },
  'GET /api/v3/users/bookings/:id/new-date': {
    works: [own(moved, newDate), own(order, newDate)],
    unknown: unknown(moved, newDate),
  },
  'POST /api/v3/users/bookings/:id/new-date': {
    works: [
      own(moved, newDate, { answer: 'keeps', departure_date: newDay }),
      own(moved, newDate, { answer: 'refuses', departure_date: newDay }),
    ],
    wrong: [
      [own(moved, newDate, { answer: 'later', departure_date: newDay }), 'answer'],
      [own(moved, newDate, { answer: 'keeps' }), 'departure_date'],
      [own(moved, newDate, { answer: 'keeps', departure_date: '20 Agustus' }), 'departure_date'],
    ],
    unknown: unknown(moved, newDate, { answer: 'keeps', departure_date: newDay }),
  },
  'GET /api/v3/users/bookings/:id/tracking/shipping': {
    works: [
      own(order, (id) => `/api/v3/users/bookings/${id}/tracking/shipping`),
      async (context) => {
        const id = await order(context, context.caller!);
        await context.deps.db
          .insertInto('booking_milestones')
          .values({
            booking_id: id,
            kind: 'kit',
            reached_on: '2027-03-20',
            tracking_courier: 'jne',
            tracking_number: 'JNE0001',
            recorded_at: context.deps.now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { url: `/api/v3/users/bookings/${id}/tracking/shipping` };
      },
    ],
    unknown: unknown(order, (id) => `/api/v3/users/bookings/${id}/tracking/shipping`),
  },
};
