// A workbook of a stranger is a ZIP: it is unpacked here, counted as it grows, and packed anew without compression, so that the library
// that reads it sees exactly what was counted. Formulas are taken out on the way.
import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** Our choice: ten thousand rows of sixty columns take half of it. */
const mostBytes = 64 * 1024 * 1024;
const mostParts = 300;
const chunkBytes = 16 * 1024;

/** Stands in the cell that held a formula: its value is whatever the last program stored there. */
export const formulaMark = '\uE000=';

/** Null: it holds more than we unpack. Throws for what is no ZIP. */
export function unpackWorkbook(file: Uint8Array): Uint8Array | null {
  const parts: Record<string, Uint8Array> = {};
  const counted = { bytes: 0, parts: 0, isTooMuch: false };
  const unzip = new Unzip((part) => {
    counted.parts += 1;
    if (counted.parts > mostParts) counted.isTooMuch = true;
    // Pictures and programs inside it are nobody's business.
    if (counted.isTooMuch || !/\.(?:xml|rels)$/.test(part.name)) return;
    const chunks: Uint8Array[] = [];
    part.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      counted.bytes += chunk.length;
      if (counted.bytes > mostBytes) counted.isTooMuch = true;
      else chunks.push(chunk);
      if (counted.isTooMuch) part.terminate();
      else if (isLast) parts[part.name] = cleanPart(part.name, Buffer.concat(chunks));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length && !counted.isTooMuch; at += chunkBytes)
    unzip.push(file.subarray(at, at + chunkBytes), at + chunkBytes >= file.length);
  if (counted.isTooMuch) return null;
  return zipSync(parts, { level: 0 });
}

function cleanPart(name: string, bytes: Buffer): Uint8Array {
  // Entities can grow in the reader, after the counting; no spreadsheet writes any.
  if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) throw new Error('A workbook with entities');
  return /worksheets\//.test(name) && bytes.includes('<f') ? withoutFormulas(bytes) : bytes;
}

function withoutFormulas(sheet: Buffer): Uint8Array {
  const cells = sheet.toString('utf8').split('</c>');
  const cleaned = cells.map((piece) => {
    const at = piece.lastIndexOf('<c ');
    const formula = at < 0 ? -1 : piece.indexOf('<f', at);
    if (formula < 0) return piece;
    const address = / r="([A-Z]{1,3}\d{1,7})"/.exec(piece.slice(at, formula))?.[1];
    return `${piece.slice(0, at)}<c${address ? ` r="${address}"` : ''} t="inlineStr"><is><t>${formulaMark}</t></is>`;
  });
  return Buffer.from(cleaned.join('</c>'));
}
