// "Package not available" (spec §2, §8 empty states): names the filter to drop, with a link that drops it.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { countText } from './filter-form.tsx';
import { filterLabel } from '#labels/filters';
import { chosen, searchWith, searchWithout } from './list-url.ts';
import type { ListView } from './list-view.ts';

export function ListEmpty({ path, list }: { path: string; list: ListView }) {
  const isFiltered = list.active.length > 0;
  const words = chosen(list.search, 'q')[0];
  if (!isFiltered && words) {
    const all = (
      <LocalLink to={path} className={buttonClass('secondary')}>
        {m.catalogue_empty_all()}
      </LocalLink>
    );
    return (
      <EmptyState title={m.catalogue_empty_title()} text={m.catalogue_empty_words({ words })} action={all} />
    );
  }
  return (
    <EmptyState
      title={m.catalogue_empty_title()}
      text={
        !isFiltered
          ? m.catalogue_empty_text()
          : list.remedies.length > 0
            ? m.catalogue_empty_remedy()
            : m.catalogue_empty_no_remedy()
      }
      action={isFiltered && <Remedies path={path} list={list} />}
    />
  );
}

function Remedies({ path, list }: { path: string; list: ListView }) {
  const all = Object.fromEntries(list.active.map(({ name }) => [name, []]));
  return (
    <ul className="flex flex-col items-center gap-3">
      {list.remedies.map(({ name, ...found }) => (
        <li key={name}>
          <LocalLink
            to={path + searchWithout(list.search, name)}
            className={`${buttonClass('secondary')} py-2`}
          >
            {m.catalogue_drop_remedy({ name: filterLabel(name), count: countText(found) })}
          </LocalLink>
        </li>
      ))}
      {list.remedies.length === 0 && (
        <li>
          <LocalLink to={path + searchWith(list.search, all)} className={buttonClass('secondary')}>
            {m.catalogue_drop_all_filters()}
          </LocalLink>
        </li>
      )}
    </ul>
  );
}
