// Verses in whose translation the words were found, leading to where they stand.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { surahPath } from '#shared/quran';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { useFrame } from '#web/frame';
import type { QuranListView } from './quran-view.ts';

export function FoundVerses({
  search,
  verses: { items, total, page, limit },
}: Pick<QuranListView, 'search' | 'verses'>) {
  const { locale } = useFrame();
  return (
    <Section id="ayat" title={m.quran_verses_found({ total, search })}>
      <ul className="max-w-[48rem] divide-y divide-line rounded-card border border-line bg-card">
        {items.map(({ surah, number, snippet }) => (
          <li key={`${surah.number}:${number}`} className="px-4 py-4 md:px-6">
            <h3>
              <LocalLink
                to={surahPath(surah, number)}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
              >
                {m.quran_place({ name: surah.name, verse: number })}
              </LocalLink>
            </h3>
            <p lang={locale === 'id' ? undefined : 'id'} className="text-lg">
              {snippet.map(({ text, isHit }, index) =>
                isHit ? (
                  <mark key={index} className="bg-accent/25 text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="max-w-[48rem]">
        <PageLinks
          page={page}
          limit={limit}
          total={total}
          pathOf={(to) => `${paths.quran}?q=${encodeURIComponent(search)}&page=${to}#ayat`}
        />
      </div>
    </Section>
  );
}
