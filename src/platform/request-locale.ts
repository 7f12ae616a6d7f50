// The language of the request being answered, for messages on the server: one instance for Node and the page bundle.
import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#messages/runtime';
import { defaultLocale, type Locale } from '#shared/locale';

const current = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => current.getStore() ?? defaultLocale);

/** Runs `work` with every message in `locale`, through all its awaits. */
export function runWithLocale<T>(locale: Locale, work: () => T): T {
  return current.run(locale, work);
}

export function requestLocale(): Locale {
  return current.getStore() ?? defaultLocale;
}
