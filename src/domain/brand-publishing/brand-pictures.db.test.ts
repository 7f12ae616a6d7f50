// Pictures of a brand (docs/product/brands.md): redrawn, put into the draft, kept as long as anything names them.
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describePicture, findPictureFile, removePicture } from '#domain/pictures';
import { iconFile } from '#shared/brand-pictures';
import { photographMaxBytes, readPhotographFile } from '#shared/pictures';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { useTestContext } from '#test/test-context';
import {
  publishBrand,
  readBrandInWork,
  rollBackBrand,
  saveBrandPart,
  uploadBrandPicture,
} from './brand-publishing.ts';

const { database, deps } = useTestContext();
let content: SignedIn;
let brandId: string;
let count = 0;
beforeAll(async () => {
  content = await createMember(deps, { roles: ['operator_content'] });
});
beforeEach(async () => {
  brandId = `gambar-${(count += 1)}`;
  await createBrand(database.db, brandId, { isDefault: false });
});

/** Half of it see-through. */
async function mark(width: number, height: number): Promise<Buffer> {
  const half = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 4, background: '#0b5d47' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .png()
    .toBuffer();
}
const upload = async (field: string, revision: number, file?: Buffer, { actor } = content) =>
  uploadBrandPicture(deps, actor, { brandId, field, revision, file: file ?? (await mark(600, 90)) });
const inWork = () => readBrandInWork(deps, content.actor, brandId);
const fileAt = (address: string) =>
  findPictureFile(deps, readPhotographFile(address.replace('/pictures/', ''))!);
const sent = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('is shown once it is published, and again when an older version is brought back', async () => {
  const before = (await inWork()).live['logo']!;
  await upload('logo', 0);
  const first = await inWork();
  expect([first.live['logo'], first.changed]).toEqual([before, ['logo']]);
  await publishBrand(deps, content.actor, { brandId, revision: 1 });
  const shown = (await inWork()).live['logo']!;
  expect(shown).toBe(first.draft['logo']);
  await upload('logo', 0);
  await upload('logo', 1);
  await upload('logo', 2);
  await publishBrand(deps, content.actor, { brandId, revision: 3 });
  expect((await inWork()).live['logo']).not.toBe(shown);
  // What no brand shows any more, but a version would again.
  await upload('logo', 0);
  expect(await fileAt(shown)).not.toBeNull();
  await rollBackBrand(deps, content.actor, { brandId, number: 2 });
  expect((await inWork()).live['logo']).toBe(shown);
  // Those that were tried and given up are gone.
  const left = database.db.selectFrom('pictures').select('id').where('brand_id', '=', brandId);
  expect(await left.execute()).toHaveLength(3);
});

it('keeps what is see-through and the shape of a logo, and nothing of what stood in the file', async () => {
  await upload('logo_light', 0, await mark(1600, 240));
  const logo = await sharp((await fileAt((await inWork()).draft['logo_light']!))!).metadata();
  expect(logo).toMatchObject({ format: 'png', width: 800, height: 120, hasAlpha: true });
  expect(logo.exif).toBeUndefined();
});

it('makes of an icon what phones and browsers ask for, on white where nothing may show through', async () => {
  await upload('icon', 0, await mark(400, 300));
  const icon = (await inWork()).draft['icon']!;
  const sizes = await Promise.all(
    (['whole', 'small', 'maskable', 'touch'] as const).map(async (file) => {
      const { width, height } = await sharp((await fileAt(iconFile(icon, file)))!).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [512, 512],
    [192, 192],
    [384, 384],
    [180, 180],
  ]);
  const corner = async (file: 'whole' | 'touch') => {
    const bytes = await sharp((await fileAt(iconFile(icon, file)))!)
      .ensureAlpha()
      .raw()
      .toBuffer();
    return [...bytes.subarray(0, 4)];
  };
  expect([(await corner('whole'))[3], await corner('touch')]).toEqual([0, [255, 255, 255, 255]]);
});

it('says beside the file what is wrong with it, and leaves the draft alone', async () => {
  const says = async (file: Buffer) => sent(upload('logo', 0, file));
  const wrong = (message: string, values?: object) =>
    expect.objectContaining({
      code: 'invalid_input',
      faults: [{ field: 'picture', message, ...(values && { values }) }],
    });
  expect(await says(Buffer.alloc(0))).toEqual(wrong('error_picture_empty'));
  expect(await says(Buffer.alloc(photographMaxBytes + 1))).toEqual(
    wrong('error_picture_too_large', { max: 8 }),
  );
  expect(await says(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(
    wrong('error_logo_unreadable'),
  );
  expect((await inWork()).revision).toBe(0);
});

it('is refused on a draft that a colleague has written on, for what is no picture, and to everybody else', async () => {
  await saveBrandPart(deps, content.actor, {
    ...{ brandId, part: 'links', revision: 0 },
    form: { instagram_url: 'https://instagram.com/amanah' },
  });
  expect(await sent(upload('logo', 0))).toMatchObject({ code: 'brand_changed' });
  expect(await sent(upload('name', 1))).toMatchObject({ code: 'not_found' });
  const support = await createMember(deps, { roles: ['operator_support'] });
  expect(await sent(upload('logo', 1, undefined, support))).toMatchObject({ code: 'forbidden' });
  const pictures = database.db.selectFrom('pictures').select('id').where('brand_id', '=', brandId);
  expect(await pictures.execute()).toEqual([]);
});

it('is not among the photographs that are described and removed one by one', async () => {
  await upload('logo', 0);
  const address = (await inWork()).draft['logo']!;
  const { id } = readPhotographFile(address.replace('/pictures/', ''))!;
  expect(await sent(describePicture(deps, content.actor, id, { alt_id: 'Logo' }))).toMatchObject({
    code: 'not_found',
  });
  await removePicture(deps, content.actor, id);
  expect(await fileAt(address)).not.toBeNull();
});
