// A brand's colours and linework, as they stand in every page.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ColorSettings } from '#domain/brands';
import { brandStyle } from './brand-style.server.ts';

const colors: ColorSettings = {
  text_primary: '#14211c',
  text_secondary: '#4a564f',
  text_disabled: '#7d877f',
  background_primary: '#0b5d47',
  background_secondary: '#b8862f',
  background_web: '#fbf8f2',
  background_paper: '#ffffff',
  background_outline: '#e6dfd2',
  background_primary_dark: '#06382b',
};
const pictures = (style: string) =>
  [...style.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(([, picture]) =>
    decodeURIComponent(picture!),
  );

it('names every colour, and carries the linework dark and light', async () => {
  const style = brandStyle(colors);
  expect(style).toContain('--primary:#0b5d47;');
  const drawn = pictures(style);
  expect(drawn.map((picture) => /stroke='(#\w+)'/.exec(picture)?.[1])).toEqual(['#0b5d47', '#ffffff']);
  for (const picture of drawn) expect((await sharp(Buffer.from(picture)).metadata()).width).toBe(280);
});

it('says nothing that would end the style it stands in', () => {
  expect(brandStyle(colors)).not.toMatch(/[<>]/);
});
