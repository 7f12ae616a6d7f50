// Logos that come as SVG (decision 0232). SVG is a language: scripts, entities, references to elsewhere. A drawing with any of them is refused, and
// what is left is never handed out: the decoding process draws pixels from it.

/** Our choice: a logo of paths has a hundredth of it. */
const most = 1_000_000;

/** Our choice: a logo repeats a shape now and then. Thirty repetitions within each other are some 60,000 shapes, a hundred are ten billion. */
const mostRepetitions = 30;

/** Whether it is text at all: no picture of pixels begins so. */
export const isVector = (file: Uint8Array): boolean => /^\s*</.test(beginningOf(file));

function beginningOf(file: Uint8Array): string {
  return new TextDecoder().decode(file.subarray(0, 100));
}

/** What acts, what fetches, and what a reader of XML would unfold. */
const refused: readonly RegExp[] = [
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|include|fallback|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  /@import/i,
  /XInclude/i,
];

/** Links lead into the drawing itself, or are pictures of pixels in it. */
const innerLink = /^\s*(?:#|data:image\/(?:png|jpe?g|webp);base64,)/i;
const innerUrl = /^\s*(?:['"]\s*)?#/;

/** True for UTF-8 text that draws and does nothing else. Names hidden by codes of CSS or XML do not help: links are what is allowed, not what is forbidden. */
export function isPlainDrawing(file: Buffer): boolean {
  if (file.length > most) return false;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return false;
  }
  const encoding = /encoding\s*=\s*["']([\w-]+)/i.exec(
    text.slice(0, text.indexOf('?>') + 1).slice(0, 200),
  )?.[1];
  if (encoding && !/^utf-?8$/i.test(encoding)) return false;
  // Editors name a document type; one that defines something of its own does so in brackets.
  const [, type = ''] = text.split(/<!DOCTYPE/i, 2);
  if (type.slice(0, type.indexOf('>') + 1).includes('[')) return false;
  if (!/<(?:[\w-]+:)?svg\b/i.test(text) || refused.some((pattern) => pattern.test(text))) return false;
  if ([...text.matchAll(/<(?:[\w-]+:)?use\b/gi)].length > mostRepetitions) return false;
  const links = [...text.matchAll(/href\s*=\s*(["'])([^"']*)/gi)];
  const urls = [...text.matchAll(/url\s*\(([^)]{0,9})/gi)];
  return links.every(([, , to]) => innerLink.test(to!)) && urls.every(([, to]) => innerUrl.test(to!));
}
