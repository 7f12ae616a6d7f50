// Arabic as outlines, shaped as print has it: for pictures of verses, which are rasterised on machines without fonts.
import { createRequire } from 'node:module';
import type { Font, GlyphRun } from 'fontkit';
import { openFont, outline } from './lettering.ts';

let typeface: Font | undefined;

/** Lines of at most `width` pixels, set flush right at `right`, the first baseline at 0; `path` is all of them. */
export function letterArabic(
  text: string,
  { size, leading, width, right }: { size: number; leading: number; width: number; right: number },
): { path: string; lines: number } {
  const scale = size / scheherazade().unitsPerEm;
  let [path, at, line] = ['', right, 0];
  for (const word of text.split(' ')) {
    const run = shape(word);
    const length = run.advanceWidth * scale;
    if (at < right && right - at + length > width) [at, line] = [right, line + 1];
    path += outlineRun(run, scale, at - length, line * leading);
    at -= length + 0.3 * size;
  }
  return { path, lines: line + 1 };
}

/** How wide a word stands in the typeface, in pixels. */
export function arabicWidth(word: string, size: number): number {
  return (shape(word).advanceWidth * size) / scheherazade().unitsPerEm;
}

function outlineRun({ glyphs, positions }: GlyphRun, scale: number, x: number, y: number): string {
  let [path, pen] = ['', x];
  glyphs.forEach((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index]!;
    path += outline(glyph, scale, pen + xOffset * scale, y - yOffset * scale);
    pen += xAdvance * scale;
  });
  return path;
}

function shape(word: string): GlyphRun {
  return scheherazade().layout(word, undefined, 'arab', 'ARA ', 'rtl');
}

/**
 * The typeface with every letter of it known beforehand. fontkit keeps a glyph as it first met it: met inside a ligature that
 * is taken apart it has no letter, and every word with it would fall apart from then on.
 */
function scheherazade(): Font {
  if (typeface) return typeface;
  const font = openFont(
    createRequire(import.meta.url).resolve(
      '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2',
    ),
  );
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return (typeface = font);
}
