// A brand's colours, and its linework in them, as CSS custom properties: the values behind the tokens of styles/base.css.
import type { Brand, ColorSettings } from '#domain/brands';
import type { OgPicture } from '#art/og-picture';
import { girihSvg } from '#art/girih';

const tokens = {
  text_primary: '--ink',
  text_secondary: '--ink-soft',
  text_disabled: '--ink-faint',
  background_primary: '--primary',
  background_primary_dark: '--primary-dark',
  background_secondary: '--accent',
  background_web: '--paper',
  background_paper: '--card',
  background_outline: '--line',
} as const satisfies Record<keyof ColorSettings, string>;

export function brandStyle(colors: ColorSettings): string {
  const rules = Object.entries(tokens).map(
    ([key, token]) => `${token}:${colors[key as keyof ColorSettings]}`,
  );
  const girih = [`--girih:${girihIn(colors.background_primary)}`, `--girih-light:${girihIn('#ffffff')}`];
  return `:root{${[...rules, ...girih].join(';')}}`;
}

/** Drawn once for each colour. */
const drawn = new Map<string, string>();

/**
 * Drawn in its colour: a mask over a coloured box would take a phone's processor ten times as long to paint. Within the style:
 * as a file it came a second after the words.
 */
function girihIn(colour: string): string {
  const known = drawn.get(colour);
  if (known) return known;
  const svg = girihSvg({ seed: 'tenfold', style: 'tenfold', size: 280, stroke: colour, opacity: 1 });
  const picture = `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
  drawn.set(colour, picture);
  return picture;
}

/** The same colours for pictures that are drawn. */
export function colorsOf({ colors }: Brand): OgPicture['brand']['colors'] {
  return {
    paper: colors.background_web,
    ink: colors.text_primary,
    primary: colors.background_primary,
    dark: colors.background_primary_dark,
    accent: colors.background_secondary,
  };
}
