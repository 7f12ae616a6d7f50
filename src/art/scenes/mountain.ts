// Cover scene: mountains: a volcano or a high ridge over seas of mist, terraces, a small mosque in the valley.
import { mix } from '#art/colour';
import { ROUND_DOME } from '#art/profiles';
import { finial, n, polygon, rect, ridge } from '#art/shapes';
import { fill, HEIGHT, hills, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';

export function drawMountain(stage: Stage): string {
  const x = WIDTH / 2 - stage.lightSide * stage.between(60, 260);
  stage.focus = x + stage.lightSide * 120;
  const valley = stage.horizon + 100;
  return (
    fill(shadow(stage, 0.1), hills(stage, stage.horizon - 150, stage.horizon - 60, 5)) +
    summit(
      stage,
      x + stage.lightSide * stage.between(380, 520),
      stage.horizon + 20,
      stage.between(190, 240),
      0.17,
    ) +
    mist(stage.horizon - 150, 190, 0.85) +
    summit(stage, x, stage.horizon + 60, stage.between(300, 360), 0.34) +
    mist(stage.horizon - 60, 170, 0.9) +
    fill(mix(shadow(stage, 0.5), '#5d8a5c', 0.2), hills(stage, stage.horizon + 6, stage.horizon + 60, 4)) +
    mist(stage.horizon + 30, 110, 0.6) +
    terraces(stage, valley) +
    mosque(stage, WIDTH / 2 + stage.lightSide * stage.between(130, 300), valley + 46) +
    pines(stage)
  );
}

/** A cone with a crater, furrowed by gullies, one flank in shade. */
function summit(stage: Stage, x: number, base: number, height: number, nearness: number): string {
  const top = base - height;
  const mouth = stage.between(24, 46);
  const wide = height * 1.75;
  const s = stage.lightSide;
  const body = mix(shadow(stage, nearness), '#8a6a58', 0.14);
  const side = (way: number) =>
    `C${n(x + way * (mouth + wide * 0.14))} ${n(top + height * 0.4)} ${n(x + way * wide * 0.5)} ${n(base - height * 0.16)} ${n(x + way * wide)} ${n(base)}`;
  const rim = `L${n(x - mouth * 0.4)} ${n(top + 11)}L${n(x + mouth * 0.15)} ${n(top + 6)}L${n(x + mouth)} ${n(top)}`;
  const outline = `M${n(x - wide)} ${n(base)}C${n(x - wide * 0.5)} ${n(base - height * 0.16)} ${n(x - mouth - wide * 0.14)} ${n(top + height * 0.4)} ${n(x - mouth)} ${n(top)}${rim}${side(1)}V${HEIGHT}H${n(x - wide)}Z`;
  const shade = `M${n(x - s * mouth)} ${n(top)}L${n(x)} ${n(top + 9)}L${n(x + s * 20)} ${n(top + height * 0.22)}L${n(x - s * 16)} ${n(top + height * 0.36)}L${n(x + s * 34)} ${n(top + height * 0.6)}L${n(x - s * 10)} ${n(top + height * 0.74)}L${n(x + s * 24)} ${n(base)}H${n(x - s * wide)}C${n(x - s * wide * 0.5)} ${n(base - height * 0.16)} ${n(x - s * (mouth + wide * 0.14))} ${n(top + height * 0.4)} ${n(x - s * mouth)} ${n(top)}Z`;
  const gullies = [0.16, 0.34, 0.56]
    .map((share) =>
      polygon(
        [x + s * (mouth + share * 26), top + 24 + share * 60],
        [x + s * (mouth + share * 210 + 22), base - height * (0.26 - share * 0.2)],
        [x + s * (mouth + share * 190 + 4), base - height * (0.22 - share * 0.2)],
      ),
    )
    .join('');
  return (
    fill(mix(body, stage.palette.light, 0.14), outline) +
    fill(mix(body, shadow(stage, nearness + 0.3), 0.45), shade + gullies)
  );
}

/** Rice terraces: each step a dark edge and a lighter surface. */
function terraces(stage: Stage, y: number): string {
  const green = mix(tint(stage, '#5f9152', 0.85), stage.palette.deep, 0.14);
  return Array.from({ length: 5 }, (_, index) => {
    const points = Array.from({ length: 6 }, (_unused, at): [number, number] => [
      at * 260 - 60 + stage.between(-50, 50),
      y + index * index * 7 + index * 13 + stage.between(-12, 12),
    ]);
    const shape = (lift: number) =>
      ridge(
        points.map(([px, py]) => [px, py - lift] as const),
        HEIGHT + 10,
      );
    const tone = mix(green, shadow(stage, 1), index * 0.13);
    return fill(mix(tone, stage.palette.light, 0.3), shape(4)) + fill(tone, shape(0));
  }).join('');
}

function mosque(stage: Stage, x: number, base: number): string {
  const wall = tint(stage, '#efe6d3', 0.86);
  return (
    turned(stage, { x, base: base - 38, halfWidth: 26, height: 34 }, ROUND_DOME, '#1d6b50', 0.88) +
    fill(tint(stage, '#c39a3f', 1), finial(x, base - 71, 17)) +
    fill(wall, rect(x - 42, base - 40, 84, 42) + rect(x + stage.lightSide * 58 - 6, base - 92, 12, 94)) +
    turned(
      stage,
      { x: x + stage.lightSide * 58, base: base - 88, halfWidth: 8, height: 20 },
      ROUND_DOME,
      '#1d6b50',
      0.88,
    ) +
    fill(
      mix(wall, shadow(stage, 1), 0.5),
      [-26, -8, 10, 28].map((dx) => rect(x + dx - 5, base - 26, 9, 18)).join(''),
    ) +
    lamps(stage, [-26, -8, 10, 28].map((dx) => rect(x + dx - 4, base - 25, 7, 16)).join(''), 0.9)
  );
}

/** Slender conifers at one lower corner. */
function pines(stage: Stage): string {
  const left = stage.lightSide === 1;
  let path = '';
  for (let index = stage.whole(6, 9); index > 0; index--) {
    const [px, h] = [left ? stage.between(-20, 300) : stage.between(900, 1220), stage.between(90, 190)];
    const base = 760 - Math.abs(px - (left ? 0 : WIDTH)) * 0.06;
    path += polygon(
      [px, base - h],
      [px + h * 0.09, base - h * 0.62],
      [px + h * 0.05, base - h * 0.62],
      [px + h * 0.14, base - h * 0.32],
      [px + h * 0.08, base - h * 0.32],
      [px + h * 0.19, base],
      [px - h * 0.19, base],
      [px - h * 0.08, base - h * 0.32],
      [px - h * 0.14, base - h * 0.32],
      [px - h * 0.05, base - h * 0.62],
      [px - h * 0.09, base - h * 0.62],
    );
  }
  return fill(shadow(stage, 0.98), path);
}
