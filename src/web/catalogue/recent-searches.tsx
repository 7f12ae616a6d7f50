// What a guest searched last, as links that search again (spec §7 last-search-guest).
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export function RecentSearches({ searches, title }: { searches: string[]; title: string }) {
  if (searches.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-6 flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{title}:</span>
      {searches.map((words) => (
        <LocalLink
          key={words}
          to={`${paths.search}?q=${encodeURIComponent(words)}`}
          rel="nofollow"
          className="inline-flex min-h-12 items-center rounded-full border border-line bg-card px-4 text-ink hover:border-primary"
        >
          {words}
        </LocalLink>
      ))}
    </nav>
  );
}
