// Opens a logo, in the decoding process: a drawing in lines is drawn as large as it is wanted, a picture of pixels as it is.
import sharp, { type Sharp } from 'sharp';
import { isVector } from '#platform/vector-logo';
import { openPicture } from './redraw-picture.ts';

/** Pixels that a drawing may ask for by its own measure: none of a logo does, and one that is a mile wide is a trap. */
const longestSide = 20_000;

export async function openLogo(file: Uint8Array, box: { width: number; height: number }): Promise<Sharp> {
  if (!isVector(file)) return openPicture(file);
  const options = { failOn: 'error', limitInputPixels: longestSide * longestSide } as const;
  const { width, height, format } = await sharp(file, options).metadata();
  if (format !== 'svg' || Math.max(width, height) > longestSide) throw new Error('No logo');
  // Points of an inch: as many as the box wants.
  const density = Math.max(1, 72 * Math.min(box.width / width, box.height / height));
  return sharp(file, { failOn: 'error', limitInputPixels: 4 * box.width * box.height, density });
}
