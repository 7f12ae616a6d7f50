// A document somebody uploaded (decision 0030): a picture is drawn anew, a PDF is kept when it is one and does nothing by itself.
import { inflateSync } from 'node:zlib';
import { redrawPicture } from './uploaded-picture.ts';

export interface DocumentFile {
  type: 'image/webp' | 'application/pdf';
  bytes: Buffer;
}

/** Letters of a passport's machine-readable lines stay readable; a scan of 300 dpi loses nothing that anybody reads. */
const longestSide = 2_400;

/** Null for anything that is neither a whole picture of a known kind nor such a PDF. Refuses with `unavailable` when too many wait. */
export async function documentFile(file: Buffer): Promise<DocumentFile | null> {
  if (file.toString('latin1', 0, 5) === '%PDF-') return isQuietPdf(file) ? { type: 'application/pdf', bytes: file } : null;
  const bytes = await redrawPicture(file, (picture) =>
    picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#fff' }).webp({ quality: 85 }));
  return bytes && { type: 'image/webp', bytes };
}

const maxPages = 20;
/** What runs, calls, carries other files or hides what it is. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Encrypt)\b/;
/** More than the tables of a PDF of this size hold; a few bytes can say that they are a gigabyte. */
const maxInflatedBytes = 4 * 1024 * 1024;
const maxTables = 200;

/** Whole, of few pages, and with nothing in it that acts. */
function isQuietPdf(file: Buffer): boolean {
  const plain = file.toString('latin1');
  if (!/%%EOF\s*$/.test(plain.slice(-1_024))) return false;
  const tables = objectTables(file, plain);
  if (!tables) return false;
  // Pictures hold every short word by chance: what streams hold is looked at where it is a table of objects only.
  const outside = withoutStreams(plain);
  // Names may be written in codes: /J#53 is /JS.
  const text = `${outside}\n${tables.join('\n')}`.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return pages >= 1 && pages <= maxPages && !active.test(text);
}

/** Read in one pass: what begins again and again and never ends must not be looked for from every beginning. */
function withoutStreams(plain: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = afterOpening(plain, from);
    const end = start === null ? -1 : plain.indexOf('endstream', start.inside);
    if (start === null || end < 0) return parts.join('') + plain.slice(from);
    parts.push(plain.slice(from, start.at));
    from = end + 'endstream'.length;
  }
}

/** Where the next stream is announced, and where its bytes begin. */
function afterOpening(plain: string, from: number): { at: number; inside: number } | null {
  const opening = /stream\r?\n/g;
  opening.lastIndex = from;
  const match = opening.exec(plain);
  return match && { at: match.index, inside: opening.lastIndex };
}

/** Objects packed into streams, unpacked; null when they cannot be, or are too many. */
function objectTables(file: Buffer, plain: string): string[] | null {
  const found: string[] = [];
  let unpacked = 0;
  const table = /\/Type\s*\/ObjStm\b/g;
  while (table.test(plain)) {
    const start = afterOpening(plain, table.lastIndex)?.inside;
    if (start === undefined) return found;
    table.lastIndex = start;
    const end = plain.indexOf('endstream', start);
    if (end < 0 || found.length >= maxTables) return null;
    try {
      const bytes = inflateSync(file.subarray(start, end), { maxOutputLength: maxInflatedBytes });
      unpacked += bytes.length;
      found.push(bytes.toString('latin1'));
    } catch {
      return null;
    }
    if (unpacked > maxInflatedBytes) return null;
  }
  return found;
}
