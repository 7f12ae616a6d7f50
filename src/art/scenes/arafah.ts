// Cover scene: Arafah in the days of hajj: the hill of mercy with its pillar, rows of white tents on the plain before it.
import { mix } from '#art/colour';
import { n, polygon, rect, ridge } from '#art/shapes';
import { fill, HEIGHT, hills, mist, shadow, type Stage, tint, WIDTH } from '#art/stage';

const CANVAS = '#f6f1e4';
const SAND = '#d9bd90';
const ROWS = 6;

export function drawArafah(stage: Stage): string {
  const plain = stage.horizon - 20;
  stage.focus = WIDTH / 2 + stage.lightSide * stage.between(30, 110);
  return (
    fill(shadow(stage, 0.18), hills(stage, plain - 190, plain - 70, 6)) +
    mist(plain - 170, 200, 0.7) +
    hillOfMercy(stage, stage.focus, plain + 12, stage.between(170, 205)) +
    fill(tint(stage, SAND, 0.55), rect(0, plain, WIDTH, HEIGHT - plain)) +
    mist(plain - 50, 90, 0.5) +
    Array.from({ length: ROWS }, (_, row) => tents(stage, plain, row)).join('')
  );
}

/** A low heap of granite boulders, the white pillar on its top. */
function hillOfMercy(stage: Stage, x: number, base: number, height: number): string {
  const rock = tint(stage, '#a58a6c', 0.5);
  const top = base - height;
  const outline = (spread: number, share: number): [number, number][] =>
    [-1, -0.72, -0.5, -0.26, -0.09, 0.09, 0.28, 0.52, 0.75, 1].map((along) => [
      x + along * spread,
      base - height * share * (1 - Math.abs(along) ** 1.25) + stage.between(-7, 7),
    ]);
  const boulders = Array.from({ length: 16 }, () => {
    const along = stage.between(-0.75, 0.75);
    const y = base - height * stage.between(0.1, 0.75) * (1 - Math.abs(along));
    const size = stage.between(12, 26);
    return polygon(
      [x + along * 330 - size, y],
      [x + along * 330 - size * 0.6, y - size * 0.7],
      [x + along * 330 + size * 0.5, y - size * 0.8],
      [x + along * 330 + size, y],
    );
  }).join('');
  return (
    fill(rock, ridge(outline(350, 1), base + 20)) +
    fill(mix(rock, shadow(stage, 0.8), 0.25), ridge(outline(230, 0.62), base + 20)) +
    fill(mix(rock, stage.palette.light, 0.28), boulders) +
    fill(tint(stage, '#fbf8f0', 0.85), rect(x - 8, top - 62, 16, 74) + rect(x - 20, top + 4, 40, 12)) +
    fill(
      mix(tint(stage, '#fbf8f0', 0.85), shadow(stage, 0.8), 0.28),
      rect(x - stage.lightSide * 4 - 4, top - 62, 8, 74),
    )
  );
}

/** One row of tents across the plain, the nearer the larger; one tent is drawn and repeated. */
function tents(stage: Stage, plain: number, row: number): string {
  const nearness = 0.5 + (row / (ROWS - 1)) * 0.46;
  const w = 32 * 1.3 ** row;
  const base = plain + 26 + 30 * row + 5.4 * row * row;
  const [wall, roof] = [w * 0.2, w * 0.46];
  const x = -stage.between(0, w);
  const cloth = tint(stage, CANVAS, nearness);
  const [eaves, peak] = [base - wall, base - wall - roof];
  const shaded = stage.lightSide === 1 ? x : x + w * 0.94;
  const id = `tents${row}`;
  const tent =
    fill(mix(cloth, shadow(stage, nearness), 0.18), rect(x, eaves, w * 0.94, wall)) +
    fill(
      mix(cloth, stage.palette.light, 0.3),
      polygon([x - 1, eaves], [x + w * 0.47, peak], [x + w * 0.95, eaves]),
    ) +
    fill(
      mix(cloth, shadow(stage, nearness), 0.26),
      polygon([shaded, eaves], [x + w * 0.47, peak], [x + w * 0.47, eaves]),
    ) +
    fill(
      stage.palette.lamp ?? mix(cloth, shadow(stage, 1), 0.62),
      polygon([x + w * 0.4, base], [x + w * 0.47, eaves - roof * 0.24], [x + w * 0.54, base]),
    );
  const copies = Array.from(
    { length: Math.ceil((WIDTH + w) / w) - 1 },
    (_, index) => `<use href="#${id}" x="${n((index + 1) * w)}"/>`,
  ).join('');
  return (
    fill(tint(stage, SAND, nearness), rect(0, base - 3, WIDTH, HEIGHT - base + 3)) +
    `<g id="${id}">${tent}</g>${copies}`
  );
}
