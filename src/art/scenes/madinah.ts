// Cover scene: the Prophet's mosque in Madinah: green dome, minarets, the shading umbrellas, Uhud behind.
import { mix } from '#art/colour';
import { CANOPY_EDGE, GREEN_DOME, HARAM_MINARET, ROUND_DOME, UMBRELLA } from '#art/profiles';
import { arcade, finial, lathe, n, palm, rect, sized } from '#art/shapes';
import { fill, hills, mist, paving, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';

const STONE = '#efe3cb';
const GOLD = '#c39a3f';

export function drawMadinah(stage: Stage): string {
  const base = stage.horizon + 98;
  const domeX = WIDTH / 2 + stage.lightSide * stage.between(-40, 210);
  stage.focus = domeX;
  return (
    fill(
      mix(shadow(stage, 0.2), '#b5765a', 0.16),
      hills(stage, stage.horizon - 130, stage.horizon - 40, stage.whole(4, 6)),
    ) +
    mist(stage.horizon - 120, 170, 0.75) +
    fill(shadow(stage, 0.3), hills(stage, stage.horizon - 40, stage.horizon + 10, 6)) +
    minarets(stage, domeX, base) +
    mosque(stage, domeX, base) +
    plaza(stage, base) +
    umbrellas(stage, base)
  );
}

function minarets(stage: Stage, domeX: number, base: number): string {
  const height = stage.between(375, 420);
  const beside = domeX - stage.lightSide * stage.between(118, 160);
  const far = [
    stage.between(60, 150),
    stage.between(1050, 1140),
    stage.between(300, 400),
    stage.between(820, 900),
  ].slice(0, stage.whole(2, 4));
  return (
    far
      .filter((x) => Math.abs(x - domeX) > 150)
      .map((x, index) => minaret(stage, x, base - 40, height * (0.8 - index * 0.05), 0.6))
      .join('') + minaret(stage, beside, base - 40, height, 0.82)
  );
}

function minaret(stage: Stage, x: number, base: number, height: number, nearness: number): string {
  return (
    turned(stage, { x, base, halfWidth: height * 0.036, height }, HARAM_MINARET, STONE, nearness) +
    fill(tint(stage, GOLD, nearness), finial(x, base - height + 3, height * 0.07))
  );
}

function mosque(stage: Stage, domeX: number, base: number): string {
  const wall = tint(stage, STONE, 0.76);
  const top = base - 92;
  const bays = stage.whole(20, 26);
  const opening = mix(wall, shadow(stage, 0.95), stage.palette.lamp ? 0.5 : 0.34);
  const small = [-3, -2, -1, 1, 2, 3]
    .map((step) =>
      turned(
        stage,
        { x: domeX + step * 104 + (step > 0 ? 34 : -34), base: top + 6, halfWidth: 26, height: 40 },
        ROUND_DOME,
        '#b9bfb0',
        0.66,
      ),
    )
    .join('');
  const glow = stage.palette.lamp;
  return (
    small +
    turned(stage, { x: domeX, base: top + 6, halfWidth: 78, height: 172 }, GREEN_DOME, '#17744f', 0.9) +
    fill(
      mix(tint(stage, '#17744f', 0.9), shadow(stage, 1), 0.5),
      arcade(domeX - 70, top + 2, 140, 32, 9, 0.42),
    ) +
    fill(tint(stage, GOLD, 0.95), finial(domeX, top - 163, 44)) +
    fill(wall, rect(0, top, WIDTH, 100)) +
    fill(mix(wall, stage.palette.light, 0.45), rect(0, top, WIDTH, 6)) +
    fill(mix(wall, shadow(stage, 0.9), 0.14), rect(0, top + 14, WIDTH, 3)) +
    fill(opening, arcade(-10, base, WIDTH + 20, 66, bays, 0.6)) +
    (glow ? `<path fill="${glow}" opacity=".5" d="${arcade(-10, base, WIDTH + 20, 56, bays, 0.4)}"/>` : '')
  );
}

function plaza(stage: Stage, base: number): string {
  const stone = mix(tint(stage, '#e9dfca', 0.9), shadow(stage, 0.9), 0.3);
  return (
    fill(stone, rect(0, base, WIDTH, 300)) +
    fill(mix(stone, shadow(stage, 1), 0.14), rect(0, base, WIDTH, 9)) +
    paving(base, mix(stone, shadow(stage, 1), 0.16))
  );
}

/** A row of open umbrellas in the square, each on its own patch of shade, and a palm at the edge. */
function umbrellas(stage: Stage, base: number): string {
  const [height, half] = [stage.between(98, 112), stage.between(80, 94)];
  const foot = base + 16 + height;
  const stride = half * 2 + stage.between(36, 80);
  const cloth = tint(stage, '#fbf6ea', 1);
  const steps = sized(UMBRELLA, half, height, 0);
  const shade = mix(tint(stage, '#d9cdb2', 1), shadow(stage, 1), 0.32);
  const one =
    `<ellipse cy="6" rx="${n(half * 0.9)}" ry="9" fill="${shadow(stage, 1)}" opacity=".16"/>` +
    fill(mix(cloth, shade, 0.2), lathe(0, steps)) +
    fill(
      mix(cloth, shade, 0.8),
      stage.lightSide === 1 ? lathe(0, steps, -1, -0.14) : lathe(0, steps, 0.14, 1),
    ) +
    fill(cloth, lathe(0, sized(CANOPY_EDGE, half, height, 0))) +
    fill(tint(stage, GOLD, 1), rect(-half * 0.09, -height * 0.52, half * 0.18, 3));
  const start = stage.between(-stride * 0.5, 0);
  const places = Array.from(
    { length: Math.ceil(WIDTH / stride) + 1 },
    (_, index) => start + stride * (index + 0.5),
  );
  const palmX = stage.lightSide === 1 ? stage.between(50, 130) : stage.between(1070, 1150);
  return (
    places
      .map((x, index) =>
        index === 0
          ? `<g id="shade" transform="translate(${n(x)} ${n(foot)})">${one}</g>`
          : `<use href="#shade" x="${n(stride * index)}"/>`,
      )
      .join('') +
    (stage.happens(0.55)
      ? fill(shadow(stage, 0.96), palm(palmX, 760, stage.between(300, 350), stage.lightSide * 0.06))
      : '') +
    fill(shadow(stage, 0.96), hills(stage, 730, 746, 3))
  );
}
