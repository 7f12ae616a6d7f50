// Whether a brand's colours can be read (docs/product/brands.md): contrast as WCAG 2.2 measures it, and shades derived from two colours. Pure.
import { colourFields } from '#shared/brand-fields';
import { mix } from './colour.ts';

/** 1 (the same) to 21 (black on white); six-digit hex. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export type ColourName = (typeof colourFields)[number];
export type Colours = Readonly<Record<ColourName, string>>;

const white = '#FFFFFF';
/** Words, and the edges of what can be filled in. */
const leastForWords = 4.5;
const leastForEdges = 3;

export interface FaintColour {
  /** The colour to change. */
  name: ColourName;
  against: ColourName | 'white';
  contrast: number;
  least: number;
}

const pairs: readonly [ColourName, ColourName | 'white', number][] = [
  ['text_primary', 'background_web', leastForWords],
  ['text_primary', 'background_paper', leastForWords],
  ['text_secondary', 'background_web', leastForWords],
  ['text_secondary', 'background_paper', leastForWords],
  ['text_disabled', 'background_paper', leastForEdges],
  // Links on paper, and white words on buttons and headers.
  ['background_primary', 'background_web', leastForWords],
  ['background_primary', 'background_paper', leastForWords],
  ['background_primary', 'white', leastForWords],
  ['background_primary_dark', 'white', leastForWords],
];

/** The pairs that stand on each other somewhere and cannot be told apart well enough. */
export function faintColours(colours: Colours): FaintColour[] {
  return pairs.flatMap(([name, against, least]) => {
    const contrast = contrastOf(colours[name], against === 'white' ? white : colours[against]);
    return contrast < least ? [{ name, against, contrast, least }] : [];
  });
}

const steps = 40;

/** The lightest shade towards black that has the contrast on each ground; black where none has. */
function readable(colour: string, grounds: readonly string[], least: number): string {
  for (let step = 0; step <= steps; step += 1) {
    const shade = mix(colour, '#000000', step / steps);
    if (grounds.every((ground) => contrastOf(shade, ground) >= least)) return shade.toUpperCase();
  }
  return '#000000';
}

/** A whole palette from the colour of buttons and the accent: it has no faint colour, whatever the two are. */
export function shadesOf(primary: string, accent: string): Colours {
  const web = mix(white, accent, 0.05).toUpperCase();
  const grounds = [web, white];
  return {
    background_primary: readable(primary, grounds, leastForWords),
    background_primary_dark: readable(mix(primary, '#000000', 0.4), [white], 9),
    background_secondary: accent.toUpperCase(),
    text_primary: readable(mix(primary, '#000000', 0.8), grounds, 12),
    text_secondary: readable(mix(primary, '#666666', 0.85), grounds, 6.5),
    text_disabled: readable('#8A8A8A', grounds, leastForWords),
    background_web: web,
    background_paper: white,
    background_outline: mix(white, mix(accent, '#666666', 0.5), 0.22).toUpperCase(),
  };
}
