// Words as outlines: pictures are rasterised on machines without fonts, so letters are drawn as paths.
// fontkit cannot vary a compressed variable font, hence the static cuts of the same typeface.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { n } from './shapes.ts';

export type Weight = 500 | 600 | 700 | 800;
export type Lettering = { path: string; width: number };
type Cut = { weight: Weight; size: number; tracking?: number };

const files = createRequire(import.meta.url);
const cuts = new Map<Weight, Font>();

/** One line of Plus Jakarta Sans, its baseline starting at (x, y), in pixels; characters the typeface lacks are left out. */
export function letter(text: string, cut: Cut, x: number, y: number): Lettering {
  const font = cutOf(cut.weight);
  const scale = cut.size / font.unitsPerEm;
  const run = font.layout(drawable(font, text));
  let [path, pen] = ['', x];
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    path += outline(glyph, scale, pen + (position?.xOffset ?? 0) * scale, y);
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + (cut.tracking ?? 0);
  });
  return { path, width: pen - x };
}

/** Breaks a text at spaces into at most `most` lines no wider than `width`; what does not fit ends in an ellipsis. */
export function wrap(text: string, cut: Cut, width: number, most: number): string[] {
  const words = text.trim().split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer, cut) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const kept = lines.slice(0, most);
  return kept.map((each, index) => shorten(each, cut, width, index === most - 1 && lines.length > most));
}

function shorten(line: string, cut: Cut, width: number, isCutOff: boolean): string {
  if (!isCutOff && measure(line, cut) <= width) return line;
  let kept = [...line];
  while (kept.length > 1 && measure(`${kept.join('').trimEnd()}…`, cut) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

export function measure(text: string, cut: Cut): number {
  const font = cutOf(cut.weight);
  const run = font.layout(drawable(font, text));
  return (run.advanceWidth * cut.size) / font.unitsPerEm + run.glyphs.length * (cut.tracking ?? 0);
}

function cutOf(weight: Weight): Font {
  const known = cuts.get(weight);
  if (known) return known;
  const file = files.resolve(
    `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff2`,
  );
  const font = openFont(file);
  cuts.set(weight, font);
  return font;
}

export function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error('The typeface file holds a collection, not one font.');
  return font;
}

/** Letters the Latin cut lacks lose their marks first (ā becomes a), then drop out rather than show a box. */
function drawable(font: Font, text: string): string {
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .map((character) => {
      if (has(character)) return character;
      return [...character.normalize('NFD')].filter(has).join('');
    })
    .join('');
}

/** One glyph as a path, its origin at (x, y). */
export function outline(glyph: Glyph, scale: number, x: number, y: number): string {
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
  return glyph.path.commands
    .map(
      ({ command, args }) =>
        letters[command] +
        args.map((value, index) => n(index % 2 ? y - value * scale : x + value * scale)).join(' '),
    )
    .join('');
}
