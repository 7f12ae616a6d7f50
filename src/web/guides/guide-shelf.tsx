// The contents of the book: four parts, twelve numbered chapters (spec §2 /panduan).
import { ArrowRight } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { GuideEntry, GuideShelfView } from './guide-view.ts';
import * as paths from '#shared/paths';

const partWords = {
  know: m.guides_part_know,
  prepare: m.guides_part_prepare,
  perform: m.guides_part_perform,
  return: m.guides_part_return,
} as const;

export function GuideShelf({ parts }: GuideShelfView) {
  return parts.map(({ part, guides }) => (
    <section
      key={part}
      aria-labelledby={`part-${part}`}
      className="mb-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12"
    >
      <h2
        id={`part-${part}`}
        className="mb-4 text-2xl font-bold tracking-tight lg:border-t-2 lg:border-accent lg:pt-4"
      >
        {partWords[part]()}
      </h2>
      <ol className="border-t border-line">
        {guides.map((guide) => (
          <Chapter key={guide.slug} guide={guide} />
        ))}
      </ol>
    </section>
  ));
}

function Chapter({ guide: { slug, chapter, title, summary, minutes } }: { guide: GuideEntry }) {
  return (
    <li className="group relative flex gap-4 border-b border-line py-5 md:gap-8">
      <span aria-hidden="true" className="w-10 shrink-0 text-3xl font-bold tabular-nums text-primary">
        {chapter}
      </span>
      <div className="grow">
        <h3 className="text-xl font-bold tracking-tight">
          <LocalLink
            to={paths.guide(slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <span className="sr-only">{m.guides_chapter({ number: chapter })}: </span>
            {title}
          </LocalLink>
        </h3>
        <p className="mt-1 text-lg text-ink-soft">{summary}</p>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{m.guides_minutes({ minutes })}</p>
      </div>
      <ArrowRight aria-hidden="true" size={22} className="mt-1 shrink-0 text-primary" />
    </li>
  );
}
