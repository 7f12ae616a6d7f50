// The filters of the list of articles; everything stands in the address (docs/product/hasanah.md).
import * as m from '#messages/messages';
import type { EditorArticleQuery } from '#shared/editor-article-query';
import { articleKinds, articleStates } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { articleKindLabel, articleStateLabel } from '#labels/articles';

export function ArticleFilters({ query }: { query: EditorArticleQuery }) {
  const isFiltered = query.search !== '' || query.state !== null || query.kind !== null;
  return (
    <search>
      <form className="mb-6 grid items-end gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <Field
          label={m.editor_search()}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query.search}
        />
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
        <div className="flex flex-wrap gap-2">
          <Button>{m.editor_show()}</Button>
          {isFiltered && (
            <LocalLink to={paths.operator.articles} className={buttonClass('quiet')}>
              {m.editor_clear()}
            </LocalLink>
          )}
        </div>
      </form>
    </search>
  );
}
