// What an invoice to a partner needs to say of it by tax law: its number, its address, and whether it withholds income tax.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { canSeeMoneyOf, worksOnMoneyOf } from '#domain/ledger';
import { type Actor, findOperatorRole, mayOperate, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { taxAddressMaxLength } from '#shared/limits';
import { isId } from '#shared/names';
import { writtenTaxNumber } from './tax-number.ts';

interface TaxDeps {
  db: Db;
  now: () => Date;
}

export interface TaxDetails {
  /** NPWP: 15 digits, or 16 in its newer form. */
  taxNumber: string;
  address: string;
  /** Keeps income tax (PPh 23) back from what it owes, and sends the slip. */
  withholds: boolean;
}

/** Null until they are stated. Refuses `not_found` to everybody but finance and the partner's staff for money. */
export async function findTaxDetails(
  { db }: Pick<TaxDeps, 'db'>,
  actor: Actor,
  partnerId: string,
): Promise<TaxDetails | null> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  const row = await db
    .selectFrom('partner_tax_details')
    .select(['tax_number as taxNumber', 'address', 'withholds'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? null;
}

const taxForm = z.object({
  tax_number: writtenTaxNumber(),
  address: filled().check(atMost(taxAddressMaxLength), printable),
  withholds: z.optional(z.unknown()),
});

/** By the partner's staff for money, or by finance. Invoices that were issued keep what they say. Refuses `not_found`, `invalid_input`. */
export async function stateTaxDetails(
  deps: TaxDeps,
  actor: Actor,
  { partnerId, form }: { partnerId: string; form: unknown },
): Promise<void> {
  if (!isId(partnerId) || !worksOnMoneyOf(actor, partnerId)) throw new AppError('not_found');
  requireFreshFactor(actor);
  const { tax_number: taxNumber, address, withholds } = checkedForm(taxForm, form);
  await transaction(deps.db, async (db) => {
    const partner = await db
      .selectFrom('partners')
      .select('id')
      .where('id', '=', partnerId)
      .executeTakeFirst();
    if (!partner) throw new AppError('not_found');
    const stated = {
      tax_number: taxNumber,
      address,
      withholds: withholds === true || withholds === 'yes',
      stated_by: actor.accountId,
      stated_at: deps.now(),
    };
    await db
      .insertInto('partner_tax_details')
      .values({ partner_id: partnerId, ...stated })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(stated))
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: findOperatorRole(actor, 'invoices') ?? 'partner_staff',
        action: 'platform_invoice.tax_details_stated',
        subjectId: null,
        details: { about: partnerId },
      },
    );
  });
}

/** Partners with a commission that cannot be billed: nobody has stated their tax details. Refuses `not_found`. */
export async function listWithoutTaxDetails(
  { db }: Pick<TaxDeps, 'db'>,
  actor: Actor,
): Promise<{ partnerId: string; partnerName: string }[]> {
  if (!mayOperate(actor, 'invoices')) throw new AppError('not_found');
  const { rows } = await sql<{ partnerId: string; partnerName: string }>`
    select p.id as "partnerId", p.name as "partnerName" from partners p
    where exists (select from ledger_days d where d.partner_id = p.id and d.account in ('platform_fee', 'affiliate_payable'))
      and not exists (select from partner_tax_details t where t.partner_id = p.id)
    order by p.name limit 200`.execute(db);
  return rows;
}
