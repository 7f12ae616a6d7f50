// A sheet drawn by hand, on a thread: our typeface, and the bytes of what was drawn.
import Pdf from 'pdfkit';
import { registerTypefaces } from './typefaces.ts';

/** `draw` finds the fonts 'plain' and 'bold'; it need not end the document. */
export async function drawnPdf(
  options: PDFKit.PDFDocumentOptions & { title: string; at: Date },
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { title, at, ...sheet } = options;
  const pdf = new Pdf({ ...sheet, info: { Title: title, CreationDate: at, ModDate: at } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((done, fail) => {
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  registerTypefaces(pdf);
  draw(pdf);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
