// The hotels of all programmes, one directory for all partners (docs/product/programmes.md): found by name, and added where one is missing.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { hyphenated } from '#shared/names';
import { type ProgrammeDeps, record } from './working-copy.ts';

export interface DirectoryHotel {
  id: string;
  name: string;
  destination: string;
  stars: number;
  metresToMosque: number | null;
  hasShuttle: boolean;
}

/** Hotels whose name holds these words, by name. Refuses `forbidden`. */
export async function searchHotels(
  { db }: ProgrammeDeps,
  actor: Actor,
  { search, limit }: { search: string; limit: number },
): Promise<DirectoryHotel[]> {
  workplaceFor(actor, 'catalogue');
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DirectoryHotel>`
    select id, name, destination_slug as destination, stars, metres_to_mosque as "metresToMosque", has_shuttle as "hasShuttle"
    from hotels where name ilike ${words} order by name, id limit ${limit}`.execute(db);
  return rows;
}

/** Where hotels may stand, and programmes lead to. Refuses `forbidden`. */
export async function listDestinations(
  { db }: ProgrammeDeps,
  actor: Actor,
): Promise<{ slug: string; name: LocalText }[]> {
  workplaceFor(actor, 'catalogue');
  const { rows } = await sql<{ slug: string; name: LocalText }>`
    select slug, name from destinations order by name ->> 'id', slug`.execute(db);
  return rows;
}

const invalid = { error: 'error_invalid_value' };
const hotelForm = z.object({
  name: filled().check(atMost(100), printable),
  destination: z.string(invalid),
  stars: z.int(invalid).check(z.minimum(1, invalid), z.maximum(5, invalid)),
  metres_to_mosque: z.nullish(z.int(invalid).check(z.minimum(0, invalid), z.maximum(100_000, invalid))),
  has_shuttle: z.boolean(invalid),
});

/** Adds one. Refuses `forbidden`, `invalid_input`: also for one of that name in the same place. */
export async function addHotel(deps: ProgrammeDeps, actor: Actor, input: unknown): Promise<DirectoryHotel> {
  workplaceFor(actor, 'catalogue');
  const { name, destination, stars, metres_to_mosque: metres, has_shuttle } = checkedForm(hotelForm, input);
  return transaction(deps.db, async (db) => {
    const place = await db
      .selectFrom('destinations')
      .select('slug')
      .where('slug', '=', destination)
      .executeTakeFirst();
    if (!place)
      throw new AppError('invalid_input', [{ field: 'destination', message: 'error_destination_unknown' }]);
    const slug = hyphenated(`${name} ${destination}`);
    const added = await db
      .insertInto('hotels')
      .values({
        slug,
        name,
        destination_slug: destination,
        stars,
        metres_to_mosque: metres ?? null,
        has_shuttle,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added || slug === '')
      throw new AppError('invalid_input', [{ field: 'name', message: 'error_hotel_exists' }]);
    await record({ ...deps, db }, actor, 'hotel.added', added.id);
    return {
      id: added.id,
      name,
      destination,
      stars,
      metresToMosque: metres ?? null,
      hasShuttle: has_shuttle,
    };
  });
}
