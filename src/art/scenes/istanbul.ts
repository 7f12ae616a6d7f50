// Cover scene: Istanbul from the water: cascading domes, pencil minarets, the Bosphorus.
import { mix } from '#art/colour';
import { OTTOMAN_MINARET, ROUND_DOME } from '#art/profiles';
import { arcade, cypress, finial, polygon, rect } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';
import { sail, water } from './water.ts';

const LEAD = '#8fa3a4';
const STONE = '#e6dcc7';

export function drawIstanbul(stage: Stage): string {
  const shore = stage.horizon + 62;
  const mosqueX = WIDTH / 2 + stage.lightSide * stage.between(20, 200);
  stage.focus = mosqueX;
  const farX = mosqueX - stage.lightSide * stage.between(390, 500);
  return (
    fill(shadow(stage, 0.14), hills(stage, stage.horizon - 95, stage.horizon - 30, 4)) +
    mist(stage.horizon - 110, 160, 0.7) +
    fill(shadow(stage, 0.26), hills(stage, stage.horizon - 40, stage.horizon + 20, 5)) +
    mosque(stage, farX, shore - 26, stage.between(0.5, 0.62), 0.44, 2) +
    houses(stage, shore - 4, 0.5) +
    mosque(stage, mosqueX, shore - 16, stage.between(0.95, 1.12), 0.78, stage.pick([4, 4, 6])) +
    trees(stage, mosqueX, shore) +
    houses(stage, shore + 6, 0.74) +
    water(stage, shore + 4) +
    sail(stage, stage.between(160, 1040), shore + stage.between(70, 120), stage.between(62, 86))
  );
}

/** A main dome, half domes stepping down, and minarets; at scale 1 about 300 units high. */
function mosque(
  stage: Stage,
  x: number,
  base: number,
  scale: number,
  nearness: number,
  minarets: number,
): string {
  const u = scale;
  const dome = (dx: number, up: number, half: number, height: number) =>
    turned(
      stage,
      { x: x + dx * u, base: base - up * u, halfWidth: half * u, height: height * u },
      ROUND_DOME,
      LEAD,
      nearness,
    );
  const wall = tint(stage, STONE, nearness);
  const bays = (most: number) => Math.min(most, Math.ceil(most * u));
  const openings = mix(wall, shadow(stage, 0.95), 0.4);
  const reach = [
    [-196, 288],
    [196, 288],
    [-150, 250],
    [150, 250],
    [-262, 226],
    [262, 226],
  ].slice(0, minarets);
  const towers = reach
    .map(([dx = 0, h = 0]) =>
      turned(
        stage,
        { x: x + dx * u, base, halfWidth: 7.6 * u, height: h * 1.12 * u },
        OTTOMAN_MINARET,
        STONE,
        nearness * 0.96,
      ),
    )
    .join('');
  return (
    towers +
    dome(0, 128, 76, 78) +
    fill(tint(stage, '#c39a3f', nearness), finial(x, base - 203 * u, 26 * u)) +
    fill(openings, arcade(x - 72 * u, base - 128 * u, 144 * u, 13 * u, bays(12), 0.5)) +
    dome(-92, 92, 50, 50) +
    dome(92, 92, 50, 50) +
    dome(0, 92, 62, 52) +
    dome(-140, 62, 26, 30) +
    dome(140, 62, 26, 30) +
    fill(
      wall,
      rect(x - 116 * u, base - 96 * u, 232 * u, 100 * u) + rect(x - 168 * u, base - 64 * u, 336 * u, 68 * u),
    ) +
    fill(
      mix(wall, stage.palette.light, 0.4),
      rect(x - 116 * u, base - 96 * u, 232 * u, 3.5 * u) +
        rect(x - 168 * u, base - 64 * u, 52 * u, 3 * u) +
        rect(x + 116 * u, base - 64 * u, 52 * u, 3 * u),
    ) +
    fill(
      openings,
      arcade(x - 104 * u, base - 62 * u, 208 * u, 22 * u, bays(8), 0.46) +
        arcade(x - 160 * u, base, 320 * u, 40 * u, bays(11), 0.56),
    ) +
    lamps(stage, arcade(x - 160 * u, base, 320 * u, 32 * u, bays(11), 0.34), 0.7)
  );
}

function trees(stage: Stage, x: number, base: number): string {
  let path = '';
  for (let count = stage.whole(5, 9); count > 0; count--)
    path += cypress(x + stage.between(-400, 400), base, stage.between(44, 92));
  return fill(mix(shadow(stage, 0.72), '#12563f', 0.3), path);
}

/** A strip of waterfront houses with hipped roofs. */
function houses(stage: Stage, base: number, nearness: number): string {
  let [walls, roofs, windows] = ['', '', ''];
  for (let x = -20; x < WIDTH;) {
    const [w, h] = [stage.between(40, 78), stage.between(18, 44)];
    walls += rect(x, base - h, w, h + 6);
    roofs += polygon(
      [x - 3, base - h],
      [x + w * 0.2, base - h - 13],
      [x + w * 0.8, base - h - 13],
      [x + w + 3, base - h],
    );
    for (let at = x + 8; at < x + w - 8; at += 12)
      if (nearness > 0.6 && stage.happens(0.36)) windows += rect(at, base - h + 8, 4, 7);
    x += w + stage.between(0, 10);
  }
  const wall = tint(stage, '#dccfb6', nearness);
  return (
    fill(wall, walls) +
    fill(tint(stage, '#a9654a', nearness), roofs) +
    (stage.palette.lamp ? lamps(stage, windows, 0.85) : fill(mix(wall, shadow(stage, 0.9), 0.4), windows))
  );
}
