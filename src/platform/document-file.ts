// An uploaded document (decision 0051): a picture, or a PDF of a few pages; either is redrawn, so that nothing of the sender's file is stored.
import { AppError } from '#shared/errors';
import { documentMaxBytes, documentMaxMegabytes } from '#shared/participant-documents';
import { decodeFile } from './decoder/decoder.ts';
import { decodePicture, isHeic } from './uploaded-picture.ts';

export interface DocumentFile {
  type: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

interface Receiving {
  /** Whose turn the decoder counts. */
  of: string;
  /** Less than other documents may have: the specification's limit for this one, and its message. */
  limit?: { bytes: number; message: string };
  /** Asked before the file is opened, which takes a moment: who sends too many ends here. */
  admit?: () => Promise<void>;
}

/**
 * What is stored of a file. Call it outside transactions: decoding may wait for its turn. Refuses `invalid_input` beside `file` for what is
 * missing, too large, or neither a picture nor a PDF that can be read, and as `admit` and `decodeFile` do.
 */
export async function receiveDocument(file: Buffer, { of, limit, admit }: Receiving): Promise<DocumentFile> {
  if (file.length === 0) throw wrongFile('error_document_empty');
  if (limit && file.length > limit.bytes) throw wrongFile(limit.message);
  if (file.length > documentMaxBytes)
    throw wrongFile('error_document_too_large', { max: documentMaxMegabytes });
  await admit?.();
  if (isHeic(file)) throw wrongFile('error_picture_heic');
  const isPdf = file.toString('latin1', 0, 5) === '%PDF-';
  const bytes = await (isPdf ? decodeFile('pdf', file, of) : decodePicture('document', file, of));
  if (!bytes) throw wrongFile('error_document_unreadable');
  return { type: isPdf ? 'application/pdf' : 'image/webp', bytes };
}

function wrongFile(message: string, values?: Record<string, number>): AppError {
  return new AppError('invalid_input', [{ field: 'file', message, ...(values && { values }) }]);
}
