// Drawn souvenirs: an address for each, the same picture each time, nothing that a browser would refuse.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { itemDrawings, itemPictureSvg, itemPictureUrl, parseItemPictureUrl } from './item-drawing.ts';

describe('addresses of drawn souvenirs', () => {
  it('are read as they are made', () => {
    const url = itemPictureUrl({ drawing: 'bowl', slug: 'kurma-ajwa' });
    const picture = parseItemPictureUrl(url);
    expect(picture).toMatchObject({ drawing: 'bowl' });
    expect(itemPictureUrl({ drawing: 'unknown', slug: 'kurma-ajwa' })).toContain('/box.');
  });
  it.each([
    '/covers/items/bowl.svg',
    '/covers/items/plane.1.svg',
    '/covers/items/bowl.XYZ.svg',
    '/covers/items/bowl.1.svg?x',
  ])('%s is none', (path) => expect(parseItemPictureUrl(path)).toBeNull());
});

describe.each(itemDrawings)('%s', (drawing) => {
  it('is a square picture that stays the same', async () => {
    const svg = itemPictureSvg({ drawing, seed: 'a1' });
    expect(itemPictureSvg({ drawing, seed: 'a1' })).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(16_000);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([800, 800]);
  });
});
