// An uploaded traveller's document (decision 0051): a picture, or a PDF of a few pages; either is redrawn.
import { decodeFile } from './decoder/decoder.ts';
import { decodePicture } from './uploaded-picture.ts';

export interface DocumentFile {
  type: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

/** Returns null and refuses as `decodeFile` does. */
export async function documentFile(file: Buffer, of: string): Promise<DocumentFile | null> {
  const isPdf = file.toString('latin1', 0, 5) === '%PDF-';
  const bytes = await (isPdf ? decodeFile('pdf', file, of) : decodePicture('document', file, of));
  return bytes && { type: isPdf ? 'application/pdf' : 'image/webp', bytes };
}
