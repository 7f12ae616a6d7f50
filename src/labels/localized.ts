// A partner's text as a page shows it: one language, and which one when it is not the page's own, so that the element
// around it can carry `lang` (docs/product/pages.md: text without English stands in Indonesian).
import { type Locale, type LocalText, textIn } from '#shared/locale';

export interface Localized {
  text: string;
  /** Set only when the text is not in the page's language. */
  lang?: Locale;
}

export function localized(text: LocalText, locale: Locale): Localized {
  const { text: words, lang } = textIn(text, locale);
  return lang === locale ? { text: words } : { text: words, lang };
}
