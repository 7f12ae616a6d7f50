// What a distribution partner writes on its own page (docs/product/distribution-partners.md): shown at once.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { detectWarnings } from '#domain/conversations';
import { type Actor, distributionPartnerOf } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { distributionPageForm, writtenFields } from '#shared/distribution-page-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';

export interface OwnDistributionPage {
  version: number;
  slug: string;
  /** Were checked when it joined: the operator changes them. */
  name: string;
  legalName: string;
  /** Null: it has none, and nothing is counted as its sale. */
  affiliateCode: string | null;
  headline: LocalText;
  description: LocalText;
  /** Markdown. */
  body: LocalText;
  email: string;
  /** E.164. */
  phone: string;
  address: string;
  /** The code of its regency or city. */
  city: string;
}

/** Refuses `forbidden` to everybody but its staff. */
export async function readOwnPage({ db }: { db: Db }, actor: Actor): Promise<OwnDistributionPage> {
  return pageOf(db, distributionPartnerOf(actor));
}

/**
 * Changes the page at once. Refuses like reading, `invalid_input` (also for a foreign address or a bank account in a text), and
 * `partner_changed` when a colleague has saved since. What is as it was leaves no trace.
 */
export async function changeOwnPage(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  form: unknown,
): Promise<OwnDistributionPage> {
  const partnerId = distributionPartnerOf(actor);
  const { version, ...typed } = checkedForm(distributionPageForm, form);
  refuseWaysAround(typed);
  return transaction(deps.db, async (db) => {
    const isPlace = await db
      .selectFrom('regencies')
      .select('code')
      .where('code', '=', typed.city)
      .executeTakeFirst();
    if (!isPlace) throw new AppError('invalid_input', [{ field: 'city', message: 'error_invalid_value' }]);
    await db.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
    const before = await pageOf(db, partnerId);
    if (before.version !== version) throw new AppError('partner_changed');
    const after: OwnDistributionPage = {
      ...before,
      headline: inBoth(typed.headline, typed.headline_en),
      description: inBoth(typed.description, typed.description_en),
      body: inBoth(typed.body, typed.body_en),
      email: typed.email,
      phone: typed.phone,
      address: typed.address,
      city: typed.city,
    };
    const fields = changedFields(before, after);
    if (fields.length === 0) return before;
    await db
      .updateTable('partners')
      .set({
        description: JSON.stringify(after.description),
        email: after.email,
        phone_number: after.phone,
        address: after.address,
        regency_code: after.city,
        profile_version: version + 1,
      })
      .where('id', '=', partnerId)
      .execute();
    const written = { headline: JSON.stringify(after.headline), body: JSON.stringify(after.body) };
    await db
      .insertInto('distribution_pages')
      .values({ partner_id: partnerId, ...written })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(written))
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'distribution_staff',
        action: 'partner.profile_changed',
        subjectId: null,
        details: { about: partnerId, fields },
      },
    );
    return { ...after, version: version + 1 };
  });
}

const inBoth = (id: string, en: string): LocalText => ({ id, ...(en && { en }) });

/** Whoever recommends never takes the money: a text that leads to another site or names a bank account is not shown (reasons: decision 0216). */
function refuseWaysAround(typed: Record<(typeof writtenFields)[number], string>): void {
  const faults = writtenFields.flatMap((field) => {
    const found = detectWarnings(typed[field], []);
    if (found.includes('bank_account')) return [{ field, message: 'error_distribution_account' }];
    return found.includes('link') ? [{ field, message: 'error_distribution_link' }] : [];
  });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
}

/** As the audit names them. */
const auditNames = {
  headline: 'headline',
  description: 'description',
  body: 'text',
  email: 'contact_email',
  phone: 'contact_phone',
  address: 'address',
  city: 'city',
} as const satisfies Partial<Record<keyof OwnDistributionPage, string>>;

function changedFields(before: OwnDistributionPage, after: OwnDistributionPage): string[] {
  return (Object.keys(auditNames) as (keyof typeof auditNames)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => auditNames[name]);
}

/** A partner that has written nothing yet has its name as headline and its description as text. */
async function pageOf(db: Db, partnerId: string): Promise<OwnDistributionPage> {
  const { rows } = await sql<OwnDistributionPage>`
    select p.profile_version as version, p.slug, p.name, p.legal_name as "legalName", f.code as "affiliateCode",
      coalesce(g.headline, jsonb_build_object('id', p.name)) as headline, p.description, coalesce(g.body, p.description) as body,
      p.email, p.phone_number as phone, p.address, p.regency_code as city
    from partners p left join distribution_pages g on g.partner_id = p.id left join affiliates f on f.partner_id = p.id
    where p.id = ${partnerId}::uuid`.execute(db);
  return rows[0]!;
}
