// A member's picture (spec §3 avatar_url): a small square of our own.
import { redrawPicture } from './uploaded-picture.ts';

/** The middle of the picture, `side` × `side` pixels, WebP. Null and refusals as of `redrawPicture`. */
export function squarePicture(file: Buffer, side: number): Promise<Buffer | null> {
  return redrawPicture(file, (picture) => picture.resize(side, side, { fit: 'cover' }).flatten({ background: '#fff' }).webp({ quality: 82 }));
}
