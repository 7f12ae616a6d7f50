// Our typeface as PDFs take it: read, unpacked (decision 0242) and opened once. Opened for each PDF anew, the rules by which its letters stand
// beside each other were read anew too, which was half of a drawing (decision 0262).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

function open(weight: number): Font {
  const file = resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`);
  return create(unpackWoff(readFileSync(file))) as Font;
}

const typefaces = { plain: open(400), bold: open(700) };
export type Typeface = keyof typeof typefaces;

export function registerTypefaces(pdf: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(typefaces))
    // It takes a font that is open; the types of it know files alone.
    pdf.registerFont(name, font as unknown as Buffer);
}
