import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inputs } from '#test/rounds';
import { coverUrl, coverFor, coverSvg, parseCoverUrl, SCENES, SKIES } from './cover.ts';

const anyCover = fc.record({
  scene: fc.constantFrom(...SCENES),
  sky: fc.constantFrom(...SKIES),
  seed: fc.stringMatching(/^[0-9a-f]{1,8}$/),
});

test('a cover is the same for the same choice and differs from seed to seed', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      expect(coverSvg(cover)).toBe(coverSvg({ ...cover }));
      expect(coverSvg(cover)).not.toBe(coverSvg({ ...cover, seed: cover.seed === '1' ? '2' : '1' }));
    }),
    inputs(60),
  );
});

test('a cover is small, holds no letters and no broken number', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const svg = coverSvg(cover);
      expect(svg.length).toBeGreaterThan(5_000);
      expect(svg.length).toBeLessThan(21_000);
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|null|<text|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      );
    }),
    inputs(200),
  );
});

test('every reference inside a cover meets exactly one element', () => {
  for (const scene of SCENES) {
    const svg = coverSvg({ scene, sky: 'night', seed: 'c0ffee' });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const match of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(match[1]);
  }
});

test.each(SCENES)('%s is well-formed and fills its frame at card and at hero size', async (scene) => {
  for (const sky of SKIES) {
    const { data, info } = await sharp(
      Buffer.from(coverSvg({ scene, sky, seed: '5eed', width: 160, height: 100 })),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 100]);
    const alphas = info.channels === 4 ? data.filter((_, index) => index % 4 === 3) : [255];
    expect(Math.min(...alphas)).toBeGreaterThan(250);
  }
});

test('a narrower cut keeps the height and shows less of the sides', () => {
  const square = coverSvg({ scene: 'makkah', sky: 'noon', seed: '1', width: 300, height: 300 });
  const [left = 0, top, width = 0, height] = (/viewBox="([^"]+)"/.exec(square)?.[1] ?? '')
    .split(' ')
    .map(Number);
  expect([top, width, height]).toEqual([0, 750, 750]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1200);
});

test('the House stands whole, from foot to roof, in the flattest shape a cover is shown in', () => {
  const flattest = (1200 * 2) / 5;
  const [highest, lowest] = [(750 - flattest) / 2, (750 + flattest) / 2];
  fc.assert(
    fc.property(fc.constantFrom(...SKIES), fc.stringMatching(/^[0-9a-f]{1,8}$/), (sky, seed) => {
      const svg = coverSvg({ scene: 'makkah', sky, seed });
      const near = Number(/matrix\(([\d.]+)/.exec(svg)?.[1]);
      const house = /<g id="house"><ellipse[^>]*>(.*?)<\/g>/s.exec(svg)?.[1] ?? '';
      const heights = heightsOf(house).map((y) => 750 - (750 - y) * near);
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.min(...heights)).toBeGreaterThan(highest);
      expect(Math.max(...heights)).toBeLessThan(lowest);
    }),
    inputs(150),
  );
});

/** Where the corners of polygons and rectangles stand: after an absolute first point every step is relative. */
function heightsOf(svg: string): number[] {
  return [...svg.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)([^M"]*)/g)].flatMap(([, , first, steps]) => {
    let y = Number(first);
    const rest = [...(steps ?? '').matchAll(/([lv])(?:(-?[\d.]+)[ ,]?)??(-?[\d.]+)(?=[a-z"]|$)/g)];
    return [y, ...rest.map((step) => (y += Number(step[3])))];
  });
}

test('Haji goes to Arafah or the House, without camels; Safa and Marwah are not the House', () => {
  const scenes = Array.from(
    { length: 40 },
    (_, index) =>
      coverFor({ kind: 'hajj_plus', cities: ['makkah', 'mina'], seedText: `haji-${index}` }).scene,
  );
  expect(new Set(scenes)).toEqual(new Set(['makkah', 'arafah']));
  expect(coverFor({ kind: 'tour_international', cities: ['safa'], seedText: 'a' }).scene).toBe('masa');
});

test('an address leads back to its cover', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      expect(parseCoverUrl(coverUrl(cover))).toEqual(cover);
    }),
    inputs(),
  );
});

test('whatever is read as an address is written the same way', () => {
  const near = fc
    .tuple(
      fc.constantFrom('/covers/v2/', '/covers/v3/', 'covers/v2/'),
      fc.constantFrom(...SCENES, 'Makkah', 'toString', ''),
      fc.constantFrom(...SKIES, 'constructor'),
      fc.string({ maxLength: 10 }),
      fc.constantFrom('.svg', '.svg/', '.png', ''),
    )
    .map(([root, scene, sky, seed, ending]) => `${root}${scene}.${sky}.${seed}${ending}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (path) => {
      const cover = parseCoverUrl(path);
      expect(cover ? coverUrl(cover) : path).toBe(path);
    }),
    inputs(),
  );
});

test.each([
  '/covers/v2/makkah.dawn..svg',
  '/covers/v2/makkah.dawn.123456789.svg',
  '/covers/v2/makkah.dawn.AB.svg',
  '/covers/v2/mars.dawn.ab.svg',
  '/covers/v2/makkah.midnight.ab.svg',
  '/covers/v2/../makkah.dawn.ab.svg',
  '/covers/v2/makkah.dawn.ab.svg?x=1',
  '/covers/v2/makkah.dawn.ab.svg\n',
])('%j is no cover', (path) => {
  expect(parseCoverUrl(path)).toBeNull();
});

test('a programme always gets the same cover, from its own cities', () => {
  const domestic = { kind: 'tour_domestic', cities: ['demak', 'kudus'], seedText: 'ziarah-wali-demak' };
  expect(coverFor(domestic)).toEqual(coverFor(domestic));
  expect(coverFor(domestic).scene).toBe('old-city');
  expect(coverFor({ kind: 'tour_international', cities: ['granada'], seedText: 'a' }).scene).toBe('garden');
  expect(
    coverFor({ kind: 'tour_umrah_plus', cities: ['makkah', 'madinah', 'istanbul'], seedText: 'b' }).scene,
  ).toBe('istanbul');
  for (const seedText of ['a', 'b', 'c', 'd'])
    expect(['makkah', 'madinah']).toContain(
      coverFor({ kind: 'umrah_regular', cities: ['makkah', 'madinah'], seedText }).scene,
    );
});

test('an unknown city still gets a cover, and one that its address can name', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), fc.string(), (kind, cities, seedText) => {
      const cover = coverFor({ kind, cities, seedText });
      expect(parseCoverUrl(coverUrl(cover))).toEqual(cover);
    }),
    inputs(),
  );
});

test('sixty umrah programmes share scenes but hardly a picture', () => {
  const covers = Array.from({ length: 60 }, (_, index) =>
    coverFor({ kind: 'umrah_regular', cities: ['jeddah', 'makkah', 'madinah'], seedText: `umrah-${index}` }),
  );
  expect(new Set(covers.map(coverUrl)).size).toBe(60);
  expect(new Set(covers.map((cover) => `${cover.scene} ${cover.sky}`)).size).toBeGreaterThan(9);
});
