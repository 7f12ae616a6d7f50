// Cover scene: East Asia: a mosque under sweeping tiled roofs, mountains in mist, a blossoming branch.
import { mix } from '#art/colour';
import { finial, n, rect, ridge } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, WIDTH } from '#art/stage';
import { water } from './water.ts';

export function drawEast(stage: Stage): string {
  const shore = stage.horizon + 88;
  const towerX = WIDTH / 2 + stage.lightSide * stage.between(150, 270);
  stage.focus = towerX - stage.lightSide * 150;
  return (
    peaks(stage, 0.12, 210) +
    mist(stage.horizon - 200, 170, 0.85) +
    peaks(stage, 0.22, 120) +
    mist(stage.horizon - 100, 170, 0.85) +
    fill(mix(shadow(stage, 0.42), '#5d8a5c', 0.2), hills(stage, stage.horizon - 10, stage.horizon + 40, 5)) +
    tower(stage, towerX, shore - 14, stage.pick([4, 5, 5])) +
    hall(stage, towerX - stage.lightSide * stage.between(330, 400), shore - 4, stage.between(1, 1.2)) +
    fill(mix(shadow(stage, 0.8), '#12563f', 0.25), hills(stage, shore - 34, shore + 6, 7, shore + 20)) +
    water(stage, shore + 8) +
    branch(stage)
  );
}

/** Steep karst-like mountains, as ink painters set them. */
function peaks(stage: Stage, nearness: number, height: number): string {
  const count = stage.whole(6, 8);
  const points = Array.from({ length: count * 2 + 1 }, (_, index): [number, number] => [
    (WIDTH / (count * 2)) * index + stage.between(-26, 26),
    stage.horizon - (index % 2 ? height * stage.between(0.65, 1.1) : height * stage.between(0.05, 0.3)),
  ]);
  return fill(shadow(stage, nearness), ridge([[-120, stage.horizon], ...points, [1320, stage.horizon]], 700));
}

/** A roof that sweeps up at its corners; `half` is to the eaves, `rise` to the ridge. */
function roof(x: number, y: number, half: number, rise: number, ridgeHalf: number): string {
  const tip = half * 0.1 + 5;
  return (
    `M${n(x - ridgeHalf)} ${n(y - rise)}H${n(x + ridgeHalf)}C${n(x + ridgeHalf + (half - ridgeHalf) * 0.3)} ${n(y - rise * 0.3)} ${n(x + half * 0.8)} ${n(y - 2)} ${n(x + half)} ${n(y - tip)}` +
    `Q${n(x + half * 0.9)} ${n(y + 4)} ${n(x + half * 0.7)} ${n(y + 4)}H${n(x - half * 0.7)}Q${n(x - half * 0.9)} ${n(y + 4)} ${n(x - half)} ${n(y - tip)}C${n(x - half * 0.8)} ${n(y - 2)} ${n(x - ridgeHalf - (half - ridgeHalf) * 0.3)} ${n(y - rise * 0.3)} ${n(x - ridgeHalf)} ${n(y - rise)}Z`
  );
}

/** The minaret of the old Chinese mosques: a pagoda of eaves with a crescent on top. */
function tower(stage: Stage, x: number, base: number, storeys: number): string {
  const wood = tint(stage, '#a24a35', 0.82);
  const tiles = mix(tint(stage, '#1f6a5b', 0.86), shadow(stage, 1), 0.25);
  let [body, roofs, windows, light, y] = ['', '', '', '', base];
  for (let level = 0; level < storeys; level++) {
    const half = 62 - level * 7.5;
    const height = 52 - level * 3;
    body += rect(x - half * 0.72, y - height, half * 1.44, height + 4);
    for (let at = -2; at <= 2; at++)
      windows += rect(x + at * half * 0.26 - half * 0.08, y - height + 16, half * 0.16, height - 26);
    light += rect(stage.lightSide === 1 ? x + half * 0.56 : x - half * 0.72, y - height, half * 0.16, height);
    y -= height;
    roofs += roof(x, y + 6, half * 1.22, 25, level === storeys - 1 ? 2 : half * 0.62);
    y -= level === storeys - 1 ? 15 : 12;
  }
  return (
    fill(wood, body) +
    fill(mix(wood, stage.palette.light, 0.4), light) +
    (stage.palette.lamp ? lamps(stage, windows, 0.85) : fill(mix(wood, shadow(stage, 1), 0.55), windows)) +
    fill(tiles, roofs) +
    fill(tint(stage, '#c39a3f', 0.95), finial(x, y - 2, 34))
  );
}

function hall(stage: Stage, x: number, base: number, u: number): string {
  const wood = tint(stage, '#a24a35', 0.76);
  const tiles = mix(tint(stage, '#1f6a5b', 0.82), shadow(stage, 1), 0.25);
  const posts = (half: number, y: number, h: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      rect(x - half + (index * half * 2) / count + 4 * u, y - h, (half * 2) / count - 8 * u, h),
    ).join('');
  const open = posts(148 * u, base - 8, 44 * u, 9);
  return (
    fill(tint(stage, '#e2d6bf', 0.8), rect(x - 190 * u, base - 8, 380 * u, 24)) +
    fill(
      wood,
      rect(x - 150 * u, base - 58 * u, 300 * u, 52 * u) + rect(x - 96 * u, base - 118 * u, 192 * u, 36 * u),
    ) +
    (stage.palette.lamp ? lamps(stage, open, 0.7) : fill(mix(wood, shadow(stage, 1), 0.55), open)) +
    fill(mix(wood, shadow(stage, 1), 0.5), posts(92 * u, base - 88 * u, 20 * u, 8)) +
    fill(
      tiles,
      roof(x, base - 56 * u, 208 * u, 42 * u, 104 * u) + roof(x, base - 112 * u, 144 * u, 50 * u, 76 * u),
    ) +
    fill(mix(tiles, stage.palette.light, 0.3), rect(x - 80 * u, base - 165 * u, 160 * u, 5 * u)) +
    fill(tint(stage, '#c39a3f', 0.95), finial(x, base - 164 * u, 26 * u))
  );
}

/** A branch from the upper corner away from the light, in blossom. */
function branch(stage: Stage): string {
  const from = stage.lightSide === 1 ? 0 : WIDTH;
  const s = stage.lightSide;
  const wood = shadow(stage, 0.92);
  const ends: [number, number][] = [];
  const twigs = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [from + s * (60 + index * 62), 50 + index * 13 + stage.between(-6, 6)];
    const [ex, ey] = [x + s * stage.between(50, 96), y + (index % 2 ? -1 : 1) * stage.between(22, 52)];
    for (let share = 0.3; share <= 1; share += 0.175)
      ends.push([x + (ex - x) * share + stage.between(-9, 9), y + (ey - y) * share + stage.between(-9, 9)]);
    return `M${n(x)} ${n(y)}Q${n(x + s * 30)} ${n(y)} ${n(ex)} ${n(ey)}`;
  }).join('');
  const dots = ends.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('');
  const petals = (width: number, colour: string, opacity: number, path: string) =>
    `<path stroke="${colour}" stroke-width="${width}" opacity="${opacity}" d="${path}"/>`;
  return (
    `<g fill="none" stroke-linecap="round"><path stroke="${wood}" stroke-width="7" d="M${from - s * 20} 34Q${from + s * 160} 48 ${from + s * 330} 108"/><path stroke="${wood}" stroke-width="3" d="${twigs}"/>` +
    `${petals(17, tint(stage, '#f3cfc8', 0.95), 0.9, dots)}${petals(6, tint(stage, '#d98f88', 1), 0.9, dots)}</g>`
  );
}
