// Cover scene: Al-Aqsa in Jerusalem: the Dome of the Rock on its terrace, cypresses, the old wall.
import { mix } from '#art/colour';
import { MAMLUK_MINARET, ROCK_DOME, ROUND_DOME } from '#art/profiles';
import { arcade, cypress, finial, polygon, rect } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';

const LIMESTONE = '#e8d9b8';

export function drawJerusalem(stage: Stage): string {
  const terrace = stage.horizon + 66;
  const domeX = WIDTH / 2 + stage.lightSide * stage.between(-60, 190);
  stage.focus = domeX;
  return (
    fill(shadow(stage, 0.16), hills(stage, stage.horizon - 130, stage.horizon - 50, 4)) +
    mist(stage.horizon - 130, 170, 0.65) +
    fill(mix(shadow(stage, 0.28), '#8c9b63', 0.25), hills(stage, stage.horizon - 66, stage.horizon, 5)) +
    town(stage, stage.horizon + 40) +
    minaret(stage, domeX - stage.lightSide * stage.between(330, 430), terrace) +
    trees(stage, terrace, 0.6, stage.whole(8, 12), 50, 96) +
    dome(stage, domeX, terrace, stage.between(1, 1.16)) +
    terraces(stage, domeX, terrace) +
    trees(stage, terrace + 96, 0.86, stage.whole(4, 6), 90, 165) +
    wall(stage)
  );
}

function dome(stage: Stage, x: number, base: number, u: number): string {
  const tile = tint(stage, '#2d6f8e', 0.82);
  const marble = tint(stage, '#efe6d0', 0.82);
  const dark = mix(tile, shadow(stage, 1), 0.42);
  // The octagon shows its front and, foreshortened, the faces beside it.
  const faces = [
    [-188, -104],
    [-104, 104],
    [104, 188],
  ]
    .map(([from = 0, to = 0], index) => {
      const shade = index === 1 ? 0.06 : (index === 0) === (stage.lightSide === -1) ? 0 : 0.34;
      const [left, right] = [x + from * u, x + to * u];
      const drop = (edge: number) => (Math.abs(edge) > 110 ? 8 * u : 0);
      const band = (low: number, high: number) =>
        polygon(
          [left, base - low * u - drop(from) * (low > 0 ? 0.2 : -0.4)],
          [left, base - high * u + drop(from)],
          [right, base - high * u + drop(to)],
          [right, base - low * u - drop(to) * (low > 0 ? 0.2 : -0.4)],
        );
      const bays = index === 1 ? 7 : 3;
      return (
        fill(mix(marble, shadow(stage, 0.9), shade), band(0, 60)) +
        fill(mix(tile, shadow(stage, 0.9), shade), band(48, 112)) +
        fill(mix(tint(stage, '#c7a14b', 0.85), shadow(stage, 0.9), shade), band(104, 108) + band(50, 52)) +
        fill(dark, arcade(left + 5 * u, base - 40 * u + 34 * u, right - left - 10 * u, 80 * u, bays, 0.52)) +
        lamps(stage, arcade(left + 5 * u, base - 10 * u, right - left - 10 * u, 66 * u, bays, 0.3), 0.55)
      );
    })
    .join('');
  const [drumTop, half] = [base - 112 * u, 96 * u];
  return (
    turned(stage, { x, base: base - 104 * u, halfWidth: half, height: 172 * u }, ROCK_DOME, '#d9a93c', 0.96) +
    fill(tile, rect(x - half * 0.96, drumTop - 44 * u, half * 1.92, 48 * u)) +
    fill(
      mix(tile, shadow(stage, 1), 0.35),
      rect(stage.lightSide === 1 ? x - half * 0.96 : x + half * 0.3, drumTop - 44 * u, half * 0.66, 48 * u),
    ) +
    fill(tint(stage, '#c7a14b', 0.9), rect(x - half, drumTop - 47 * u, half * 2, 5 * u)) +
    fill(dark, arcade(x - half * 0.9, drumTop - 4 * u, half * 1.8, 30 * u, 9, 0.44)) +
    fill(tint(stage, '#c39a3f', 1), finial(x, base - 272 * u, 36 * u)) +
    faces
  );
}

/** The raised platform, its stair and the free-standing arches at its head. */
function terraces(stage: Stage, x: number, y: number): string {
  const stone = tint(stage, LIMESTONE, 0.86);
  const stairX = x - stage.lightSide * stage.between(220, 280);
  const steps = Array.from({ length: 7 }, (_, index) =>
    rect(stairX - 74 - index * 3, y + 8 + index * 10, 148 + index * 6, 4),
  ).join('');
  const columns = rect(stairX - 74, y - 64, 148, 66);
  return (
    fill(stone, rect(0, y, WIDTH, 120)) +
    fill(mix(stone, stage.palette.light, 0.5), rect(0, y, WIDTH, 5)) +
    fill(mix(stone, shadow(stage, 0.9), 0.2), rect(0, y + 78, WIDTH, 60)) +
    fill(mix(stone, stage.palette.light, 0.25), rect(stairX - 80, y + 4, 160, 76)) +
    fill(mix(stone, shadow(stage, 0.9), 0.3), steps) +
    fill(
      mix(stone, shadow(stage, 0.9), 0.06),
      `${columns}${arcade(stairX - 68, y + 2, 136, 50, 4, 0.78)}`,
    ).replace('<path', '<path fill-rule="evenodd"')
  );
}

function minaret(stage: Stage, x: number, base: number): string {
  return turned(stage, { x, base, halfWidth: 15, height: 235 }, MAMLUK_MINARET, LIMESTONE, 0.6);
}

function town(stage: Stage, base: number): string {
  let path = '';
  let domes = '';
  for (let x = -20; x < WIDTH;) {
    const [w, h] = [stage.between(36, 70), stage.between(24, 58)];
    path += rect(x, base - h, w, h + 60);
    if (stage.happens(0.35))
      domes += turned(
        stage,
        { x: x + w / 2, base: base - h + 2, halfWidth: w * 0.28, height: w * 0.3 },
        ROUND_DOME,
        LIMESTONE,
        0.44,
      );
    x += w;
  }
  return domes + fill(tint(stage, LIMESTONE, 0.42), path);
}

function trees(
  stage: Stage,
  base: number,
  nearness: number,
  count: number,
  low: number,
  high: number,
): string {
  let path = '';
  for (let index = 0; index < count; index++)
    path += cypress(
      stage.between(0, 1) < 0.5 ? stage.between(-10, 360) : stage.between(840, 1210),
      base,
      stage.between(low, high),
    );
  return fill(mix(shadow(stage, nearness), '#12563f', 0.25), path);
}

/** The city wall in the foreground, with merlons. */
function wall(stage: Stage): string {
  const y = stage.between(668, 690);
  let path = rect(0, y, WIDTH, 90);
  for (let x = stage.between(-30, 0); x < WIDTH; x += 46) path += rect(x, y - 20, 27, 22);
  return fill(mix(shadow(stage, 0.94), LIMESTONE, 0.1), path);
}
