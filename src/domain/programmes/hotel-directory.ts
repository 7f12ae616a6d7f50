// The hotels of all programmes, one directory for all partners (docs/product/directories.md): found by name, and
// proposed where one is missing.
import { sql } from 'kysely';
import { insertHotel, requirePlace } from '#domain/directories';
import { type Actor, workplaceFor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { hotelForm } from '#shared/directory-forms';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { type ProgrammeDeps, record } from './working-copy.ts';

export interface DirectoryHotel {
  id: string;
  name: string;
  destination: string;
  stars: number;
  metresToMosque: number | null;
  hasShuttle: boolean;
  /** It waits for the operator. */
  isProposed: boolean;
}

/** Hotels that may be chosen, whose name holds these words, by name. Refuses `forbidden`. */
export async function searchHotels(
  { db }: ProgrammeDeps,
  actor: Actor,
  { search, limit }: { search: string; limit: number },
): Promise<DirectoryHotel[]> {
  workplaceFor(actor, 'catalogue');
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DirectoryHotel>`
    select id, name, destination_slug as destination, stars, metres_to_mosque as "metresToMosque", has_shuttle as "hasShuttle",
      standing = 'proposed' as "isProposed"
    from hotels where standing <> 'retired' and name ilike ${words} order by name, id limit ${limit}`.execute(
    db,
  );
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

/**
 * Proposes one: every partner may write it into a programme, none is published with it before the operator has accepted it. Refuses
 * `forbidden`, `invalid_input`: also for one of that name in the same place.
 */
export async function addHotel(deps: ProgrammeDeps, actor: Actor, input: unknown): Promise<DirectoryHotel> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const { name, destination, stars, metres_to_mosque: metres, has_shuttle } = checkedForm(hotelForm, input);
  return transaction(deps.db, async (db) => {
    await requirePlace(db, destination);
    const id = await insertHotel(db, {
      name,
      destination_slug: destination,
      stars,
      metres_to_mosque: metres ?? null,
      has_shuttle,
      standing: 'proposed',
      proposed_by: partnerId,
    });
    await record({ ...deps, db }, actor, 'hotel.added', id);
    return {
      id,
      name,
      destination,
      stars,
      metresToMosque: metres ?? null,
      hasShuttle: has_shuttle,
      isProposed: true,
    };
  });
}
