// Who the platform is by tax law, as its invoices say (docs/product/platform-invoices.md). Every statement stays; the newest counts.
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, mayOperate, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isCalendarDate } from '#shared/calendar-date';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { nameMaxLength, taxAddressMaxLength } from '#shared/limits';
import { longTaxNumber, writtenTaxNumber } from './tax-number.ts';

interface SellerDeps {
  db: Db;
  now: () => Date;
}

export interface SellerDetails {
  name: string;
  /** NPWP in its form of 16 digits. */
  taxNumber: string;
  /** NITKU: the tax number and six digits of the place of business; zeros are the head office. */
  businessPlace: string;
  address: string;
  /** The day from which the platform is registered for VAT (PKP); null: it charges none. */
  taxableSince: string | null;
}

/** Null until they are stated. Refuses `not_found`. */
export async function findSellerDetails(
  { db }: Pick<SellerDeps, 'db'>,
  actor: Actor,
): Promise<SellerDetails | null> {
  if (!mayOperate(actor, 'invoices')) throw new AppError('not_found');
  return (await readSeller(db))?.seller ?? null;
}

export async function readSeller(db: Db): Promise<{ id: number; seller: SellerDetails } | null> {
  const row = await db
    .selectFrom('platform_tax_details')
    .select([
      ...(['id', 'address', 'legal_name as name', 'tax_number as taxNumber'] as const),
      ...(['business_place as businessPlace', 'taxable_since as taxableSince'] as const),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, ...seller } = row;
  return { id, seller };
}

const sellerForm = z.object({
  legal_name: filled().check(atMost(nameMaxLength), printable),
  tax_number: writtenTaxNumber(),
  // '000000' is the head office.
  place: filled().check(z.regex(/^[0-9]{6}$/, { error: 'error_business_place' })),
  address: filled().check(atMost(taxAddressMaxLength), printable),
  taxable_since: z.optional(
    z.string().check(
      z.trim(),
      z.refine((day) => day === '' || isCalendarDate(day), { error: 'error_invalid_value' }),
    ),
  ),
});

/** By finance; invoices that were issued keep what they say. Refuses `not_found`, `invalid_input`. */
export async function stateSellerDetails(deps: SellerDeps, actor: Actor, form: unknown): Promise<void> {
  if (!mayOperate(actor, 'invoices')) throw new AppError('not_found');
  requireFreshFactor(actor);
  const stated = checkedForm(sellerForm, form);
  const taxNumber = longTaxNumber(stated.tax_number);
  await transaction(deps.db, async (db) => {
    await db
      .insertInto('platform_tax_details')
      .values({
        legal_name: stated.legal_name,
        tax_number: taxNumber,
        business_place: taxNumber + stated.place,
        address: stated.address,
        taxable_since: stated.taxable_since || null,
        stated_by: actor.accountId,
        stated_at: deps.now(),
      })
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_finance',
        action: 'platform_invoice.seller_stated',
        subjectId: null,
        details: {},
      },
    );
  });
}
