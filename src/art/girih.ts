// Girih: Islamic star patterns drawn by Hankin's method (polygons in contact) from a seed (docs/product/pages.md).
import { chanceFrom } from './seeded.ts';
import { cellOf, GIRIH_STYLES, type GirihStyle, type Point } from './girih-tilings.ts';

export { GIRIH_STYLES, type GirihStyle };
export type GirihTile = { style: GirihStyle; size: { width: number; height: number }; path: string };
type Segment = readonly [Point, Point];

/** Angles between strap and polygon edge, in degrees, that make well-known stars of each family. */
const CONTACT_ANGLES: Record<GirihStyle, readonly [number, ...number[]]> = {
  sixfold: [60, 45, 54],
  eightfold: [67.5, 60, 56],
  tenfold: [54, 72, 63],
  twelvefold: [60, 67.5, 52],
};

/**
 * One repeat of a star pattern as line work, drawn to be stroked and not filled. Same seed, same
 * tile; the tile continues without a seam on all four sides. `size` is in the path's own units.
 */
export function girihTile(input: { seed: string; style?: GirihStyle }): GirihTile {
  const chance = chanceFrom(`girih ${input.seed}`);
  const seeded = chance.pick(GIRIH_STYLES);
  const style = input.style ?? seeded;
  const contact = (chance.pick(CONTACT_ANGLES[style]) * Math.PI) / 180;
  const cell = cellOf(style);
  const size = { width: cell.width, height: cell.height };
  const inside = cell.polygons
    .flatMap((polygon) => strapsOf(polygon, contact))
    .flatMap((segment) => clip(segment, size) ?? []);
  return { style, size, path: toPath(inside) };
}

/** The tile as a whole SVG picture, `size` pixels wide, fit to be repeated as a background. */
export function girihSvg(input: {
  seed: string;
  size: number;
  stroke: string;
  opacity: number;
  style?: GirihStyle;
}): string {
  const { size, path } = girihTile(input);
  const height = Math.round((input.size * size.height) / size.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${input.size}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">` +
    `<path fill="none" stroke="${input.stroke}" stroke-opacity="${input.opacity}" stroke-width="${round((size.width / input.size) * 1.25)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`
  );
}

/**
 * Hankin's method: from the middle of every edge two rays lean inwards; each ends where it meets its
 * best partner. Partners are chosen shortest first (Kaplan), which also serves the concave bow tie.
 */
function strapsOf(polygon: readonly Point[], contact: number): Segment[] {
  const rays = polygon.flatMap((start, edge) => {
    const end = polygon[(edge + 1) % polygon.length] ?? start;
    const along = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const from: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    return [along + contact, along + Math.PI - contact].map((angle) => ({ edge, from, angle }));
  });
  const meetings = rays.flatMap((a, i) =>
    rays.slice(i + 1).flatMap((b, offset) => {
      if (a.edge === b.edge) return [];
      const meeting = meet(a.from, a.angle, b.from, b.angle);
      return meeting ? [{ i, j: i + 1 + offset, a, b, ...meeting }] : [];
    }),
  );
  meetings.sort((one, other) => one.cost - other.cost || one.i - other.i || one.j - other.j);
  const taken = new Set<number>();
  const straps: Segment[] = [];
  for (const { i, j, a, b, point } of meetings) {
    if (taken.has(i) || taken.has(j)) continue;
    taken.add(i).add(j);
    straps.push([a.from, point], [point, b.from]);
  }
  return straps;
}

function meet(a: Point, angleA: number, b: Point, angleB: number): { point: Point; cost: number } | null {
  const [ax, ay, bx, by] = [Math.cos(angleA), Math.sin(angleA), Math.cos(angleB), Math.sin(angleB)];
  const cross = ax * by - ay * bx;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.abs(cross) < 1e-6) {
    // Two rays that look each other in the eye join in the middle.
    const facing = Math.abs(dx * ay - dy * ax) < 1e-6 && dx * ax + dy * ay > 0 && dx * bx + dy * by < 0;
    return facing ? { point: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], cost: Math.hypot(dx, dy) } : null;
  }
  const lengthA = (dx * by - dy * bx) / cross;
  const lengthB = (dx * ay - dy * ax) / cross;
  if (lengthA < 1e-6 || lengthB < 1e-6) return null;
  return { point: [a[0] + ax * lengthA, a[1] + ay * lengthA], cost: lengthA + lengthB };
}

/** The part of a segment inside the cell (Liang and Barsky), or null. */
function clip([start, end]: Segment, size: { width: number; height: number }): [Segment] | null {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  let [enter, leave] = [0, 1];
  const sides = [
    [-dx, start[0]],
    [dx, size.width - start[0]],
    [-dy, start[1]],
    [dy, size.height - start[1]],
  ] as const;
  for (const [slope, room] of sides) {
    if (Math.abs(slope) < 1e-9) {
      if (room < -1e-9) return null;
      continue;
    }
    const crossing = room / slope;
    if (slope < 0) enter = Math.max(enter, crossing);
    else leave = Math.min(leave, crossing);
  }
  if (leave - enter < 1e-6) return null;
  return [
    [
      [start[0] + dx * enter, start[1] + dy * enter],
      [start[0] + dx * leave, start[1] + dy * leave],
    ],
  ];
}

/** Segments joined end to end into as few strokes as a greedy walk finds; each drawn once. */
function toPath(segments: readonly Segment[]): string {
  const left = new Map<string, [string, string]>();
  for (const [start, end] of segments) {
    const ends = [key(start), key(end)].sort() as [string, string];
    if (ends[0] !== ends[1]) left.set(ends.join('|'), ends);
  }
  let path = '';
  while (left.size > 0) {
    const [start, end] = [...left.values()][0] ?? ['', ''];
    left.delete(`${start}|${end}`);
    path += `M${start}L${end}`;
    let current = end;
    for (let next = leaving(left, current); next; next = leaving(left, current)) {
      left.delete(next.join('|'));
      current = next[0] === current ? next[1] : next[0];
      path += ` ${current}`;
    }
  }
  return path;
}

function leaving(left: Map<string, [string, string]>, at: string): [string, string] | undefined {
  for (const ends of left.values()) if (ends.includes(at)) return ends;
  return undefined;
}

const round = (value: number) => Math.round(value * 10) / 10 + 0;
const key = (point: Point) => `${round(point[0])} ${round(point[1])}`;
