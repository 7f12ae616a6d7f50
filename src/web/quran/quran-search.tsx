// One field for a surah and for words of the translation.
import * as m from '#messages/messages';
import { SearchForm } from '#web/ui/search-form.tsx';
import * as paths from '#shared/paths';

export function QuranSearch({ search }: { search: string }) {
  return (
    <SearchForm
      path={paths.quran}
      id="quran-search"
      label={m.quran_search()}
      example={m.quran_search_example()}
      button={m.quran_search_button()}
      search={search}
    />
  );
}
