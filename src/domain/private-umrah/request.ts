// A request for a private umrah as its member and the agencies see it (spec §3, §7 users/custom-products).
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Estimate, limitColumns, type NumberedLimits } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import type { PrivateUmrahForm } from '#shared/private-umrah-form';
import type { StoredStatus, UmrahStatus } from '#shared/private-umrah-status';

/** What several families cost as one party, by which table. */
export interface JointEstimate {
  estimate: Estimate;
  beds: number;
  priceTableId: string;
}

export interface UmrahRequest {
  id: string;
  code: string;
  brandId: string;
  accountId: string;
  /** Now: expiry and what was paid included. */
  status: UmrahStatus;
  stored: StoredStatus;
  /** When the status ends by itself. */
  endsAt: Date;
  form: PrivateUmrahForm;
  priceTableId: string;
  /** Those that were in force when it was put into the cart. */
  limits: NumberedLimits;
  dollarRate: { rupiah: number; asOf: string; source: string };
  /** As it was shown when it was put into the cart. */
  estimate: Estimate;
  people: { adults: number; children: number; infants: number };
  departsOn: string;
  returnsOn: string;
  note: string | null;
  acceptedOfferId: string | null;
  departureId: string | null;
  bookingId: string | null;
  bookingCode: string | null;
  /** The request that opened the group this one belongs to, its own included; null: it travels alone. */
  leadId: string | null;
  /** Of the opener's alone. */
  groupLink: string | null;
  /** Frozen when the group was sent. */
  joint: JointEstimate | null;
  locale: Locale;
  createdAt: Date;
}

/** What offers are compared with: of a group all families as one party. */
export function comparedEstimate({ joint, estimate, people, priceTableId }: UmrahRequest): JointEstimate {
  return joint ?? { estimate, beds: people.adults + people.children, priceTableId };
}

interface Asking {
  db: Db;
  now: () => Date;
}

/** `r` the request, `b` its booking. */
export const statusNow = (at: Date): RawBuilder<UmrahStatus> =>
  sql<UmrahStatus>`umrah_request_status(r.status, r.status_ends_at, b.state, ${at})`;

export const requestColumns = (at: Date): RawBuilder<unknown> => sql`
  r.id, r.code, r.brand_id as "brandId", r.account_id as "accountId", ${statusNow(at)} as status, r.status as stored,
  r.status_ends_at as "endsAt", r.form, r.price_table_id as "priceTableId",
  (select ${limitColumns} from umrah_limits l where l.number = r.limits_number) as limits,
  json_build_object('rupiah', r.usd_rate, 'asOf', r.usd_rate_on, 'source', r.usd_rate_source) as "dollarRate", r.estimate,
  json_build_object('adults', r.adults, 'children', r.children, 'infants', r.infants) as people,
  r.departs_on as "departsOn", r.returns_on as "returnsOn", r.note, r.accepted_offer_id as "acceptedOfferId",
  r.departure_id as "departureId", r.booking_id as "bookingId", b.code as "bookingCode", r.group_link as "groupLink",
  case when r.group_link is not null then r.id else r.joined_to end as "leadId", r.joint, r.locale, r.created_at as "createdAt"`;

/** The member's own on this brand. Refuses `not_found`. */
export async function getRequest(
  deps: Asking,
  { accountId }: Pick<Actor, 'accountId'>,
  { id, brand }: { id: string; brand: { id: string } },
): Promise<UmrahRequest> {
  const request = await unsafeFindRequest(deps, id);
  if (request?.accountId !== accountId || request.brandId !== brand.id) throw new AppError('not_found');
  return request;
}

/** The member's request whose order this invoice begins to pay; null for any other, and for what is settled later. */
export async function findRequestOfInvoice(
  { db }: { db: Db },
  { accountId }: Pick<Actor, 'accountId'>,
  invoiceId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('umrah_requests as r', 'r.booking_id', 'i.booking_id')
    .select('r.id')
    .where('i.id', '=', invoiceId)
    .where('i.stage', 'in', ['full', 'down_payment'])
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of anybody; null when there is none. */
export async function unsafeFindRequest({ db, now }: Asking, id: string): Promise<UmrahRequest | null> {
  if (!isId(id)) return null;
  const { rows } = await sql<UmrahRequest>`
    select ${requestColumns(now())} from umrah_requests r left join bookings b on b.id = r.booking_id where r.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}
