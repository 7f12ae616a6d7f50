// The stem of an Indonesian word, for searching: "mengampuni", "pengampunan" and "diampuni" are about one thing.
// After F. Tala, "A Study of Stemming Effects on Information Retrieval in Bahasa Indonesia" (2003), as PostgreSQL has it. Pure.

const particle = /(?:kah|lah|pun)$/;
const possessive = /(?:ku|mu|nya)$/;
const suffix = /(?:kan|an|i)$/;

/** First prefixes that replace the first letter of the root, and the letters it may have been: a known word decides. */
const swallowing: readonly (readonly [prefix: RegExp, letters: readonly string[]])[] = [
  [/^(?:me|pe)ny(?=[aeiou])/, ['s']],
  [/^(?:me|pe)ng/, ['', 'k']],
  [/^(?:me|pe)m(?=[aeiou])/, ['p', 'm']],
  [/^(?:me|pe)m/, ['']],
  [/^(?:me|pe)n(?=[aeiou])/, ['t', 'n']],
  [/^(?:me|pe)n/, ['']],
];
const first = /^(?:di|ter|ke|me)/;
const second = /^(?:ber|be(?=[^aeiou]er)|per|pe|se)/;

/** `word` in lower case, letters only. A stem keeps at least two vowels. */
export function stem(word: string, isKnown: (word: string) => boolean): string {
  let rest = word;
  const cut = (pattern: RegExp, by = ''): boolean => {
    const shorter = rest.replace(pattern, by);
    if (shorter === rest || (shorter.match(/[aeiou]/g) ?? []).length < 2) return false;
    rest = shorter;
    return true;
  };
  cut(particle);
  cut(possessive);
  if (cutSwallowing() || cut(first)) {
    if (cut(suffix)) cut(second);
  } else {
    cut(second);
    cut(suffix);
  }
  return rest;

  function cutSwallowing(): boolean {
    const [prefix, letters] = swallowing.find(([one]) => one.test(rest)) ?? [];
    if (!prefix || !letters) return false;
    const whole = (letter: string) => rest.replace(prefix, letter);
    return cut(
      prefix,
      letters.find((letter) => isKnown(whole(letter)) || isKnown(whole(letter).replace(suffix, ''))) ??
        letters[0],
    );
  }
}
