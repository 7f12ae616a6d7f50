// Turns what people type into what is written in the catalogue: spellings of the same word found together.

/** Each row is one word in its spellings, the catalogue's own first. */
const spellings = [
  ['umrah', 'umroh', 'umra', 'umroah'],
  ['haji', 'hajj', 'hadji', 'haj'],
  ['ramadan', 'ramadhan', 'ramdhan', 'ramdan', 'romadhon', 'romadon', 'puasa'],
  ['makkah', 'mekah', 'mekkah', 'mecca', 'makah'],
  ['madinah', 'medina', 'medinah', 'madina'],
  ['istanbul', 'turki', 'turkey', 'turkiye', 'stanbul'],
  ['mesir', 'egypt', 'kairo', 'cairo'],
  ['aqsa', 'aqso', 'palestina', 'yerusalem', 'jerusalem', 'quds'],
  ['furoda', 'furodah', 'mujamalah', 'mujamalat'],
  ['korea', 'seoul'],
  ['jepang', 'japan', 'tokyo', 'osaka'],
  ['uzbekistan', 'samarkand', 'bukhara', 'tashkent'],
  ['spanyol', 'andalusia', 'granada', 'cordoba'],
  ['tiongkok', 'cina', 'china', 'beijing', 'xian'],
  ['wisata', 'tour', 'tur'],
  ['jogja', 'yogyakarta', 'yogya'],
] as const;

const spellingsOf = new Map<string, readonly string[]>(spellings.flatMap((row) => row.map((word) => [word, row] as const)));
const maxWords = 6;

export interface SearchWords {
  /** One tsquery text per word typed: the word itself, then its other spellings, as alternatives. */
  groups: string[];
  /** One spelling per word, longest first (the most telling), for the search that forgives typing errors. */
  words: string[];
}

/** Null when nothing searchable is left (only punctuation). Answers plain letters and digits: safe inside a tsquery. */
export function searchWords(text: string): SearchWords | null {
  const typed = text.normalize('NFKC').toLowerCase().replace(/['’`]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(typed)].slice(0, maxWords);
  if (words.length === 0) return null;
  return {
    groups: words.map((word) => [word, ...(spellingsOf.get(word) ?? []).filter((other) => other !== word)].join(' | ')),
    words: words.filter((word) => word.length > 2).map((word) => spellingsOf.get(word)?.[0] ?? word)
      .sort((a, b) => b.length - a.length),
  };
}
