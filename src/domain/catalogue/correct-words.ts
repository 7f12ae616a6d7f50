// Typing errors in words that the catalogue does not know, towards those a search understands. Pure and bounded: few short words
// against a few hundred phrases.
import { editDistance } from '#shared/edit-distance';
import { longestPhrase, type Meaning, type Vocabulary } from './search-vocabulary.ts';

/** A word that was taken for another one. */
export interface Correction {
  typed: string;
  meant: string;
}

/** Shorter phrases are too close to each other; months are few and often mistyped. */
const shortestPhrase = 5;
const shortestMonth = 4;
/** From so many letters on two errors are forgiven. */
const longWord = 7;

/** The longest phrase from `at` on that means something, with its number of words. */
export function phraseAt(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): { phrase: string; length: number; meaning: Meaning } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = vocabulary.get(phrase);
    if (meaning) return { phrase, length, meaning };
  }
  return null;
}

/** The words with those corrected that neither mean something nor stand in the catalogue. */
export function correctWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): { words: string[]; corrections: Correction[] } {
  const corrected: string[] = [];
  const corrections: Correction[] = [];
  for (let at = 0; at < words.length;) {
    const exact = phraseAt(words, at, vocabulary);
    const found = exact ? null : likePhrase(words.slice(at, at + 2), vocabulary, isKnown);
    const length = exact?.length ?? found?.length ?? 1;
    const typed = words.slice(at, at + length);
    if (found) corrections.push({ typed: typed.join(' '), meant: found.phrase });
    corrected.push(...(found ? found.phrase.split(' ') : typed));
    at += length;
  }
  return { words: corrected, corrections };
}

/** What one or two words are most like; two are one name ("abu dabi") rather than each its own. */
function likePhrase(
  words: readonly string[],
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): { phrase: string; length: number } | null {
  if (isKnown(words[0]!)) return null;
  for (let length = words.length; length > 0; length -= 1) {
    const part = words.slice(0, length);
    const phrase = part.every((word) => /^\p{L}+$/u.test(word)) ? nearest(part.join(' '), vocabulary) : null;
    if (phrase) return { phrase, length };
  }
  return null;
}

/** Null when several that mean different things are as near. */
function nearest(typed: string, vocabulary: Vocabulary): string | null {
  let best: { phrase: string; distance: number; meaning: string } | null = null;
  let isTie = false;
  for (const [phrase, meaning] of vocabulary) {
    if (phrase[0] !== typed[0] || !isCorrectable(phrase, meaning) || typed.length < shortestMonth) continue;
    const limit = Math.min(typed.length, phrase.length) >= longWord ? 2 : 1;
    const distance = editDistance(typed, phrase, limit);
    if (distance > limit || (best && distance > best.distance)) continue;
    const meant = JSON.stringify(meaning);
    isTie = best !== null && distance === best.distance && (meaning.is === 'word' || meant !== best.meaning);
    if (!isTie || distance < best!.distance) best = { phrase, distance, meaning: meant };
  }
  return isTie ? null : (best?.phrase ?? null);
}

function isCorrectable(phrase: string, { is }: Meaning): boolean {
  if (is === 'filler' || is === 'mark' || is === 'number') return false;
  return phrase.length >= (is === 'month' ? shortestMonth : shortestPhrase);
}
