// The page of a programme as pilgrims would read it, before it is published: it is published in a transaction that is rolled back, so
// that the preview is made by nothing but the page's own query.
import { type CatalogueScope, findProduct, type Product } from '#domain/catalogue';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { unsafePublish } from './publish-programme.ts';
import { getProgramme, type ProgrammeDeps } from './working-copy.ts';

export interface ProgrammePreview {
  product: Product;
  /** Whether date, airport and price are made up, because the programme has no departure yet. */
  isSample: boolean;
}

/** Our choice: far enough that every kind is still sold. */
const sampleDays = 120;

/**
 * Refuses `not_found`, `forbidden`, and `programme_incomplete` with what is missing: an incomplete page would only mislead.
 */
export async function previewProgramme(
  deps: ProgrammeDeps,
  actor: Actor,
  scope: CatalogueScope,
  id: string,
): Promise<ProgrammePreview> {
  const { revision } = await getProgramme(deps, actor, id);
  let preview: ProgrammePreview | null = null;
  const rolledBack = new Error('rolled back');
  await deps.db
    .transaction()
    .execute(async (db) => {
      const within = { ...deps, db };
      await unsafePublish(within, actor, { id, revision });
      const own = await db
        .selectFrom('departures')
        .select('id')
        .where('programme_id', '=', id)
        .where('state', '=', 'published')
        .orderBy('departs_on', 'desc')
        .executeTakeFirst();
      const product = await findProduct(within, scope, own?.id ?? (await insertSample(within, id)));
      if (product) preview = { product, isSample: !own };
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  // The brand does not sell this kind.
  if (!preview) throw new AppError('not_found');
  return preview;
}

async function insertSample({ db, now }: ProgrammeDeps, programme_id: string): Promise<string> {
  const departs_on = addDays(todayInIndonesia(now()), sampleDays);
  const { days } = await db
    .selectFrom('programmes')
    .select('days')
    .where('id', '=', programme_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('departures')
    .values({
      // The same at every look.
      id: programme_id,
      programme_id,
      slug: `contoh-${programme_id}`,
      departs_on,
      returns_on: addDays(departs_on, days - 1),
      departure_airport: await anAirport(db),
      quota: 45,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('departure_room_prices')
    .values({ departure_id: id, room_type: 'quad', amount: 0 })
    .execute();
  return id;
}

async function anAirport(db: Db): Promise<string> {
  const { iata } = await db
    .selectFrom('airports')
    .select('iata')
    .where('country_code', '=', 'ID')
    .orderBy('iata')
    .limit(1)
    .executeTakeFirstOrThrow();
  return iata;
}
