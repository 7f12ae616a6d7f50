// Words as a search compares them (spec §2 /faq, doa): a few dozen texts are read through, none is indexed.

/** Letters and digits only, small, without accents and vowel signs: "sa’i", "Sa'i" and "sai" are one word. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True when every word of `search` stands in `text`; part of a word is enough. */
export function saysAll(text: string, search: string): boolean {
  const words = plainText(search).split(' ').filter(Boolean);
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
}
