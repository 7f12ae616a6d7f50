// By which the ledger knows whoever recommends: a consultant, or the distribution partner somebody works for.
import { type Actor, distributionPartnerOf } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';

/** Refuses `not_found` to whoever is no consultant. */
export function requireAffiliate({ db }: { db: Db }, actor: Actor): Promise<string> {
  return affiliateWhere(db, 'account_id', actor.accountId);
}

/** Refuses `forbidden` to everybody but staff of a distribution partner, `not_found` where that has no code. */
export function affiliateOfDistribution({ db }: { db: Db }, actor: Actor): Promise<string> {
  return affiliateWhere(db, 'partner_id', distributionPartnerOf(actor));
}

async function affiliateWhere(db: Db, column: 'account_id' | 'partner_id', id: string): Promise<string> {
  const affiliate = await db.selectFrom('affiliates').select('id').where(column, '=', id).executeTakeFirst();
  if (!affiliate) throw new AppError('not_found');
  return affiliate.id;
}
