// Cover scene: the desert: dunes with a lit and a shaded flank, a caravan on the crest.
import { mix } from '#art/colour';
import { n, palm, polygon } from '#art/shapes';
import { fill, HEIGHT, hills, mist, shadow, type Stage, tint, WIDTH } from '#art/stage';

const SAND = '#e0b878';

export function drawDesert(stage: Stage): string {
  const crest = stage.horizon + stage.between(26, 60);
  stage.focus = WIDTH / 2 - stage.lightSide * 90;
  return (
    mesas(stage) +
    mist(stage.horizon - 120, 190, 0.85) +
    fill(tint(stage, SAND, 0.3), hills(stage, stage.horizon - 40, stage.horizon + 10, 6)) +
    dune(stage, WIDTH / 2 + stage.lightSide * stage.between(120, 330), stage.horizon - 34, 0.46) +
    dune(stage, WIDTH / 2 - stage.lightSide * stage.between(160, 330), crest - 20, 0.64) +
    caravanDune(stage, crest + 62) +
    dune(stage, WIDTH / 2 + stage.lightSide * stage.between(180, 420), 640, 0.96) +
    oasis(stage)
  );
}

/** Table mountains far away, as around Petra and Al-Ula. */
function mesas(stage: Stage): string {
  let path = '';
  for (let x = stage.between(-100, 40); x < WIDTH;) {
    const [w, h] = [stage.between(90, 260), stage.between(40, 150)];
    const y = stage.horizon + 30;
    path += polygon(
      [x - 26, y],
      [x, y - h * 0.62],
      [x + 8, y - h],
      [x + w * 0.62, y - h * stage.between(0.94, 1.04)],
      [x + w * 0.7, y - h * 0.8],
      [x + w - 6, y - h * 0.76],
      [x + w, y - h * 0.5],
      [x + w + 34, y],
    );
    x += w + stage.between(20, 150);
  }
  return fill(mix(shadow(stage, 0.2), '#b5765a', 0.2), path);
}

/** One great dune: a lit body and, from a knife-edge crest that winds down towards us, a flank in shade. */
function dune(stage: Stage, x: number, y: number, nearness: number): string {
  const body = tint(stage, SAND, nearness);
  const s = stage.lightSide;
  const slope = stage.between(50, 90) + nearness * 50;
  const outline = `M-200 ${HEIGHT}V${n(y + slope)}C${n(x - 420)} ${n(y + slope * 0.7)} ${n(x - 170)} ${n(y + 4)} ${n(x)} ${n(y)}C${n(x + 170)} ${n(y + 4)} ${n(x + 420)} ${n(y + slope * 0.7)} 1400 ${n(y + slope)}V${HEIGHT}Z`;
  const flank = `M${n(x)} ${n(y)}C${n(x - s * 34)} ${n(y + 40)} ${n(x + s * 96)} ${n(y + 74)} ${n(x + s * 30)} ${n(y + 128)}S${n(x - s * 60)} ${n(y + 190)} ${n(x + s * 10)} ${HEIGHT + 60}H${n(s === 1 ? -300 : 1500)}V${n(y + slope)}C${n(x - s * 420)} ${n(y + slope * 0.7)} ${n(x - s * 170)} ${n(y + 4)} ${n(x)} ${n(y)}Z`;
  return (
    fill(mix(body, stage.palette.light, 0.22), outline) +
    fill(mix(body, shadow(stage, 0.35 + nearness * 0.55), 0.34), flank)
  );
}

function caravanDune(stage: Stage, y: number): string {
  const body = tint(stage, SAND, 0.8);
  const count = stage.whole(4, 7);
  const start = stage.lightSide === 1 ? stage.between(140, 330) : stage.between(560, 700);
  const size = stage.between(38, 48);
  const ground = (x: number) => y - 16 * Math.sin(((x - 200) / WIDTH) * Math.PI * 1.3);
  const line = Array.from(
    { length: 13 },
    (_, index) => `${index ? 'L' : 'M'}${index * 100} ${n(ground(index * 100))}`,
  ).join('');
  const camels = Array.from({ length: count }, (_, index) => {
    const x = start + index * size * 1.75;
    return camel(x, ground(x) + 2, size * stage.between(0.94, 1.04), -stage.lightSide);
  }).join('');
  return (
    fill(mix(body, stage.palette.light, 0.1), `${line}V${HEIGHT}H0Z`) + fill(shadow(stage, 0.97), camels)
  );
}

/** A dromedary walking, its load on its back; `way` is 1 to the right. */
function camel(x: number, y: number, s: number, way: number): string {
  const p = (dx: number, dy: number): string => `${n(x + way * dx * s)} ${n(y - dy * s)}`;
  return (
    `M${p(-0.5, 0.62)}C${p(-0.5, 0.84)} ${p(-0.24, 0.8)} ${p(-0.16, 0.9)}C${p(-0.06, 1.1)} ${p(0.08, 1.1)} ${p(0.15, 0.88)}C${p(0.28, 0.84)} ${p(0.36, 0.78)} ${p(0.44, 0.72)}` +
    `C${p(0.56, 0.62)} ${p(0.62, 0.78)} ${p(0.64, 0.98)}C${p(0.65, 1.1)} ${p(0.72, 1.15)} ${p(0.8, 1.12)}L${p(0.95, 1.05)}C${p(0.97, 1)} ${p(0.88, 0.98)} ${p(0.78, 0.99)}C${p(0.77, 0.72)} ${p(0.66, 0.5)} ${p(0.45, 0.48)}` +
    `L${p(0.42, 0.26)}L${p(0.46, 0)}H${n(x + way * 0.39 * s)}L${p(0.35, 0.27)}L${p(0.31, 0.48)}L${p(0.24, 0.25)}L${p(0.2, 0)}H${n(x + way * 0.13 * s)}L${p(0.18, 0.26)}L${p(0.19, 0.46)}L${p(-0.22, 0.46)}` +
    `L${p(-0.24, 0.26)}L${p(-0.2, 0)}H${n(x - way * 0.27 * s)}L${p(-0.31, 0.26)}L${p(-0.33, 0.47)}L${p(-0.42, 0.25)}L${p(-0.44, 0)}H${n(x - way * 0.51 * s)}L${p(-0.48, 0.27)}L${p(-0.46, 0.5)}Z` +
    `M${p(-0.2, 0.88)}L${p(-0.26, 0.6)}L${p(0.2, 0.6)}L${p(0.17, 0.9)}Z`
  );
}

function oasis(stage: Stage): string {
  if (stage.happens(0.45)) return '';
  const x = stage.lightSide === 1 ? stage.between(990, 1110) : stage.between(90, 210);
  return fill(
    shadow(stage, 0.97),
    palm(x, 700, stage.between(230, 290), -stage.lightSide * 0.08) +
      palm(x - stage.lightSide * 54, 712, stage.between(160, 200), stage.lightSide * 0.06),
  );
}
