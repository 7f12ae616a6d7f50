import sharp from 'sharp';
import { expect, test } from 'vitest';
import { letter, measure, wrap } from './lettering.ts';
import { renderOgPicture, type OgPicture } from './og-picture.ts';
import { SCENES } from './cover.ts';

const colors = { paper: '#fbf8f2', ink: '#14211c', primary: '#0b5d47', dark: '#06382b', accent: '#b8862f' };
const picture: OgPicture = {
  brand: { name: 'Rihlah', colors },
  title: 'Umroh Awal Ramadan 12 Hari, Hotel Dekat Masjidil Haram',
  lines: ['Berangkat 14 Februari 2027 dari Jakarta', 'Mulai Rp 34.500.000 per orang'],
  cover: { scene: 'makkah', sky: 'dusk', seed: 'b7' },
};

/** The share of pixels in a region that are as dark as the title's colour. */
async function darkShare(
  png: Buffer,
  region: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data, info } = await sharp(png)
    .extract(region)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 255) < 60) dark++;
  return dark / (data.length / info.channels);
}

test('a link picture is a 1200 × 630 PNG under 250 kB, the same each time', async () => {
  const [png, again] = await Promise.all([renderOgPicture(picture), renderOgPicture(picture)]);
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(png.equals(again)).toBe(true);
});

test.each(SCENES)('the %s cover fits the size limit', async (scene) => {
  const png = await renderOgPicture({ ...picture, cover: { scene, sky: 'night', seed: 'abc' } });
  expect(png.length).toBeLessThanOrEqual(250_000);
});

test('the title is really drawn, and inside the safe margin', async () => {
  const titled = await renderOgPicture(picture);
  const untitled = await renderOgPicture({ ...picture, title: '', lines: [] });
  const text = { left: 72, top: 140, width: 590, height: 420 };
  expect(await darkShare(titled, text)).toBeGreaterThan(0.05);
  expect(await darkShare(untitled, text)).toBeLessThan(0.001);
  expect(await darkShare(titled, { left: 0, top: 0, width: 60, height: 630 })).toBe(0);
});

test('markup in a title is drawn as letters, not obeyed', async () => {
  const png = await renderOgPicture({ ...picture, title: '"><script>&amp;</svg> Umroh', lines: ['<b>'] });
  expect((await sharp(png).metadata()).width).toBe(1200);
});

test('lines break at spaces, within the width, and the last one tells that words are missing', () => {
  const cut = { weight: 700, size: 56 } as const;
  const lines = wrap(
    'Umroh plus Turki dan Al-Aqsa lima belas hari bersama pembimbing berpengalaman',
    cut,
    500,
    3,
  );
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/\S…$/);
  for (const line of lines) expect(measure(line, cut)).toBeLessThanOrEqual(500);
  expect(wrap('Umroh Reguler', cut, 500, 3)).toEqual(['Umroh Reguler']);
  expect(wrap('   ', cut, 500, 3)).toEqual([]);
});

test('a single word that is too long is shortened rather than running off', () => {
  const cut = { weight: 700, size: 56 } as const;
  const [line = ''] = wrap('Pertanggungjawabanpertanggungjawaban', cut, 400, 2);
  expect(line.endsWith('…')).toBe(true);
  expect(measure(line, cut)).toBeLessThanOrEqual(400);
});

test('heavier letters are wider, and letters the typeface lacks leave no box', () => {
  expect(measure('Rihlah', { weight: 800, size: 40 })).toBeGreaterThan(
    measure('Rihlah', { weight: 500, size: 40 }),
  );
  expect(letter('حج', { weight: 500, size: 40 }, 0, 0)).toEqual({ path: '', width: 0 });
  expect(letter('ḥajj', { weight: 500, size: 40 }, 0, 0).width).toBe(
    letter('hajj', { weight: 500, size: 40 }, 0, 0).width,
  );
});
