// Putting a photograph somewhere and taking it away (decision 0097): partners' people for their programmes and their partner, stores' for their items, the
// operator's content staff for these and for hotels, which belong to nobody who sells.
import { randomBytes } from 'node:crypto';
import { type InsertObject, sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, findOperatorRole, hasRole, mayOperate, mayTend, mayWork } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import type { Photograph } from '#platform/decoder/decoder';
import type { DB } from '#platform/database/types';
import { decodePicture, isHeic, mayBeDrawing } from '#platform/uploaded-picture';
import { type BrandPictureUse, isBrandPictureUse, shapeOfBrandUse } from '#shared/brand-pictures';
import { hourMs } from '#shared/durations';
import { AppError, type FieldFault } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { photographForm } from '#shared/photograph-form';
import {
  isPictureId,
  photographMaxBytes,
  photographMaxMegabytes,
  type PictureOwner,
  picturesMaxEach,
  type PictureUse,
  shapeOfUse,
  usesOf,
} from '#shared/pictures';
import type { Picture } from './picture.ts';
import { picturesOf } from './read-pictures.ts';

interface PictureDeps {
  db: Db;
  now: () => Date;
}

/** Whose picture it will be, and what it shows. */
export type PictureTarget = {
  [Owner in PictureOwner]: { owner: Owner; id: string; use: (typeof usesOf)[Owner][number] };
}[PictureOwner];

/** Our choice: ten programmes full of pictures. */
const perAccount = { name: 'pictures', max: 120, windowSeconds: hourMs / 1_000 };
/** Of these there is one; a new one takes its place. */
const single: readonly PictureUse[] = ['cover', 'logo'];

/**
 * Redraws the file in every size, stores it with its words (`alt_id`, `alt_en`) and returns it. Refuses `not_found` for a
 * programme, hotel, partner or item that is not there, `forbidden`, `invalid_input` for a file that is missing, too large or no
 * picture, for one without words and for one too many; `too_many_requests`; `unavailable` when too many pictures wait.
 */
export async function addPicture(
  deps: PictureDeps,
  actor: Actor,
  target: PictureTarget,
  file: Buffer,
  input: unknown,
): Promise<Picture> {
  await refuseOthers(deps.db, actor, target);
  const words = () => checkedForm(photographForm, input);
  const drawn = await drawPicture(deps, actor, { use: target.use, file, check: words });
  const { alt_id, alt_en } = words();
  const picture: Picture = {
    id: drawn.id,
    use: target.use,
    alt: { id: alt_id, ...(alt_en && { en: alt_en }) },
    placeholder: drawn.placeholder,
  };
  await transaction(deps.db, async (db) => {
    await makeRoom(db, target);
    await storePicture({ ...deps, db }, drawn, {
      [columnOf[target.owner]]: target.id,
      alt: JSON.stringify(picture.alt),
      place: lastPlace(target),
    });
    await recordAudit(
      { ...deps, db },
      { actor, role: roleOf(actor), action: 'picture.added', subjectId: null, details: { about: target.id } },
    );
  });
  return picture;
}

export interface DrawnPicture extends Photograph {
  id: string;
  use: PictureUse | BrandPictureUse;
}

/**
 * Redraws a file in every size. Outside transactions: it takes seconds, and may wait for its turn. Refuses as `addPicture`, and
 * whatever `check` refuses before anything is drawn.
 */
export async function drawPicture(
  deps: PictureDeps,
  { accountId }: Pick<Actor, 'accountId'>,
  { use, file, check }: { use: DrawnPicture['use']; file: Buffer; check?: () => unknown },
): Promise<DrawnPicture> {
  if (file.length === 0) throw wrongPicture('error_picture_empty');
  if (file.length > photographMaxBytes)
    throw wrongPicture('error_picture_too_large', { max: photographMaxMegabytes });
  check?.();
  await passThrottle(deps, { ...perAccount, of: accountId });
  if (isHeic(file)) throw wrongPicture('error_picture_heic');
  const shape = isBrandPictureUse(use) ? shapeOfBrandUse(use) : shapeOfUse(use);
  const drawn = await decodePicture(shape, file, accountId);
  if (!drawn) throw wrongPicture(mayBeDrawing(shape) ? 'error_logo_unreadable' : 'error_picture_unreadable');
  return { ...drawn, id: randomBytes(16).toString('base64url'), use };
}

/** Within a transaction; `row` says whose it is, and its place. */
export async function storePicture(
  { db, now }: PictureDeps,
  { id, use, placeholder, files }: DrawnPicture,
  row: Partial<InsertObject<DB, 'pictures'>>,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ ...row, id, use, placeholder, created_at: now() })
    .execute();
  await db
    .insertInto('picture_files')
    .values(files.map((one) => ({ picture_id: id, ...one })))
    .execute();
}

/** Writes other words for a picture. Refuses `not_found`, `forbidden`, `invalid_input`. */
export async function describePicture(
  deps: PictureDeps,
  actor: Actor,
  id: string,
  input: unknown,
): Promise<void> {
  const { alt_id, alt_en } = checkedForm(photographForm, input);
  const alt = JSON.stringify({ id: alt_id, ...(alt_en && { en: alt_en }) });
  await changePicture(deps, actor, id, (db) =>
    db.updateTable('pictures').set({ alt }).where('id', '=', id).execute(),
  );
}

/** Moves a picture one place up or down among its owner's; at an end nothing moves. Refuses `not_found`, `forbidden`. */
export async function movePicture(deps: PictureDeps, actor: Actor, id: string, by: -1 | 1): Promise<void> {
  await changePicture(deps, actor, id, async (db, { owner, id: ownerId }) => {
    await sql`select id from ${sql.table(`${owner}s`)} where id = ${ownerId}::uuid for update`.execute(db);
    const ids = (await picturesOf({ db }, { kind: owner, id: ownerId })).map((picture) => picture.id);
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, from + by));
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    await sql`update pictures set place = n.place from unnest(${moved}::text[]) with ordinality as n (id, place)
      where pictures.id = n.id`.execute(db);
  });
}

async function changePicture(
  deps: PictureDeps,
  actor: Actor,
  id: string,
  change: (db: Db, target: Pick<PictureTarget, 'owner' | 'id'>) => Promise<unknown>,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    const row = await findStaffs(db, id);
    if (!row) throw new AppError('not_found');
    const target = targetOf(row);
    await refuseOthers(db, actor, target);
    await change(db, target);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: roleOf(actor),
        action: 'picture.changed',
        subjectId: null,
        details: { about: target.id },
      },
    );
  });
}

/** Takes a picture away; one that is gone counts as removed. Refuses `forbidden`. */
export async function removePicture(deps: PictureDeps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (db) => {
    const row = await findStaffs(db, id);
    if (!row) return;
    const target = targetOf(row);
    await refuseOthers(db, actor, target);
    await db.deleteFrom('pictures').where('id', '=', id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: roleOf(actor),
        action: 'picture.removed',
        subjectId: null,
        details: { about: target.id },
      },
    );
  });
}

/** Pictures of reviews are their authors' own; those of brands stand in drafts and versions (#domain/brand-publishing). */
async function findStaffs(db: Db, id: string) {
  if (!isPictureId(id)) return undefined;
  const found = db.selectFrom('pictures').selectAll().where('id', '=', id);
  return found.where('item_review_id', 'is', null).where('brand_id', 'is', null).executeTakeFirst();
}

const columnOf = {
  programme: 'programme_id',
  hotel: 'hotel_id',
  partner: 'partner_id',
  item: 'item_id',
} as const;

function targetOf(row: Record<'programme_id' | 'hotel_id' | 'partner_id' | 'item_id', string | null>) {
  if (row.item_id !== null) return { owner: 'item', id: row.item_id } as const;
  if (row.programme_id !== null) return { owner: 'programme', id: row.programme_id } as const;
  return row.hotel_id === null
    ? ({ owner: 'partner', id: row.partner_id! } as const)
    : ({ owner: 'hotel', id: row.hotel_id } as const);
}

/** After all others of its owner, whose row is locked. */
function lastPlace({ owner, id }: PictureTarget) {
  return sql<number>`(select coalesce(max(place), 0) + 1 from pictures where ${sql.ref(columnOf[owner])} = ${id}::uuid)`;
}

/** Takes the lock of the owner's row, so that two uploads at once count one after the other. */
async function makeRoom(db: Db, { owner, id, use }: PictureTarget): Promise<void> {
  await sql`select id from ${sql.table(`${owner}s`)} where id = ${id}::uuid for update`.execute(db);
  const column = columnOf[owner];
  if (single.includes(use))
    await db.deleteFrom('pictures').where(column, '=', id).where('use', '=', use).execute();
  const { count } = await db
    .selectFrom('pictures')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= picturesMaxEach) throw wrongPicture('error_pictures_max', { max: picturesMaxEach });
}

async function refuseOthers(db: Db, actor: Actor, { owner, id }: Pick<PictureTarget, 'owner' | 'id'>) {
  if (!isId(id)) throw new AppError('not_found');
  const partnerId = await partnerOf(db, owner, id);
  if (mayOperate(actor, 'content')) return;
  if (owner === 'item' && partnerId !== null && mayTend(actor, 'items', partnerId)) return;
  if (owner === 'partner' && hasRole(actor, 'distribution_staff', id)) return;
  if (partnerId === null || !mayWork(actor, 'catalogue', { partnerId })) throw new AppError('forbidden');
}

/** The partner it belongs to; null for hotels. Refuses `not_found`. */
async function partnerOf(db: Db, owner: PictureOwner, id: string): Promise<string | null> {
  const { rows } = await {
    programme: sql<{ partner: string | null }>`select partner_id as partner from programmes where id = ${id}`,
    hotel: sql<{ partner: string | null }>`select null as partner from hotels where id = ${id}`,
    item: sql<{ partner: string | null }>`select store_id as partner from items where id = ${id}`,
    partner: sql<{ partner: string | null }>`select id as partner from partners where id = ${id}`,
  }[owner].execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0].partner;
}

function roleOf(actor: Actor) {
  const own = (['store_staff', 'distribution_staff'] as const).find((role) => hasRole(actor, role));
  return findOperatorRole(actor, 'content') ?? own ?? 'partner_staff';
}

function wrongPicture(message: string, values?: FieldFault['values']): AppError {
  return new AppError('invalid_input', [{ field: 'picture', message, ...(values && { values }) }]);
}
