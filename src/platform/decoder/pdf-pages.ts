// The pages of a PDF, painted by PDFium in the decoding process, one after the other.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Our choice: a family card with all its annexes has fewer. */
const maxPages = 20;
const bytesPerPixel = 4;
/** FPDF_ANNOT: what was filled in or stamped on is painted too. FPDF_REVERSE_BYTE_ORDER: red first, as sharp wants it. */
const paintFlags = 0x01 | 0x10;
const white = 0xff_ff_ff_ff;

export interface PaintedPage {
  /** In points. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** RGBX of each pixel; the next page may overwrite it. */
  pixels: Uint8Array;
}

/** Its types omit the memory. */
type Library = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array } };

let loading: Promise<Library> | undefined;

async function load(): Promise<Library> {
  const wasmBinary = new Uint8Array(
    await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))),
  ).buffer;
  const library = (await init({ wasmBinary })) as Library;
  library.PDFiumExt_Init();
  return library;
}

/**
 * Paints each page so that its longer side has as many pixels, and answers what `visit` makes of them. Throws for what PDFium cannot read
 * (broken, or locked by a password), and for a PDF without pages or with too many.
 */
export async function paintPages<Made>(
  file: Uint8Array,
  longestSide: number,
  visit: (page: PaintedPage) => Promise<Made> | Made,
): Promise<Made[]> {
  const library = await (loading ??= load());
  const { malloc, free } = library.pdfium.wasmExports;
  const at = malloc(file.length);
  library.pdfium.HEAPU8.set(file, at);
  const document = library.FPDF_LoadMemDocument(at, file.length, '');
  try {
    if (!document) throw new Error('Not a PDF that can be read');
    const count = library.FPDF_GetPageCount(document);
    if (count < 1 || count > maxPages) throw new Error(`It has ${count} pages`);
    const made: Made[] = [];
    for (let index = 0; index < count; index += 1)
      made.push(await paintPage(library, { document, index, longestSide }, visit));
    return made;
  } finally {
    if (document) library.FPDF_CloseDocument(document);
    free(at);
  }
}

async function paintPage<Made>(
  library: Library,
  { document, index, longestSide }: { document: number; index: number; longestSide: number },
  visit: (page: PaintedPage) => Promise<Made> | Made,
): Promise<Made> {
  const page = library.FPDF_LoadPage(document, index);
  if (!page) throw new Error('The page cannot be read');
  const [width, height] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  const scale = longestSide / Math.max(width, height);
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const bitmap = library.FPDFBitmap_Create(columns, rows, 0);
  try {
    if (!bitmap) throw new Error('The page is too large');
    library.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, paintFlags);
    const at = library.FPDFBitmap_GetBuffer(bitmap);
    const pixels = library.pdfium.HEAPU8.subarray(at, at + columns * rows * bytesPerPixel);
    return await visit({ width: columns / scale, height: rows / scale, columns, rows, pixels });
  } finally {
    if (bitmap) library.FPDFBitmap_Destroy(bitmap);
    library.FPDF_ClosePage(page);
  }
}
