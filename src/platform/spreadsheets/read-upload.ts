// The upload of a table (docs/product/spreadsheets.md): opened in the decoding process, refused as a whole in plain words.
import { createHash } from 'node:crypto';
import { decodeFile } from '#platform/decoder/decoder';
import { AppError } from '#shared/errors';
import { sheetRefusal } from './sheet-trial.ts';
import { mostColumns, mostRows, type ReadSheet, type SheetFault } from './read-sheet.ts';

/** Our choice: ten thousand rows take two. */
export const sheetMaxBytes = 5 * 1024 * 1024;

export interface UploadedSheet extends ReadSheet {
  /** Names these bytes: what was tried is what is committed. */
  hash: string;
}

const values: Partial<Record<SheetFault['fault'], Record<string, number>>> = {
  rows: { max: mostRows },
  columns: { max: mostColumns },
};

/** `of` is the uploader. Refuses `payload_too_large`, `unavailable`, and `invalid_input` with `file`. */
export async function readUploadedSheet(file: Uint8Array, of: string): Promise<UploadedSheet> {
  if (file.length > sheetMaxBytes) throw new AppError('payload_too_large');
  const read = file.length === 0 ? { fault: 'empty' as const } : await decodeFile('sheet', file, of);
  const fault = read === null ? 'unreadable' : 'fault' in read ? read.fault : null;
  if (fault) throw sheetRefusal(`error_sheet_${fault}`, values[fault]);
  return { ...(read as ReadSheet), hash: createHash('sha256').update(file).digest('hex') };
}
