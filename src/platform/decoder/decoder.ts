// Uploaded files are opened in a process of their own, and nowhere else (decision 0051; docs/product/security.md). No original
// byte survives: the output is redrawn, so nothing hidden in the file remains.
import type { PictureFormat } from '#shared/pictures';
import type { ReadSheet, SheetFault } from '#platform/spreadsheets/read-sheet';
import { onWorkerProcess, WorkerLostError } from '#platform/worker-process/worker-process';

export interface ReadingPicture {
  width: number;
  height: number;
  /** Both WebP. */
  picture: Buffer;
  small: Buffer;
}

/** A photograph of something that is sold, in every size and format, and its mean colour, which stands there until it has loaded. */
export interface Photograph {
  placeholder: string;
  files: { width: number; format: PictureFormat; bytes: Buffer }[];
}

/** The possible output formats. */
export interface Decodings {
  /** A profile picture: the middle, WebP. */
  square: Buffer;
  /** A traveller's document that is a picture, WebP. */
  document: Buffer;
  /** A traveller's document that is a PDF: a PDF of pictures of its pages. */
  pdf: Buffer;
  /** True where a picture shows a QR code. */
  qr: true;
  /** The same of a PDF that was redrawn. */
  pdf_qr: true;
  /** Of articles. */
  cover: ReadingPicture;
  text: ReadingPicture;
  /** Of programmes, hotels and partners. */
  scene: Photograph;
  face: Photograph;
  logo: Photograph;
  /** A table of a partner, XLSX or CSV. */
  sheet: ReadSheet | SheetFault;
  goods: Photograph;
  /** Of brands. */
  wordmark: Photograph;
  icon: Photograph;
}

export interface DecodingInput {
  to: keyof Decodings;
  file: Uint8Array;
}

/**
 * Our choice: a scan of twenty pages takes three seconds, a picture of 50 megapixels 300 MB. One person's files never
 * take both processes: a person who keeps one busy until its limit leaves the other to everybody else.
 */
const limits = {
  workMs: 12_000,
  deadlineMs: 60_000,
  memoryMegabytes: 768,
  atOnce: 2,
  atOnceEach: 1,
  waiting: 24,
  waitingEach: 3,
};

const decodeInProcess = onWorkerProcess<DecodingInput, Decodings[keyof Decodings] | null>(
  new URL('decoding-process.ts', import.meta.url),
  limits,
);

/**
 * The redrawn file; null for one that cannot be decoded, or takes more time or memory than an honest one. `of` is the
 * uploader. Refuses with `unavailable` when too many files wait, in total or of this uploader, or when the machine had no time for it.
 */
export async function decodeFile<To extends keyof Decodings>(
  to: To,
  file: Uint8Array,
  of: string,
): Promise<Decodings[To] | null> {
  try {
    return (await decodeInProcess({ to, file }, of)) as Decodings[To] | null;
  } catch (error) {
    if (error instanceof WorkerLostError) return null;
    throw error;
  }
}
