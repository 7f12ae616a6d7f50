// The platform's invoices to its partners, as finance and each partner read them.
import { type RawBuilder, sql } from 'kysely';
import { canSeeMoneyOf } from '#domain/ledger';
import { type Actor, mayOperate } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import { isId } from '#shared/names';
import type { SellerDetails } from './seller-details.ts';

export interface PlatformInvoice {
  id: string;
  number: string;
  partnerId: string;
  partnerName: string;
  /** '2027-03' */
  month: string;
  /** Kept from what we paid out, and what the partner still has; negative: given back. */
  collected: Rupiah;
  owed: Rupiah;
  net: Rupiah;
  vat: Rupiah;
  vatBasisPoints: number;
  withheld: Rupiah;
  /** What is to be transferred: from the partner to us; negative: from us to the partner. */
  due: Rupiah;
  dueOn: string;
  /** The day our bank booked it; null as long as something is due. */
  paidOn: string | null;
  withholdingBasisPoints: number | null;
  buyer: { name: string; taxNumber: string; address: string };
  /** Who we were when it was issued; null: not stated yet at that time. */
  seller: SellerDetails | null;
  issuedAt: Date;
}

/** Of one partner, or with null of all; the newest first. Refuses `not_found`. */
export async function listPlatformInvoices(
  { db }: { db: Db },
  actor: Actor,
  partnerId: string | null,
): Promise<PlatformInvoice[]> {
  if (partnerId === null ? !mayOperate(actor, 'invoices') : !canSeeMoneyOf(actor, partnerId))
    throw new AppError('not_found');
  return readInvoices(db, partnerId === null ? sql`true` : sql`i.partner_id = ${partnerId}::uuid`);
}

/** Refuses `not_found`. */
export async function getPlatformInvoice(
  { db }: { db: Db },
  actor: Actor,
  invoiceId: string,
): Promise<PlatformInvoice> {
  const invoice = isId(invoiceId) ? await unsafeGetPlatformInvoice({ db }, invoiceId) : null;
  if (!invoice || !canSeeMoneyOf(actor, invoice.partnerId)) throw new AppError('not_found');
  return invoice;
}

/** For the email that carries it: nobody is asked whether they may see it. */
export async function unsafeGetPlatformInvoice(
  { db }: { db: Db },
  invoiceId: string,
): Promise<PlatformInvoice | null> {
  const [invoice] = await readInvoices(db, sql`i.id = ${invoiceId}::uuid`);
  return invoice ?? null;
}

/** Of all partners, as many as there are. */
export function listInvoicesOfMonth(db: Db, month: string): Promise<PlatformInvoice[]> {
  return readInvoices(db, sql`i.month = ${`${month}-01`}::date`, sql`all`);
}

async function readInvoices(
  db: Db,
  which: RawBuilder<unknown>,
  limit: RawBuilder<unknown> = sql`200`,
): Promise<PlatformInvoice[]> {
  const { rows } = await sql<Omit<PlatformInvoice, 'due'>>`
    select i.id, i.number, i.partner_id as "partnerId", p.name as "partnerName", to_char(i.month, 'YYYY-MM') as month, i.collected, i.owed, i.net, i.vat,
      i.vat_basis_points as "vatBasisPoints", i.withholding_basis_points as "withholdingBasisPoints", i.seller, i.withheld, i.due_on as "dueOn", l.booked_on as "paidOn", i.buyer, i.issued_at as "issuedAt"
    from platform_invoices i join partners p on p.id = i.partner_id left join bank_lines l on l.platform_invoice_id = i.id
    where ${which} order by i.year desc, i.place desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, due: rupiah(row.owed - row.withheld) }));
}
