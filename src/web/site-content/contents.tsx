// The table of contents of a long text: folded above it on phones, at its side and always in sight on desktop.
import { List } from 'lucide-react';
import * as m from '#messages/messages';
import type { TextHeading } from './reading-text.ts';

/** A text with fewer sections is seen at a glance. */
const worthwhileFrom = 4;

export function Contents({ headings }: { headings: readonly TextHeading[] }) {
  if (headings.length < worthwhileFrom) return null;
  return (
    <div className="print:hidden">
      <details className="mb-8 rounded-card border border-line bg-card lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-3 font-semibold pr-8">
          <List aria-hidden="true" size={20} className="shrink-0 text-primary" />
          {m.site_contents()}
        </summary>
        <nav aria-label={m.site_contents()} className="px-4 pb-3">
          <Headings headings={headings} className="flex min-h-12 items-center" />
        </nav>
      </details>
      <nav
        aria-label={m.site_contents()}
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block"
      >
        <p className="mb-2 text-sm font-bold text-ink-soft">{m.site_contents()}</p>
        <Headings
          headings={headings}
          className="block border-l-2 border-line py-2 pl-4 text-[0.9375rem] leading-snug hover:border-primary"
        />
      </nav>
    </div>
  );
}

function Headings({ headings, className }: { headings: readonly TextHeading[]; className: string }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={`${className} underline-offset-4 hover:text-primary hover:underline`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
