// Words with several spellings, for every search (spec §2 search, prayer schedule).

/** Each row is one word in its spellings, our own first. */
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
  ['jeddah', 'jedah', 'jiddah', 'jidda', 'jidah'],
] as const;

const bySpelling = new Map<string, readonly string[]>(
  spellings.flatMap((row) => row.map((word) => [word, row] as const)),
);

/** All spellings of a word in lower case, our own first; the word alone when it has no others. */
export function spellingsOf(word: string): readonly string[] {
  return bySpelling.get(word) ?? [word];
}

/** Every word with other spellings. */
export const allSpellings: readonly string[] = [...bySpelling.keys()];
