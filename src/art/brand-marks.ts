// The marks and wordmarks of the two demo brands, drawn once by scripts/draw-brand-icons.ts (spec §1, white label).
import { letter } from './lettering.ts';
import { arch, n, polygon } from './shapes.ts';
import { starPoints } from './star.ts';

type Ground = 'light' | 'dark';
export type BrandMark = {
  id: string;
  name: string;
  /** The colour an icon stands on where a platform cuts its own shape. */
  iconGround: string;
  /** The mark in a 64 × 64 square. */
  mark: (ground: Ground) => string;
  word: Record<Ground, string>;
};

export const BRAND_MARKS: readonly BrandMark[] = [
  {
    id: 'rihlah',
    name: 'Rihlah',
    iconGround: '#06382b',
    mark: rihlah,
    word: { light: '#06382b', dark: '#fbf8f2' },
  },
  {
    id: 'amanah-safar',
    name: 'Amanah Safar',
    iconGround: '#17284d',
    mark: amanah,
    word: { light: '#233b6e', dark: '#f8f5f0' },
  },
];

/** The mark with the name beside it, 40 units high; letters are outlines. */
export function wordmarkSvg(brand: BrandMark, ground: Ground): string {
  const word = letter(brand.name, { weight: 700, size: 25, tracking: -0.35 }, 50, 29);
  const width = Math.ceil(50 + word.width + 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img" aria-label="${brand.name}">` +
    `<g transform="scale(.625)">${brand.mark(ground)}</g><path fill="${brand.word[ground]}" d="${word.path}"/></svg>\n`
  );
}

/** The bare mark as an icon; `padded` leaves the safe zone of maskable icons on a solid ground. */
export function iconSvg(brand: BrandMark, form: 'bare' | 'padded'): string {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">';
  if (form === 'bare') return `${open}${brand.mark('light')}</svg>\n`;
  return `${open}<rect width="64" height="64" fill="${brand.iconGround}"/><g transform="translate(10.9 10.9) scale(.66)">${brand.mark('dark')}</g></svg>\n`;
}

/** Rihlah, the journey: a star of crossed squares and, through it, a road that narrows towards a small gold star. */
function rihlah(ground: Ground): string {
  const [star, road, gold] =
    ground === 'light' ? ['#0b5d47', '#fbf8f2', '#dcb05a'] : ['#fbf8f2', '#06382b', '#b8862f'];
  const points = polygon(...starPoints({ x: 32, y: 32, radius: 30.5, points: 8 }));
  return (
    `<path fill="${star}" stroke="${star}" stroke-width="2" stroke-linejoin="round" d="${points}"/>` +
    `<path fill="${road}" d="M22 52.7C22.5 45 41 43.5 41 36.5C41 31.5 32.5 31 31.6 25.5H33.3C34.6 29.8 45.5 30 45.5 37C45.5 45 38.5 46.5 37.5 52.7L32 58.2L26 52.7Z"/>` +
    `<path fill="${gold}" d="${polygon(...starPoints({ x: 32.4, y: 17, radius: 7.2, points: 8, waist: 0.62 }))}"/>`
  );
}

/** Amanah Safar, the journey in trust: a prayer niche that shelters a copper star of twelve points. */
function amanah(ground: Ground): string {
  const [niche, line, star] =
    ground === 'light' ? ['#233b6e', '#f8f5f0', '#d08a52'] : ['#f8f5f0', '#233b6e', '#a85f2a'];
  return (
    `<path fill="${niche}" d="${arch(32, 62, 50, 61, 0.55)}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2.2" d="${arch(32, 62, 38.5, 52.5, 0.55)}"/>` +
    `<path fill="${star}" d="${polygon(...starPoints({ x: 32, y: 33, radius: 12.6, points: 12, waist: 0.66 }))}"/>` +
    `<circle cx="32" cy="33" r="3.4" fill="${niche}"/><path fill="${line}" d="M${n(20)} 51.5h24v2.2h-24Z"/>`
  );
}
