// A member's picture (spec §3 avatar_url, §7 me/avatar; decision 0014): a few kB in the database, deleted with the
// account.
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { decodePicture, isHeic } from '#platform/uploaded-picture';
import { avatarMaxBytes, avatarMaxMegabytes } from '#shared/avatar';
import { AppError } from '#shared/errors';

interface AvatarDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: enough tries to find one they like. */
const perAccount = { name: 'avatar account', max: 20, windowSeconds: 3_600 };

/**
 * Stores the file as the member's picture and returns its id. Refuses `invalid_input` for a file that is missing, too
 * large or no picture, `too_many_requests`, and `unavailable` when too many pictures wait already.
 */
export async function changeAvatar(deps: AvatarDeps, actor: Actor, file: Buffer): Promise<string> {
  if (file.length === 0) throw wrongPicture('error_picture_empty');
  if (file.length > avatarMaxBytes)
    throw wrongPicture('error_picture_too_large', { max: avatarMaxMegabytes });
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  if (isHeic(file)) throw wrongPicture('error_picture_heic');
  // Outside the transaction: decoding takes a moment, and may wait for its turn.
  const picture = await decodePicture('square', file, actor.accountId);
  if (!picture) throw wrongPicture('error_picture_unreadable');
  const avatarId = randomBytes(16).toString('base64url');
  const kept = { public_id: avatarId, picture, created_at: deps.now() };
  await transaction(deps.db, async (db) => {
    await db
      .insertInto('avatars')
      .values({ account_id: actor.accountId, ...kept })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
      .execute();
    await recordAudit({ ...deps, db }, { actor, action: 'avatar.changed', subjectId: actor.accountId });
  });
  return avatarId;
}

/** Removes the picture; without one nothing happens. */
export async function removeAvatar(deps: AvatarDeps, actor: Actor): Promise<void> {
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('avatars')
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await recordAudit({ ...deps, db }, { actor, action: 'avatar.removed', subjectId: actor.accountId });
  });
}

/** The picture with an id. Whoever has the URL may see it: it cannot be guessed. */
export async function findAvatar({ db }: Pick<AvatarDeps, 'db'>, avatarId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('avatars')
    .select('picture')
    .where('public_id', '=', avatarId)
    .executeTakeFirst();
  return row?.picture ?? null;
}

function wrongPicture(message: string, values?: Record<string, number>): AppError {
  return new AppError('invalid_input', [{ field: 'avatar', message, ...(values && { values }) }]);
}
