// The build as a page of one language names it: of each file with words, the one in that language (#web/language-files).
import type { ServerBuild } from 'react-router';
import type { Locale } from '#shared/locale';
import { fileInLanguage } from '#web/language-files';

/** In development files are served as they are written, and ask for the language themselves. */
export function buildInLanguage(
  build: ServerBuild | (() => Promise<ServerBuild>),
  locale: Locale,
): ServerBuild | (() => Promise<ServerBuild>) {
  if (typeof build === 'function') return build;
  const named = JSON.stringify(build.assets, (_key, value: unknown) =>
    typeof value === 'string' ? fileInLanguage(value, locale) : value,
  );
  return { ...build, assets: JSON.parse(named) as ServerBuild['assets'] };
}
