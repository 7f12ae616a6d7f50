// Cover scene: the islands of the archipelago: a bay, green islands, a mosque by the water, sails.
import { mix } from '#art/colour';
import { HARAM_MINARET, MELON_DOME, ROUND_DOME } from '#art/profiles';
import { arcade, finial, n, palm, rect, ridge } from '#art/shapes';
import { fill, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';
import { sail, water } from './water.ts';

export function drawSea(stage: Stage): string {
  const shore = stage.horizon + 4;
  const s = stage.lightSide;
  const mosqueX = WIDTH / 2 - s * stage.between(210, 330);
  stage.focus = mosqueX + s * 150;
  return (
    island(stage, WIDTH / 2 + s * 330, shore, 420, stage.between(150, 230), 0.13) +
    island(stage, WIDTH / 2 - s * 180, shore, 520, stage.between(90, 140), 0.2) +
    mist(shore - 110, 120, 0.8) +
    water(stage, shore) +
    island(stage, WIDTH / 2 + s * stage.between(330, 480), shore + 16, 250, stage.between(60, 96), 0.42) +
    headland(stage, mosqueX, shore + 62) +
    mosque(stage, mosqueX, shore + 58) +
    sail(
      stage,
      WIDTH / 2 + s * stage.between(60, 260),
      shore + stage.between(70, 100),
      stage.between(84, 116),
    ) +
    sail(stage, WIDTH / 2 + s * stage.between(330, 470), shore + 40, stage.between(38, 50)) +
    beach(stage)
  );
}

function island(stage: Stage, x: number, y: number, half: number, height: number, nearness: number): string {
  const points: [number, number][] = [
    [x - half, y],
    [x - half * 0.55, y - height * stage.between(0.3, 0.55)],
    [x - half * 0.12, y - height],
    [x + half * 0.25, y - height * stage.between(0.55, 0.75)],
    [x + half * 0.6, y - height * stage.between(0.25, 0.5)],
    [x + half, y],
  ];
  return fill(mix(shadow(stage, nearness), '#4f8a62', nearness > 0.3 ? 0.22 : 0.08), ridge(points, y + 1));
}

function headland(stage: Stage, x: number, y: number): string {
  const from = stage.lightSide === 1 ? -120 : WIDTH + 120;
  const to = x + stage.lightSide * 330;
  const land = mix(shadow(stage, 0.7), '#3f7d4f', 0.24);
  const sand = tint(stage, '#ead7ae', 0.9);
  const coast = (lift: number, reach: number) =>
    `M${n(from)} ${n(y + 44)}V${n(y - 40 - lift)}C${n(x - stage.lightSide * 200)} ${n(y - 62 - lift)} ${n(x + stage.lightSide * 120)} ${n(y - 30 - lift)} ${n(to + stage.lightSide * reach)} ${n(y + 6)}C${n(x + stage.lightSide * 160)} ${n(y + 20 - lift)} ${n(x)} ${n(y + 40 - lift)} ${n(from)} ${n(y + 44 - lift)}Z`;
  let trees = '';
  for (let index = 0; index < 9; index++)
    trees += palm(
      x + stage.between(-300, 270),
      y - 22 + stage.between(0, 20),
      stage.between(86, 150),
      stage.between(-0.12, 0.12),
    );
  return (
    fill(sand, coast(-6, 36)) +
    fill(mix(shadow(stage, 0.64), '#12563f', 0.25), trees) +
    fill(land, coast(8, 0))
  );
}

function mosque(stage: Stage, x: number, base: number): string {
  const wall = tint(stage, '#f4ecda', 0.9);
  const u = stage.between(0.92, 1.08);
  return (
    [-118, 118]
      .map(
        (dx) =>
          turned(
            stage,
            { x: x + dx * u, base, halfWidth: 8.5 * u, height: 196 * u },
            HARAM_MINARET,
            '#f4ecda',
            0.86,
          ) + fill(tint(stage, '#c39a3f', 1), finial(x + dx * u, base - 194 * u, 16)),
      )
      .join('') +
    [-66, 66]
      .map((dx) =>
        turned(
          stage,
          { x: x + dx * u, base: base - 62 * u, halfWidth: 25 * u, height: 32 * u },
          ROUND_DOME,
          '#2c7d84',
          0.86,
        ),
      )
      .join('') +
    turned(stage, { x, base: base - 66 * u, halfWidth: 44 * u, height: 96 * u }, MELON_DOME, '#2c7d84', 0.9) +
    fill(tint(stage, '#c39a3f', 1), finial(x, base - 157 * u, 24 * u)) +
    fill(wall, rect(x - 102 * u, base - 66 * u, 204 * u, 70 * u)) +
    fill(mix(wall, stage.palette.light, 0.5), rect(x - 102 * u, base - 66 * u, 204 * u, 4)) +
    fill(mix(wall, shadow(stage, 1), 0.42), arcade(x - 96 * u, base + 2, 192 * u, 46 * u, 7, 0.6)) +
    lamps(stage, arcade(x - 96 * u, base + 2, 192 * u, 38 * u, 7, 0.38), 0.75)
  );
}

/** Our own beach at the lower edge, with palms leaning over it. */
function beach(stage: Stage): string {
  const left = stage.lightSide === -1;
  const x = left ? stage.between(60, 150) : stage.between(1050, 1140);
  const lean = left ? 1 : -1;
  return (
    fill(
      tint(stage, '#ecd9b0', 1),
      ridge(
        [
          [-40, left ? 676 : 742],
          [WIDTH * 0.35, left ? 716 : 734],
          [WIDTH * 0.65, left ? 734 : 716],
          [WIDTH + 40, left ? 742 : 676],
        ],
        760,
      ),
    ) +
    fill(
      shadow(stage, 0.97),
      palm(x, 730, stage.between(330, 400), lean * 0.22) +
        palm(x - lean * 46, 736, stage.between(230, 290), lean * 0.06),
    )
  );
}
