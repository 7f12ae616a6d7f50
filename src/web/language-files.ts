// Which of the browser's files there are once for each language, and what they are called (decision 0176): the build makes them, the
// host names those of the page's language.
import type { Locale } from '#shared/locale';

/** Stands in the bundler's files where the language is asked for. */
export const language = '__PAGE_IS_INDONESIAN__';

/** What has no words: the framework, which stays in the browser's cache when the language changes, and scripts that stand alone. */
const wordless = /^(framework|rolldown-runtime|service-worker)-|\.island-/;

export function holdsMessages(file: string): boolean {
  return !wordless.test(file);
}

/** The text of a file for one language: it lies one folder deeper than the files without words. */
export function inLanguage(code: string, locale: Locale): string {
  return code
    .replaceAll(language, String(locale === 'id'))
    .replaceAll(/(["'`])\.\/((?:framework|rolldown-runtime)-[\w-]+\.js)\1/g, '$1../$2$1');
}

/** `/assets/order-1a.js` as the page's document names it; anything else stays as it is. */
export function fileInLanguage(address: string, locale: Locale): string {
  const file = /^\/assets\/([^/]+\.js)$/.exec(address)?.[1];
  return file && holdsMessages(file) ? `/assets/${locale}/${file}` : address;
}
