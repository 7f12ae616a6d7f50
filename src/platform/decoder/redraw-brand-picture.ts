// Redraws the pictures of a brand, in the decoding process (docs/product/brands.md): PNG, see-through where they were.
import sharp from 'sharp';
import { iconSides, wordmarkBox } from '#shared/brand-pictures';
import type { Photograph } from './decoder.ts';
import { meanColour } from './redraw-photograph.ts';
import { openLogo } from './open-logo.ts';
import { onWhite } from './redraw-picture.ts';

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** Whole, in its own shape, never enlarged. */
export async function redrawWordmark(file: Uint8Array): Promise<Photograph> {
  const bytes = await (
    await openLogo(file, wordmarkBox)
  )
    .resize({ ...wordmarkBox, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return {
    placeholder: await placeholderOf(bytes),
    files: [{ width: wordmarkBox.width, format: 'png', bytes }],
  };
}

/** Whole in a square; for phones also on white, and within the circle that every phone leaves of it. */
export async function redrawIcon(file: Uint8Array): Promise<Photograph> {
  const { whole, small, maskable, touch } = iconSides;
  const drawn = await (
    await openLogo(file, { width: whole, height: whole })
  )
    .resize(whole, whole, { fit: 'contain', background: nothing })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const inner = Math.round(maskable * 0.6);
  const edge = (maskable - inner) / 2;
  const sized = (side: number) => sharp(drawn).resize(side, side);
  const files = {
    [whole]: drawn,
    [small]: await sized(small).png().toBuffer(),
    [touch]: await onWhite(sized(touch)).png().toBuffer(),
    [maskable]: await onWhite(
      sized(inner).extend({
        top: Math.floor(edge),
        bottom: Math.ceil(edge),
        left: Math.floor(edge),
        right: Math.ceil(edge),
        background: nothing,
      }),
    )
      .png()
      .toBuffer(),
  };
  return {
    placeholder: await placeholderOf(drawn),
    files: Object.entries(files).map(([width, bytes]) => ({ width: Number(width), format: 'png', bytes })),
  };
}

async function placeholderOf(png: Buffer): Promise<string> {
  const { data, info } = await onWhite(sharp(png)).raw().toBuffer({ resolveWithObject: true });
  return meanColour(data, { width: info.width, height: info.height, channels: info.channels });
}
