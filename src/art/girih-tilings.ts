// The four tilings under the star patterns, each as one rectangular cell of a plane-filling repeat.

export const GIRIH_STYLES = ['sixfold', 'eightfold', 'tenfold', 'twelvefold'] as const;
export type GirihStyle = (typeof GIRIH_STYLES)[number];
export type Point = readonly [number, number];

export type Cell = {
  width: number;
  height: number;
  /** Every polygon that reaches into the cell, so that the cell can be cut without a seam. */
  polygons: Point[][];
};

/** The rectangular repeat of a tiling, about 120 units wide; both sides are whole tenths. */
export function cellOf(style: GirihStyle): Cell {
  switch (style) {
    case 'sixfold':
      return lattice(60, 60 * Math.sqrt(3), (x, y) => [regular(6, x, y, 30, 0)]);
    case 'eightfold':
      return eightfold();
    case 'tenfold':
      return tenfold();
    case 'twelvefold':
      return lattice(120, 120 * Math.sqrt(3), twelvefoldAt);
  }
}

/** A centred rectangular lattice: one node at the corners, one in the middle of the cell. */
function lattice(width: number, height: number, at: (x: number, y: number) => Point[][]): Cell {
  const polygons: Point[][] = [];
  for (let column = -1; column <= 1; column++) {
    for (let row = -1; row <= 1; row++) {
      polygons.push(...at(column * width, row * height), ...at((column + 0.5) * width, (row + 0.5) * height));
    }
  }
  polygons.push(...at(width * 1.5, height * 0.5), ...at(width * 0.5, height * 1.5));
  return cell(width, height, polygons);
}

/** 3.12.12: dodecagons that touch along edges, a triangle in each gap. */
function twelvefoldAt(x: number, y: number): Point[][] {
  const apothem = 60;
  const side = 2 * apothem * Math.tan(Math.PI / 12);
  const reach = (apothem * 2) / Math.sqrt(3);
  const inradius = side / (2 * Math.sqrt(3));
  const triangles = [90, -90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return regular(
      3,
      x + reach * Math.cos(angle),
      y + reach * Math.sin(angle),
      inradius,
      degrees === 90 ? -Math.PI / 2 : Math.PI / 2,
    );
  });
  return [regular(12, x, y, apothem, 0), ...triangles];
}

/** 4.8.8: octagons on a square grid, a small square at each crossing. */
function eightfold(): Cell {
  const period = 120;
  const side = period * Math.tan(Math.PI / 8);
  const polygons: Point[][] = [];
  for (let column = 0; column <= 1; column++) {
    for (let row = 0; row <= 1; row++)
      polygons.push(regular(8, column * period, row * period, period / 2, 0));
  }
  polygons.push(regular(4, period / 2, period / 2, side / 2, Math.PI / 4));
  return cell(period, period, polygons);
}

/** Decagons on a rhombic lattice of 72 degrees; the gaps are the bow ties of the girih makers. */
function tenfold(): Cell {
  const apothem = 46;
  const step = 2 * apothem;
  const [width, height] = [2 * step * Math.sin(Math.PI / 5), 2 * step * Math.cos(Math.PI / 5)];
  return lattice(width, height, (x, y) => {
    const here = regular(10, x, y, apothem, Math.PI / 10);
    return [here, bowTie(x, y, width, apothem)];
  });
}

/** The gap right of a decagon: four edges lent by its two neighbours above and below, two by left and right. */
function bowTie(x: number, y: number, width: number, apothem: number): Point[] {
  const side = 2 * apothem * Math.tan(Math.PI / 10);
  const centre: Point = [x + width / 2, y];
  const radius = side / (2 * Math.sin(Math.PI / 10));
  // The decagon shows a vertex to the waist; from there its two edges run outwards.
  const waist = width / 2 - radius;
  const half = side * Math.cos(Math.PI / 5 - Math.PI / 10);
  const depth = side * Math.sin(Math.PI / 10);
  return [
    [centre[0] - waist, centre[1]],
    [centre[0] - waist - depth, centre[1] - half],
    [centre[0] + waist + depth, centre[1] - half],
    [centre[0] + waist, centre[1]],
    [centre[0] + waist + depth, centre[1] + half],
    [centre[0] - waist - depth, centre[1] + half],
  ];
}

/** A regular polygon given by its inner radius; one edge faces the direction `facing`. */
function regular(sides: number, x: number, y: number, apothem: number, facing: number): Point[] {
  const radius = apothem / Math.cos(Math.PI / sides);
  return Array.from({ length: sides }, (_, index): Point => {
    const angle = facing + ((index * 2 + 1) * Math.PI) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Stretches by less than a thousandth so that the cell measures whole tenths and repeats exactly. */
function cell(width: number, height: number, polygons: Point[][]): Cell {
  const [exactWidth, exactHeight] = [Math.round(width * 10) / 10, Math.round(height * 10) / 10];
  const stretched = polygons.map((polygon) =>
    polygon.map(([x, y]): Point => [(x * exactWidth) / width, (y * exactHeight) / height]),
  );
  return { width: exactWidth, height: exactHeight, polygons: stretched };
}
