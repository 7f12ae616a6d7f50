// The filters in force, each a link that drops it; and the note about values of the address that were not understood.
import { X } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { filterLabel } from '#labels/filters';
import { searchWith, searchWithout } from './list-url.ts';
import type { ActiveFilter, ListView } from './list-view.ts';

export function ActiveFilters({
  path,
  search,
  active,
}: {
  path: string;
  search: string;
  active: ActiveFilter[];
}) {
  if (active.length === 0) return null;
  const none = Object.fromEntries(active.map(({ name }) => [name, []]));
  return (
    <ul aria-label={m.catalogue_chosen_filters()} className="flex flex-wrap gap-2">
      {active.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <LocalLink
            to={path + searchWithout(search, name, value)}
            keepScroll
            aria-label={m.catalogue_drop_filter({ label })}
            className="flex min-h-12 items-center gap-2 rounded-full border border-primary bg-card px-4 text-[0.9375rem] font-semibold text-primary hover:bg-paper"
          >
            {label}
            <X aria-hidden="true" size={16} />
          </LocalLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <LocalLink
            to={path + searchWith(search, none)}
            keepScroll
            className="flex min-h-12 items-center px-3 text-[0.9375rem] font-semibold text-primary underline"
          >
            {m.catalogue_drop_all_filters()}
          </LocalLink>
        </li>
      )}
    </ul>
  );
}

/** What was looked for instead of words that nothing has. */
export function MeantNote({ corrections }: Pick<ListView, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <ul aria-live="polite" className="text-ink-soft">
      {corrections.map(({ typed, meant }) => (
        <li key={typed}>{m.catalogue_meant({ meant, typed })}</li>
      ))}
    </ul>
  );
}

export function IgnoredNote({ ignored }: { ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warn" title={m.catalogue_ignored_title()}>
      {m.catalogue_ignored_text({ names: ignored.map(filterLabel).join(', ') })}
    </Notice>
  );
}
