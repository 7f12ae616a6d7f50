// Searching within the questions, and what it found.
import * as m from '#messages/messages';
import { SearchForm } from '#web/ui/search-form.tsx';
import type { FaqView } from './faq-view.ts';
import * as paths from '#shared/paths';

export function FaqSearch({ search, found, total }: Pick<FaqView, 'search' | 'found' | 'total'>) {
  return (
    <SearchForm
      path={paths.faq}
      id="faq-search"
      label={m.site_faq_search()}
      example={m.site_faq_search_example()}
      button={m.site_faq_search_button()}
      search={search}
    >
      {search && (
        <p className="mt-4">
          {found > 0 ? m.site_faq_found({ found, total, search }) : m.site_faq_none({ search })}
        </p>
      )}
    </SearchForm>
  );
}
