// The owner of a code.
import type { Db } from '#platform/database/database';

export interface Affiliate {
  code: string;
  /** The name visitors read. */
  name: string;
}

/** Those of these codes whose owner is active. */
export async function findAffiliates({ db }: { db: Db }, codes: readonly string[]): Promise<Affiliate[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('affiliates')
    .leftJoin('partners', 'partners.id', 'affiliates.partner_id')
    .select(['affiliates.code', 'affiliates.shown_name as name'])
    .where('affiliates.code', 'in', codes)
    .where('affiliates.is_active', '=', true)
    .where((is) => is.or([is('affiliates.partner_id', 'is', null), is('partners.state', '=', 'active')]))
    .execute();
}

/** The code of a consultant; null for everybody else. */
export async function findConsultant({ db }: { db: Db }, accountId: string): Promise<Affiliate | null> {
  const row = await db
    .selectFrom('affiliates')
    .innerJoin('memberships', 'memberships.account_id', 'affiliates.account_id')
    .select(['affiliates.code', 'affiliates.shown_name as name'])
    .where('affiliates.account_id', '=', accountId)
    .where('memberships.role', '=', 'consultant')
    .where('affiliates.is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
