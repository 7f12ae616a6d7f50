// What a scene draws on: the palette of its sky, chance, and painters that know light and distance.
import { mix } from './colour.ts';
import type { Chance } from './seeded.ts';
import { lathe, n, ridge, sized, type Step } from './shapes.ts';
import type { Palette } from './skies.ts';

export const WIDTH = 1200;
export const HEIGHT = 750;

export type Stage = Chance & {
  palette: Palette;
  /** -1 when the light comes from the left, 1 from the right. */
  lightSide: 1 | -1;
  horizon: number;
  /** Where the sun or moon stands, for its path on water. */
  lightX: number;
  /** Where the scene's subject stands, set by the scene: narrower cuts of the cover keep it in the middle. */
  focus: number;
  /** Turned solids drawn so far, by what they look like. */
  solids: Map<string, { id: string; x: number; base: number }>;
};

/** A material's colour under this sky at a nearness from 0 (lost in haze) to 1 (at our feet). */
export function tint(stage: Stage, colour: string, nearness: number): string {
  const { palette } = stage;
  return mix(palette.haze, mix(colour, palette.veil, palette.veilShare), 0.12 + nearness * 0.88);
}

/** The silhouette colour at a nearness: haze far away, the sky's deep tone close by. */
export function shadow(stage: Stage, nearness: number): string {
  return mix(stage.palette.haze, stage.palette.deep, nearness);
}

export function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

/** A turned solid (dome, minaret, tower) with a shaded flank and an edge of light. */
export function turned(
  stage: Stage,
  place: { x: number; base: number; halfWidth: number; height: number },
  profile: readonly Step[],
  colour: string,
  nearness: number,
): string {
  // A solid met before, moved, costs one element: rows of umbrellas and pairs of minarets stay small.
  const key = [profile.length, profile[2], place.halfWidth, place.height, colour, nearness].join();
  const twin = stage.solids.get(key);
  if (twin) return `<use href="#${twin.id}" x="${n(place.x - twin.x)}" y="${n(place.base - twin.base)}"/>`;
  const id = `s${stage.solids.size}`;
  stage.solids.set(key, { id, x: place.x, base: place.base });
  const steps = sized(profile, place.halfWidth, place.height, place.base);
  const body = tint(stage, colour, nearness);
  const side = stage.lightSide;
  // On a slender solid the edge of light is thinner than a pixel of a card.
  const isSlender = place.halfWidth < 10;
  return (
    `<g id="${id}">` +
    fill(body, lathe(place.x, steps)) +
    fill(
      mix(body, shadow(stage, 0.55 + nearness * 0.45), 0.3),
      lathe(place.x, steps, side === 1 ? -1 : 0.12, side === 1 ? -0.12 : 1),
    ) +
    (isSlender
      ? ''
      : fill(
          mix(body, stage.palette.light, 0.42),
          lathe(place.x, steps, side === 1 ? 0.72 : -1, side === 1 ? 1 : -0.72),
        )) +
    '</g>'
  );
}

/** Rolling ground across the whole width, its crests between the two heights. */
export function hills(
  stage: Stage,
  highest: number,
  lowest: number,
  crests: number,
  bottom = HEIGHT,
): string {
  const points: [number, number][] = [];
  const stride = (WIDTH + 200) / crests;
  for (let index = 0; index <= crests; index++) {
    const y =
      index % 2
        ? stage.between(highest, highest + (lowest - highest) * 0.45)
        : stage.between(highest + (lowest - highest) * 0.55, lowest);
    points.push([-100 + stride * index + stage.between(-0.25, 0.25) * stride, y]);
  }
  return ridge([[-160, lowest], ...points, [WIDTH + 160, lowest]], bottom);
}

/** A soft bank of the sky's haze that parts two depths; its gradient is the cover's `#mist`. */
export function mist(y: number, height: number, opacity: number): string {
  return `<rect y="${n(y)}" width="${WIDTH}" height="${n(height)}" fill="url(#mist)" opacity="${opacity}"/>`;
}

/** The joints of a paved square that runs towards us from its far edge. */
export function paving(y: number, colour: string): string {
  let joints = '';
  for (let index = -9; index <= 9; index++)
    joints += `M${n(WIDTH / 2 + index * 62)} ${n(y)}L${n(WIDTH / 2 + index * 190)} 760`;
  for (const depth of [26, 62, 112]) joints += `M0 ${n(y + depth)}H${WIDTH}`;
  return `<path fill="none" stroke="${colour}" stroke-width="1.6" d="${joints}"/>`;
}

/** Lit windows, or by day nothing at all. */
export function lamps(stage: Stage, path: string, opacity = 0.9): string {
  const { lamp } = stage.palette;
  return lamp ? `<path fill="${lamp}" opacity="${opacity}" d="${path}"/>` : '';
}
