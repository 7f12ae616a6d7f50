// What comes back of a programme's price when somebody cannot travel, as its page shows it before one books.
import type { Db } from '#platform/database/database';
import { type ProgrammeContent, programmeContent } from './programme-content.ts';

/** Falling by days; empty for a programme without terms of its own. */
export async function findCancellationSteps({ db }: { db: Db }, programmeId: string): Promise<ProgrammeContent['cancellation']> {
  const { content } = await db.selectFrom('programmes').select('content').where('id', '=', programmeId).executeTakeFirstOrThrow();
  return programmeContent.shape.cancellation.catch([]).parse((content as Partial<ProgrammeContent> | null)?.cancellation);
}
