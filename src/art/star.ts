// The star of crossed squares (khatam) and its kin, as points.

/** A star whose edges are those of overlapping squares (8 points) or triangles (6); one point faces up. */
export function starPoints(input: {
  x: number;
  y: number;
  radius: number;
  points: number;
  waist?: number;
}): [number, number][] {
  const { x, y, radius, points } = input;
  // Where the edges of the {n/2} star polygon cross.
  const waist = input.waist ?? Math.cos((2 * Math.PI) / points) / Math.cos(Math.PI / points);
  return Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 ? radius * waist : radius;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}
