// Cover scene: Cairo: the pyramids far off, domes and minarets of the Mamluks, the Nile in front.
import { mix } from '#art/colour';
import { MAMLUK_MINARET, MELON_DOME, ROUND_DOME } from '#art/profiles';
import { arcade, finial, palm, polygon, rect } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';
import { sail, water } from './water.ts';

const SAND = '#dcbf8c';

export function drawCairo(stage: Stage): string {
  const shore = stage.horizon + 74;
  const pyramidsX = WIDTH / 2 + stage.lightSide * stage.between(150, 290);
  const mosqueX = WIDTH / 2 - stage.lightSide * stage.between(170, 320);
  stage.focus = WIDTH / 2 - stage.lightSide * 60;
  return (
    pyramids(stage, pyramidsX, stage.horizon + 26) +
    mist(stage.horizon - 70, 130, 0.75) +
    fill(tint(stage, SAND, 0.4), hills(stage, stage.horizon - 6, stage.horizon + 24, 5)) +
    roofs(stage, shore - 12, 0.5) +
    mosque(stage, mosqueX, shore, stage.between(0.95, 1.15)) +
    roofs(stage, shore + 4, 0.72) +
    palms(stage, shore + 8) +
    water(stage, shore + 6) +
    sail(
      stage,
      pyramidsX + stage.between(-160, 120),
      shore + stage.between(70, 105),
      stage.between(80, 110),
    ) +
    sail(stage, mosqueX + stage.between(-90, 210), shore + 42, 46)
  );
}

function pyramids(stage: Stage, x: number, base: number): string {
  const one = (px: number, h: number, nearness: number) => {
    const body = tint(stage, SAND, nearness);
    const edge = px - stage.lightSide * h * 0.3;
    const dark: [number, number] = [px - stage.lightSide * h * 0.79, base];
    return (
      fill(
        mix(body, stage.palette.light, 0.25),
        polygon([px, base - h], [px - h * 0.79, base], [px + h * 0.79, base]),
      ) + fill(mix(body, shadow(stage, 0.7), 0.38), polygon([px, base - h], dark, [edge, base]))
    );
  };
  const h = stage.between(190, 235);
  return one(x - h * 1.5, h * 0.56, 0.22) + one(x + h * 0.95, h * 0.72, 0.27) + one(x, h, 0.36);
}

function mosque(stage: Stage, x: number, base: number, u: number): string {
  const wall = tint(stage, '#d9c195', 0.78);
  const opening = mix(wall, shadow(stage, 0.95), 0.45);
  const minaret = (dx: number, h: number) =>
    turned(stage, { x: x + dx * u, base, halfWidth: 15 * u, height: h * u }, MAMLUK_MINARET, '#e0cba2', 0.8) +
    fill(tint(stage, '#b8862f', 0.9), finial(x + dx * u, base - h * u + 2, 20 * u));
  let stripes = '';
  for (let up = 14; up < 112; up += 18) stripes += rect(x - 150 * u, base - up * u, 300 * u, 7 * u);
  return (
    minaret(-128, 330) +
    minaret(106, 282) +
    turned(
      stage,
      { x: x - 26 * u, base: base - 108 * u, halfWidth: 58 * u, height: 130 * u },
      MELON_DOME,
      '#cdb283',
      0.82,
    ) +
    fill(tint(stage, '#b8862f', 0.9), finial(x - 26 * u, base - 232 * u, 26 * u)) +
    turned(
      stage,
      { x: x + 62 * u, base: base - 108 * u, halfWidth: 30 * u, height: 46 * u },
      ROUND_DOME,
      '#cdb283',
      0.78,
    ) +
    fill(wall, rect(x - 150 * u, base - 112 * u, 300 * u, 118 * u)) +
    fill(mix(wall, '#a9654a', 0.16), stripes) +
    fill(wall, crenels(x - 150 * u, base - 112 * u, 300 * u, 9 * u)) +
    fill(
      opening,
      arcade(x - 132 * u, base - 26 * u, 264 * u, 56 * u, 7, 0.42) +
        arcade(x - 26 * u, base, 52 * u, 92 * u, 1, 0.8),
    ) +
    lamps(
      stage,
      arcade(x - 132 * u, base - 26 * u, 264 * u, 48 * u, 7, 0.26) +
        arcade(x - 26 * u, base, 52 * u, 78 * u, 1, 0.56),
      0.65,
    )
  );
}

function crenels(x: number, y: number, width: number, size: number): string {
  let path = '';
  for (let at = x; at < x + width - size; at += size * 1.7)
    path += polygon(
      [at, y + 1],
      [at, y - size * 0.6],
      [at + size * 0.5, y - size * 1.2],
      [at + size, y - size * 0.6],
      [at + size, y + 1],
    );
  return path;
}

/** Flat-roofed houses of the old town. */
function roofs(stage: Stage, base: number, nearness: number): string {
  let [walls, windows] = ['', ''];
  for (let x = -20; x < WIDTH;) {
    const [w, h] = [stage.between(38, 84), stage.between(16, 56)];
    walls += rect(x, base - h, w, h + 10);
    if (stage.happens(0.3)) walls += rect(x + w * 0.2, base - h - 12, w * 0.35, 14);
    for (let at = x + 9; at < x + w - 9; at += 14)
      if (h > 26 && stage.happens(0.5)) windows += rect(at, base - h + 10, 5, 9);
    x += w;
  }
  const wall = tint(stage, '#cdb48a', nearness);
  return (
    fill(wall, walls) +
    (stage.palette.lamp ? lamps(stage, windows, 0.8) : fill(mix(wall, shadow(stage, 0.9), 0.4), windows))
  );
}

function palms(stage: Stage, base: number): string {
  let path = '';
  for (let count = stage.whole(4, 7); count > 0; count--)
    path += palm(stage.between(20, 1180), base, stage.between(70, 130), stage.between(-0.1, 0.1));
  return fill(mix(shadow(stage, 0.85), '#12563f', 0.2), path);
}
