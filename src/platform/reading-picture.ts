// A picture that stands in a text or above it (issue "worship" 4): in the size pages show, and once more for phones.
import sharp, { type ResizeOptions } from 'sharp';
import { coverSize, type PictureUse, smallWidth, textPictureSize } from '#shared/article-pictures';
import { redrawPicture } from './uploaded-picture.ts';

export interface ReadingPicture {
  width: number;
  height: number;
  /** Both WebP. */
  picture: Buffer;
  small: Buffer;
}

/** A cover is cut to its middle, a picture in a text stays whole; nothing is made larger but what is too small for a cover. */
const sizes: Record<PictureUse, ResizeOptions> = {
  cover: { ...coverSize, fit: 'cover' },
  text: { ...textPictureSize, fit: 'inside', withoutEnlargement: true },
};

/** Null and refusals as of `redrawPicture`. */
export async function readingPicture(file: Buffer, use: PictureUse): Promise<ReadingPicture | null> {
  const picture = await redrawPicture(file, (one) => one.resize(sizes[use]).flatten({ background: '#fff' }).webp({ quality: 80 }));
  const small = picture && await redrawPicture(picture, (one) => one.resize({ width: smallWidth, withoutEnlargement: true }).webp({ quality: 78 }));
  if (!picture || !small) return null;
  const { width, height } = await sharp(picture).metadata();
  return { width, height, picture, small };
}
