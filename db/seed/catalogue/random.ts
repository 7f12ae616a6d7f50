// Chance that repeats itself (README.md): the same words give the same numbers and ids on every machine,
// so a demo database can be rebuilt, linked to and tested.
import { createHash } from 'node:crypto';

export interface Random {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Numbers that depend only on `seed`. */
export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32: 32 bits of state are plenty for choosing words and dates.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)]!,
    shuffled: (list) => {
      const rest = [...list];
      return list.map(() => rest.splice(whole(0, rest.length - 1), 1)[0]!);
    },
  };
}

/** A uuid (version 8: made by us) that belongs to these words for good. */
export function idFor(...words: string[]): string {
  const hex = createHash('sha256')
    .update(['rihlah-demo', ...words].join('/'))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
