// Profiles of the turned solids: radius in half-widths, height from 0 (top) to 1 (foot).
import type { Step } from './shapes.ts';

/** Minarets of the two holy mosques: square foot, three galleries, a lantern and a bulb. */
export const HARAM_MINARET: readonly Step[] = [
  [0, 0],
  [0.08, 0.035],
  [0.12, 0.04],
  [0.55, 0.055, 0.62, 0.085, 0.4, 0.105],
  [0.4, 0.15],
  [0.86, 0.158],
  [0.86, 0.176],
  [0.58, 0.19],
  [0.58, 0.33],
  [1.15, 0.345],
  [1.15, 0.368],
  [0.78, 0.388],
  [0.78, 0.6],
  [1.32, 0.616],
  [1.32, 0.642],
  [1, 0.664],
  [1, 1],
];

/** The pencil minaret of the Ottomans. */
export const OTTOMAN_MINARET: readonly Step[] = [
  [0, 0],
  [0.1, 0.02],
  [0.92, 0.19],
  [1.06, 0.19],
  [0.78, 0.2],
  [0.78, 0.34],
  [1.4, 0.354],
  [1.4, 0.37],
  [0.88, 0.39],
  [0.88, 0.54],
  [1.5, 0.556],
  [1.5, 0.572],
  [1, 0.592],
  [1, 0.86],
  [1.55, 0.9],
  [1.55, 1],
];

/** The minaret of Mamluk Cairo: square, octagon, then a bulb on slender columns. */
export const MAMLUK_MINARET: readonly Step[] = [
  [0, 0],
  [0.08, 0.03],
  [0.5, 0.055, 0.56, 0.1, 0.26, 0.125],
  [0.22, 0.14],
  [0.5, 0.15],
  [0.4, 0.16],
  [0.4, 0.25],
  [1.05, 0.27],
  [1.05, 0.29],
  [0.72, 0.31],
  [0.72, 0.5],
  [1.3, 0.525],
  [1.3, 0.548],
  [1, 0.57],
  [1, 1],
];

/** A lighthouse-like round minaret of Central Asia, narrowing upwards. */
export const KALAN_MINARET: readonly Step[] = [
  [0, 0],
  [0.3, 0.03],
  [0.62, 0.035],
  [0.8, 0.06],
  [0.8, 0.075],
  [0.6, 0.085],
  [0.6, 0.15],
  [0.82, 0.16],
  [0.66, 0.19],
  [1, 1],
];

/** A half round dome on a low drum. */
export const ROUND_DOME: readonly Step[] = [
  [0, 0],
  [0.5, 0, 0.96, 0.32, 1, 0.8],
  [1.04, 0.8],
  [1.04, 1],
];

/** The dome of the Prophet's mosque: slightly bulging, lightly pointed, on a tall drum. */
export const GREEN_DOME: readonly Step[] = [
  [0, 0],
  [0.1, 0.05],
  [0.62, 0.1, 1.06, 0.28, 0.98, 0.6],
  [1.02, 0.6],
  [1.02, 0.64],
  [0.93, 0.65],
  [0.93, 1],
];

/** The Dome of the Rock: tall, golden, almost a half sphere that draws in at the drum. */
export const ROCK_DOME: readonly Step[] = [
  [0, 0],
  [0.12, 0.02],
  [0.64, 0.06, 1.06, 0.3, 1, 0.64],
  [1.04, 0.65],
  [1.04, 0.69],
  [0.96, 0.7],
  [0.96, 1],
];

/** The ribbed melon dome of Samarkand. */
export const MELON_DOME: readonly Step[] = [
  [0, 0],
  [0.06, 0.06],
  [0.5, 0.12, 1.16, 0.22, 1.1, 0.46],
  [1.06, 0.56, 1, 0.58, 0.92, 0.6],
  [0.98, 0.62],
  [0.9, 0.65],
  [0.9, 1],
];

/** A shading umbrella of the Prophet's mosque: a slender column that opens into a wide canopy. */
export const UMBRELLA: readonly Step[] = [
  [0, 0.05],
  [0.5, 0.04, 0.8, 0.03, 1, 0],
  [0.99, 0.07],
  [0.62, 0.13, 0.2, 0.2, 0.075, 0.46],
  [0.05, 0.56],
  [0.05, 0.92],
  [0.1, 0.93],
  [0.1, 1],
];

/** The bright rim of that canopy, seen edge on. */
export const CANOPY_EDGE: readonly Step[] = [
  [0, 0.05],
  [0.5, 0.04, 0.8, 0.03, 1, 0],
  [0.99, 0.07],
  [0.7, 0.11, 0.4, 0.12, 0, 0.125],
  [0, 1],
];
