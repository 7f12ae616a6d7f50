// An uploaded picture (spec §3 avatar_url; docs/product/security.md): its content decides its type, never its name.
import { decodeFile, type Decodings } from './decoder/decoder.ts';
import { isPlainDrawing, isVector } from './vector-logo.ts';

/** Magic bytes of the formats that phones and computers write. Nothing else reaches a decoder, except plain drawings as logos: no GIF, no PDF. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  /* JPEG */ (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  /* PNG */ (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  /* WebP */ (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  /* AVIF */ (bytes) => /^ftyp(avif|avis|mif1|miaf)$/.test(bytes.toString('latin1', 4, 12)),
];

/** Whether it is the iPhone's default format, HEIC, for which there is no free decoder. */
export function isHeic(file: Buffer): boolean {
  return /^ftyp(hei[cmsx]|hev[cmsx])$/.test(file.toString('latin1', 4, 12));
}

/** Only these may come as SVG. */
const logos: readonly (keyof Decodings)[] = ['wordmark', 'icon', 'logo'];
export const mayBeDrawing = (to: keyof Decodings): boolean => logos.includes(to);

/** Null for anything but a whole picture of a supported type; otherwise as `decodeFile`. */
export async function decodePicture<To extends Exclude<keyof Decodings, 'pdf'>>(
  to: To,
  file: Buffer,
  of: string,
): Promise<Decodings[To] | null> {
  if (file.length < 12) return null;
  const isTaken = isVector(file)
    ? mayBeDrawing(to) && isPlainDrawing(file)
    : beginnings.some((begins) => begins(file));
  if (!isTaken) return null;
  return decodeFile(to, file, of);
}
