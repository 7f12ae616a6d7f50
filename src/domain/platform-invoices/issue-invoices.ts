// Bills every partner the commission of a month that is closed: nothing of it changes any more. What is given back later is part of the
// month in which it is given back; a month that gives back more than it earned is a credit note.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { platformInvoiced, post } from '#domain/ledger';
import { type Actor, mayOperate, requireFreshFactor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { lockedTransaction, type LockDeps } from '#platform/database/locks';
import { addDays, addMonths, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { platformInvoiceDays } from '#shared/limits';
import { emailInvoices, type InvoiceMailDeps } from './email-invoices.ts';
import { invoiceAmounts, type Rates } from './invoice-amounts.ts';
import { readSeller, type SellerDetails } from './seller-details.ts';

interface IssueDeps extends LockDeps, InvoiceMailDeps {
  db: Db;
  now: () => Date;
}

interface IssuedMonth {
  issued: number;
  /** Partners with a commission, but without tax details: they wait for the next time. */
  waiting: number;
}

interface Commission {
  partnerId: string;
  collected: number;
  owed: number;
  taxNumber: string | null;
  address: string;
  legalName: string;
  withholds: boolean;
}

/**
 * Issues what was not issued yet of a closed month ('2027-03'); asked again, it issues nothing twice. Wants a fresh code of the second
 * factor; an email takes each to the partner's people for money. Refuses `not_found`, `period_open`, `seller_unstated`.
 */
export async function issuePlatformInvoices(
  deps: IssueDeps,
  actor: Actor,
  month: string,
): Promise<IssuedMonth> {
  if (!mayOperate(actor, 'invoices') || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
    throw new AppError('not_found');
  requireFreshFactor(actor);
  const first = `${month}-01`;
  return lockedTransaction(deps, [{ kind: 'platform_invoices', id: 'all' }], async (db) => {
    const within = { ...deps, db };
    const closed = await db
      .selectFrom('ledger_periods')
      .select('month')
      .where('month', '=', first)
      .executeTakeFirst();
    if (!closed) throw new AppError('period_open');
    const commissions = await readCommissions(db, first);
    const billable = commissions.filter(({ taxNumber }) => taxNumber !== null);
    if (billable.length > 0) await issueThem(within, actor, first, billable);
    await recordAudit(within, {
      actor,
      role: 'operator_finance',
      action: 'platform_invoice.issued',
      subjectId: null,
      details: { about: month, count: billable.length },
    });
    return { issued: billable.length, waiting: commissions.length - billable.length };
  });
}

async function issueThem(
  deps: IssueDeps,
  actor: Actor,
  first: string,
  billable: readonly Commission[],
): Promise<void> {
  const stated = await readSeller(deps.db);
  if (!stated) throw new AppError('seller_unstated');
  const rates = await readRates(deps.db, first);
  const { taxableSince } = stated.seller;
  // Who is not registered may charge no VAT.
  const isTaxable = taxableSince !== null && taxableSince <= first;
  const terms = { first, ...stated, rates: isTaxable ? rates : { ...rates, vatBasisPoints: 0 } };
  const ids: string[] = [];
  for (const commission of billable) ids.push(await issueOne(deps, actor, { ...terms, commission }));
  await emailInvoices(deps, ids);
}

interface InvoiceTerms {
  first: string;
  commission: Commission;
  rates: Rates;
  /** Of what the platform said it was. */
  id: number;
  seller: SellerDetails;
}

async function readCommissions(db: Db, first: string): Promise<Commission[]> {
  const { rows } = await sql<Commission>`
    select p.id as "partnerId", c.total - c.owed as collected, c.owed, t.tax_number as "taxNumber", coalesce(t.address, '') as address,
      p.legal_name as "legalName", coalesce(t.withholds, false) as withholds
    from (
      select e.partner_id, (-coalesce(sum(e.amount) filter (where e.account in ('platform_fee', 'affiliate_payable')), 0))::bigint as total,
        coalesce(sum(e.amount) filter (where e.account = 'partner_receivable'), 0)::bigint as owed
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account in ('platform_fee', 'affiliate_payable', 'partner_receivable') and t.kind not in ('platform_invoice', 'platform_invoice_paid')
        and e.value_on >= ${first}::date and e.value_on < ${addMonths(first, 1)}::date
      group by 1) c
    join partners p on p.id = c.partner_id left join partner_tax_details t on t.partner_id = p.id
    where (c.total <> 0 or c.owed <> 0) and not exists (select from platform_invoices i where i.partner_id = p.id and i.month = ${first}::date)
    order by p.legal_name, p.id`.execute(db);
  return rows;
}

async function readRates(db: Db, first: string): Promise<Rates> {
  return db
    .selectFrom('tax_rates')
    .select(['vat_basis_points as vatBasisPoints', 'withholding_basis_points as withholdingBasisPoints'])
    .where('valid_from', '<=', first)
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow();
}

async function issueOne(
  deps: IssueDeps,
  actor: Actor,
  { first, commission, rates, id: sellerId, seller }: InvoiceTerms,
): Promise<string> {
  const { partnerId, collected, owed, legalName, taxNumber, address } = commission;
  const { net, vat, withheld } = invoiceAmounts(commission, rates);
  const today = todayInIndonesia(deps.now());
  const year = Number(today.slice(0, 4));
  // Nobody else counts meanwhile: the lock is held.
  const { place } = await deps.db
    .selectFrom('platform_invoices')
    .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const { id } = await deps.db
    .insertInto('platform_invoices')
    .values({
      year,
      place,
      number: `KOM/${today.slice(0, 4)}/${today.slice(5, 7)}/${String(place).padStart(5, '0')}`,
      partner_id: partnerId,
      month: first,
      collected,
      owed,
      vat_basis_points: rates.vatBasisPoints,
      withholding_basis_points: rates.withholdingBasisPoints,
      seller_id: sellerId,
      seller: JSON.stringify(seller),
      net,
      vat,
      withheld,
      buyer: JSON.stringify({ name: legalName, taxNumber, address }),
      issued_at: deps.now(),
      issued_by: actor.accountId,
      due_on: addDays(today, platformInvoiceDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (vat !== 0) await post(deps, platformInvoiced({ invoiceId: id, partnerId }, vat));
  return id;
}
