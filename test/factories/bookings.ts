// Orders for tests, made the way members make them: cart, checkout, payment. A test names only what it is about.
import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { bookingInvoices } from '#domain/booking-payments';
import { souvenirInvoices } from '#domain/souvenir-orders';
import { bookingTransitioned, findBooking } from '#domain/bookings';
import type { Db } from '#platform/database/database';
import { type CheckedOut, checkOut, fillCart } from '#domain/checkout';
import { dispatchBookingEvents } from '#domain/booking-notifications';
import { applyGatewayStatus, startPayment } from '#domain/payments';
import { createMember, type SignedIn } from './accounts.ts';
import { NOW } from './programmes.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/providers/scripted-gateway';

/** Whoever only orders needs no gateway to tell what to say. */
type Orders = Pick<BookingSetup, 'deps'>;

export interface BookingSetup {
  deps: Deps;
  gateway: ScriptedGateway;
}

/** Deps with a gateway that says what the test tells it. */
export function openBookingSetup(deps: Deps): BookingSetup {
  const gateway = createScriptedGateway();
  return {
    deps: {
      ...deps,
      payments: gateway,
      payables: { booking_invoice: bookingInvoices, souvenir_invoice: souvenirInvoices },
    },
    gateway,
  };
}

interface OrderOptions {
  member?: SignedIn;
  /** Slug or id. */
  departure: string;
  rooms?: { room_type: 'quad' | 'triple' | 'double'; adults: number; children?: number; infants?: number }[];
  plan?: 'full' | 'down_payment';
  affiliateCode?: string;
}

export const brandOf = (deps: Deps) => deps.brands.forHost('brand.test');

/** The brands of the demo sell by one bank at least. */
export function sellByBank({ brands }: Deps): void {
  for (const { sales } of brands.list())
    if (sales.paymentMethods.length === 0) sales.paymentMethods.push({ code: 'bca_va', adminFee: 4_000 });
}

/** A draft, and whose it is. */
export async function createDraft(
  { deps }: Orders,
  { member, departure, rooms = [{ room_type: 'quad', adults: 1 }], affiliateCode }: OrderOptions,
) {
  const buyer = member ?? (await createMember(deps));
  const { bookingId } = await fillCart(deps, buyer.actor, {
    departure,
    form: { rooms },
    brand: brandOf(deps),
    locale: 'id',
    affiliateCode: affiliateCode ?? null,
  });
  return { member: buyer, bookingId };
}

/** A draft of nobody, for what only has to belong to some booking. */
export async function createBareBooking({ db }: Pick<Deps, 'db'>, departureId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with draft as (
      insert into bookings (code, brand_id, departure_id, partner_id, adults, children, infants, request, total_amount, commission_basis_points, locale, created_at, changed_at)
      select 'RH-' || translate(upper(left(md5(random()::text), 8)), '01', 'GH'), (select id from brands limit 1), d.id, p.partner_id, 1, 0, 0, '{"rooms": [{"room_type": "quad", "adults": 1}]}', 30000000, 300, 'id', ${NOW}, ${NOW}
      from departures d join programmes p on p.id = d.programme_id where d.id = ${departureId} returning id),
    lines as (insert into booking_lines select id, 0, 'room', '{"roomType": "quad", "traveller": "adult"}', 1, 30000000, 30000000 from draft)
    select id from draft`.execute(db);
  return rows[0]!.id;
}

/** What the checkout form sends for a draft. */
export async function checkoutInput(
  { deps }: Orders,
  { actor }: SignedIn,
  bookingId: string,
  plan: 'full' | 'down_payment' = 'full',
) {
  const { total } = (await findBooking(deps, actor, bookingId))!;
  return {
    name: actor.name,
    email: actor.email,
    phone: '081234567890',
    payment_plan: plan,
    terms_version: 1,
    terms_accepted: true,
    total,
  };
}

/** An order that waits for money. */
export async function createOrder(
  shop: Orders,
  options: OrderOptions,
): Promise<CheckedOut & { member: SignedIn }> {
  const { member, bookingId } = await createDraft(shop, options);
  const form = await checkoutInput(shop, member, bookingId, options.plan);
  return {
    ...(await checkOut(shop.deps, member.actor, { bookingId, form, brand: brandOf(shop.deps) })),
    member,
  };
}

/** Asks for the next invoice that waits, and answers the payment. */
export async function beginPayment(
  { deps }: Orders,
  { actor }: SignedIn,
  bookingId: string,
  method = 'bca_va',
) {
  const invoice = (await findBooking(deps, actor, bookingId))!.invoices.find(
    ({ status }) => status === 'waiting',
  )!;
  return startPayment(deps, actor, {
    kind: 'booking_invoice',
    id: invoice.id,
    method,
    brand: brandOf(deps),
    returnUrl: 'https://brand.test/back',
  });
}

/** Pays the next invoice that waits. */
export async function payNext(shop: BookingSetup, member: SignedIn, bookingId: string) {
  const payment = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
  return payment;
}

/** An order that is paid, in full or its down payment. */
export async function createPaidOrder(shop: BookingSetup, options: OrderOptions) {
  const order = await createOrder(shop, options);
  return { ...order, payment: await payNext(shop, order.member, order.bookingId) };
}

/** Every move of an order so far, in the order in which they happened. */
export async function listMoves(db: Db) {
  const { rows } =
    await sql`select booking_id as "bookingId", reason as event, id as "moveId" from booking_history order by id`.execute(
      db,
    );
  return rows.map((move) => bookingTransitioned.payload.parse(move));
}

/** Does by hand what follows from every move of an order so far: letters, notices. Nobody works where a test runs. */
export async function dispatchAllBookingEvents(deps: Deps): Promise<void> {
  await dispatchBookingEvents(deps, await listMoves(deps.db));
}
