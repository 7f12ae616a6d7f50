// A sealed document as a call answers it: a picture or a PDF, drawn anew when it was stored (docs/product/api.md, "Files").
import * as z from 'zod';
import type { DownloadType } from './define.ts';
import type { Download } from './implement.ts';

/** Of an endpoint's declaration. */
export const documentFile = { method: 'GET', download: ['webp', 'pdf'], data: z.null() } as const;

const endings: Record<string, DownloadType> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

/** `name` is of ours, never of whoever stored it. */
export async function answerDocument(
  read: Promise<{ bytes: Buffer } & ({ type: string } | { contentType: string })>,
  name: string,
): Promise<{ data: null; download: Download }> {
  const file = await read;
  const type = endings['type' in file ? file.type : file.contentType]!;
  return { data: null, download: { type, name, bytes: file.bytes } };
}
