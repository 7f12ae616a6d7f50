// Searching the supplications, and what it found.
import * as m from '#messages/messages';
import { SearchForm } from '#web/ui/search-form.tsx';
import type { DoaListView } from './doa-view.ts';
import * as paths from '#shared/paths';

export function DoaSearch({ search, found, total }: Pick<DoaListView, 'search' | 'found' | 'total'>) {
  return (
    <SearchForm
      path={paths.doa}
      id="doa-search"
      label={m.doa_search()}
      example={m.doa_search_example()}
      button={m.doa_search_button()}
      search={search}
    >
      {search && (
        <p className="mt-4">{found > 0 ? m.doa_found({ found, total, search }) : m.doa_none({ search })}</p>
      )}
    </SearchForm>
  );
}
