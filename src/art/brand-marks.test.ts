import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BRAND_MARKS, iconSvg, wordmarkSvg } from './brand-marks.ts';

const publicFile = (path: string) => readFile(new URL(`../../public/${path}`, import.meta.url));

test.each(BRAND_MARKS)('the committed files of $id are what the code draws', async (brand) => {
  expect((await publicFile(`brands/${brand.id}.svg`)).toString()).toBe(wordmarkSvg(brand, 'light'));
  expect((await publicFile(`brands/${brand.id}-light.svg`)).toString()).toBe(wordmarkSvg(brand, 'dark'));
  expect((await publicFile(`icons/${brand.id}/favicon.svg`)).toString()).toBe(iconSvg(brand, 'bare'));
});

test.each(BRAND_MARKS)('the icons of $id have the sizes platforms ask for', async (brand) => {
  for (const [name, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const { width, height } = await sharp(await publicFile(`icons/${brand.id}/${name}`)).metadata();
    expect([name, width, height]).toEqual([name, size, size]);
  }
});

test.each(BRAND_MARKS)('the maskable icon of $id is opaque to its corners', async (brand) => {
  const { channels } = await sharp(await publicFile(`icons/${brand.id}/maskable-512.png`)).stats();
  expect(channels[3]?.min ?? 255).toBe(255);
});

test.each(BRAND_MARKS)('the wordmark of $id names the brand to screen readers and needs no font', (brand) => {
  const svg = wordmarkSvg(brand, 'light');
  expect(svg).toContain(`aria-label="${brand.name}"`);
  expect(svg).not.toContain('<text');
});
