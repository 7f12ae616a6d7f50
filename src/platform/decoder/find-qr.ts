// Looks for a QR code in a picture, in the decoding process: money that is asked for by a picture is asked for outside this site.
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Large enough for a code that fills a fifth of the picture, small enough to search in a tenth of a second. */
const longestSide = 1_000;

/** Throws when there is none. */
export async function findQr(file: Uint8Array): Promise<true> {
  const { data, info } = await sharp(file, { limitInputPixels: 50_000_000, pages: 1 })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!jsqr(new Uint8ClampedArray(data), info.width, info.height)) throw new Error('No QR code');
  return true;
}
