// Searching within the questions and answers (spec §2 /faq). Pure: there are a few dozen, read together anyway.
import { type Locale, textIn } from '#shared/locale';
import type { Faq } from './faqs.ts';

/**
 * The questions in which every word of `search` stands, as a reader of `locale` sees them, whatever its capitals and
 * accents; part of a word is enough. Without a word, all of them.
 */
export function faqsAbout(faqs: readonly Faq[], search: string, locale: Locale): Faq[] {
  const words = plain(search).split(' ').filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = plain(`${textIn(question, locale).text} ${textIn(answer, locale).text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters and digits only: "sa’i", "Sa'i" and "sai" are one word. */
function plain(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/['\u2018\u2019\u02bc\p{M}]/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
