// How often a test repeats itself: once or a few times in `npm test`, often in
// `npm run prove` (reliability.md, "The test kit").

export function rounds({ quick, prove }: { quick: number; prove: number }): number {
  return process.env['PROVE'] === '1' ? prove : quick;
}
