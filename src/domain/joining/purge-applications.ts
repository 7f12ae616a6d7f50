// How long applications that came to nothing are stored (docs/product/joining.md).
import { sql } from 'kysely';
import { dayMs } from '#shared/durations';
import type { JoiningDeps } from './application.ts';

/** Our choice: a month to finish what was begun, half a year to ask why. */
const draftDays = 30;
const endedDays = 180;

/** Deletes drafts nobody wrote in any more, and what was refused or withdrawn long ago, with their documents. Returns how many. */
export async function purgeApplications({ db, now }: Pick<JoiningDeps, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const { numAffectedRows = 0n } = await sql`
    delete from join_applications where (state in ('draft', 'returned') and updated_at < ${before(draftDays)})
      or (state in ('refused', 'withdrawn') and updated_at < ${before(endedDays)})`.execute(db);
  return Number(numAffectedRows);
}
