// Geometry of the covers as SVG path data: turned solids, ridges, arches, trees. No colour here.

/** One step of a profile, from the top down: a corner [radius, y] or a cubic ending in one. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

/** A coordinate as short as the eye allows at 1200 px. */
export const n = (value: number): string => tenths(Math.round(value * 10));
const tenths = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** Draws in steps relative to the last rounded point: half the length of absolute coordinates, no drift. */
function pen() {
  let [x, y, path] = [0, 0, ''];
  const tenth = (value: number) => Math.round(value * 10);
  const pair = (toX: number, toY: number) => {
    const [dx, dy] = [tenth(toX) - x, tenth(toY) - y];
    return `${tenths(dx)}${dy < 0 ? '' : ' '}${tenths(dy)}`;
  };
  const arrive = (toX: number, toY: number) => {
    [x, y] = [tenth(toX), tenth(toY)];
  };
  return {
    move(toX: number, toY: number) {
      path += `M${n(toX)} ${n(toY)}`;
      arrive(toX, toY);
    },
    line(toX: number, toY: number) {
      if (tenth(toX) === x) path += `v${tenths(tenth(toY) - y)}`;
      else if (tenth(toY) === y) path += `h${tenths(tenth(toX) - x)}`;
      else path += `l${pair(toX, toY)}`;
      arrive(toX, toY);
    },
    curve(x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) {
      path += `c${pair(x1, y1)} ${pair(x2, y2)} ${pair(toX, toY)}`;
      arrive(toX, toY);
    },
    close: () => `${path}z`,
  };
}

/**
 * The outline of a solid turned about a vertical axis, between two shares of its radius:
 * -1 to 1 is the whole, 0.2 to 1 the part in shade, whose edge follows the form.
 */
export function lathe(axis: number, steps: readonly Step[], left = -1, right = 1): string {
  const line = pen();
  const end = (step: Step): [number, number] => (step.length === 6 ? [step[4], step[5]] : [step[0], step[1]]);
  steps.forEach((step, index) => {
    if (step.length === 6)
      line.curve(
        axis + right * step[0],
        step[1],
        axis + right * step[2],
        step[3],
        axis + right * step[4],
        step[5],
      );
    else if (index === 0) line.move(axis + right * step[0], step[1]);
    else line.line(axis + right * step[0], step[1]);
  });
  const backwards = [...steps].reverse();
  backwards.forEach((step, index) => {
    const [radius, y] = end(step);
    if (index === 0) line.line(axis + left * radius, y);
    const above = backwards[index + 1];
    if (!above) return;
    const [nextRadius, nextY] = end(above);
    if (step.length === 6)
      line.curve(
        axis + left * step[2],
        step[3],
        axis + left * step[0],
        step[1],
        axis + left * nextRadius,
        nextY,
      );
    else line.line(axis + left * nextRadius, nextY);
  });
  return line.close();
}

/** A profile written in units (radius in half-widths, height from 0 at the top to 1) set to size. */
export function sized(profile: readonly Step[], halfWidth: number, height: number, base: number): Step[] {
  const top = base - height;
  return profile.map(
    (step) =>
      step.map((value, index) => (index % 2 ? top + value * height : value * halfWidth)) as unknown as Step,
  );
}

/** A smooth line through points, closed along the bottom of the picture. */
export function ridge(points: readonly (readonly [number, number])[], bottom: number): string {
  const first = points[0] ?? [0, bottom];
  let path = `M${at(first[0], bottom)}L${at(...first)}`;
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = points[index - 1] ?? first;
    const [x1, y1] = points[index] ?? first;
    const middle = (x0 + x1) / 2;
    path += `C${at(middle, y0)} ${at(middle, y1)} ${at(x1, y1)}`;
  }
  const last = points[points.length - 1] ?? first;
  return `${path}L${at(last[0], bottom)}Z`;
}

/** A polygon through the points. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  const line = pen();
  points.forEach(([x, y], index) => (index ? line.line(x, y) : line.move(x, y)));
  return line.close();
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${at(x, y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** A pointed arch opening standing on its base line; `rise` is the share of the height the curve takes. */
export function arch(x: number, base: number, width: number, height: number, rise = 0.5): string {
  const spring = base - height * (1 - rise);
  const top = base - height;
  const half = width / 2;
  const curve = spring - top;
  const line = pen();
  line.move(x - half, base);
  line.line(x - half, spring);
  line.curve(x - half, spring - curve * 0.6, x - half * 0.4, top + curve * 0.16, x, top);
  line.curve(x + half * 0.4, top + curve * 0.16, x + half, spring - curve * 0.6, x + half, spring);
  line.line(x + half, base);
  return line.close();
}

/** Equal pointed arches side by side; `share` is how much of each bay is open. */
export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  bays: number,
  share = 0.62,
): string {
  const bay = width / bays;
  let path = '';
  for (let index = 0; index < bays; index++) path += arch(x + bay * (index + 0.5), base, bay * share, height);
  return path;
}

/** A horseshoe arch (Cordoba, Granada): more than a half circle on narrower jambs. */
export function horseshoe(x: number, base: number, width: number, height: number): string {
  const radius = width / 2;
  const jamb = radius * 0.82;
  const spring = base - height + radius + radius * 0.57;
  return `M${at(x - jamb, base)}L${at(x - jamb, spring)}A${n(radius)} ${n(radius)} 0 1 1 ${at(x + jamb, spring)}L${at(x + jamb, base)}Z`;
}

/** A thin crescent on its stem, as it stands on a mosque. */
export function finial(x: number, y: number, size: number): string {
  const r = size * 0.3;
  return (
    `M${at(x - size * 0.05, y)}v${n(-size * 0.55)}h${n(size * 0.1)}v${n(size * 0.55)}Z` +
    `M${at(x - r * 0.72, y - size * 1.08)}A${n(r)} ${n(r)} 0 1 0 ${at(x + r * 0.72, y - size * 1.08)}A${n(r * 0.86)} ${n(r * 0.86)} 0 1 1 ${at(x - r * 0.72, y - size * 1.08)}Z`
  );
}

/** A date or coconut palm: a leaning trunk and seven fronds. */
export function palm(x: number, base: number, height: number, lean: number): string {
  const top = base - height;
  const tip = x + lean * height;
  const trunk = Math.max(1.6, height * 0.028);
  let path = `M${at(x - trunk, base)}Q${at(x + lean * height * 0.2, base - height * 0.5)} ${at(tip - trunk * 0.6, top)}L${at(tip + trunk * 0.6, top)}Q${at(x + lean * height * 0.2 + trunk * 2, base - height * 0.5)} ${at(x + trunk, base)}Z`;
  for (let index = 0; index < 7; index++) {
    const angle = Math.PI * (1.12 - index * 0.207);
    const reach = height * (index % 2 ? 0.36 : 0.42);
    const ex = tip + Math.cos(angle) * reach;
    const ey = top - Math.sin(angle) * reach * 0.62 + reach * 0.3;
    const cx = tip + Math.cos(angle) * reach * 0.6;
    const cy = top - Math.sin(angle) * reach * 0.75 - reach * 0.12;
    // Every frond turns the same way round: opposite ones would cancel to a hole where they cross.
    const [out, back] = ex < tip ? [cy + reach * 0.2, cy] : [cy, cy + reach * 0.2];
    path += `M${at(tip, top + trunk)}Q${at(cx, out)} ${at(ex, ey)}Q${at(cx, back)} ${at(tip, top + trunk)}Z`;
  }
  return path;
}

/** A cypress: the flame-shaped tree of Mediterranean gardens. */
export function cypress(x: number, base: number, height: number): string {
  const r = height * 0.12;
  const line = pen();
  line.move(x, base - height);
  line.curve(x + r * 0.6, base - height * 0.72, x + r * 1.35, base - height * 0.3, x + r * 0.4, base);
  line.line(x - r * 0.4, base);
  line.curve(x - r * 1.35, base - height * 0.3, x - r * 0.6, base - height * 0.72, x, base - height);
  return line.close();
}
