// Normalised text for simple searches (spec §2 /faq, doa): a few dozen texts are scanned, none is indexed.

/** Lower-case letters and digits only, without accents and vowel signs: "sa’i", "Sa'i" and "sai" are one word. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True when every word of `search` occurs in `text`; part of a word is enough. */
export function saysAll(text: string, search: string): boolean {
  const words = plainText(search).split(' ').filter(Boolean);
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
}
