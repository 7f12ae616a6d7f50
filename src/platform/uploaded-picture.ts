// A picture somebody uploaded, drawn anew (reliability.md 14): what it is, is decided by its content, never by its name; nothing
// of the file itself is kept, so nothing hidden in it is either.
import sharp, { type Sharp } from 'sharp';
import { createWorkLimit } from './work-limit.ts';

/** The first bytes of what phones and computers write. Nothing else reaches a decoder: no SVG, no GIF, no PDF. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  /* JPEG */ (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  /* PNG */ (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  /* WebP */ (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  /* AVIF */ (bytes) => /^ftyp(avif|avis|mif1|miaf)$/.test(bytes.toString('latin1', 4, 12)),
];

/** Whether it is what iPhones write by themselves: HEIC, for which there is no free decoder. */
export function isHeic(file: Buffer): boolean {
  return /^ftyp(hei[cmsx]|hev[cmsx])$/.test(file.toString('latin1', 4, 12));
}

/** A few kilobytes can say that they are a million pixels wide: beyond what cameras of phones make, nothing is unpacked. */
const maxPixels = 50_000_000;
const timeoutSeconds = 10;

/** One at a time: unpacking a large picture takes a core and a hundred megabytes for a moment. */
const limit = createWorkLimit({ atOnce: 1, waiting: 16 });

/**
 * The picture, upright, as `draw` makes it, without metadata. Null for anything that is not a whole picture of a known kind.
 * Refuses with `unavailable` when too many wait.
 */
export async function redrawPicture(file: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  if (file.length < 12 || !beginnings.some((begins) => begins(file))) return null;
  return limit.run(async () => {
    try {
      // Only the first of moving pictures. A file that ends too early is refused; what phones merely write oddly is not.
      const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true });
      return await draw(picture.timeout({ seconds: timeoutSeconds }).autoOrient()).toBuffer();
    } catch {
      // Which bytes the decoder did not like helps nobody.
      return null;
    }
  });
}
