// Financing applications as their member reads them (spec §3 financing application, §7 users/financing-history).
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import type { BookingState } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import {
  type FinancingDocumentKind,
  financingDocumentKinds,
  type FinancingState,
  requiredFinancingDocuments,
} from '#shared/financing';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah, splitByLargestRemainder } from '#shared/money';
import { isBookingCode, isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { type Applicant, openApplicant } from './sealed.ts';

export interface FinancingSums {
  price: Rupiah;
  financed: Rupiah;
  downPayment: Rupiah;
  months: number;
  /** The bank's fee: one sum, agreed beforehand. */
  ujrah: Rupiah;
  adminFee: Rupiah;
  bankFee: Rupiah;
  insuranceFee: Rupiah;
}

export interface FinancingDocument {
  /** Null: not sent yet. */
  id: string | null;
  kind: FinancingDocumentKind;
  isRequired: boolean;
  status: 'missing' | 'uploaded' | 'accepted' | 'rejected';
  reason: string | null;
  uploadedAt: Date | null;
}

export interface FinancingApplication {
  id: string;
  code: string;
  state: FinancingState;
  booking: {
    id: string;
    code: string;
    state: BookingState;
    releaseAt: Date | null;
    slug: string;
    title: LocalText;
    departsOn: string;
    partnerId: string;
    partnerName: string;
    departureId: string;
  };
  bank: { id: string; name: string } | null;
  sums: FinancingSums | null;
  referralCode: string | null;
  /** Of the text in which the applicant let this one bank read their data, and when; null before. */
  consentVersion: number | null;
  consentedAt: Date | null;
  submittedAt: Date | null;
  offerUntil: Date | null;
  /** The bank has entered its transfer to the partner: nobody withdraws any more. */
  isMoneySent: boolean;
  reason: string | null;
  createdAt: Date;
}

/** One with its applicant and documents. */
export interface FinancingDetail extends FinancingApplication {
  /** Null once it was deleted. */
  applicant: Applicant | null;
  documents: FinancingDocument[];
}

interface Row extends Omit<FinancingApplication, 'sums' | 'bank' | 'booking'> {
  booking: Omit<FinancingApplication['booking'], 'releaseAt'>;
  releaseAt: Date | null;
  bankId: string | null;
  bankName: string | null;
  applicant: Buffer | null;
  key_id: string | null;
  price: number;
  financed: number;
  months: number;
  ujrah: number;
  admin_fee: number;
  bank_fee: number;
  insurance_fee: number;
  whole: number;
}

/** Each month's instalment; together they are what is financed and the fee, to the rupiah. */
export function instalmentsOf({
  financed,
  ujrah,
  months,
}: Pick<FinancingSums, 'financed' | 'ujrah' | 'months'>): Rupiah[] {
  return splitByLargestRemainder(rupiah(financed + ujrah), Array<number>(months).fill(1));
}

/** The member's applications, the newest first. */
export async function listApplications(
  { db }: { db: Db },
  { accountId }: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<Page<FinancingApplication>> {
  const found = await readCountedPage({ page, limit }, (slice) =>
    readRows(db, sql`f.account_id = ${accountId} order by f.created_at desc, f.id ${slice}`),
  );
  return { ...found, items: found.items.map(applicationOf) };
}

export const isApplicationCode = (text: string) => /^FP-[2-9A-HJ-NP-Z]{8}$/.test(text);

/** The member's own, by id or code. Refuses `not_found`. */
export async function getApplication(
  deps: { db: Db; keys: KeyRing },
  { accountId }: Actor,
  idOrCode: string,
): Promise<FinancingDetail> {
  if (!isId(idOrCode) && !isApplicationCode(idOrCode)) throw new AppError('not_found');
  const found = await findDetail(
    deps,
    sql`${isId(idOrCode) ? sql`f.id = ${idOrCode}::uuid` : sql`f.code = ${idOrCode}`} and f.account_id = ${accountId}`,
  );
  if (!found) throw new AppError('not_found');
  return found;
}

/** The one of an order that has not ended, else its latest; null without any. By the order's id or code. */
export function findApplicationOf(
  deps: { db: Db; keys: KeyRing },
  { accountId }: Actor,
  booking: string,
): Promise<FinancingDetail | null> {
  if (!isId(booking) && !isBookingCode(booking)) return Promise.resolve(null);
  return findDetail(
    deps,
    sql`${isId(booking) ? sql`b.id = ${booking}::uuid` : sql`b.code = ${booking}`} and f.account_id = ${accountId}
      order by f.state in ('rejected', 'withdrawn', 'lapsed'), f.created_at desc limit 1`,
  );
}

/** For whoever has checked who may see it. */
export async function findDetail(
  { db, keys }: { db: Db; keys: KeyRing },
  which: RawBuilder<unknown>,
): Promise<FinancingDetail | null> {
  const [row] = await readRows(db, which);
  if (!row) return null;
  const sent = await db
    .selectFrom('financing_documents')
    .select(['id', 'kind', 'status', 'reason', 'uploaded_at'])
    .where('application_id', '=', row.id)
    .execute();
  return {
    ...applicationOf(row),
    applicant: openApplicant(keys, row.id, row),
    documents: financingDocumentKinds.map((kind) => {
      const file = sent.find((one) => one.kind === kind);
      return {
        id: file?.id ?? null,
        kind,
        isRequired: requiredFinancingDocuments.includes(kind),
        status: (file?.status ?? 'missing') as FinancingDocument['status'],
        reason: file?.reason ?? null,
        uploadedAt: file?.uploaded_at ?? null,
      };
    }),
  };
}

async function readRows(db: Db, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.id, f.code, f.state, f.applicant, f.key_id, f.referral_code as "referralCode", f.submitted_at as "submittedAt",
      f.consent_version as "consentVersion", f.consented_at as "consentedAt", f.offer_until as "offerUntil",
      exists (select from financing_disbursements s where s.application_id = f.id) as "isMoneySent", f.reason, f.created_at as "createdAt", f.bank_id as "bankId", k.name as "bankName",
      f.price, f.financed, f.months, f.ujrah, f.admin_fee, f.bank_fee, f.insurance_fee, b.release_at as "releaseAt",
      json_build_object('id', b.id, 'code', b.code, 'state', b.state, 'slug', d.slug, 'title', p.title, 'departsOn', d.departs_on,
        'partnerId', t.id, 'partnerName', t.name, 'departureId', d.id) as booking, ${whole}
    from financing_applications f join bookings b on b.id = f.booking_id join departures d on d.id = b.departure_id
      join programmes p on p.id = d.programme_id join partners t on t.id = b.partner_id left join partners k on k.id = f.bank_id
    where ${which}`.execute(db);
  return rows;
}

function applicationOf(row: Omit<Row, 'whole'>): FinancingApplication {
  const { bankId, bankName, booking, releaseAt } = row;
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    booking: { ...booking, releaseAt },
    bank: bankId && bankName ? { id: bankId, name: bankName } : null,
    sums: bankId
      ? {
          price: rupiah(row.price),
          financed: rupiah(row.financed),
          downPayment: rupiah(row.price - row.financed),
          months: row.months,
          ujrah: rupiah(row.ujrah),
          adminFee: rupiah(row.admin_fee),
          bankFee: rupiah(row.bank_fee),
          insuranceFee: rupiah(row.insurance_fee),
        }
      : null,
    referralCode: row.referralCode,
    consentVersion: row.consentVersion,
    consentedAt: row.consentedAt,
    submittedAt: row.submittedAt,
    offerUntil: row.offerUntil,
    isMoneySent: row.isMoneySent,
    reason: row.reason,
    createdAt: row.createdAt,
  };
}
