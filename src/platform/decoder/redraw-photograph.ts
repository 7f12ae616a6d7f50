// Redraws photographs of what is sold, in the decoding process (docs/product/pictures.md): one ratio, three sizes, AVIF and WebP.
import sharp, { type OutputInfo } from 'sharp';
import { pictureFormats, type PictureShape, pictureSizes } from '#shared/pictures';
import type { Photograph } from './decoder.ts';
import { openLogo } from './open-logo.ts';
import { onWhite, openPicture } from './redraw-picture.ts';

/** As good as a phone shows it. AVIF with little effort: the most is won by the format itself. */
const encoded = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
};

export async function redrawPhotograph(file: Uint8Array, shape: PictureShape): Promise<Photograph> {
  const { widths, ratio } = pictureSizes[shape];
  const [widest] = widths;
  const box = { width: widest, height: Math.round(widest / ratio) };
  const opened = shape === 'logo' ? await openLogo(file, box) : openPicture(file);
  const { data, info } = await onWhite(
    opened.resize(box.width, box.height, {
      fit: shape === 'logo' ? 'contain' : 'cover',
      // Of people the face is above the middle.
      position: shape === 'face' ? 'top' : 'centre',
      background: '#fff',
    }),
  )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Photograph['files'] = [];
  for (const width of widths) {
    for (const format of pictureFormats) {
      const sized = sharp(data, { raw }).resize({ width });
      const bytes = await sized[format](encoded[format]).toBuffer();
      files.push({ width, format, bytes });
    }
  }
  return { placeholder: await meanColour(data, raw), files };
}

/** '#rrggbb'. */
export async function meanColour(
  data: Buffer,
  raw: Pick<OutputInfo, 'width' | 'height' | 'channels'>,
): Promise<string> {
  const pixel = await sharp(data, { raw }).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
