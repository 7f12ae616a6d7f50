// Searches the questions and answers (spec §2 /faq). Pure: there are a few dozen, read together anyway.
import { type Locale, textIn } from '#shared/locale';
import { saysAll } from '#shared/plain-text';
import type { Faq } from './faqs.ts';

/**
 * The questions that contain every word of `search`, as a reader of `locale` sees them, ignoring case and accents; part
 * of a word is enough. Without a word, all of them.
 */
export function faqsAbout(faqs: readonly Faq[], search: string, locale: Locale): Faq[] {
  return faqs.filter(({ question, answer }) =>
    saysAll(`${textIn(question, locale).text} ${textIn(answer, locale).text}`, search),
  );
}
