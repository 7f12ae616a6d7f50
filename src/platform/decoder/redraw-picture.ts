// Redraws pictures, in the decoding process: upright, in our sizes, without metadata.
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { coverSize, type PictureUse, smallWidth, textPictureSize } from '#shared/article-pictures';
import { avatarSide } from '#shared/avatar';
import { pictureLongestSide } from '#shared/participant-documents';
import type { ReadingPicture } from './decoder.ts';

// One file after the other, each once: a cache would have no hits, and pages need the other cores.
sharp.cache(false);
sharp.concurrency(1);

/** A few kilobytes can declare a million pixels of width: nothing larger than phone cameras produce is decompressed. */
const maxPixels = 50_000_000;

/** Upright, and refused when truncated. */
export function openPicture(file: Uint8Array): Sharp {
  // Only the first frame of an animation. A truncated file is refused; the oddities that phones write are not.
  return sharp(file, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  }).autoOrient();
}

export const onWhite = (picture: Sharp) => picture.flatten({ background: '#fff' });

export function redrawSquare(file: Uint8Array): Promise<Buffer> {
  return onWhite(openPicture(file).resize(avatarSide, avatarSide, { fit: 'cover' }))
    .webp({ quality: 82 })
    .toBuffer();
}

export function redrawDocument(file: Uint8Array): Promise<Buffer> {
  return onWhite(
    openPicture(file).resize(pictureLongestSide, pictureLongestSide, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
    .webp({ quality: 85 })
    .toBuffer();
}

/**
 * A cover is cropped to its middle, a picture in a text stays whole; nothing is enlarged but what is too small for a
 * cover.
 */
const readingSizes: Record<PictureUse, ResizeOptions> = {
  cover: { ...coverSize, fit: 'cover' },
  text: { ...textPictureSize, fit: 'inside', withoutEnlargement: true },
};

/** In the size pages show, and once more for phones. */
export async function redrawForReading(file: Uint8Array, use: PictureUse): Promise<ReadingPicture> {
  const {
    data: picture,
    info: { width, height },
  } = await onWhite(openPicture(file).resize(readingSizes[use]))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(picture)
    .resize({ width: smallWidth, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return { width, height, picture, small };
}
