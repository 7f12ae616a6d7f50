// Drawn pictures of souvenirs whose store has uploaded no photograph (docs/product/items.md): one object on a table
// before quiet linework, in colours chosen by a seed. The address is canonical and the picture never changes.
import { mix } from './colour.ts';
import { girihTile } from './girih.ts';
import { type ItemDrawing, itemDrawings } from './item-drawings.ts';
import { drawItem, type ItemColours } from './item-shapes.ts';
import { chanceFrom, hashText } from './seeded.ts';

export { type ItemDrawing, itemDrawings } from './item-drawings.ts';

export interface ItemPicture {
  drawing: ItemDrawing;
  /** One to eight lower-case hex digits. */
  seed: string;
}

/** The path of an item's picture: the same item, the same picture. An unknown drawing becomes a box. */
export function itemPictureUrl({ drawing, slug }: { drawing: string; slug: string }): string {
  const known = itemDrawings.find((each) => each === drawing) ?? 'box';
  return `/covers/items/${known}.${hashText(slug).toString(16)}.svg`;
}

/** Reads an address made by `itemPictureUrl`; anything else is null. */
export function parseItemPictureUrl(path: string): ItemPicture | null {
  const [, name, seed] = /^\/covers\/items\/([a-z]{1,20})\.([0-9a-f]{1,8})\.svg$/.exec(path) ?? [];
  const drawing = itemDrawings.find((each) => each === name);
  return drawing && seed ? { drawing, seed } : null;
}

/** Body colours that sit well on warm paper: greens, wine, blue, ochre, clay. */
const bodies = [
  '#0b5d47',
  '#2f6b5b',
  '#7a2f3a',
  '#2d4a6b',
  '#8a6a2b',
  '#8c4f33',
  '#5b4a78',
  '#3d5f3a',
] as const;
const papers = ['#f4ecdd', '#efe6da', '#e9ece4', '#f1e7e2', '#e8ebee'] as const;

/** A square SVG document, 800 × 800. It is decorative: pages give it its name. */
export function itemPictureSvg({ drawing, seed }: ItemPicture): string {
  const chance = chanceFrom(`item ${drawing} ${seed}`);
  const paper = chance.pick(papers);
  const body = chance.pick(bodies);
  const colours: ItemColours = {
    body,
    dark: mix(body, '#14211c', 0.45),
    light: mix(body, '#ffffff', 0.35),
    pale: mix(body, '#fffaf0', 0.82),
    gold: '#b8862f',
  };
  const tile = girihTile({ seed, style: chance.pick(['eightfold', 'tenfold', 'twelvefold']) });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">` +
    `<defs><pattern id="g" width="${tile.size.width}" height="${tile.size.height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)"><path d="${tile.path}" fill="none" stroke="${body}" stroke-width="1"/></pattern>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="m"><rect width="800" height="560" fill="url(#f)"/></mask></defs>` +
    `<rect width="800" height="800" fill="${paper}"/><rect width="800" height="560" fill="url(#g)" opacity=".16" mask="url(#m)"/>` +
    `<path d="M0 590h800v210H0z" fill="${mix(paper, '#a98f66', 0.28)}"/><ellipse cx="400" cy="668" rx="250" ry="34" fill="${mix(paper, '#3a2f1c', 0.45)}" opacity=".5"/>` +
    `${drawItem(drawing, colours, chance)}</svg>`
  );
}
