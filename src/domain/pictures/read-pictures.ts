// Pictures as pages need them: one statement for everything a page shows, and none of it reads bytes.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { PictureOwner, readPhotographFile } from '#shared/pictures';
import type { HotelPicture, Picture, ProgrammePictures, UnnamedPicture } from './picture.ts';

interface PictureDeps {
  db: Db;
}

const columns = sql`f.id, f.use, f.alt, f.placeholder`;
/** What is looked at first. */
const order = sql`array_position('{cover,hotel,group,guide,logo,office,person,item}', f.use), f.place, f.created_at, f.id`;
const ownerColumn = {
  programme: sql`f.programme_id`,
  hotel: sql`f.hotel_id`,
  partner: sql`f.partner_id`,
  item: sql`f.item_id`,
} as const;

/** The pictures of one programme, hotel, partner or item. */
export async function picturesOf(
  { db }: PictureDeps,
  owner: { kind: PictureOwner; id: string },
): Promise<Picture[]> {
  const { rows } = await sql<Picture>`select ${columns} from pictures f
    where ${ownerColumn[owner.kind]} = ${owner.id}::uuid order by ${order}`.execute(db);
  return rows;
}

/** A programme's own pictures and those of the hotels it sleeps in, in the order of the journey. */
export async function picturesOfProgramme(
  { db }: PictureDeps,
  programmeId: string,
): Promise<ProgrammePictures> {
  const { rows } = await sql<Picture & { hotel: HotelPicture['hotel'] | null }>`
    select ${columns}, null::jsonb as hotel, 0 as stay, f.place, f.created_at from pictures f where f.programme_id = ${programmeId}::uuid
    union all
    select ${columns}, jsonb_build_object('name', h.name, 'city', h.destination_slug), ph.position, f.place, f.created_at
    from programme_hotels ph join hotels h on h.id = ph.hotel_id join pictures f on f.hotel_id = h.id
    where ph.programme_id = ${programmeId}::uuid
    order by stay, place, created_at, id`.execute(db);
  const own: Picture[] = [];
  const hotels: HotelPicture[] = [];
  for (const { id, use, alt, placeholder, hotel } of rows) {
    if (hotel) hotels.push({ id, use, alt, placeholder, hotel });
    else own.push({ id, use, alt, placeholder });
  }
  const place = ({ use }: Picture) => ['cover', 'group', 'guide'].indexOf(use);
  return { own: own.toSorted((one, other) => place(one) - place(other)), hotels };
}

/** The covers that partners have put on these departures' programmes, by departure. */
export async function coversOfDepartures(
  { db }: PictureDeps,
  departureIds: readonly string[],
): Promise<Map<string, Picture>> {
  if (departureIds.length === 0) return new Map();
  const { rows } = await sql<Picture & { departure_id: string }>`
    select d.id as departure_id, ${columns} from departures d join pictures f on f.programme_id = d.programme_id
    where d.id = any (${departureIds}::uuid[]) and f.use = 'cover'`.execute(db);
  return new Map(rows.map(({ departure_id, ...picture }) => [departure_id, picture]));
}

/** The logos of these partners, by partner. */
export async function logosOfPartners(
  { db }: PictureDeps,
  partnerIds: readonly string[],
): Promise<Map<string, Picture>> {
  if (partnerIds.length === 0) return new Map();
  const { rows } = await sql<Picture & { partner_id: string }>`
    select f.partner_id, ${columns} from pictures f
    where f.partner_id = any (${partnerIds}::uuid[]) and f.use = 'logo'`.execute(db);
  return new Map(rows.map(({ partner_id, ...picture }) => [partner_id, picture]));
}

/** An expression: what the author of a review of an item shows, in their order, as JSON. */
export const picturesOfReview = (reviewId: RawBuilder<unknown>) =>
  sql<
    UnnamedPicture[]
  >`(select coalesce(json_agg(json_build_object('id', f.id, 'use', f.use, 'placeholder', f.placeholder) order by f.place, f.id), '[]')
    from pictures f where f.item_review_id = ${reviewId})`;

/** An expression: the first photograph of an item, as JSON; null without any. */
export const pictureOfItem = (itemId: RawBuilder<unknown>) =>
  sql<Picture | null>`(select json_build_object('id', f.id, 'use', f.use, 'alt', f.alt, 'placeholder', f.placeholder)
    from pictures f where f.item_id = ${itemId} order by f.place, f.created_at, f.id limit 1)`;

/** The bytes behind an address. Whoever has it may see them: it cannot be guessed. Those of a review that is hidden are nobody's to see. */
export async function findPictureFile(
  { db, files }: PictureDeps & FileDeps,
  { id, width, format }: NonNullable<ReturnType<typeof readPhotographFile>>,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('picture_files as f')
    .innerJoin('pictures as p', 'p.id', 'f.picture_id')
    .leftJoin('item_reviews as r', 'r.id', 'p.item_review_id')
    .select(['f.bytes', 'f.bytes_stored_as as storedAs'])
    .where('f.picture_id', '=', id)
    .where('r.hidden_at', 'is', null)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row ? readBytes({ files }, row) : null;
}
