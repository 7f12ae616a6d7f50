// Cover scene: Andalusia: a palace seen from under horseshoe arches, cypresses, a long pool.
import { mix } from '#art/colour';
import { arcade, arch, cypress, horseshoe, n, polygon, rect } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, WIDTH } from '#art/stage';
import { LATTICE } from './gate.ts';

const PLASTER = '#dba98a';

export function drawGarden(stage: Stage): string {
  const base = stage.horizon + 34;
  const axis = WIDTH / 2 + stage.between(-30, 30);
  stage.focus = axis;
  return (
    fill(shadow(stage, 0.13), hills(stage, stage.horizon - 150, stage.horizon - 70, 4)) +
    mist(stage.horizon - 140, 180, 0.6) +
    fill(mix(shadow(stage, 0.3), '#5d8a5c', 0.25), hills(stage, stage.horizon - 70, stage.horizon - 10, 5)) +
    palace(stage, axis, base) +
    trees(stage, axis, base + 8) +
    pool(stage, axis, base) +
    frame(stage, axis)
  );
}

function palace(stage: Stage, x: number, base: number): string {
  const wall = tint(stage, PLASTER, 0.6);
  const lit = mix(wall, stage.palette.light, 0.35);
  const dark = mix(wall, shadow(stage, 1), 0.5);
  const tower = stage.between(70, 96);
  const [height, side] = [stage.between(196, 236), stage.lightSide * stage.between(-30, 30)];
  const at = x + side;
  const merlons = (left: number, y: number, width: number) => {
    let path = '';
    for (let px = left; px < left + width - 6; px += 15)
      path += polygon([px, y + 1], [px, y - 6], [px + 4.5, y - 12], [px + 9, y - 6], [px + 9, y + 1]);
    return path;
  };
  return (
    fill(wall, rect(at - 300, base - 96, 600, 100) + merlons(at - 300, base - 96, 600)) +
    fill(
      lit,
      rect(at - tower, base - height, tower * 2, height) + merlons(at - tower, base - height, tower * 2),
    ) +
    fill(
      mix(wall, shadow(stage, 0.9), 0.25),
      rect(stage.lightSide === 1 ? at - tower : at + tower * 0.55, base - height, tower * 0.45, height),
    ) +
    fill(
      mix(tint(stage, '#2d6f8e', 0.6), wall, 0.3),
      rect(at - tower, base - height + 92, tower * 2, 6) + rect(at - tower, base - height + 26, tower * 2, 4),
    ) +
    fill(
      tint(stage, '#a8543a', 0.6),
      polygon(
        [at - 306, base - 92],
        [at - 280, base - 112],
        [at - tower - 4, base - 112],
        [at - tower - 4, base - 92],
      ) +
        polygon(
          [at + 306, base - 92],
          [at + 280, base - 112],
          [at + tower + 4, base - 112],
          [at + tower + 4, base - 92],
        ),
    ) +
    fill(
      dark,
      arcade(at - 290, base - 20, 190, 44, 6, 0.6) +
        arcade(at + 100, base - 20, 190, 44, 6, 0.6) +
        arcade(at - tower * 0.62, base - height + 78, tower * 1.24, 40, 3, 0.6) +
        horseshoe(at, base, 62, 92),
    ) +
    lamps(
      stage,
      arcade(at - 290, base - 20, 190, 36, 6, 0.36) +
        arcade(at + 100, base - 20, 190, 36, 6, 0.36) +
        arcade(at - tower * 0.62, base - height + 78, tower * 1.24, 32, 3, 0.36) +
        arch(at, base, 34, 66),
      0.65,
    )
  );
}

function trees(stage: Stage, x: number, base: number): string {
  let path = '';
  for (const side of [-1, 1])
    for (let index = 0; index < 5; index++)
      path += cypress(
        x + side * (118 + index * stage.between(62, 80)),
        base + index * 13,
        stage.between(96, 150) + index * 22,
      );
  return fill(mix(shadow(stage, 0.7), '#12563f', 0.35), path);
}

/** The pool runs towards us between clipped hedges and holds the tower's reflection. */
function pool(stage: Stage, x: number, base: number): string {
  const { palette } = stage;
  const lawn = mix(shadow(stage, 0.62), '#3f7d4f', 0.3);
  const surface = mix(mix(palette.sky[1], palette.sky[3], 0.35), palette.deep, 0.14);
  const edge = tint(stage, '#efe4cc', 0.9);
  const strip = (near: number, far: number) =>
    polygon([x - far, base + 12], [x + far, base + 12], [x + near, 760], [x - near, 760]);
  let ripples = '';
  for (let index = 0; index < 12; index++) {
    const y = base + 26 + index * index * 1.5;
    const half = 30 + index * 14;
    ripples += `M${n(x - half * stage.between(0.3, 0.9))} ${n(y)}h${n(half * stage.between(0.4, 0.9))}`;
  }
  const hedge = [-1, 1]
    .map((side) =>
      polygon(
        [x + side * 96, base + 8],
        [x + side * 120, base + 8],
        [x + side * 520, 760],
        [x + side * 356, 760],
      ),
    )
    .join('');
  return (
    fill(lawn, rect(0, base, WIDTH, 300)) +
    fill(mix(lawn, shadow(stage, 1), 0.4), hedge) +
    fill(edge, strip(258, 72)) +
    fill(surface, strip(226, 60)) +
    fill(
      mix(surface, tint(stage, PLASTER, 0.6), 0.45),
      polygon([x - 46, base + 12], [x + 46, base + 12], [x + 72, base + 128], [x - 72, base + 128]),
    ) +
    `<path fill="none" stroke="${palette.sky[3]}" stroke-width="2.4" stroke-linecap="round" opacity=".6" d="${ripples}"/>`
  );
}

/** The near gallery: two columns and three arches cut out of one dark wall, voussoirs picked out above. */
function frame(stage: Stage, axis: number): string {
  const wall = mix(shadow(stage, 0.96), '#3a2b22', 0.12);
  const [wide, spring] = [stage.between(430, 470), 236];
  const centres = [axis - wide - 26, axis, axis + wide + 26];
  const openings = centres.map((x) => opening(x, wide, spring)).join('');
  const cut = rect(0, 0, WIDTH, spring + 12) + openings;
  const stones = centres
    .flatMap((x) =>
      Array.from({ length: 13 }, (_, index) => {
        const angle = Math.PI * (1 - (index + 0.5) / 13);
        const point = (radius: number, turn: number): [number, number] => [
          x + Math.cos(angle + turn) * radius,
          spring - Math.sin(angle + turn) * radius,
        ];
        const [inner, outer] = [wide / 2 + 6, wide / 2 + 40];
        return index % 2
          ? ''
          : polygon(point(inner, -0.1), point(outer, -0.1), point(outer, 0.1), point(inner, 0.1));
      }),
    )
    .join('');
  const columns = [-1, 1]
    .map((side) => {
      const x = axis + side * (wide / 2 + 13);
      return (
        rect(x - 9, spring + 44, 18, 470) +
        rect(x - 22, spring + 10, 44, 12) +
        polygon([x - 20, spring + 22], [x + 20, spring + 22], [x + 11, spring + 46], [x - 11, spring + 46])
      );
    })
    .join('');
  return (
    `<path fill="${wall}" fill-rule="evenodd" d="${cut}"/>${LATTICE}<path fill="url(#lattice)" fill-rule="evenodd" opacity=".45" d="${cut}"/>` +
    fill(mix(wall, tint(stage, '#b9573d', 1), 0.5), stones) +
    fill(mix(wall, tint(stage, '#efe4cc', 1), 0.16), columns)
  );
}

function opening(x: number, wide: number, spring: number): string {
  const r = wide / 2;
  return `M${n(x - r)} ${n(spring + 12)}V${n(spring)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(spring)}V${n(spring + 12)}Z`;
}
