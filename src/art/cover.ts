// Generated covers for programmes without photographs (docs/product/pages.md): sky, line work, scene.
import type { CoverChoice, Scene } from './cover-address.ts';
import { mix } from './colour.ts';
import { girihTile } from './girih.ts';
import { drawArafah } from './scenes/arafah.ts';
import { drawCairo } from './scenes/cairo.ts';
import { drawDesert } from './scenes/desert.ts';
import { drawEast } from './scenes/east.ts';
import { drawGarden } from './scenes/garden.ts';
import { gate } from './scenes/gate.ts';
import { drawIstanbul } from './scenes/istanbul.ts';
import { drawJerusalem } from './scenes/jerusalem.ts';
import { drawMadinah } from './scenes/madinah.ts';
import { drawMakkah } from './scenes/makkah.ts';
import { drawMasa } from './scenes/masa.ts';
import { drawMountain } from './scenes/mountain.ts';
import { drawOldCity } from './scenes/old-city.ts';
import { drawSamarkand } from './scenes/samarkand.ts';
import { drawSea } from './scenes/sea.ts';
import { chanceFrom } from './seeded.ts';
import { n } from './shapes.ts';
import { PALETTES, type Sky } from './skies.ts';
import { HEIGHT, WIDTH, type Stage } from './stage.ts';

export { coverUrl, parseCoverUrl, SCENES, type CoverChoice } from './cover-address.ts';
export { coverFor } from './cover-choice.ts';
export { SKIES } from './skies.ts';

const DRAW: Record<Scene, (stage: Stage) => string> = {
  makkah: drawMakkah,
  madinah: drawMadinah,
  istanbul: drawIstanbul,
  cairo: drawCairo,
  jerusalem: drawJerusalem,
  samarkand: drawSamarkand,
  garden: drawGarden,
  east: drawEast,
  desert: drawDesert,
  mountain: drawMountain,
  'old-city': drawOldCity,
  sea: drawSea,
  arafah: drawArafah,
  masa: drawMasa,
};

/** How often a scene is seen through a gate: most programmes go to the same two cities and should not look alike. */
const GATED: Partial<Record<Scene, number>> = { makkah: 0.34, madinah: 0.3, jerusalem: 0.25 };

/**
 * The cover as a whole SVG document, 1200 × 750 unless asked otherwise. Other shapes are cut around the scene's
 * subject, never squeezed. It is decorative: pages give it its words.
 */
export function coverSvg(input: CoverChoice & { width?: number; height?: number }): string {
  const chance = chanceFrom(`${input.scene} ${input.seed}`);
  const palette = PALETTES[input.sky];
  const side = chance.happens(0.5) ? 1 : -1;
  const stage: Stage = {
    ...chance,
    palette,
    lightSide: side,
    horizon: chance.between(470, 510),
    focus: WIDTH / 2,
    lightX: WIDTH / 2 + side * chance.between(200, 440),
    solids: new Map(),
  };
  const sky = drawSky(stage, input);
  // The camera: how near it stands, with its foot on the lower edge, so that ground always fills the frame.
  const nearer = chance.between(1, 1.13);
  stage.lightX = WIDTH / 2 + (stage.lightX - WIDTH / 2) / nearer;
  const scene = DRAW[input.scene](stage);
  const camera = `matrix(${nearer.toFixed(3)} 0 0 ${nearer.toFixed(3)} ${n((WIDTH / 2) * (1 - nearer))} ${n(HEIGHT * (1 - nearer))})`;
  const { width = WIDTH, height = HEIGHT } = input;
  const seen = Math.min(WIDTH, (HEIGHT * width) / height);
  const focus = WIDTH / 2 + (stage.focus - WIDTH / 2) * nearer;
  const left = Math.min(WIDTH - seen, Math.max(0, focus - seen / 2));
  // A cut through a gate shows half an arch, so narrow covers go without.
  const isWide = seen > WIDTH * 0.95;
  const picture = `${sky}<g transform="${camera}">${scene}</g>${isWide ? gate(stage, GATED[input.scene] ?? 0) : ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${n(left)} 0 ${n(seen)} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${picture}</svg>`;
}

function drawSky(stage: Stage, cover: CoverChoice): string {
  const { palette } = stage;
  const stops = palette.sky
    .map((colour, index) => `<stop offset="${[0, 0.36, 0.68, 1][index]}" stop-color="${colour}"/>`)
    .join('');
  const light = { x: stage.lightX, y: stage.horizon * (1 - stage.between(...palette.sunHeight)) };
  const tile = girihTile({ seed: cover.seed, style: stage.pick(['eightfold', 'tenfold', 'twelvefold']) });
  const scale = stage.between(1.05, 1.4);
  const haze = palette.haze;
  return (
    `<defs><path id="strap" fill="none" d="${tile.path}"/>` +
    `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>` +
    `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${haze}" stop-opacity="0"/><stop offset=".6" stop-color="${haze}"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${palette.sun}" stop-opacity=".75"/><stop offset=".3" stop-color="${palette.sun}" stop-opacity=".3"/><stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>` +
    `<pattern id="girih" width="${tile.size.width}" height="${tile.size.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${stage.whole(-60, 60)} ${stage.whole(-60, 60)}) scale(${n(scale)})"><use href="#strap" stroke="${palette.linework}" stroke-width="1.1"/></pattern>` +
    `<mask id="sky-only"><rect width="${WIDTH}" height="${n(stage.horizon)}" fill="url(#fade)"/></mask></defs>` +
    `<rect width="${WIDTH}" height="${n(stage.horizon + 60)}" fill="url(#sky)"/><rect y="${n(stage.horizon + 59)}" width="${WIDTH}" height="${n(HEIGHT - stage.horizon - 59)}" fill="${palette.sky[3]}"/>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#girih)" mask="url(#sky-only)" opacity="${palette.lineworkOpacity}"/>` +
    lightOf(stage, cover.sky, light)
  );
}

function lightOf(stage: Stage, sky: Sky, at: { x: number; y: number }): string {
  const { sun, sunRadius } = stage.palette;
  const halo = `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${sunRadius * 7}" fill="url(#glow)" opacity="${sky === 'night' ? 0.35 : 0.8}"/>`;
  if (sky !== 'night')
    return `${halo}<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${sunRadius}" fill="${sun}" opacity=".94"/>${clouds(stage)}`;
  const crescent = stage.happens(0.35);
  const moon = crescent
    ? `<path fill="${sun}" d="M${n(at.x)} ${n(at.y - 26)}a26 26 0 1 0 22 40a21.5 21.5 0 0 1-22-40Z"/>`
    : `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${sunRadius}" fill="${sun}" opacity=".95"/>`;
  return stars(stage) + halo + moon;
}

/** Stars as round dots in two sizes, thinner towards the horizon. */
function stars(stage: Stage): string {
  const dots = (count: number) =>
    Array.from({ length: count }, () => {
      const height = stage.between(0, 1) ** 1.5;
      return `M${stage.whole(0, WIDTH)} ${n(height * stage.horizon * 0.85)}h0`;
    }).join('');
  return `<g stroke="${stage.palette.sun}" stroke-linecap="round" fill="none"><path stroke-width="2" opacity=".6" d="${dots(58)}"/><path stroke-width="3.4" opacity=".85" d="${dots(12)}"/></g>`;
}

/** A few long flat clouds, so thin that the line work shows through. */
function clouds(stage: Stage): string {
  const colour = mix(stage.palette.sky[3], '#ffffff', 0.35);
  let path = '';
  for (let count = stage.whole(2, 4); count > 0; count--) {
    const [x, y, length] = [
      stage.between(-80, WIDTH - 200),
      stage.between(0.3, 0.82) * stage.horizon,
      stage.between(180, 420),
    ];
    const height = stage.between(7, 13);
    path += `M${n(x)} ${n(y)}q${n(length * 0.1)} ${n(-height * 0.6)} ${n(length * 0.3)} ${n(-height)}t${n(length * 0.32)} ${n(height * 0.2)}t${n(length * 0.38)} ${n(height * 0.8)}q${n(-length * 0.5)} ${n(height * 0.7)} ${n(-length)} 0Z`;
  }
  return `<path fill="${colour}" opacity=".38" d="${path}"/>`;
}
