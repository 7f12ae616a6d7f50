// A booking as its member sees it (spec §3 order, §7 bookings/{id}/detail/order and users/bookings/{id}).
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import { cartForm, type CartForm } from '#shared/booking-form';
import type {
  Attention,
  BookingState,
  InvoiceStage,
  InvoiceStatus,
  PaymentPlan,
} from '#shared/booking-states';
import type { Category, ProductKind } from '#shared/catalogue';
import { type ContractTerms, contractTerms } from '#domain/catalogue';
import { AppError } from '#shared/errors';
import { isBookingCode, isId } from '#shared/names';
import type { Traveller } from '#shared/trip-price';
import type { Locale, LocalText } from '#shared/locale';
import { type Delivery, readDelivery } from './delivery-snapshot.ts';
import type { BookingLine } from './price.ts';

export interface Invoice {
  id: string;
  code: string;
  stage: InvoiceStage;
  amount: number;
  dueAt: Date;
  status: InvoiceStatus;
  paidAt: Date | null;
}

/** The price difference by age: shown beside the total, never part of it. */
export interface Supplement extends Omit<Invoice, 'stage'> {
  stage: 'supplement';
  /** Null once the account is deleted. */
  participantId: string | null;
  from: Traveller;
  to: Traveller;
}

export interface Booking {
  id: string;
  code: string;
  brandId: string;
  /** Of its emails and PDFs. */
  locale: Locale;
  state: BookingState;
  attention: Attention | null;
  departure: {
    id: string;
    slug: string;
    title: LocalText;
    kind: ProductKind;
    category: Category;
    departsOn: string;
    returnsOn: string;
    airportIata: string;
    days: number;
    programmeId: string;
    /** Made for a private umrah: it has no page in the catalogue. */
    isPrivate: boolean;
  };
  partner: {
    id: string;
    slug: string;
    name: string;
    legalName: string;
    email: string;
    phoneNumber: string;
    address: string;
  };
  people: { adults: number; children: number; infants: number };
  request: CartForm;
  booker: { name: string; email: string; phone: string } | null;
  /** Verified, unlike the booker's: emails go here. Null once the account is deleted. */
  accountEmail: string | null;
  /** The owner; null once the account is deleted. */
  accountId: string | null;
  lines: BookingLine[];
  total: number;
  promoId: string | null;
  affiliateCode: string | null;
  /** Spec §2 checkout: named in the banner. */
  consultantName: string | null;
  paymentPlan: PaymentPlan | null;
  /** How the supplies are delivered; null: collected at the partner's. */
  delivery: Delivery | null;
  /** Rupiah per dollar, frozen when the order was placed. */
  usdRate: { rupiah: number; on: string; source: DollarRate['source'] } | null;
  termsVersion: number | null;
  termsAcceptedAt: Date | null;
  /** Of the text the member agreed to: #domain/site-content has it. */
  termsDigest: string | null;
  /** The order's own copy of its partner's contract terms, and when it was copied; null for a draft. */
  contract: { terms: ContractTerms; copiedAt: Date } | null;
  createdAt: Date;
  orderedAt: Date | null;
  payableUntil: Date | null;
  /** The stages of the total. */
  invoices: Invoice[];
  supplements: Supplement[];
}

type Written<One extends Invoice | Supplement> = Omit<One, 'dueAt' | 'paidAt'> & {
  dueAt: string;
  paidAt: string | null;
};

type BookingRow = Omit<
  Booking,
  'request' | 'invoices' | 'supplements' | 'createdAt' | 'delivery' | 'contract'
> & {
  contractTerms: unknown;
  contractCopiedAt: Date | null;
  delivery: unknown;
  request: unknown;
  createdAt: Date;
  invoices: Written<Invoice>[];
  supplements: Written<Supplement>[];
};

/** The member's own booking by id or code; null when it does not exist or belongs to another member. */
export function findBooking({ db }: { db: Db }, actor: Actor, idOrCode: string): Promise<Booking | null> {
  return readBooking(db, idOrCode, sql`b.account_id = ${actor.accountId}`);
}

/** The same, on the visited brand. Refuses `not_found`. */
export async function getBooking(
  deps: { db: Db },
  actor: Actor,
  brand: { id: string },
  idOrCode: string,
): Promise<Booking> {
  const booking = await findBooking(deps, actor, idOrCode);
  if (booking?.brandId !== brand.id) throw new AppError('not_found');
  return booking;
}

/** For PDFs and consoles, which have already checked who may see it. */
export function unsafeFindBooking({ db }: { db: Db }, idOrCode: string): Promise<Booking | null> {
  return readBooking(db, idOrCode, sql`true`);
}

/** For emails to the members who own these orders; unordered. */
export function unsafeFindBookings({ db }: { db: Db }, ids: readonly string[]): Promise<Booking[]> {
  return readBookings(db, sql`b.id = any (${ids}::uuid[])`);
}

async function readBooking(db: Db, idOrCode: string, whose: RawBuilder<unknown>): Promise<Booking | null> {
  if (!isId(idOrCode) && !isBookingCode(idOrCode)) return null;
  const which = isId(idOrCode) ? sql`b.id = ${idOrCode}::uuid` : sql`b.code = ${idOrCode}`;
  return (await readBookings(db, sql`${which} and ${whose}`))[0] ?? null;
}

async function readBookings(db: Db, which: RawBuilder<unknown>): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`
    select b.id, b.code, b.brand_id as "brandId", b.locale, b.state, b.attention,
      json_build_object('id', d.id, 'slug', d.slug, 'title', p.title, 'kind', p.kind, 'category', product_category(p.kind), 'departsOn', d.departs_on,
        'returnsOn', d.returns_on, 'airportIata', d.departure_airport, 'days', p.days, 'programmeId', p.id, 'isPrivate', d.reserved_for is not null) as departure,
      json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'legalName', t.legal_name, 'email', t.email, 'phoneNumber', t.phone_number,
        'address', t.address) as partner,
      json_build_object('adults', b.adults, 'children', b.children, 'infants', b.infants) as people,
      b.request, b.booker, b.account_id as "accountId", o.email as "accountEmail", b.total_amount as total, b.promo_id as "promoId", b.affiliate_code as "affiliateCode", a.shown_name as "consultantName",
      b.payment_plan as "paymentPlan", b.shipping as delivery,
      case when b.usd_rate_on is not null then json_build_object('rupiah', b.usd_rate, 'on', b.usd_rate_on, 'source', b.usd_rate_source) end as "usdRate",
      b.terms_version as "termsVersion", b.terms_accepted_at as "termsAcceptedAt", b.terms_digest as "termsDigest", b.contract_terms as "contractTerms",
      b.contract_terms_copied_at as "contractCopiedAt", b.created_at as "createdAt", b.ordered_at as "orderedAt",
      b.payable_until as "payableUntil",
      (select coalesce(json_agg(json_build_object('kind', l.kind, 'detail', l.detail, 'quantity', l.quantity, 'each', l.each_amount, 'amount', l.amount)
        order by l.position), '[]') from booking_lines l where l.booking_id = b.id) as lines,
      (select coalesce(json_agg(json_build_object('id', i.id, 'code', i.code, 'stage', i.stage, 'amount', i.amount, 'dueAt', i.due_at, 'status', i.status,
        'paidAt', i.paid_at) order by i.due_at, i.stage), '[]') from invoices i where i.booking_id = b.id and i.stage <> 'supplement') as invoices,
      (select coalesce(json_agg(json_build_object('id', i.id, 'code', i.code, 'stage', i.stage, 'amount', i.amount, 'dueAt', i.due_at, 'status', i.status,
        'paidAt', i.paid_at, 'participantId', i.participant_id, 'from', i.from_traveller, 'to', i.to_traveller) order by i.created_at, i.id), '[]')
        from invoices i where i.booking_id = b.id and i.stage = 'supplement' and i.voided_at is null) as supplements
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id join partners t on t.id = b.partner_id
      left join affiliates a on a.code = b.affiliate_code left join accounts o on o.id = b.account_id
    where ${which}`.execute(db);
  return rows.map(({ contractTerms: terms, contractCopiedAt: copiedAt, ...row }) => ({
    ...row,
    contract: copiedAt && { terms: contractTerms.parse(terms), copiedAt },
    request: readRequest(row.request),
    delivery: readDelivery(row.delivery),
    invoices: row.invoices.map(withInstants),
    supplements: row.supplements.map(withInstants),
  }));
}

const withInstants = <One extends { dueAt: string; paidAt: string | null }>(one: One) => ({
  ...one,
  dueAt: new Date(one.dueAt),
  paidAt: one.paidAt === null ? null : new Date(one.paidAt),
});

/** The invoice to pay next: the one that `payNextInvoice` charges. */
export function nextInvoiceOf({
  state,
  paymentPlan,
  invoices,
  supplements,
}: Pick<Booking, 'state' | 'paymentPlan' | 'invoices' | 'supplements'>): Invoice | Supplement | null {
  // A bank pays it.
  if (state === 'waiting_payment' && paymentPlan === 'financing') return null;
  const [stage, supplement] = [invoices, supplements].map((each: (Invoice | Supplement)[]) =>
    each.find(({ status }) => status === 'waiting'),
  );
  return (
    (['partly_paid', 'paid', 'in_preparation'].includes(state)
      ? (supplement ?? stage)
      : (stage ?? supplement)) ?? null
  );
}

/** What was chosen, as the cart stored it. */
export function readRequest(kept: unknown): CartForm {
  return cartForm.parse(kept);
}
