// Typing errors in a search of items: a word that stands nowhere becomes the nearest one that does. Pure.
import { editDistance } from '#shared/edit-distance';

/** Shorter words are too close to each other. */
const shortest = 4;
/** From so many letters on two errors are forgiven. */
const long = 7;

/** The known word nearest to `typed`; null when none is near. Of several as near the first in the alphabet is taken. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  if (typed.length < shortest) return null;
  const limit = typed.length >= long ? 2 : 1;
  let best: string | null = null;
  let least = limit + 1;
  for (const word of known.toSorted()) {
    if (word.length < shortest) continue;
    const distance = editDistance(typed, word, limit);
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}
