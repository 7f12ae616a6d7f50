// A member's Quran bookmarks on a real database: their own, once each, and the last-read verse.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { deleteAccount } from '#domain/privacy';
import { maxBookmarks } from '#shared/quran';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { hashPassword } from '#platform/passwords';
import { createBrand } from '#test/factories/brands';
import { storeBookmark, storeLastRead, listBookmarks, removeBookmark, surahs } from './quran.ts';

let database: TestDatabase;
let deps: Deps;
let second = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  const testDeps = await createTestDeps(database, new Date('2027-03-15T01:00:00Z'));
  // Each call happens a second after the one before.
  deps = { ...testDeps, now: () => new Date(testDeps.now().getTime() + (second += 1) * 1_000) };
});
afterAll(() => database.drop());

const places = async (actor: Parameters<typeof listBookmarks>[1]) =>
  (await listBookmarks(deps, actor)).bookmarks.map(({ surah, verse }) => `${surah.number}:${verse}`);

it('stores a bookmark once, newest first, for its member alone', async () => {
  const [{ actor }, { actor: other }] = [await createMember(deps), await createMember(deps)];
  for (const place of [
    { surah: 2, verse: 255 },
    { surah: 18, verse: 10 },
    { surah: 2, verse: 255 },
  ])
    await storeBookmark(deps, actor, place);
  expect(await places(actor)).toEqual(['18:10', '2:255']);
  expect(await places(other)).toEqual([]);
  await removeBookmark(deps, other, { surah: 2, verse: 255 });
  expect(await places(actor)).toEqual(['18:10', '2:255']);
  await removeBookmark(deps, actor, { surah: 2, verse: 255 });
  await removeBookmark(deps, actor, { surah: 2, verse: 255 });
  expect(await places(actor)).toEqual(['18:10']);
});

it('stores one last-read verse, beside the bookmarks', async () => {
  const { actor } = await createMember(deps);
  await storeBookmark(deps, actor, { surah: 36, verse: 1 });
  for (const verse of [1, 40, 40, 83]) await storeLastRead(deps, actor, { surah: 36, verse });
  const { lastRead } = await listBookmarks(deps, actor);
  expect([lastRead?.surah.name, lastRead?.verse]).toEqual(['Yasin', 83]);
  expect(await places(actor)).toEqual(['36:1']);
});

it('accepts two concurrent writes of the same verse', async () => {
  const { actor } = await createMember(deps);
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      storeLastRead(deps, actor, { surah: 67, verse: 1 + (index % 2) }),
    ),
  );
  await Promise.all(Array.from({ length: 8 }, () => storeBookmark(deps, actor, { surah: 67, verse: 1 })));
  expect(await places(actor)).toEqual(['67:1']);
  expect((await listBookmarks(deps, actor)).lastRead?.surah.number).toBe(67);
});

it.each([
  [114, 7],
  [0, 1],
  [115, 1],
  [1, 0],
  [1.5, 1],
])('refuses %s:%s, which does not exist', async (surah, verse) => {
  const { actor } = await createMember(deps);
  for (const change of [storeBookmark, removeBookmark, storeLastRead])
    await expect(change(deps, actor, { surah, verse })).rejects.toMatchObject({ code: 'not_found' });
});

it('deletes the oldest bookmark when there are too many', async () => {
  const { actor, account } = await createMember(deps);
  const all = surahs
    .flatMap(({ number, verseCount }) =>
      Array.from({ length: verseCount }, (_, index) => ({ surah: number, verse: index + 1 })),
    )
    .slice(0, maxBookmarks);
  await database.db
    .insertInto('quran_bookmarks')
    .values(
      all.map((place, index) => ({
        account_id: account.id,
        kind: 'bookmark',
        ...place,
        kept_at: new Date(Date.UTC(2027, 0, 1, 0, 0, index)),
      })),
    )
    .execute();
  await storeBookmark(deps, actor, { surah: 114, verse: 6 });
  const kept = await places(actor);
  expect(kept).toHaveLength(maxBookmarks);
  expect(kept[0]).toBe('114:6');
  expect(kept).not.toContain('1:1');
});

it('deletes them with the account', async () => {
  const { actor, account } = await createMember(deps);
  await storeBookmark(deps, actor, { surah: 1, verse: 1 });
  await database.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword('Labbaik-1447') })
    .where('id', '=', account.id)
    .execute();
  await deleteAccount(deps, actor, { password: 'Labbaik-1447' }, deps.brands.forHost('brand.test'));
  expect(
    await database.db
      .selectFrom('quran_bookmarks')
      .select('verse')
      .where('account_id', '=', account.id)
      .execute(),
  ).toEqual([]);
});
