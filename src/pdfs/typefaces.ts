// Our typeface as PDFs take it, read and unpacked once: given packed, the PDF library unpacks it for every PDF anew, which took six parts
// in seven of the time (decision 0242).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const read = (weight: number) =>
  unpackWoff(
    readFileSync(
      resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
    ),
  );

const typefaces = { plain: read(400), bold: read(700) };
export type Typeface = keyof typeof typefaces;

export function registerTypefaces(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(typefaces)) pdf.registerFont(name, file);
}
