// Addresses of a brand's icon in its sizes: of one that was uploaded, and of files that lie beside one another.
import { expect, it } from 'vitest';
import { brandPicturePath, iconFile, iconSide, iconType } from './brand-pictures.ts';
import { readPhotographFile } from './pictures.ts';

const id = 'a'.repeat(22);

it('names the sizes of an icon that was uploaded', () => {
  const icon = brandPicturePath(id, 'brand_icon');
  expect([icon, iconFile(icon, 'touch'), iconFile(icon, 'small')]).toEqual([
    `/pictures/${id}-512.png`,
    `/pictures/${id}-180.png`,
    `/pictures/${id}-192.png`,
  ]);
  expect([iconType(icon), iconSide(icon, 'maskable')]).toEqual(['image/png', 384]);
  expect(readPhotographFile(`${id}-512.png`)).toEqual({ id, width: 512, format: 'png' });
});

it('names the files beside an icon that was not', () => {
  const icon = '/marks/rihlah/icon.svg';
  expect([iconFile(icon, 'touch'), iconFile(icon, 'maskable')]).toEqual([
    '/marks/rihlah/apple-touch-icon.png',
    '/marks/rihlah/maskable-512.png',
  ]);
  expect([iconType(icon), iconSide(icon, 'maskable')]).toEqual(['image/svg+xml', 512]);
});
