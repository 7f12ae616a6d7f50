// The packages chosen on a list for the comparison: kept in the address, shown at the foot of the screen.
import * as m from '#messages/messages';
import { compareMax } from '#shared/limits';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { chosen, compareParam, searchWithout } from './list-url.ts';

export function CompareBar({ path, search }: { path: string; search: string }) {
  const compared = chosen(search, compareParam).slice(0, compareMax);
  if (compared.length === 0) return null;
  return (
    <section
      aria-label={m.catalogue_compare()}
      data-bottom-bar
      className="page-bar border-t border-line bg-card md:sticky"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 md:gap-3 max-md:h-16 md:py-2">
        <p className="grow leading-tight tabular-nums max-md:text-sm">
          {m.catalogue_compare_count({ count: compared.length, limit: compareMax })}
        </p>
        <LocalLink
          to={path + searchWithout(search, compareParam)}
          keepScroll
          className="flex min-h-12 items-center px-2 font-semibold text-primary"
        >
          {m.catalogue_compare_clear()}
        </LocalLink>
        <LocalLink
          to={`${paths.compare}?${compareParam}=${compared.join(',')}`}
          className="flex min-h-12 items-center rounded-lg bg-primary px-4 md:px-5 font-semibold text-white hover:bg-primary-dark"
        >
          {m.catalogue_compare()}
        </LocalLink>
      </div>
    </section>
  );
}
