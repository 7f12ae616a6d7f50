// Cover scene: the House in Makkah, the galleries around it, the mountains of the valley behind.
import { mix } from '#art/colour';
import { HARAM_MINARET, ROUND_DOME } from '#art/profiles';
import { arcade, finial, n, polygon, rect, ridge } from '#art/shapes';
import { fill, hills, lamps, mist, shadow, type Stage, tint, turned, WIDTH } from '#art/stage';

const MARBLE = '#f3ecdd';

export function drawMakkah(stage: Stage): string {
  // Flat cuts show the rows from 135 to 615: the House stands within them, from its foot to its roof.
  const floor = stage.horizon + 12;
  const houseX = WIDTH / 2 - stage.lightSide * stage.between(40, 150);
  stage.focus = houseX;
  const size = stage.between(190, 230);
  return (
    mountains(stage) +
    clockTower(stage, WIDTH / 2 + stage.lightSide * stage.between(170, 330), floor) +
    mist(stage.horizon - 130, 190, 0.7) +
    minarets(stage, floor) +
    gallery(stage, floor) +
    courtyard(stage, floor) +
    circuits(stage, houseX, floor + 66) +
    `<g id="house">${house(stage, houseX, floor + 78, size)}</g>`
  );
}

function mountains(stage: Stage): string {
  const rocky = (high: number, low: number, peaks: number) => {
    const points: [number, number][] = [];
    for (let index = 0; index <= peaks; index++)
      points.push([
        (WIDTH / peaks) * index + stage.between(-30, 30),
        index % 2 ? stage.between(high, (high + low) / 2) : stage.between((high + low) / 2, low),
      ]);
    return ridge([[-80, low], ...points, [WIDTH + 80, low]], 640);
  };
  return (
    fill(shadow(stage, 0.16), rocky(stage.horizon - 190, stage.horizon - 60, stage.whole(5, 7))) +
    fill(shadow(stage, 0.3), rocky(stage.horizon - 105, stage.horizon - 10, stage.whole(6, 9)))
  );
}

/** Only hinted: a pale stepped tower that gives the valley its present-day outline. */
function clockTower(stage: Stage, x: number, base: number): string {
  const h = stage.between(350, 400);
  const top = base - h;
  const w = h * 0.125;
  const body =
    rect(x - w, top + h * 0.3, w * 2, h * 0.7) +
    rect(x - w * 0.82, top + h * 0.2, w * 1.64, h * 0.12) +
    polygon(
      [x - w * 0.7, top + h * 0.2],
      [x - w * 0.24, top + h * 0.1],
      [x - w * 0.05, top],
      [x + w * 0.05, top],
      [x + w * 0.24, top + h * 0.1],
      [x + w * 0.7, top + h * 0.2],
    );
  const wings = [-1, 1]
    .map(
      (side) =>
        rect(x + side * w * 2.1 - w * 0.72, top + h * 0.47, w * 1.44, h * 0.6) +
        polygon(
          [x + side * w * 2.1 - w * 0.6, top + h * 0.47],
          [x + side * w * 2.1, top + h * 0.39],
          [x + side * w * 2.1 + w * 0.6, top + h * 0.47],
        ),
    )
    .join('');
  const face = `<circle cx="${n(x)}" cy="${n(top + h * 0.262)}" r="${n(w * 0.5)}" fill="${mix(shadow(stage, 0.2), stage.palette.lamp ?? stage.palette.light, 0.6)}"/>`;
  // Floodlit after dark, else its lit dial would hang in the sky alone.
  const wall = (nearness: number) =>
    mix(shadow(stage, nearness), stage.palette.light, stage.palette.lamp ? 0.14 : 0);
  return fill(wall(0.23), wings) + fill(wall(0.29), body + finial(x, top + 3, h * 0.06)) + face;
}

function minarets(stage: Stage, floor: number): string {
  const height = stage.between(270, 320);
  const spread = stage.between(0.62, 0.8) * WIDTH;
  const middle = WIDTH / 2 + stage.between(-60, 60);
  const gap = stage.between(62, 84);
  return [middle - spread / 2, middle - spread / 2 + gap, middle + spread / 2 - gap, middle + spread / 2]
    .map((x, index) => {
      const h = height * (index % 3 === 0 ? 1 : 0.94);
      return (
        turned(stage, { x, base: floor - 40, halfWidth: 11.5, height: h }, HARAM_MINARET, MARBLE, 0.72) +
        fill(tint(stage, '#c39a3f', 0.8), finial(x, floor - 40 - h + 3, 22))
      );
    })
    .join('');
}

/** Two storeys of arches and a parapet, the outer one paler. */
function gallery(stage: Stage, floor: number): string {
  const wall = tint(stage, MARBLE, 0.74);
  const upper = floor - 92;
  const bays = stage.whole(26, 32);
  const opening = mix(wall, shadow(stage, 0.9), stage.palette.lamp ? 0.55 : 0.36);
  const domes = [0.26, 0.5, 0.74]
    .map((share) =>
      turned(
        stage,
        { x: WIDTH * share + stage.between(-30, 30), base: upper + 4, halfWidth: 30, height: 36 },
        ROUND_DOME,
        MARBLE,
        0.66,
      ),
    )
    .join('');
  return (
    domes +
    fill(wall, rect(0, upper, WIDTH, 100)) +
    fill(mix(wall, stage.palette.light, 0.4), rect(0, upper, WIDTH, 5)) +
    `<g id="row">${fill(opening, arcade(-6, floor, WIDTH + 12, 38, bays, 0.62))}${lamps(stage, arcade(-6, floor, WIDTH + 12, 29, bays, 0.36), 0.5)}</g><use href="#row" y="-51"/>` +
    fill(mix(wall, shadow(stage, 0.9), 0.16), rect(0, upper + 42, WIDTH, 5))
  );
}

function courtyard(stage: Stage, floor: number): string {
  const stone = tint(stage, '#f4efe3', 0.94);
  return (
    fill(stone, rect(0, floor, WIDTH, 300)) +
    fill(mix(stone, shadow(stage, 1), 0.1), rect(0, floor, WIDTH, 10)) +
    fill(mix(stone, shadow(stage, 1), 0.2), hills(stage, 715, 745, 2)) +
    (stage.palette.lamp
      ? `<ellipse cx="${n(stage.focus)}" cy="${n(floor + 90)}" rx="560" ry="150" fill="url(#glow)" opacity=".5"/>`
      : '')
  );
}

/** The circuits around the House as rings of points: the movement of people, nobody's likeness. */
function circuits(stage: Stage, x: number, y: number): string {
  const colour = mix(tint(stage, '#f4efe3', 0.94), shadow(stage, 1), 0.42);
  const rings = [235, 300, 370, 445, 525].map(
    (radius, index) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${radius}" ry="${n(radius * 0.2)}" stroke-width="${n(4.6 + index * 0.5)}" stroke-dasharray="0 ${n(stage.between(9, 15))} 0 ${n(stage.between(11, 22))}" opacity="${n(0.62 - index * 0.07)}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${rings.join('')}</g>`;
}

/**
 * The Kaaba seen across the corner of the Black Stone, in its proportions (13.1 m high, 11 by 12.9 m): the gold
 * band at two thirds, the door in the right-hand face near the corner and above the ground.
 */
function house(stage: Stage, x: number, base: number, size: number): string {
  const cloth = mix('#17191a', stage.palette.veil, stage.palette.veilShare * 0.16);
  const lit = mix(cloth, stage.palette.light, 0.1);
  const gold = mix('#d3a647', stage.palette.veil, stage.palette.veilShare * 0.3);
  const faces = [
    { side: -1, width: size * 0.62 },
    { side: 1, width: size * 0.66 },
  ] as const;
  const point = (face: { side: number; width: number }, along: number, up: number): [number, number] => [
    x + face.side * face.width * along,
    base - size * up - along * size * (0.075 - 0.125 * up),
  ];
  const quad = (face: { side: number; width: number }, from: number, to: number, low: number, high: number) =>
    polygon(point(face, from, low), point(face, to, low), point(face, to, high), point(face, from, high));
  const ground = `<ellipse cx="${n(x)}" cy="${n(base - size * 0.02)}" rx="${n(size * 0.95)}" ry="${n(size * 0.16)}" fill="${shadow(stage, 1)}" opacity=".2"/>`;
  const door = faces[1];
  return (
    ground +
    faces
      .map((face) => {
        const isLit = face.side === stage.lightSide;
        const tone = isLit ? lit : cloth;
        const pleats = Array.from({ length: 9 }, (_, index) =>
          quad(face, 0.06 + index * 0.105, 0.068 + index * 0.105, 0.045, 0.6),
        ).join('');
        const script = Array.from({ length: 8 }, (_, index) =>
          quad(face, 0.05 + index * 0.118, 0.05 + index * 0.118 + 0.085, 0.672, 0.706),
        ).join('');
        const lozenges = Array.from({ length: 4 }, (_, index) =>
          quad(face, 0.12 + index * 0.23, 0.19 + index * 0.23, 0.585, 0.607),
        ).join('');
        return (
          fill(tone, quad(face, 0, 1, 0, 1)) +
          fill(mix(tone, '#ffffff', 0.05), pleats) +
          fill(
            mix(tint(stage, '#efe6d2', 1), cloth, isLit ? 0.08 : 0.25),
            quad(face, 0, 1.012, -0.008, 0.045),
          ) +
          fill(isLit ? gold : mix(gold, cloth, 0.2), quad(face, 0, 1, 0.648, 0.73)) +
          fill(mix(gold, cloth, 0.6), script) +
          fill(mix(gold, cloth, isLit ? 0.15 : 0.35), lozenges + quad(face, 0, 1, 0.975, 0.985))
        );
      })
      .join('') +
    fill(gold, quad(door, 0.14, 0.34, 0.16, 0.415)) +
    fill(
      mix(gold, cloth, 0.45),
      quad(door, 0.165, 0.235, 0.18, 0.385) + quad(door, 0.247, 0.315, 0.18, 0.385),
    ) +
    fill(mix(gold, cloth, 0.1), quad(door, 0.12, 0.36, 0.415, 0.5)) +
    fill(mix(gold, cloth, 0.65), quad(door, 0.14, 0.34, 0.43, 0.485)) +
    lamps(stage, rect(x - 0.8, base - size, 1.6, size * 0.95), 0.12)
  );
}
