// Looks for a QR code in a picture or on the pages of a PDF, in the decoding process: money that is asked for by a picture is asked for outside this site.
import jsqr from 'jsqr';
import sharp from 'sharp';
import { paintPages } from './pdf-pages.ts';

/** Large enough for a code that fills a fifth of the picture, small enough to search in a tenth of a second. */
const longestSide = 1_000;
/** A4 at 103 dpi: enough for the code of a payment that is two and a half centimetres wide. */
const longestPageSide = 1_200;
/** Our choice: twenty pages take half of it, and what takes longer is not waited for. */
const searchMs = 9_000;

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

/** Throws when there is none, or none was found in time. */
export async function findQrInPdf(file: Uint8Array): Promise<true> {
  // Of work: on a machine that others keep busy it takes longer, and finds the same.
  const begun = process.cpuUsage();
  const isInTime = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000 < searchMs;
  };
  let isFound = false;
  await paintPages(file, longestPageSide, ({ columns, rows, pixels }) => {
    if (!isFound && isInTime())
      isFound =
        jsqr(new Uint8ClampedArray(pixels), columns, rows, { inversionAttempts: 'dontInvert' }) !== null;
  });
  if (!isFound) throw new Error('No QR code');
  return true;
}
