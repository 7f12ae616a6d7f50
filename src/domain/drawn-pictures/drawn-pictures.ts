// Front door of the pictures the server has drawn (decision 0051): each is drawn once for all processes, and the oldest give way.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { drawnPicturesStored } from '#shared/limits';

interface DrawnPictureDeps {
  db: Db;
  now: () => Date;
}

/** `digest` is that of everything that is drawn. */
export async function findDrawnPicture(
  { db }: Pick<DrawnPictureDeps, 'db'>,
  digest: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('drawn_pictures')
    .select('picture')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.picture ?? null;
}

export async function storeDrawnPicture(
  { db, now }: DrawnPictureDeps,
  digest: string,
  picture: Buffer,
): Promise<void> {
  await db
    .insertInto('drawn_pictures')
    .values({ digest, picture, drawn_at: now() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  await sql`delete from drawn_pictures where drawn_at < (select drawn_at from drawn_pictures order by drawn_at desc offset ${drawnPicturesStored - 1} limit 1)`.execute(
    db,
  );
}
