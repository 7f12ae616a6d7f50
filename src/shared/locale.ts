// The two languages (spec §1, §9) and texts stored in both; Indonesian is the source and the fallback.

export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'id';

/** A text by partners and operators: Indonesian always, English when somebody has translated it. */
export interface LocalText {
  id: string;
  en?: string | undefined;
}

/** The text for a reader of `locale`, with its actual language (for a `lang` attribute when it fell back). */
export function textIn(text: LocalText, locale: Locale): { text: string; lang: Locale } {
  const translated = text[locale];
  return translated ? { text: translated, lang: locale } : { text: text.id, lang: defaultLocale };
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
