// Titles with a quiet line below each: what is read most, press releases, news (spec §2 /blog).
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { Localized } from '#labels/localized';

export interface ShortEntry {
  to: string;
  title: Localized;
  below: string;
}

export function ShortList({
  id,
  title,
  entries,
  isNumbered = false,
}: {
  id: string;
  title: string;
  entries: ShortEntry[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      <List className="mt-2 divide-y divide-line">
        {entries.map(({ to, title: words, below }) => (
          <li key={to}>
            <LocalLink to={to} className="block min-h-12 py-3 hover:underline">
              <LocalizedText said={words} className="block font-semibold" />
              <span className="text-sm text-ink-soft">{below}</span>
            </LocalLink>
          </li>
        ))}
      </List>
    </section>
  );
}
