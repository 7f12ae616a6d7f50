// Cover scene: an old town of the archipelago: the tiered roof of its mosque, a brick tower, palms, a volcano behind.
import { mix } from '#art/colour';
import { n, palm, polygon, rect, ridge } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, WIDTH } from '#art/stage';

export function drawOldCity(stage: Stage): string {
  const base = stage.horizon + 104;
  const mosqueX = WIDTH / 2 + stage.lightSide * stage.between(30, 190);
  stage.focus = mosqueX;
  const cone = WIDTH / 2 - stage.lightSide * stage.between(180, 330);
  const height = stage.between(190, 250);
  return (
    fill(
      shadow(stage, 0.15),
      ridge(
        [
          [cone - 620, stage.horizon],
          [cone - 60, stage.horizon - height],
          [cone + 40, stage.horizon - height + 8],
          [cone + 620, stage.horizon],
        ],
        660,
      ),
    ) +
    mist(stage.horizon - 120, 180, 0.8) +
    fill(mix(shadow(stage, 0.34), '#5d8a5c', 0.2), hills(stage, stage.horizon - 20, stage.horizon + 34, 6)) +
    palms(stage, base - 30, 0.5, stage.whole(6, 9), 120, 190) +
    kampung(stage, base - 12, 0.56) +
    tower(stage, mosqueX - stage.lightSide * stage.between(300, 370), base) +
    mosque(stage, mosqueX, base, stage.between(1, 1.16), stage.pick([3, 3, 4])) +
    kampung(stage, base + 42, 0.8) +
    fill(mix(shadow(stage, 0.84), '#12563f', 0.2), hills(stage, base + 54, base + 84, 8)) +
    fill(shadow(stage, 0.95), hills(stage, 700, 738, 5)) +
    palms(stage, 770, 0.97, stage.whole(2, 3), 260, 350)
  );
}

/** Pyramid roofs one above the other with a finial (mustaka), on a hall with a pillared porch. */
function mosque(stage: Stage, x: number, base: number, u: number, tiers: number): string {
  const tiles = mix(tint(stage, '#96482f', 0.94), shadow(stage, 1), 0.06);
  const wall = tint(stage, '#f1e7d0', 0.84);
  const wood = mix(tint(stage, '#5c3a26', 0.9), shadow(stage, 1), 0.2);
  let [lit, dark, gaps, y] = ['', '', '', base - 66 * u];
  for (let tier = 0; tier < tiers; tier++) {
    const half = (212 - tier * (tiers === 4 ? 46 : 58)) * u;
    const isTop = tier === tiers - 1;
    const rise = (isTop ? 92 : 58) * u;
    const inner = isTop ? 2 : half - 74 * u;
    lit += slope(x, y, half, inner, rise);
    const s = -stage.lightSide;
    dark += polygon(
      [x + s * half * 0.34, y],
      [x + s * half, y],
      [x + s * inner, y - rise],
      [x + s * inner * 0.3, y - rise],
    );
    y -= rise;
    if (!isTop) gaps += rect(x - inner - 2, y - 15 * u, inner * 2 + 4, 18 * u);
    y -= isTop ? 0 : 12 * u;
  }
  const porch = Array.from({ length: 9 }, (_, index) =>
    rect(x - 188 * u + index * 45.6 * u, base - 66 * u, 11 * u, 66 * u),
  ).join('');
  const shade = mix(wall, shadow(stage, 1), 0.5);
  return (
    fill(shade, rect(x - 192 * u, base - 66 * u, 384 * u, 68 * u)) +
    lamps(stage, rect(x - 180 * u, base - 52 * u, 360 * u, 52 * u), 0.55) +
    fill(wall, porch) +
    fill(tint(stage, '#d8cbb0', 0.85), rect(x - 206 * u, base - 6 * u, 412 * u, 12 * u)) +
    fill(mix(wall, shadow(stage, 1), 0.28), gaps) +
    fill(mix(tiles, stage.palette.light, 0.12), lit) +
    fill(mix(tiles, mix('#3a1d14', shadow(stage, 1), 0.4), 0.42), dark) +
    fill(wood, rect(x - 206 * u, base - 68 * u, 412 * u, 5 * u)) +
    mustaka(stage, x, y, u)
  );
}

function slope(x: number, y: number, half: number, inner: number, rise: number): string {
  return `M${n(x - half)} ${n(y)}Q${n(x - inner - (half - inner) * 0.42)} ${n(y - rise * 0.36)} ${n(x - inner)} ${n(y - rise)}H${n(x + inner)}Q${n(x + inner + (half - inner) * 0.42)} ${n(y - rise * 0.36)} ${n(x + half)} ${n(y)}Z`;
}

function mustaka(stage: Stage, x: number, y: number, u: number): string {
  return fill(
    tint(stage, '#c39a3f', 1),
    `M${n(x - 9 * u)} ${n(y + 6 * u)}L${n(x - 5 * u)} ${n(y - 4 * u)}Q${n(x - 11 * u)} ${n(y - 12 * u)} ${n(x - 3 * u)} ${n(y - 18 * u)}L${n(x)} ${n(y - 38 * u)}L${n(x + 3 * u)} ${n(y - 18 * u)}Q${n(x + 11 * u)} ${n(y - 12 * u)} ${n(x + 5 * u)} ${n(y - 4 * u)}L${n(x + 9 * u)} ${n(y + 6 * u)}Z`,
  );
}

/** The brick tower of Kudus: foot, narrow body, corbelled head, two small roofs. */
function tower(stage: Stage, x: number, base: number): string {
  const brick = tint(stage, '#b2603f', 0.76);
  const widths = [
    [62, 0, 34],
    [54, 34, 12],
    [44, 46, 84],
    [50, 130, 9],
    [56, 139, 9],
    [62, 148, 10],
  ] as const;
  const body = widths.map(([half, up, h]) => rect(x - half, base - up - h, half * 2, h + 1)).join('');
  const edge = widths
    .map(([half, up, h]) =>
      rect(stage.lightSide === 1 ? x - half : x + half * 0.45, base - up - h, half * 0.55, h + 1),
    )
    .join('');
  const roofs = slope(x, base - 190, 62, 26, 24) + slope(x, base - 222, 36, 1, 34);
  return (
    fill(brick, body) +
    fill(mix(brick, shadow(stage, 1), 0.3), edge) +
    fill(
      mix(brick, shadow(stage, 1), 0.55),
      rect(x - 12, base - 112, 24, 46) +
        [-34, -14, 6, 26].map((dx) => rect(x + dx, base - 192, 7, 35)).join('') +
        rect(x - 20, base - 226, 40, 14),
    ) +
    fill(mix(tint(stage, '#6e4030', 0.8), shadow(stage, 1), 0.2), roofs)
  );
}

/** Houses under saddle and joglo roofs. */
function kampung(stage: Stage, base: number, nearness: number): string {
  let [walls, roofs, windows] = ['', '', ''];
  for (let x = -40; x < WIDTH;) {
    const [w, h] = [stage.between(70, 120), stage.between(16, 26)];
    walls += rect(x + 8, base - h, w - 16, h + 34);
    roofs += stage.happens(0.45)
      ? polygon(
          [x - 4, base - h],
          [x + w * 0.26, base - h - 15],
          [x + w * 0.36, base - h - 42],
          [x + w * 0.64, base - h - 42],
          [x + w * 0.74, base - h - 15],
          [x + w + 4, base - h],
        )
      : polygon(
          [x - 2, base - h],
          [x + w * 0.16, base - h - 28],
          [x + w * 0.84, base - h - 28],
          [x + w + 2, base - h],
        );
    for (let at = x + 18; at < x + w - 22; at += 22) windows += rect(at, base - h + 6, 8, 10);
    x += w + stage.between(-8, 16);
  }
  const wall = tint(stage, '#e6d7b8', nearness);
  return (
    fill(mix(wall, shadow(stage, 1), 0.12), walls) +
    (stage.palette.lamp ? lamps(stage, windows, 0.9) : fill(mix(wall, shadow(stage, 1), 0.5), windows)) +
    fill(mix(tint(stage, '#9a4c33', nearness), '#3a1d14', nearness * 0.2), roofs)
  );
}

function palms(
  stage: Stage,
  base: number,
  nearness: number,
  count: number,
  low: number,
  high: number,
): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const left = index % 2 === 0;
    path += palm(
      left ? stage.between(10, 260) : stage.between(940, 1190),
      base,
      stage.between(low, high),
      (left ? 1 : -1) * stage.between(0.02, 0.14),
    );
  }
  return fill(mix(shadow(stage, nearness), '#12563f', nearness > 0.9 ? 0.06 : 0.25), path);
}
