// Cover scene: the gallery of sai in Makkah: arch behind arch along the way, green lights, the rock of Safa at its end.
import { mix } from '#art/colour';
import { arch, n, polygon, rect, ridge } from '#art/shapes';
import { fill, HEIGHT, shadow, type Stage, tint, WIDTH } from '#art/stage';

const MARBLE = '#f3ecdd';
const DEPTHS = [0.3, 0.4, 0.54, 0.73, 1, 1.38];
/** Between these arches men hasten; lights in this colour mark where. */
const GREEN = '#2f9460';

export function drawMasa(stage: Stage): string {
  const x = WIDTH / 2 + stage.lightSide * stage.between(10, 60);
  stage.focus = x;
  const eye = stage.horizon - stage.between(62, 78);
  return (
    rockOfSafa(stage, x, eye) +
    floor(stage, x, eye) +
    DEPTHS.map((scale, index) => bay(stage, x, eye, scale, index)).join('') +
    walkers(stage, x, eye)
  );
}

const groundAt = (eye: number, scale: number): number => eye + 185 * scale;

/** Natural rock left bare inside the building, a ramp leading up to it. */
function rockOfSafa(stage: Stage, x: number, eye: number): string {
  const rock = tint(stage, '#8d7358', 0.75);
  const base = groundAt(eye, 0.3) + 6;
  const crest = (spread: number, height: number): string =>
    ridge(
      [-1, -0.6, -0.3, 0, 0.28, 0.62, 1].map((along): [number, number] => [
        x + along * spread,
        base - height * (1 - along * along) + stage.between(-5, 5),
      ]),
      base + 12,
    );
  return (
    fill(mix(rock, stage.palette.light, 0.2), crest(135, 74)) +
    fill(rock, crest(92, 50)) +
    fill(mix(rock, shadow(stage, 1), 0.3), crest(46, 26))
  );
}

/** Polished stone in two lanes, parted by the low walls of the wheelchairs' way. */
function floor(stage: Stage, x: number, eye: number): string {
  const stone = tint(stage, '#efe7d6', 0.9);
  const far = groundAt(eye, 0.28);
  const line = (at: number, wide: number): string =>
    polygon(
      [x + at * 0.28 - wide * 0.28, far],
      [x + at * 0.28 + wide * 0.28, far],
      [x + at * 2 + wide * 2, groundAt(eye, 2)],
      [x + at * 2 - wide * 2, groundAt(eye, 2)],
    );
  return (
    fill(stone, rect(0, far, WIDTH, HEIGHT - far)) +
    fill(mix(stone, shadow(stage, 1), 0.1), line(-140, 3) + line(-210, 3) + line(140, 3) + line(210, 3)) +
    fill(mix(stone, shadow(stage, 1), 0.16), line(0, 34)) +
    fill(mix(stone, shadow(stage, 1), 0.42), line(-34, 4) + line(34, 4))
  );
}

/** One wall across the way with its opening; what is nearer covers what is farther. */
function bay(stage: Stage, x: number, eye: number, scale: number, index: number): string {
  const nearness = 0.5 + index * 0.08;
  const wall = mix(tint(stage, MARBLE, nearness), shadow(stage, 1), 0.05 + index * 0.035);
  const base = groundAt(eye, scale);
  const opening = (wider: number): string =>
    arch(x, base + 2, (640 + wider) * scale, (420 + wider) * scale, 0.42);
  // Without its last stroke, which would cross the floor.
  const rim = (wider: number): string => opening(wider).replace(/z$/, '');
  const top = base - 900 * scale;
  const solid = rect(-20, Math.min(-20, top), WIDTH + 40, base - Math.min(-20, top));
  const isGreen = index === 2 || index === 3;
  const lamp = stage.palette.lamp ?? mix(stage.palette.light, '#fff1c9', 0.5);
  return (
    `<path fill="${wall}" fill-rule="evenodd" d="${solid}${opening(0)}"/>` +
    `<path fill="none" stroke="${mix(wall, shadow(stage, 1), 0.22)}" stroke-width="${n(5 * scale)}" d="${rim(36)}"/>` +
    `<path fill="none" stroke="${isGreen ? GREEN : mix(wall, '#c39a3f', 0.5)}" stroke-width="${n((isGreen ? 11 : 5) * scale)}" d="${rim(0)}"/>` +
    `<path fill="${lamp}" d="${polygon([x - 15 * scale, base - 372 * scale], [x + 15 * scale, base - 372 * scale], [x + 8 * scale, base - 340 * scale], [x - 8 * scale, base - 340 * scale])}${rect(x - scale, base - 418 * scale, 2 * scale, 46 * scale)}"/>`
  );
}

/** Those who walk there and back as lines of points: the movement of people, nobody's likeness. */
function walkers(stage: Stage, x: number, eye: number): string {
  const colour = mix(tint(stage, '#f4efe3', 0.94), shadow(stage, 1), 0.5);
  const lanes = [-175, -95, 95, 175].map((at, index) => {
    const gap = stage.between(17, 25);
    return `<path stroke-width="${index % 2 ? 6 : 7}" stroke-dasharray="0 ${n(gap)} 0 ${n(gap * 1.6)}" d="M${n(x + at * 0.34)} ${n(groundAt(eye, 0.34))}L${n(x + at * 1.7)} ${n(groundAt(eye, 1.7))}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity=".6">${lanes.join('')}</g>`;
}
