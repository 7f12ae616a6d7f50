/** Whole per cent, rounded down: nothing that is not full reads as 100. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.floor((100 * part) / whole) : 0;
}
