// The filters of the list of articles; everything stands in the address (docs/product/hasanah.md).
import * as m from '#messages/messages';
import type { EditorArticleQuery } from '#shared/editor-article-query';
import { articleKinds, articleStates } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { articleKindLabel, articleStateLabel } from '#labels/articles';

export function ArticleFilters({ query }: { query: EditorArticleQuery }) {
  return (
    <FilterForm
      path={paths.operator.articles}
      className="items-end md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
      searchLabel={m.editor_search()}
      search={query.search}
      show={m.editor_show()}
      clear={m.editor_clear()}
      isFiltered={query.search !== '' || query.state !== null || query.kind !== null}
    >
      <SelectField
        label={m.editor_state()}
        name="state"
        value={query.state ?? ''}
        none={m.editor_all()}
        choices={articleStates.map((value) => ({ value, label: articleStateLabel[value].word() }))}
      />
      <SelectField
        label={m.editor_kind()}
        name="kind"
        value={query.kind ?? ''}
        none={m.editor_all()}
        choices={articleKinds.map((value) => ({ value, label: articleKindLabel[value]() }))}
      />
    </FilterForm>
  );
}
