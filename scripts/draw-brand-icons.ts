// Draws logos and icons of the demo brands into public/ (docs/product/pages.md). Run again after changing src/art/brand-marks.ts:
// node scripts/draw-brand-icons.ts
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BRAND_MARKS, iconSvg, wordmarkSvg, type BrandMark } from '#art/brand-marks';

const PICTURES = new URL('../public/', import.meta.url);

for (const brand of BRAND_MARKS) await draw(brand);

async function draw(brand: BrandMark): Promise<void> {
  const icons = new URL(`icons/${brand.id}/`, PICTURES);
  const logos = new URL('brands/', PICTURES);
  await Promise.all([mkdir(icons, { recursive: true }), mkdir(logos, { recursive: true })]);
  const png = async (name: string, form: 'bare' | 'padded', size: number) => {
    const picture = sharp(Buffer.from(iconSvg(brand, form)), { density: (72 * size) / 64 }).resize(
      size,
      size,
    );
    await writeFile(
      new URL(name, icons),
      await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
    );
  };
  await Promise.all([
    writeFile(new URL(`${brand.id}.svg`, logos), wordmarkSvg(brand, 'light')),
    writeFile(new URL(`${brand.id}-light.svg`, logos), wordmarkSvg(brand, 'dark')),
    writeFile(new URL('favicon.svg', icons), iconSvg(brand, 'bare')),
    png('icon-192.png', 'bare', 192),
    png('icon-512.png', 'bare', 512),
    png('maskable-512.png', 'padded', 512),
    png('apple-touch-icon.png', 'padded', 180),
  ]);
}
