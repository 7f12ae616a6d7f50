import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GIRIH_STYLES, girihSvg, girihTile } from './girih.ts';

const seeds = ['heading', 'empty', 'letter', 'rihlah', 'amanah-safar', 'og', '7', '8'];

/** The strokes of a tile as absolute points. */
function strokes(path: string): [number, number][][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((stroke) =>
      (stroke.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map(
        (pair) => pair.split(' ').map(Number) as [number, number],
      ),
    );
}

test.each(GIRIH_STYLES)('a %s tile is the same for the same seed and stays under 2 kB', (style) => {
  for (const seed of seeds) {
    const tile = girihTile({ seed, style });
    expect(tile).toEqual(girihTile({ seed, style }));
    expect(tile.path.length).toBeGreaterThan(100);
    expect(tile.path.length).toBeLessThan(2000);
  }
});

test('seeds lead to different styles and angles', () => {
  expect(new Set(seeds.map((seed) => girihTile({ seed }).path)).size).toBeGreaterThan(3);
});

test.each(GIRIH_STYLES)('every line that leaves a %s tile enters on the opposite side', (style) => {
  for (const seed of seeds) {
    const { size, path } = girihTile({ seed, style });
    const points = strokes(path).flat();
    const crossings = (axis: 0 | 1, at: number) =>
      new Set(
        points.filter((point) => Math.abs(point[axis] - at) < 0.06).map((point) => point[1 - axis] as number),
      );
    for (const [axis, far] of [
      [0, size.width],
      [1, size.height],
    ] as const) {
      const [near, opposite] = [[...crossings(axis, 0)], [...crossings(axis, far)]];
      expect(near.length).toBeGreaterThan(0);
      for (const place of near) expect(opposite.some((other) => Math.abs(other - place) < 0.21)).toBe(true);
      for (const place of opposite) expect(near.some((other) => Math.abs(other - place) < 0.21)).toBe(true);
    }
  }
});

test.each(GIRIH_STYLES)('no strap of a %s tile ends in the open', (style) => {
  const { size, path } = girihTile({ seed: 'closed', style });
  const degree = new Map<string, number>();
  for (const stroke of strokes(path)) {
    stroke.forEach((point, index) => {
      const ends = index === 0 || index === stroke.length - 1 ? 1 : 2;
      degree.set(point.join(' '), (degree.get(point.join(' ')) ?? 0) + ends);
    });
  }
  const open = [...degree].filter(([point, ends]) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    const onEdge = x < 0.06 || y < 0.06 || x > size.width - 0.06 || y > size.height - 0.06;
    return ends % 2 === 1 && !onEdge;
  });
  expect(degree.size).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

test('the picture of a tile is a drawable SVG of the size asked for', async () => {
  const { width, format } = await sharp(
    Buffer.from(girihSvg({ seed: 'heading', size: 96, stroke: '#0b5d47', opacity: 0.2 })),
  ).metadata();
  expect({ width, format }).toEqual({ width: 96, format: 'svg' });
});
