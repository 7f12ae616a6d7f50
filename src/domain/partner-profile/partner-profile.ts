// Front door of what a partner says of itself (docs/product/partner-profile.md).
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#domain/audit';
import { type Actor, requireWork } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { partnerProfileForm } from '#shared/partner-profile-form';

export interface PartnerProfile {
  version: number;
  slug: string;
  /** Stand in its licence: the operator changes them. */
  name: string;
  legalName: string;
  description: LocalText;
  email: string;
  /** E.164. */
  phone: string;
  address: string;
  /** The code of its regency or city. */
  city: string;
  foundedYear: number;
}

/** Refuses `not_found` to everybody but its staff, and `forbidden` to those whose duty it is not. */
export async function readPartnerProfile(
  { db }: { db: Db },
  actor: Actor,
  partnerId: string,
): Promise<PartnerProfile> {
  requireWork(actor, 'profile', { partnerId });
  return rowOf(db, partnerId);
}

/**
 * Changes its page at once. Refuses like reading, `invalid_input`, and `partner_changed` when a colleague has saved since. What is as it
 * was leaves no trace.
 */
export async function changePartnerProfile(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  { partnerId, form }: { partnerId: string; form: unknown },
): Promise<PartnerProfile> {
  requireWork(actor, 'profile', { partnerId });
  const year = Number(todayInIndonesia(deps.now()).slice(0, 4));
  const { version, ...typed } = checkedForm(partnerProfileForm(year), form);
  return transaction(deps.db, async (db) => {
    const isPlace = await db
      .selectFrom('regencies')
      .select('code')
      .where('code', '=', typed.city)
      .executeTakeFirst();
    if (!isPlace) throw new AppError('invalid_input', [{ field: 'city', message: 'error_invalid_value' }]);
    // Not `for update`: orders of this partner's journeys need not wait.
    await db.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
    const before = await rowOf(db, partnerId);
    if (before.version !== version) throw new AppError('partner_changed');
    const after: PartnerProfile = {
      ...before,
      description: { id: typed.description, ...(typed.description_en && { en: typed.description_en }) },
      email: typed.email,
      phone: typed.phone,
      address: typed.address,
      city: typed.city,
      foundedYear: Number(typed.founded_year),
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
        founded_year: after.foundedYear,
        profile_version: version + 1,
      })
      .where('id', '=', partnerId)
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'partner.profile_changed',
        subjectId: null,
        details: { about: partnerId, fields },
      },
    );
    return { ...after, version: version + 1 };
  });
}

/** As the audit names them. */
const auditNames = {
  description: 'description',
  email: 'contact_email',
  phone: 'contact_phone',
  address: 'address',
  city: 'city',
  foundedYear: 'founded_year',
} as const satisfies Partial<Record<keyof PartnerProfile, string>>;

function changedFields(before: PartnerProfile, after: PartnerProfile): string[] {
  return (Object.keys(auditNames) as (keyof typeof auditNames)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => auditNames[name]);
}

async function rowOf(db: Db, partnerId: string): Promise<PartnerProfile> {
  const row = await db
    .selectFrom('partners')
    .select([
      'profile_version as version',
      'slug',
      'name',
      'legal_name as legalName',
      'description',
      'email',
      'phone_number as phone',
      'address',
      'regency_code as city',
      'founded_year as foundedYear',
    ])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return { ...row, description: row.description as unknown as LocalText };
}
