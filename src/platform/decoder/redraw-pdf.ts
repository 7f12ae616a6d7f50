// Redraws a PDF, in the decoding process: PDFium renders each page, and a new PDF contains nothing but those pictures.
// No script, link, attachment, form or font of the original remains, whatever it is called there.
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { paintPages } from './pdf-pages.ts';

/** A4 at 190 dpi: a passport's machine-readable lines stay readable. */
const longestSide = 2_200;

interface Page {
  /** In points. */
  width: number;
  height: number;
  jpeg: Buffer;
}

/** Throws as `paintPages` does. */
export async function redrawPdf(file: Uint8Array): Promise<Buffer> {
  const pages = await paintPages(file, longestSide, async ({ width, height, columns, rows, pixels }) => ({
    width,
    height,
    jpeg: await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 80 })
      .toBuffer(),
  }));
  return bind(pages);
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
