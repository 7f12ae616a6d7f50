// Whose departure it is, and who may prove something about it.
import { type Actor, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';

export interface EvidenceDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/** Refuses `not_found`, `forbidden`. With `lock`, whoever proves something about it comes one after the other. */
export async function requireEvidenceWork(
  db: Db,
  actor: Actor,
  departureId: string,
  { lock }: { lock: boolean } = { lock: false },
): Promise<{ programmeId: string; title: { id: string; en?: string }; departsOn: string }> {
  if (!isId(departureId)) throw new AppError('not_found');
  const found = db
    .selectFrom('departures')
    .innerJoin('programmes', 'programmes.id', 'departures.programme_id')
    .select(['programmes.partner_id', 'programmes.title', 'departs_on', 'programme_id'])
    .where('departures.id', '=', departureId);
  const row = await (lock ? found.forNoKeyUpdate('departures') : found).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  requireWork(actor, 'evidence', { partnerId: row.partner_id, departureId });
  return {
    programmeId: row.programme_id,
    title: row.title as { id: string; en?: string },
    departsOn: row.departs_on,
  };
}
