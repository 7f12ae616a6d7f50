// What stands below a guide: its sources, and the chapters before and after it.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { GuideEntry, GuideView } from './guide-view.ts';
import * as paths from '#shared/paths';

export const sourcesId = 'sources';

export function GuideSources({ sources }: Pick<GuideView, 'sources'>) {
  return (
    <section aria-labelledby={sourcesId} className="mt-12 border-t border-line pt-6">
      <h2 id={sourcesId} className="scroll-mt-6 text-xl font-bold tracking-tight">
        {m.guides_sources()}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-ink-soft">
        {sources.map(({ text, title, titleLang }) => (
          <li key={text + title}>
            {text}
            {title && (
              <>
                , <cite lang={titleLang}>{title}</cite>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{m.guides_sources_note()}</p>
    </section>
  );
}

export function GuideNeighbours({ previous, next }: Pick<GuideView, 'previous' | 'next'>) {
  return (
    <nav aria-label={m.guides_neighbours()} className="mt-10 grid gap-4 md:grid-cols-2 print:hidden">
      {previous && (
        <Neighbour
          guide={previous}
          word={m.guides_previous()}
          icon={<ArrowLeft aria-hidden="true" size={22} className="shrink-0 text-primary" />}
        />
      )}
      {next && (
        <Neighbour
          guide={next}
          word={m.guides_next()}
          icon={
            <ArrowRight aria-hidden="true" size={22} className="order-last ml-auto shrink-0 text-primary" />
          }
        />
      )}
      <LocalLink
        to={paths.guides}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.guides_all()}
      </LocalLink>
    </nav>
  );
}

function Neighbour({
  guide: { slug, title },
  word,
  icon,
}: {
  guide: GuideEntry;
  word: string;
  icon: ReactNode;
}) {
  return (
    <LocalLink
      to={paths.guide(slug)}
      className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-card px-5 py-4 hover:border-primary"
    >
      {icon}
      <span>
        <span className="block text-[0.9375rem] text-ink-soft">{word}</span>
        <span className="text-lg font-bold">{title}</span>
      </span>
    </LocalLink>
  );
}
