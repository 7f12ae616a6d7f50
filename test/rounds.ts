// How often a test repeats itself: once or a few times in `npm test`, often in
// `npm run prove` (docs/product/test-kit.md).

export function rounds({ quick, prove }: { quick: number; prove: number }): number {
  return process.env['PROVE'] === '1' ? prove : quick;
}

/** How a property is tried: with the same inputs every time in `npm test`, with new ones and more of them in `npm run prove`. */
export function inputs(count = 100): { numRuns: number; seed?: number } {
  return process.env['PROVE'] === '1' ? { numRuns: count * 20 } : { numRuns: count, seed: 1_447 };
}
