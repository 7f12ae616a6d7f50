// Water and what floats on it, for the scenes that lie on a shore.
import { mix } from '#art/colour';
import { n, rect } from '#art/shapes';
import { fill, shadow, type Stage, tint, WIDTH } from '#art/stage';

/** Still water from a shore line to the bottom: the sky's colour, darker near us, with strokes of light. */
export function water(stage: Stage, y: number): string {
  const { palette } = stage;
  const surface = mix(mix(palette.sky[2], palette.sky[1], 0.45), palette.deep, 0.2);
  const near = mix(surface, palette.deep, 0.5);
  const steps = [0, 1, 2, 3].map((step) =>
    fill(mix(surface, near, step / 3), rect(0, y + (step * step + step) * 12, WIDTH, 750)),
  );
  let [bright, dark] = ['', ''];
  for (let count = 0; count < 34; count++) {
    const depth = stage.between(0, 1) ** 1.4;
    const line = `M${n(stage.between(-60, WIDTH))} ${n(y + 8 + depth * 190)}h${n(stage.between(20, 90) * (0.5 + depth))}`;
    if (count % 2) dark += line;
    else bright += line;
  }
  for (let count = 0; count < 16; count++) {
    const depth = count / 16;
    const length = stage.between(16, 60) * (0.6 + depth);
    bright += `M${n(stage.lightX - length / 2 + stage.between(-14, 14))} ${n(y + 6 + depth * 180)}h${n(length)}`;
  }
  const stroke = (colour: string, path: string, opacity: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" opacity="${opacity}" d="${path}"/>`;
  return (
    steps.join('') +
    stroke(shadow(stage, 0.9), dark, 0.2) +
    stroke(mix(palette.sun, palette.sky[3], 0.3), bright, 0.55)
  );
}

/** A small boat under a lateen sail, as on the Nile, the Bosphorus and the straits of the archipelago. */
export function sail(stage: Stage, x: number, y: number, size: number): string {
  const s = size * stage.lightSide;
  const cloth = tint(stage, '#faf3e3', 1);
  return (
    fill(
      cloth,
      `M${n(x)} ${n(y - size * 1.15)}Q${n(x + s * 0.52)} ${n(y - size * 0.62)} ${n(x + s * 0.5)} ${n(y - size * 0.14)}L${n(x - s * 0.04)} ${n(y - size * 0.1)}Z`,
    ) +
    fill(
      mix(cloth, shadow(stage, 1), 0.22),
      `M${n(x - s * 0.06)} ${n(y - size * 0.92)}Q${n(x - s * 0.3)} ${n(y - size * 0.4)} ${n(x - s * 0.36)} ${n(y - size * 0.12)}L${n(x - s * 0.07)} ${n(y - size * 0.1)}Z`,
    ) +
    fill(
      shadow(stage, 0.95),
      `M${n(x - s * 0.52)} ${n(y - size * 0.07)}L${n(x + s * 0.6)} ${n(y - size * 0.09)}Q${n(x + s * 0.44)} ${n(y + size * 0.07)} ${n(x + s * 0.28)} ${n(y + size * 0.07)}H${n(x - s * 0.34)}Q${n(x - s * 0.48)} ${n(y + size * 0.04)} ${n(x - s * 0.52)} ${n(y - size * 0.07)}Z` +
        rect(x - 1.2, y - size * 1.15, 2.4, size * 1.1),
    )
  );
}
