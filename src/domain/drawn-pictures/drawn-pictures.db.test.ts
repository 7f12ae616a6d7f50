// Pictures are stored under what they show, and the oldest give way to the newest.
import { expect, it } from 'vitest';
import { drawnPicturesStored } from '#shared/limits';
import { useTestContext } from '#test/test-context';
import { findDrawnPicture, storeDrawnPicture } from './drawn-pictures.ts';

const { at, database } = useTestContext();
const digest = (number: number) => String(number).padStart(22, '0');

it('finds what was stored, and stores it once', async () => {
  await storeDrawnPicture(at(0), digest(0), Buffer.from('picture'));
  await storeDrawnPicture(at(0), digest(0), Buffer.from('the same'));
  expect(await findDrawnPicture(at(0), digest(0))).toEqual(Buffer.from('picture'));
  expect(await findDrawnPicture(at(0), digest(1))).toBeNull();
});

it('keeps only so many', async () => {
  const rows = Array.from({ length: drawnPicturesStored }, (_, index) => ({
    digest: digest(index + 1),
    picture: Buffer.from('x'),
    drawn_at: at(index + 1).now(),
  }));
  await database.db.insertInto('drawn_pictures').values(rows).execute();
  await storeDrawnPicture(
    at(drawnPicturesStored + 1),
    digest(drawnPicturesStored + 1),
    Buffer.from('newest'),
  );
  const { count } = await database.db
    .selectFrom('drawn_pictures')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(drawnPicturesStored);
  for (const [number, isThere] of [
    [0, false],
    [1, false],
    [2, true],
    [drawnPicturesStored + 1, true],
  ] as const) {
    expect([number, (await findDrawnPicture(at(0), digest(number))) !== null]).toEqual([number, isThere]);
  }
});
