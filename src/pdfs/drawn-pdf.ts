// A PDF in our typeface, and the bytes of what was drawn.
import Pdf from 'pdfkit';
import { registerTypefaces } from './typefaces.ts';

export interface PdfOptions extends PDFKit.PDFDocumentOptions {
  title: string;
  author?: string;
  /** What the file says of when it was made. */
  at: Date;
}

/** Write with the fonts 'plain' and 'bold'. `end` draws nothing more and answers the file. */
export function openPdf({ title, author, at, ...sheet }: PdfOptions): {
  pdf: PDFKit.PDFDocument;
  end(): Promise<Buffer>;
} {
  const info = { Title: title, ...(author && { Author: author }), CreationDate: at, ModDate: at };
  // Without a font of its own, which it would read anew for each file and which nobody uses.
  const pdf = new Pdf({ ...sheet, font: '', info });
  registerTypefaces(pdf);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((done, fail) => {
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  return {
    pdf,
    async end() {
      pdf.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}

/** A sheet drawn by hand. */
export function drawnPdf(options: PdfOptions, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const { pdf, end } = openPdf(options);
  draw(pdf);
  return end();
}
