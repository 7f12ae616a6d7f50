// Turns what people type into what is written in the catalogue: spellings of the same word found together.
import { spellingsOf } from '#shared/spellings';

const maxWords = 6;

export interface SearchWords {
  /** One tsquery text per word typed: the word itself, then its other spellings, as alternatives. */
  groups: string[];
  /** One spelling per word, longest first (the most telling), for the search that forgives typing errors. */
  words: string[];
}

/** Null when nothing searchable is left (only punctuation). Answers plain letters and digits: safe inside a tsquery. */
export function searchWords(text: string): SearchWords | null {
  const typed =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(typed)].slice(0, maxWords);
  if (words.length === 0) return null;
  return {
    groups: words.map((word) => [word, ...spellingsOf(word).filter((other) => other !== word)].join(' | ')),
    words: words
      .filter((word) => word.length > 2)
      .map((word) => spellingsOf(word)[0] ?? word)
      .sort((a, b) => b.length - a.length),
  };
}
