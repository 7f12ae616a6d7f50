// The objects of drawn souvenirs (item-drawing.ts), each standing on y = 670 around x = 400. Plain shapes in a few tones:
// what a thing is must be seen at the size of a stamp.
import type { ItemDrawing } from './item-drawings.ts';
import type { Chance } from './seeded.ts';
import { n } from './shapes.ts';

export interface ItemColours {
  body: string;
  dark: string;
  light: string;
  pale: string;
  gold: string;
}

type Draw = (colours: ItemColours, chance: Chance) => string;

export function drawItem(drawing: ItemDrawing, colours: ItemColours, chance: Chance): string {
  return shapes[drawing](colours, chance);
}

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`;
const rect = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An eight-pointed star, the mark on labels and cloth. */
function star(x: number, y: number, r: number, fill: string): string {
  const half = r * 0.72;
  const square = rect(x - half, y - half, half * 2, half * 2, 0, fill);
  return `${square}<g transform="rotate(45 ${n(x)} ${n(y)})">${square}</g>`;
}

/** A paper label with the mark. */
const label = (x: number, y: number, w: number, h: number, { pale, gold }: ItemColours) =>
  rect(x, y, w, h, 10, pale) + star(x + w / 2, y + h / 2, Math.min(w, h) * 0.24, gold);

const shapes: Record<ItemDrawing, Draw> = {
  bowl: (c, chance) => {
    const fruits = Array.from({ length: 17 }, (_, at) => {
      const row = at < 8 ? 0 : at < 14 ? 1 : 2;
      const inRow = row === 0 ? at : row === 1 ? at - 8 : at - 14;
      const x = 212 + row * 50 + inRow * (row === 2 ? 66 : 54) + chance.between(-8, 8);
      const y = 452 - row * 50 + chance.between(-8, 8);
      const tilt = chance.between(-38, 38);
      const skin = chance.pick(['#4a2416', '#5d2f1b', '#3b1b12', '#6b3a20'] as const);
      return `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"><ellipse cx="${n(x)}" cy="${n(y)}" rx="48" ry="29" fill="${skin}"/><ellipse cx="${n(x - 13)}" cy="${n(y - 10)}" rx="19" ry="6" fill="#fff" opacity=".22"/></g>`;
    });
    return (
      fruits.join('') +
      path('M150 462h500c0 130-92 206-250 206S150 592 150 462Z', c.body) +
      path('M150 462h500c0 16-2 31-5 45H155c-3-14-5-29-5-45Z', c.dark) +
      line('M205 556q195 96 390 0', c.gold, 7)
    );
  },
  jar: (c) =>
    rect(252, 300, 296, 370, 44, c.light) +
    path('M252 408h296v218c0 24-20 44-44 44H296c-24 0-44-20-44-44Z', '#b5731b') +
    rect(276, 232, 248, 82, 16, c.dark) +
    line('M296 254v40M336 254v40M376 254v40M416 254v40M456 254v40M496 254v40', c.body, 6) +
    label(302, 440, 196, 150, c) +
    line('M280 344v240', '#ffffff66', 10),
  // Oil in clear glass with a handle: never to be taken for wine.
  bottle: (c) =>
    rect(344, 236, 112, 62, 12, c.dark) +
    line('M524 420c72 4 72 130 0 136', '#dfe3d2', 22) +
    path(
      'M360 298h80l76 84c10 12 16 28 16 44v200c0 24-20 44-44 44H312c-24 0-44-20-44-44V426c0-16 6-32 16-44Z',
      '#dfe3d2',
    ) +
    path('M268 440h264v186c0 24-20 44-44 44H312c-24 0-44-20-44-44Z', '#a3a03a') +
    label(306, 476, 188, 134, c) +
    line('M292 420v190', '#ffffff80', 10),
  perfume: (c) =>
    dot(400, 262, 44, c.gold) +
    rect(366, 300, 68, 62, 8, c.dark) +
    path('M400 356l142 116-42 198H300l-42-198Z', c.light) +
    path('M278 566h244l-22 104H300Z', c.gold) +
    line('M400 356v314M258 472h284M400 356l-58 116 58 198 58-198Z', '#ffffff99', 5) +
    star(400, 262, 22, c.pale),
  burner: (c) =>
    line('M372 250c-46-58 50-78 8-140M436 262c-30-50 38-72 14-122', '#8d8678', 10) +
    path('M272 300h256l-36 118H308Z', c.gold) +
    path('M308 418h184l-52 76h-80Z', c.body) +
    rect(374, 490, 52, 86, 8, c.dark) +
    path('M400 560l124 110H276Z', c.body) +
    star(400, 358, 34, c.dark) +
    path('M284 300h232v-18H284Z', c.dark),
  pouch: (c) =>
    path('M248 236h304l26 410c2 14-8 24-22 24H244c-14 0-24-10-22-24Z', c.body) +
    path('M244 236h312l-6-44H250Z', c.dark) +
    line('M252 256h296', c.gold, 5) +
    `<ellipse cx="400" cy="528" rx="112" ry="92" fill="${c.pale}"/>` +
    ['340 500', '396 478', '452 506', '368 556', '430 562']
      .map((at, index) => {
        const [x = 0, y = 0] = at.split(' ').map(Number);
        return `<ellipse cx="${x}" cy="${y}" rx="34" ry="20" transform="rotate(${index * 37 - 40} ${x} ${y})" fill="#a0692f"/>`;
      })
      .join('') +
    label(310, 296, 180, 110, c),
  box: (c) =>
    path('M190 392h420v278H190Z', c.body) +
    path('M164 332h472v72H164Z', c.dark) +
    rect(370, 332, 60, 338, 0, c.gold) +
    path(
      'M400 332c-26-74-124-92-132-44-6 36 70 52 132 44Zm0 0c26-74 124-92 132-44 6 36-70 52-132 44Z',
      c.gold,
    ) +
    label(226, 470, 116, 130, c),
  tin: (c) =>
    `<path d="M212 330v276c0 36 84 64 188 64s188-28 188-64V330Z" fill="${c.body}"/><ellipse cx="400" cy="330" rx="188" ry="62" fill="${c.light}"/><ellipse cx="400" cy="322" rx="160" ry="48" fill="${c.body}"/>` +
    star(400, 322, 30, c.gold) +
    line('M212 392c30 34 96 54 188 54s158-20 188-54M212 560c30 34 96 54 188 54s158-20 188-54', c.gold, 7) +
    label(310, 466, 180, 122, c),
  basket: (c) =>
    line('M214 470c0-300 372-300 372 0', c.gold, 20) +
    rect(268, 296, 96, 190, 14, c.body) +
    rect(378, 262, 84, 224, 14, c.dark) +
    dot(520, 400, 74, '#8c4f33') +
    label(282, 340, 68, 80, c) +
    path('M180 460h440l-44 210H224Z', '#a9793c') +
    line('M196 512h408M208 562h384M220 612h360', '#7d5526', 9) +
    line('M270 466l18 200M360 466l8 200M450 466l-8 200M540 466l-18 200', '#7d5526', 7),
  rug: (c) =>
    path('M246 132h308v540H246Z', c.body) +
    path('M270 164h260v476H270Z', c.light) +
    path('M300 640V350c0-76 56-92 100-140 44 48 100 64 100 140v290Z', c.pale) +
    path('M324 640V360c0-58 44-74 76-108 32 34 76 50 76 108v280Z', c.body) +
    star(400, 440, 40, c.gold) +
    line('M270 148h260M270 656h260', c.gold, 6) +
    line(
      'M256 672v26M288 672v26M320 672v26M352 672v26M384 672v26M416 672v26M448 672v26M480 672v26M512 672v26M544 672v26',
      c.dark,
      4,
    ),
  garment: (c) =>
    path(
      'M400 130c84 0 128 62 140 150l76 330c4 30-14 60-52 60H236c-38 0-56-30-52-60l76-330c12-88 56-150 140-150Z',
      c.pale,
    ) +
    path('M400 172c54 0 82 46 82 104 0 68-38 108-82 108s-82-40-82-108c0-58 28-104 82-104Z', c.light) +
    line('M206 600c60 34 328 34 388 0M214 560c60 34 312 34 372 0', c.body, 6) +
    line('M318 300c-30 90-60 180-70 300M482 300c30 90 60 180 70 300', '#00000018', 8) +
    [250, 310, 370, 430, 490, 550].map((x) => star(x, 640, 12, c.gold)).join(''),
  cap: (c) =>
    path('M190 630c0-250 60-360 210-360s210 110 210 360Z', c.body) +
    path('M182 560h436v110H182Z', c.dark) +
    [232, 316, 400, 484, 568].map((x) => star(x, 615, 22, c.gold)).join('') +
    line('M400 270v290M300 296c-44 70-62 160-62 264M500 296c44 70 62 160 62 264', c.light, 5),
  cloth: (c) =>
    rect(196, 520, 408, 150, 34, c.pale) +
    rect(214, 402, 372, 138, 34, c.light) +
    rect(232, 292, 336, 130, 34, c.pale) +
    line('M214 566h372M214 606h372M250 338h300M250 374h300', c.body, 6) +
    line('M232 448h336M232 490h336', c.gold, 6),
  beads: (c) => {
    const beads = Array.from({ length: 30 }, (_, at) => {
      const turn = (at / 30) * Math.PI * 2 + Math.PI / 2;
      return dot(400 + Math.cos(turn) * 190, 372 + Math.sin(turn) * 190, 23, at % 10 === 0 ? c.gold : c.body);
    }).join('');
    const shine = Array.from({ length: 30 }, (_, at) => {
      const turn = (at / 30) * Math.PI * 2 + Math.PI / 2;
      return dot(393 + Math.cos(turn) * 190, 365 + Math.sin(turn) * 190, 6, '#ffffff70');
    }).join('');
    return `${beads}${shine}${rect(386, 580, 28, 50, 10, c.gold)}${line('M400 628v66M386 628l-12 62M414 628l12 62', c.dark, 8)}`;
  },
  brush: (c) =>
    `<g transform="rotate(-34 400 430)">${rect(150, 396, 500, 64, 26, '#9a7448')}${line('M180 414h430M200 440h380', '#7d5a33', 5)}${rect(150, 396, 74, 64, 22, '#e6d3ac')}${line('M152 408h56M150 420h60M150 432h60M152 446h56', '#bda273', 5)}</g>` +
    `<g transform="rotate(18 400 520)">${rect(210, 500, 400, 54, 22, '#8a653c')}${line('M240 518h340', '#6f4f2c', 5)}</g>` +
    rect(360, 420, 80, 130, 12, c.body) +
    star(400, 486, 24, c.gold),
  bag: (c) =>
    line('M278 396C250 190 550 190 522 396', c.dark, 18) +
    rect(222, 370, 356, 300, 46, c.body) +
    path('M222 416c0-26 20-46 46-46h264c26 0 46 20 46 46v56c-110 60-246 60-356 0Z', c.dark) +
    rect(378, 478, 44, 54, 10, c.gold) +
    line('M250 616h300', c.light, 6),
  sandals: (c) =>
    [0, 196]
      .map(
        (x) =>
          `<g transform="translate(${x} 0)">${path('M226 640c-34-60-14-148-20-238-4-72 32-142 98-142s98 66 92 142c-8 94 6 180-26 238-22 40-122 40-144 0Z', c.dark)}${path('M244 622c-26-52-10-138-16-220-4-60 26-116 76-116s74 52 70 116c-6 86 4 172-20 220-18 30-94 30-110 0Z', c.light)}${line('M236 420c38-50 100-52 134-2', c.body, 30)}</g>`,
      )
      .join(''),
  book: (c) =>
    path('M214 190h330c24 0 42 18 42 42v408H256c-24 0-42-18-42-42Z', c.body) +
    path('M214 610c0-24 18-42 42-42h330v72H256c-24 0-42-6-42-30Z', c.pale) +
    line('M246 606h330', '#cdbd9b', 4) +
    rect(262, 236, 274, 284, 8, c.dark) +
    `<rect x="276" y="250" width="246" height="256" rx="6" fill="none" stroke="${c.gold}" stroke-width="6"/>` +
    star(399, 378, 66, c.gold) +
    star(399, 378, 40, c.dark),
  frame: (c) =>
    rect(178, 150, 444, 470, 6, c.dark) +
    rect(206, 178, 388, 414, 2, c.gold) +
    rect(220, 192, 360, 386, 2, '#fbf8f2') +
    star(400, 385, 130, c.body) +
    star(400, 385, 100, c.pale) +
    star(400, 385, 60, c.gold) +
    path('M330 620h140l30 50H300Z', c.dark),
  magnet: (c) =>
    rect(206, 350, 180, 210, 20, c.body) +
    rect(236, 400, 120, 130, 4, '#1d1d1d') +
    rect(236, 424, 120, 16, 0, c.gold) +
    rect(420, 290, 180, 270, 20, c.light) +
    path('M450 530V430c0-44 30-56 60-86 30 30 60 42 60 86v100Z', c.dark) +
    dot(510, 326, 14, c.gold) +
    rect(280, 580, 240, 90, 20, c.pale) +
    star(400, 625, 30, c.gold),
  pot: (c) =>
    path(
      'M346 214h108l46 170c60 50 92 112 92 170 0 74-70 116-192 116s-192-42-192-116c0-58 32-120 92-170Z',
      c.gold,
    ) +
    line('M512 330c130-20 150 160 66 210', c.gold, 24) +
    path('M232 470c-70-60-96-150-136-196l40-18c60 60 84 120 132 152Z', c.gold) +
    path('M334 214h132l-66-86Z', c.body) +
    dot(400, 124, 20, c.dark) +
    line('M300 402h200M222 540h356', c.body, 10) +
    star(400, 474, 40, c.body),
};
