// Redraws a PDF, in the decoding process: PDFium renders each page, and a new PDF contains nothing but those pictures.
// No script, link, attachment, form or font of the original remains, whatever it is called there.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import Pdf from 'pdfkit';
import sharp from 'sharp';

/** Our choice: a family card with all its annexes has fewer. */
const maxPages = 20;
/** A4 at 190 dpi: a passport's machine-readable lines stay readable. */
const longestSide = 2_200;
const bytesPerPixel = 4;
/** FPDF_ANNOT: what was filled in or stamped on is painted too. FPDF_REVERSE_BYTE_ORDER: red first, as sharp wants it. */
const paintFlags = 0x01 | 0x10;
const white = 0xff_ff_ff_ff;

interface Page {
  /** In points. */
  width: number;
  height: number;
  jpeg: Buffer;
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

/** Throws for what PDFium cannot read (broken, or locked by a password), and for a PDF without pages or with too many. */
export async function redrawPdf(file: Uint8Array): Promise<Buffer> {
  const library = await (loading ??= load());
  const { malloc, free } = library.pdfium.wasmExports;
  const at = malloc(file.length);
  library.pdfium.HEAPU8.set(file, at);
  const document = library.FPDF_LoadMemDocument(at, file.length, '');
  try {
    if (!document) throw new Error('Not a PDF that can be read');
    const count = library.FPDF_GetPageCount(document);
    if (count < 1 || count > maxPages) throw new Error(`It has ${count} pages`);
    const pages: Page[] = [];
    for (let index = 0; index < count; index += 1) pages.push(await paintPage(library, document, index));
    return await bind(pages);
  } finally {
    if (document) library.FPDF_CloseDocument(document);
    free(at);
  }
}

async function paintPage(library: Library, document: number, index: number): Promise<Page> {
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
    const jpeg = await sharp(pixels, { raw: { width: columns, height: rows, channels: bytesPerPixel } })
      .removeAlpha()
      .jpeg({ quality: 80 })
      .toBuffer();
    return { width: columns / scale, height: rows / scale, jpeg };
  } finally {
    if (bitmap) library.FPDFBitmap_Destroy(bitmap);
    library.FPDF_ClosePage(page);
  }
}

function bind(pages: readonly Page[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bound = new Pdf({ autoFirstPage: false, margin: 0 });
    const chunks: Buffer[] = [];
    bound.on('data', (chunk: Buffer) => void chunks.push(chunk));
    bound.on('end', () => resolve(Buffer.concat(chunks)));
    bound.on('error', reject);
    for (const { width, height, jpeg } of pages)
      bound.addPage({ size: [width, height] }).image(jpeg, 0, 0, { width, height });
    bound.end();
  });
}
