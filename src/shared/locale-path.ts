// The /en twin of every path (spec §2): /umroh ↔ /en/umroh, / ↔ /en.
import type { Locale } from './locale.ts';

/** The path of `path` (without prefix, with its query) in a language. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'id') return path;
  return path === '/'
    ? '/en'
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/en${path.slice(1)}`
      : `/en${path}`;
}

/** Splits a path into its language and the path without prefix. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en' || path === '/en/') return { locale: 'en', path: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', path: path.slice(3) };
  return { locale: 'id', path };
}
