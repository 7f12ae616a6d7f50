// Cover scene: the cities of the silk road: tall portals, turquoise domes, the Tian Shan behind.
import { mix } from '#art/colour';
import { KALAN_MINARET, MELON_DOME } from '#art/profiles';
import { arch, n, polygon, rect } from '#art/shapes';
import { fill, hills, lamps, mist, paving, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';

const BRICK = '#dcbd8a';
const TURQUOISE = '#2f9aa0';

export function drawSamarkand(stage: Stage): string {
  const base = stage.horizon + 96;
  const middle = WIDTH / 2 + stage.between(-70, 70);
  stage.focus = middle;
  const spread = stage.between(340, 400);
  return (
    fill(shadow(stage, 0.14), range(stage)) +
    mist(stage.horizon - 120, 180, 0.8) +
    fill(shadow(stage, 0.26), hills(stage, stage.horizon - 10, stage.horizon + 40, 6)) +
    madrasa(stage, middle - spread, base - 8, stage.between(0.72, 0.82), 0.66) +
    madrasa(stage, middle + spread, base - 8, stage.between(0.72, 0.82), 0.66) +
    madrasa(stage, middle, base, stage.between(1, 1.12), 0.84) +
    square(stage, base)
  );
}

/** Angular peaks, each with a shoulder. */
function range(stage: Stage): string {
  const points: [number, number][] = [];
  for (let x = -60; x < WIDTH + 120; x += stage.between(90, 150)) {
    const height = stage.between(70, 190);
    points.push(
      [x - 50, stage.horizon - height * 0.35],
      [x - 16, stage.horizon - height * 0.74],
      [x, stage.horizon - height],
      [x + 34, stage.horizon - height * 0.62],
    );
  }
  return polygon([-100, 660], ...points, [1400, 660]);
}

/** A portal with its pointed niche, two domes on tall drums behind it, two round minarets at the ends. */
function madrasa(stage: Stage, x: number, base: number, u: number, nearness: number): string {
  const brick = tint(stage, BRICK, nearness);
  const tile = tint(stage, TURQUOISE, nearness);
  const blue = tint(stage, '#23538c', nearness);
  const dark = mix(brick, shadow(stage, 1), 0.55);
  const towers = [-1, 1]
    .map(
      (side) =>
        turned(
          stage,
          { x: x + side * 176 * u, base, halfWidth: 17 * u, height: 262 * u },
          KALAN_MINARET,
          BRICK,
          nearness,
        ) +
        fill(
          blue,
          [60, 104, 148]
            .map((up) => rect(x + side * 176 * u - 13.5 * u, base - up * u, 27 * u, 8 * u))
            .join(''),
        ),
    )
    .join('');
  const domes = [-1, 1]
    .map(
      (side) =>
        turned(
          stage,
          { x: x + side * 112 * u, base: base - 86 * u, halfWidth: 40 * u, height: 128 * u },
          MELON_DOME,
          TURQUOISE,
          nearness,
        ) + ribs(stage, x + side * 112 * u, base - 86 * u, u, nearness),
    )
    .join('');
  const bays = [-150, -112, 112, 150].map((dx) => arch(x + dx * u, base, 25 * u, 62 * u)).join('');
  return (
    towers +
    domes +
    fill(brick, rect(x - 170 * u, base - 92 * u, 340 * u, 96 * u)) +
    fill(tile, rect(x - 170 * u, base - 92 * u, 340 * u, 6 * u)) +
    fill(dark, bays) +
    lamps(stage, [-150, -112, 112, 150].map((dx) => arch(x + dx * u, base, 15 * u, 48 * u)).join(''), 0.6) +
    fill(mix(brick, stage.palette.light, 0.16), rect(x - 84 * u, base - 210 * u, 168 * u, 214 * u)) +
    fill(blue, rect(x - 76 * u, base - 202 * u, 152 * u, 206 * u)) +
    fill(tile, rect(x - 68 * u, base - 176 * u, 136 * u, 180 * u)) +
    fill(
      mix(blue, stage.palette.light, 0.35),
      Array.from({ length: 11 }, (_, index) =>
        rect(x + (-66 + index * 12.2) * u, base - 196 * u, 8 * u, 13 * u),
      ).join(''),
    ) +
    fill(brick, arch(x, base, 116 * u, 172 * u, 0.46)) +
    fill(dark, arch(x, base, 100 * u, 160 * u, 0.46)) +
    fill(mix(dark, brick, 0.3), arch(x, base, 62 * u, 96 * u, 0.4)) +
    lamps(stage, arch(x, base, 40 * u, 74 * u, 0.4), 0.75)
  );
}

function ribs(stage: Stage, x: number, base: number, u: number, nearness: number): string {
  const [top, foot] = [base - 120 * u, base - 52 * u];
  const lines = [-0.62, -0.22, 0.22, 0.62]
    .map(
      (share) =>
        `M${n(x)} ${n(top)}C${n(x + share * 28 * u)} ${n(top + 10 * u)} ${n(x + share * 50 * u)} ${n(top + 30 * u)} ${n(x + share * 38 * u)} ${n(foot)}`,
    )
    .join('');
  return `<path fill="none" stroke="${mix(tint(stage, TURQUOISE, nearness), shadow(stage, 1), 0.35)}" stroke-width="${n(1.8 * u)}" d="${lines}"/>`;
}

function square(stage: Stage, base: number): string {
  const stone = tint(stage, '#e9d9b8', 0.92);
  return (
    fill(stone, rect(0, base, WIDTH, 260)) +
    paving(base, mix(stone, shadow(stage, 1), 0.2)) +
    fill(mix(stone, shadow(stage, 1), 0.16), rect(0, base, WIDTH, 9)) +
    fill(shadow(stage, 0.93), hills(stage, 706, 738, 3))
  );
}
