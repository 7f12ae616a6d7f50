// ID/EN: the same page in the other language; `?lang=` makes the choice stay (server/visit.ts, spec §1).
import * as m from '#messages/messages';
import { type Locale, locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';

const names = { id: m.frame_language_id, en: m.frame_language_en } as const;
const base = 'inline-flex min-h-12 min-w-12 items-center justify-center font-semibold uppercase';

export function LanguageSwitch() {
  const { locale, path, search } = useFrame();
  return (
    <nav aria-label={m.frame_language()} className="flex items-center">
      {locales.map((language, index) => (
        <span key={language} className="contents">
          {index > 0 && <span aria-hidden="true" className="h-4 w-px bg-current opacity-40" />}
          {language === locale ? (
            <span aria-current="true" className={base}>
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{names[language]()}</span>
            </span>
          ) : (
            // A whole new document: its language, words and title change at once.
            <a
              href={twinAddress(path, search, language)}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              className={`${base} underline-offset-4 opacity-80 hover:underline`}
            >
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{names[language]()}</span>
            </a>
          )}
        </span>
      ))}
    </nav>
  );
}

function twinAddress(path: string, search: string, language: Locale): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return localePath(`${path}?${query}`, language);
}
