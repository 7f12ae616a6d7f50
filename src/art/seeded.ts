// Chance that repeats: every drawn picture is a pure function of its seed (docs/product/pages.md).

export type Chance = {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number;
  /** True in the given share of cases. */
  happens(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** A stream of chance that is the same for the same seed text, on every machine. */
export function chanceFrom(seed: string): Chance {
  let state = hashText(seed);
  // mulberry32: 32-bit state, integer operations only, so no platform can disagree.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    happens: (share) => next() < share,
    pick: (choices) => choices[Math.floor(choices.length * next())] ?? choices[0],
  };
}

/** A 32-bit FNV-1a hash, stirred once more because neighbouring texts differ only in low bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
