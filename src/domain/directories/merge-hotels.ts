// A hotel that stands in the directory twice becomes one (docs/product/directories.md): journeys, working copies and photographs move to the
// one that stays.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type DirectoryDeps, record, requireDirectories } from './directory-change.ts';
import { lockHotel } from './hotels.ts';

/**
 * `id` is retired, `into` takes its place in programmes, in what partners are writing, and beside its photographs. Versions of programmes stay
 * as they were written. Refuses `forbidden`, `not_found`, `content_changed`, and `invalid_input` with `into`: itself, unknown, elsewhere, or not listed.
 */
export async function mergeHotels(
  deps: DirectoryDeps,
  actor: Actor,
  { id, revision, into }: { id: string; revision: number; into: unknown },
): Promise<void> {
  requireDirectories(actor);
  if (typeof into !== 'string' || !isId(into) || into === id) throw wrongTarget();
  await transaction(deps.db, async (db) => {
    // In one order, so that two who merge two hotels into each other do not wait for each other for ever.
    await sql`select from hotels where id in (${isId(id) ? id : into}::uuid, ${into}::uuid) order by id for update`.execute(
      db,
    );
    const { standing } = await lockHotel(db, { id, revision });
    if (standing === 'retired') throw new AppError('content_changed');
    const { rows: targets } = await sql`select from hotels kept join hotels gone on gone.id = ${id}::uuid
      where kept.id = ${into}::uuid and kept.standing = 'listed' and kept.destination_slug = gone.destination_slug`.execute(
      db,
    );
    if (targets.length === 0) throw wrongTarget();
    await db.updateTable('programme_hotels').set({ hotel_id: into }).where('hotel_id', '=', id).execute();
    await sql`update programme_drafts set document = jsonb_set(document, '{hotels}', (
        select jsonb_agg(case when stay ->> 'hotel_id' = ${id} then jsonb_set(stay, '{hotel_id}', to_jsonb(${into}::text)) else stay end order by place)
        from jsonb_array_elements(document -> 'hotels') with ordinality as each (stay, place)))
      where document -> 'hotels' @> jsonb_build_array(jsonb_build_object('hotel_id', ${id}::text))`.execute(
      db,
    );
    await db.updateTable('pictures').set({ hotel_id: into }).where('hotel_id', '=', id).execute();
    await db
      .updateTable('hotels')
      .set({ standing: 'retired', merged_into: into, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    await record({ ...deps, db }, actor, { action: 'directory.merged', kind: 'hotel', about: id });
  });
}

const wrongTarget = () =>
  new AppError('invalid_input', [{ field: 'into', message: 'error_hotel_merge_target' }]);
