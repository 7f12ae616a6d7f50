// Photographs of programmes, hotels and partners (docs/product/pictures.md): who may put them there, what becomes of the file,
// and what pages read.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photographMaxBytes, pictureFormats, picturesMaxEach, pictureSizes } from '#shared/pictures';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import { useTestContext } from '#test/test-context';
import {
  addPicture,
  coversOfDepartures,
  describePicture,
  findPictureFile,
  logosOfPartners,
  movePicture,
  picturesOf,
  picturesOfProgramme,
  type PictureTarget,
  removePicture,
} from './pictures.ts';

const { deps, database } = useTestContext();
let partnerId: string;
let programmeId: string;
let hotelId: string;
let staff: SignedIn;
let operator: SignedIn;
const words = { alt_id: 'Rombongan Maret 2027 di depan hotel', alt_en: 'The group of March 2027' };

beforeAll(async () => {
  const { db } = database;
  await createPlaces(db);
  partnerId = (await createPartner(db)).id;
  programmeId = (await createProgramme(db, { partner_id: partnerId })).id;
  const hotel = await db
    .insertInto('hotels')
    .values({ slug: 'menara', name: 'Menara', destination_slug: 'makkah', stars: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  hotelId = hotel.id;
  await db
    .insertInto('programme_hotels')
    .values({ programme_id: programmeId, position: 0, hotel_id: hotelId, nights: 4 })
    .execute();
  staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
  operator = await createMember(deps, { roles: ['operator_content'] });
});

const photo = (width = 800, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d47' } })
    .withExif({ IFD0: { Copyright: 'Somebody', Software: 'Secret' } })
    .jpeg()
    .toBuffer();
const own = (use: 'cover' | 'group' | 'guide' = 'group'): PictureTarget => ({
  owner: 'programme',
  id: programmeId,
  use,
});
const add = async (target: PictureTarget, by = staff) =>
  addPicture(deps, by.actor, target, await photo(), words);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a photograph', () => {
  it('is redrawn in three sizes of one ratio, as AVIF and WebP, without what the camera wrote', async () => {
    const { id, placeholder } = await add(own('cover'));
    expect(placeholder).toMatch(/^#0[0-9a-f]5[0-9a-f]4[0-9a-f]$/);
    for (const width of pictureSizes.scene.widths) {
      for (const format of pictureFormats) {
        const bytes = await findPictureFile(deps, { id, width, format });
        const read = await sharp(bytes!).metadata();
        expect(read).toMatchObject({ width, height: Math.round(width / pictureSizes.scene.ratio) });
        expect(read.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(read.exif).toBeUndefined();
      }
    }
    expect(await findPictureFile(deps, { id, width: 999, format: 'webp' })).toBeNull();
  });

  it('that is a logo stays whole on white, however wide it was', async () => {
    const wide = await photo(900, 300);
    const logo = await addPicture(
      deps,
      staff.actor,
      { owner: 'partner', id: partnerId, use: 'logo' },
      wide,
      words,
    );
    const bytes = await findPictureFile(deps, { id: logo.id, width: 512, format: 'webp' });
    const corner = await sharp(bytes!).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)].every((value) => value > 250)).toBe(true);
  });

  it('of a partner is its cover once, beside the covers of its programmes', async () => {
    const cover = { owner: 'partner', id: partnerId, use: 'cover' } as const;
    await add(cover);
    const second = await add(cover);
    expect(
      (await picturesOf(deps, { kind: 'partner', id: partnerId })).filter(({ use }) => use === 'cover'),
    ).toMatchObject([{ id: second.id }]);
    await add(own('cover'));
    expect(await picturesOf(deps, { kind: 'partner', id: partnerId })).toContainEqual(
      expect.objectContaining({ id: second.id }),
    );
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), words],
    ['a page', () => Buffer.from('<html></html> and more'), words],
    ['too many bytes', () => Buffer.alloc(photographMaxBytes + 1), words],
    ['a picture without words', () => photo(), {}],
  ])('is not %s', async (_what, file, said) => {
    expect(await refusal(addPicture(deps, staff.actor, own(), await file(), said))).toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('who puts pictures there', () => {
  it('is the partner for its own programmes and itself, and the content staff', async () => {
    expect(await add(own())).toMatchObject({ use: 'group' });
    expect(await add(own(), operator)).toMatchObject({ use: 'group' });
  });

  it('is nobody else: another partner, a member, a partner for a hotel that others sell too', async () => {
    const other = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    const member = await createMember(deps);
    const hotel: PictureTarget = { owner: 'hotel', id: hotelId, use: 'hotel' };
    for (const attempt of [() => add(own(), other), () => add(own(), member), () => add(hotel)])
      expect(await refusal(attempt())).toMatchObject({ code: 'forbidden' });
    expect(await refusal(add({ ...own(), id: crypto.randomUUID() }))).toMatchObject({ code: 'not_found' });
    expect(await add(hotel, operator)).toMatchObject({ use: 'hotel' });
  });

  it('may take them away again; others may not, and what is gone is gone', async () => {
    const { id } = await add(own('guide'));
    const member = await createMember(deps);
    expect(await refusal(removePicture(deps, member.actor, id))).toMatchObject({ code: 'forbidden' });
    await removePicture(deps, staff.actor, id);
    await removePicture(deps, staff.actor, id);
    expect(await findPictureFile(deps, { id, width: 512, format: 'webp' })).toBeNull();
  });
});

describe('what pages read', () => {
  it('is the cover first, and hotels by the name they have on the page', async () => {
    const { own: pictures, hotels } = await picturesOfProgramme(deps, programmeId);
    expect(pictures[0]).toMatchObject({ use: 'cover', alt: { id: words.alt_id, en: words.alt_en } });
    expect(hotels).toMatchObject([{ use: 'hotel', hotel: { name: 'Menara', city: 'makkah' } }]);
  });

  it('of partners is their logo', async () => {
    const logos = await logosOfPartners(deps, [partnerId]);
    expect(logos.get(partnerId)).toMatchObject({ use: 'logo' });
    expect(await logosOfPartners(deps, [])).toEqual(new Map());
  });

  it("of departures is their programme's cover; a new one takes the place of the old", async () => {
    const departure = await createDeparture(database.db, { programme_id: programmeId });
    const { id } = await add(own('cover'));
    expect((await coversOfDepartures(deps, [departure.id])).get(departure.id)).toMatchObject({ id });
    expect(await coversOfDepartures(deps, [])).toEqual(new Map());
    const covers = (await picturesOf(deps, { kind: 'programme', id: programmeId })).filter(
      ({ use }) => use === 'cover',
    );
    expect(covers).toHaveLength(1);
  });
});

it('two that come at once for the last place are one', async () => {
  const programme = await createProgramme(database.db, { partner_id: partnerId });
  const target: PictureTarget = { owner: 'programme', id: programme.id, use: 'group' };
  const rows = Array.from({ length: picturesMaxEach - 1 }, (_, index) => ({
    id: `${index}`.padStart(22, 'x'),
    programme_id: programme.id,
    use: 'group',
    alt: JSON.stringify({ id: 'x' }),
    placeholder: '#000000',
    created_at: deps.now(),
  }));
  await database.db.insertInto('pictures').values(rows).execute();
  const ended = await overlapping(
    database.db,
    (held) => held.selectFrom('programmes').select('id').where('id', '=', programme.id).forUpdate().execute(),
    [() => add(target), () => add(target, operator)],
  );
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('order and words', () => {
  it('are those that the owner chose, and nobody else changes them', async () => {
    const { id } = await createProgramme(database.db, { partner_id: partnerId });
    const target: PictureTarget = { owner: 'programme', id, use: 'group' };
    const [first, second, third] = [await add(target), await add(target), await add(target)];
    const order = async () =>
      (await picturesOf(deps, { kind: 'programme', id })).map((picture) => picture.id);
    expect(await order()).toEqual([first.id, second.id, third.id]);
    await movePicture(deps, staff.actor, third.id, -1);
    expect(await order()).toEqual([first.id, third.id, second.id]);
    await movePicture(deps, staff.actor, first.id, -1);
    await movePicture(deps, staff.actor, second.id, 1);
    expect(await order()).toEqual([first.id, third.id, second.id]);
    const fourth = await add(target);
    expect((await picturesOfProgramme(deps, id)).own.map((picture) => picture.id)).toEqual([
      first.id,
      third.id,
      second.id,
      fourth.id,
    ]);
    await describePicture(deps, staff.actor, first.id, { alt_id: 'Di Masjid Nabawi' });
    const [described] = await picturesOf(deps, { kind: 'programme', id });
    expect(described!.alt).toEqual({ id: 'Di Masjid Nabawi' });
    const stranger = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    expect([
      await refusal(describePicture(deps, stranger.actor, first.id, words)),
      await refusal(movePicture(deps, stranger.actor, first.id, 1)),
      await refusal(movePicture(deps, staff.actor, 'nobody', 1)),
      await refusal(describePicture(deps, staff.actor, first.id, { alt_id: ' ' })),
    ]).toMatchObject([
      { code: 'forbidden' },
      { code: 'forbidden' },
      { code: 'not_found' },
      { code: 'invalid_input' },
    ]);
  });
});
