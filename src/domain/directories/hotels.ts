// The operator's directory of hotels (docs/product/directories.md): written, accepted as partners proposed them, retired and brought back.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import type { AuditAction } from '#shared/audit';
import { hotelForm } from '#shared/directory-forms';
import { type DirectoryStanding } from '#shared/directory-kinds';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { hyphenated, isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { type DirectoryDeps, type DirectoryQuery, record, requireDirectories } from './directory-change.ts';

export interface HotelEntry {
  id: string;
  name: string;
  destination: string;
  stars: number;
  metresToMosque: number | null;
  hasShuttle: boolean;
  standing: DirectoryStanding;
  revision: number;
  /** The partner that proposed it. */
  proposedBy: string | null;
  /** Where its journeys went. */
  mergedInto: string | null;
  /** Published programmes that stay there. */
  programmes: number;
}

/** Proposed ones first, then by name. Refuses `forbidden`. */
export async function listHotels(
  { db }: DirectoryDeps,
  actor: Actor,
  { search, standing, page, limit }: DirectoryQuery,
): Promise<Page<HotelEntry>> {
  requireDirectories(actor);
  const words = `%${likeLabels(search)}%`;
  const matching = sql`h.name ilike ${words} and ${
    standing ? sql`h.standing = ${standing}` : sql`h.standing <> 'retired'`
  }`;
  const { rows } = await sql<HotelEntry>`
    select h.id, h.name, h.destination_slug as destination, h.stars, h.metres_to_mosque as "metresToMosque", h.has_shuttle as "hasShuttle",
      h.standing, h.revision, p.name as "proposedBy", other.name as "mergedInto",
      (select count(distinct s.programme_id)::integer from programme_hotels s where s.hotel_id = h.id) as programmes
    from hotels h left join partners p on p.id = h.proposed_by left join hotels other on other.id = h.merged_into
    where ${matching} order by h.standing <> 'proposed', h.name, h.id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*)::integer as total from hotels h where ${matching}`.execute(db);
  return { items: rows, page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** Refuses `forbidden`, `not_found`. */
export async function findHotelName(
  { db }: Pick<DirectoryDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<string> {
  requireDirectories(actor);
  const hotel =
    isId(id) && (await db.selectFrom('hotels').select('name').where('id', '=', id).executeTakeFirst());
  if (!hotel) throw new AppError('not_found');
  return hotel.name;
}

/** Where hotels stand, and the listed ones of each place, for choosing the one that stays. Refuses `forbidden`. */
export async function listPlaces(
  { db }: DirectoryDeps,
  actor: Actor,
): Promise<{ slug: string; name: LocalText; hotels: { id: string; name: string }[] }[]> {
  requireDirectories(actor);
  const { rows } = await sql<{ slug: string; name: LocalText; hotels: { id: string; name: string }[] }>`
    select d.slug, d.name, coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.name) filter (where h.id is not null), '[]') as hotels
    from destinations d left join hotels h on h.destination_slug = d.slug and h.standing = 'listed'
    group by d.slug order by d.name ->> 'id', d.slug`.execute(db);
  return rows;
}

/** A new one (without `id`) or another wording of one; answers its id. Refuses `forbidden`, `not_found`, `invalid_input`, `content_changed`. */
export async function saveHotel(
  deps: DirectoryDeps,
  actor: Actor,
  { id, revision, form }: { id?: string; revision: number; form: unknown },
): Promise<string> {
  requireDirectories(actor);
  const { name, destination, stars, metres_to_mosque: metres, has_shuttle } = checkedForm(hotelForm, form);
  const columns = {
    name,
    destination_slug: destination,
    stars,
    metres_to_mosque: metres ?? null,
    has_shuttle,
  };
  return transaction(deps.db, async (db) => {
    await requirePlace(db, destination);
    if (id === undefined) {
      const added = await insertHotel(db, columns);
      await record({ ...deps, db }, actor, { action: 'directory.added', kind: 'hotel', about: added });
      return added;
    }
    await lockHotel(db, { id, revision });
    const twin = await db
      .selectFrom('hotels')
      .select('id')
      .where('name', '=', name)
      .where('destination_slug', '=', destination)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (twin) throw knownHotel();
    // The slug stays: photographs and links were made with it.
    await db
      .updateTable('hotels')
      .set({ ...columns, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    await record({ ...deps, db }, actor, { action: 'directory.changed', kind: 'hotel', about: id });
    return id;
  });
}

const knownHotel = () => new AppError('invalid_input', [{ field: 'name', message: 'error_hotel_exists' }]);

/** Refuses `invalid_input` with `destination`. */
export async function requirePlace(db: Db, destination: string): Promise<void> {
  const place = await db
    .selectFrom('destinations')
    .select('slug')
    .where('slug', '=', destination)
    .executeTakeFirst();
  if (!place)
    throw new AppError('invalid_input', [{ field: 'destination', message: 'error_destination_unknown' }]);
}

interface HotelColumns {
  name: string;
  destination_slug: string;
  stars: number;
  metres_to_mosque: number | null;
  has_shuttle: boolean;
  standing?: DirectoryStanding;
  proposed_by?: string;
}

/** Answers its id. Refuses `invalid_input`: one of that name in that place is there, whatever its standing. */
export async function insertHotel(db: Db, columns: HotelColumns): Promise<string> {
  const slug = hyphenated(`${columns.name} ${columns.destination_slug}`);
  const added = await db
    .insertInto('hotels')
    .values({ slug, ...columns })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw knownHotel();
  return added.id;
}

/** Waits for whoever is changing it. Refuses `not_found`, `content_changed`. */
export async function lockHotel(
  db: Db,
  { id, revision }: { id: string; revision: number },
): Promise<{ standing: DirectoryStanding }> {
  const hotel = isId(id)
    ? await db
        .selectFrom('hotels')
        .select(['standing', 'revision'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!hotel) throw new AppError('not_found');
  if (hotel.revision !== revision) throw new AppError('content_changed');
  return { standing: hotel.standing as DirectoryStanding };
}

interface Named {
  id: string;
  revision: number;
}

/** What a partner proposed stands in the directory from now on. Refuses `forbidden`, `not_found`, `content_changed`. */
export function acceptHotel(deps: DirectoryDeps, actor: Actor, named: Named): Promise<void> {
  return move(deps, actor, named, { from: ['proposed'], to: 'listed', action: 'directory.accepted' });
}

/** Nobody chooses it any more; programmes that name it stay as they are. Refuses `forbidden`, `not_found`, `content_changed`. */
export function retireHotel(deps: DirectoryDeps, actor: Actor, named: Named): Promise<void> {
  return move(deps, actor, named, {
    from: ['proposed', 'listed'],
    to: 'retired',
    action: 'directory.retired',
  });
}

/** Can be chosen again, also after it was merged. Refuses `forbidden`, `not_found`, `content_changed`. */
export function restoreHotel(deps: DirectoryDeps, actor: Actor, named: Named): Promise<void> {
  return move(deps, actor, named, { from: ['retired'], to: 'listed', action: 'directory.restored' });
}

interface Move {
  from: readonly DirectoryStanding[];
  to: DirectoryStanding;
  action: AuditAction;
}

async function move(
  deps: DirectoryDeps,
  actor: Actor,
  named: Named,
  { from, to, action }: Move,
): Promise<void> {
  requireDirectories(actor);
  await transaction(deps.db, async (db) => {
    const { standing } = await lockHotel(db, named);
    if (!from.includes(standing)) throw new AppError('content_changed');
    await db
      .updateTable('hotels')
      .set({ standing: to, revision: named.revision + 1, merged_into: null })
      .where('id', '=', named.id)
      .execute();
    await record({ ...deps, db }, actor, { action, kind: 'hotel', about: named.id });
  });
}
