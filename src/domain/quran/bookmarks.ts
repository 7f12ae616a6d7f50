// A member's bookmarks and last-read verse (spec §2 Quran): the same on every device they are signed in on. A guest's
// stay on the device (#web/quran/quran.island).
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { maxBookmarks } from '#shared/quran';
import { findSurah, type Surah } from './surahs.ts';
import { findVerse } from './verses.ts';

interface BookmarkDeps {
  db: Db;
  now: () => Date;
}

interface VersePlace {
  surah: number;
  verse: number;
}

export interface Bookmark {
  surah: Surah;
  verse: number;
  keptAt: Date;
}

/** The member's own bookmarks, newest first, and the last-read verse. */
export async function listBookmarks(
  { db }: BookmarkDeps,
  actor: Actor,
): Promise<{ bookmarks: Bookmark[]; lastRead: Bookmark | null }> {
  const rows = await db
    .selectFrom('quran_bookmarks')
    .select(['kind', 'surah', 'verse', 'kept_at'])
    .where('account_id', '=', actor.accountId)
    .orderBy('kept_at', 'desc')
    .orderBy('surah')
    .orderBy('verse')
    .execute();
  const present = ({ surah, verse, kept_at }: (typeof rows)[number]): Bookmark => ({
    surah: findSurah(surah)!,
    verse,
    keptAt: kept_at,
  });
  const lastRead = rows.find(({ kind }) => kind === 'last_read');
  return {
    bookmarks: rows.filter(({ kind }) => kind === 'bookmark').map(present),
    lastRead: lastRead ? present(lastRead) : null,
  };
}

/**
 * Bookmarks a verse; an existing bookmark stays unchanged. Beyond five hundred the oldest is deleted. Refuses a verse
 * that does not exist.
 */
export async function storeBookmark(
  { db, now }: BookmarkDeps,
  { accountId }: Actor,
  place: VersePlace,
): Promise<void> {
  refuseUnknown(place);
  await transaction(db, async (tx) => {
    await tx
      .insertInto('quran_bookmarks')
      .values({ account_id: accountId, kind: 'bookmark', ...place, kept_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const marks = tx
      .selectFrom('quran_bookmarks')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'bookmark');
    const tooMany = await marks
      .select(['surah', 'verse'])
      .orderBy('kept_at', 'desc')
      .orderBy('surah')
      .orderBy('verse')
      .offset(maxBookmarks)
      .execute();
    for (const { surah, verse } of tooMany) await removeMark(tx, accountId, { surah, verse });
  });
}

/** Removes the bookmark; without one, nothing happens. Refuses a verse that does not exist. */
export async function removeBookmark(
  { db }: BookmarkDeps,
  { accountId }: Actor,
  place: VersePlace,
): Promise<void> {
  refuseUnknown(place);
  await removeMark(db, accountId, place);
}

/** Stores the last-read verse in place of the previous one. Refuses a verse that does not exist. */
export async function storeLastRead(
  { db, now }: BookmarkDeps,
  { accountId }: Actor,
  place: VersePlace,
): Promise<void> {
  refuseUnknown(place);
  const values = { ...place, kept_at: now() };
  // A literal: a parameter would not match the partial index.
  await db
    .insertInto('quran_bookmarks')
    .values({ account_id: accountId, kind: 'last_read', ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').where('kind', '=', sql.lit('last_read')).doUpdateSet(values),
    )
    .execute();
}

function refuseUnknown({ surah: number, verse }: VersePlace): void {
  const surah = findSurah(number);
  if (!surah || !findVerse(surah, verse)) throw new AppError('not_found');
}

async function removeMark(db: Db, accountId: string, { surah, verse }: VersePlace): Promise<void> {
  await db
    .deleteFrom('quran_bookmarks')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'bookmark')
    .where('surah', '=', surah)
    .where('verse', '=', verse)
    .execute();
}
