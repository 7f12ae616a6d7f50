// A verse as a picture to be sent (spec §2 DropdownShare): 1080 pixels wide, as high as its words need, before quiet linework.
import sharp from 'sharp';
import { letterArabic } from './arabic-lettering.ts';
import { mix } from './colour.ts';
import { girihTile } from './girih.ts';
import { letter, wrap } from './lettering.ts';
import type { OgPicture } from './og-picture.ts';
import { n, polygon } from './shapes.ts';
import { starPoints } from './star.ts';

const WIDTH = 1080;
const MARGIN = 90;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const LEAST_HEIGHT = 1080;
/** More than any verse takes. */
const MOST_LINES = 60;

export type VersePicture = {
  brand: OgPicture['brand'];
  /** Arabic, ready to be shown. */
  text: string;
  translation: string;
  /** Where it stands and whose translation it is. */
  place: string;
  source: string;
};

export async function renderVersePicture(picture: VersePicture): Promise<Buffer> {
  return sharp(Buffer.from(verseSvg(picture)))
    .png({ compressionLevel: 9, palette: true, quality: 92, dither: 0.4 })
    .toBuffer();
}

function verseSvg({ brand, text, translation, place, source }: VersePicture): string {
  const { paper, ink, primary, dark, accent } = brand.colors;
  const size = text.length > 700 ? 46 : text.length > 260 ? 54 : 68;
  const [leading, small] = [size * 1.85, { weight: 500, size: translation.length > 700 ? 26 : 31 } as const];
  const arabic = letterArabic(text, { size, leading, width: TEXT_WIDTH, right: WIDTH - MARGIN });
  const translated = wrap(translation, small, TEXT_WIDTH, MOST_LINES);
  const [arabicHeight, translationHeight] = [arabic.lines * leading, translated.length * small.size * 1.5];
  const words = arabicHeight + 90 + translationHeight;
  const height = Math.max(LEAST_HEIGHT, Math.round(words + 460));
  const top = (height - words) / 2 + size;
  const rule = top + arabicHeight - size * 0.4;
  const first = rule + 70;
  const tile = girihTile({ seed: brand.name, style: 'tenfold' });
  const write = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><defs>` +
    `<pattern id="lines" width="${tile.size.width}" height="${tile.size.height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)"><path d="${tile.path}" fill="none" stroke="${primary}" stroke-width="1"/></pattern></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="${paper}"/><rect width="${WIDTH}" height="${height}" fill="url(#lines)" opacity=".07"/>` +
    `<rect x="36" y="36" width="${WIDTH - 72}" height="${height - 72}" fill="none" stroke="${accent}" stroke-width="2"/>` +
    write(primary, polygon(...starPoints({ x: MARGIN + 17, y: 116, radius: 18, points: 8 }))) +
    write(accent, polygon(...starPoints({ x: MARGIN + 17, y: 116, radius: 7, points: 8 }))) +
    write(dark, letter(brand.name, { weight: 700, size: 29 }, MARGIN + 48, 126).path) +
    `<g transform="translate(0 ${n(top)})">${write(ink, arabic.path)}</g>` +
    `<rect x="${MARGIN}" y="${n(rule)}" width="72" height="4" fill="${accent}"/>` +
    write(
      mix(ink, paper, 0.12),
      translated
        .map((line, index) => letter(line, small, MARGIN, first + index * small.size * 1.5).path)
        .join(''),
    ) +
    write(dark, letter(place, { weight: 700, size: 32 }, MARGIN, height - 124).path) +
    write(mix(ink, paper, 0.25), letter(source, { weight: 500, size: 22 }, MARGIN, height - 84).path) +
    '</svg>'
  );
}
