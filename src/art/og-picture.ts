// Open Graph pictures (docs/product/pages.md): 1200 × 630, words beside a cover seen through an arch.
import sharp from 'sharp';
import { mix } from './colour.ts';
import { coverSvg, type CoverChoice } from './cover.ts';
import { girihTile } from './girih.ts';
import { letter, wrap } from './lettering.ts';
import { arch, n, polygon } from './shapes.ts';
import { starPoints } from './star.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 580;
const WINDOW = { x: 914, base: 582, width: 428, height: 524 };

export type OgPicture = {
  /** Colours are six-digit hex, as the brand's validated `color_settings` hold them. */
  brand: {
    name: string;
    colors: { paper: string; ink: string; primary: string; dark: string; accent: string };
  };
  title: string;
  /** Up to three short facts below the title. */
  lines: readonly string[];
  cover?: CoverChoice;
};

/** The picture as PNG of at most 250 kB. The same input always gives the same picture. */
export async function renderOgPicture(picture: OgPicture): Promise<Buffer> {
  const png = await sharp(Buffer.from(ogSvg(picture)))
    .png({ compressionLevel: 9, effort: 7 })
    .toBuffer();
  if (png.length <= 250_000) return png;
  return sharp(png).png({ palette: true, quality: 92, dither: 0.6 }).toBuffer();
}

function ogSvg(picture: OgPicture): string {
  const { paper, primary, accent } = picture.brand.colors;
  const tile = girihTile({ seed: picture.brand.name, style: 'tenfold' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
    `<pattern id="lines" width="${tile.size.width}" height="${tile.size.height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)"><path d="${tile.path}" fill="none" stroke="${primary}" stroke-width="1"/></pattern>` +
    `<linearGradient id="quiet"><stop offset=".1" stop-color="#fff" stop-opacity=".15"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="calm"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#quiet)"/></mask>` +
    `<clipPath id="window"><path d="${archAt(0)}"/></clipPath></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lines)" mask="url(#calm)" opacity=".13"/>` +
    `<path d="${archAt(26)}" fill="${paper}"/><path d="${archAt(13)}" fill="none" stroke="${accent}" stroke-width="2"/>` +
    `<g clip-path="url(#window)">${view(picture)}</g>${words(picture)}</svg>`
  );
}

function archAt(wider: number): string {
  return arch(
    WINDOW.x,
    WINDOW.base + wider * 0.4,
    WINDOW.width + wider * 2,
    WINDOW.height + wider * 1.7,
    0.42,
  );
}

/** The cover behind the arch or, without one, the pattern on the brand's dark colour. */
function view({ brand, cover }: OgPicture): string {
  const [left, top] = [WINDOW.x - WINDOW.width / 2, WINDOW.base - WINDOW.height];
  if (cover) {
    const scene = coverSvg({ ...cover, width: WINDOW.width, height: WINDOW.height });
    return scene.replace('<svg ', `<svg x="${left}" y="${top}" `);
  }
  const star = starPoints({ x: WINDOW.x, y: WINDOW.base - WINDOW.height * 0.44, radius: 92, points: 8 });
  const tile = girihTile({ seed: brand.name, style: 'twelvefold' });
  return (
    `<pattern id="dark-lines" width="${tile.size.width}" height="${tile.size.height}" patternUnits="userSpaceOnUse"><path d="${tile.path}" fill="none" stroke="${mix(brand.colors.dark, brand.colors.paper, 0.3)}"/></pattern>` +
    `<rect x="${left}" y="${top}" width="${WINDOW.width}" height="${WINDOW.height}" fill="${brand.colors.dark}"/><rect x="${left}" y="${top}" width="${WINDOW.width}" height="${WINDOW.height}" fill="url(#dark-lines)"/>` +
    `<path d="${polygon(...star)}" fill="${brand.colors.primary}" stroke="${brand.colors.accent}" stroke-width="4"/>`
  );
}

function words({ brand, title, lines }: OgPicture): string {
  const { ink, dark, primary, accent, paper } = brand.colors;
  const big = { weight: 700, size: title.length > 62 ? 48 : 56, tracking: -0.9 } as const;
  const small = { weight: 500, size: 26 } as const;
  const titleLines = wrap(title, big, TEXT_WIDTH, 4);
  const facts = lines.slice(0, 3).flatMap((line) => wrap(line, small, TEXT_WIDTH, 1));
  const leading = big.size * 1.17;
  const block = titleLines.length * leading + 44 + facts.length * 43;
  const top = Math.max(150, (HEIGHT + 60 - block) / 2) + big.size * 0.78;
  const rule = top + (titleLines.length - 1) * leading + 36;
  const write = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
  return (
    write(primary, polygon(...starPoints({ x: MARGIN + 17, y: 84, radius: 18, points: 8 }))) +
    write(accent, polygon(...starPoints({ x: MARGIN + 17, y: 84, radius: 7, points: 8 }))) +
    write(dark, letter(brand.name, { weight: 700, size: 29 }, MARGIN + 48, 94).path) +
    write(
      dark,
      titleLines.map((line, index) => letter(line, big, MARGIN, top + index * leading).path).join(''),
    ) +
    `<rect x="${MARGIN}" y="${n(rule)}" width="72" height="4" fill="${accent}"/>` +
    write(
      mix(ink, paper, 0.12),
      facts.map((line, index) => letter(line, small, MARGIN, rule + 54 + index * 43).path).join(''),
    )
  );
}
