// The filters of the list of articles; everything stands in the address (look.md "Desks").
import * as m from '#messages/messages';
import type { DeskArticleQuery } from '#shared/desk-article-query';
import { articleKinds, articleStates } from '#shared/hasanah';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { articleKindWord, articleStateWord } from './article-words.ts';

export function ArticleFilters({ query }: { query: DeskArticleQuery }) {
  const isFiltered = query.search !== '' || query.state !== null || query.kind !== null;
  return (
    <search>
      <form className="mb-6 grid items-end gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <Field label={m.cdesk_search()} name="q" type="search" autoComplete="off" enterKeyHint="search" defaultValue={query.search} />
        <Field label={m.cdesk_state()} name="state">
          {(control) => (
            <select {...control} defaultValue={query.state ?? ''}>
              <option value="">{m.cdesk_all()}</option>
              {articleStates.map((state) => <option key={state} value={state}>{articleStateWord[state].word()}</option>)}
            </select>
          )}
        </Field>
        <Field label={m.cdesk_kind()} name="kind">
          {(control) => (
            <select {...control} defaultValue={query.kind ?? ''}>
              <option value="">{m.cdesk_all()}</option>
              {articleKinds.map((kind) => <option key={kind} value={kind}>{articleKindWord[kind]()}</option>)}
            </select>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button>{m.cdesk_show()}</Button>
          {isFiltered && <LocalLink to="/operator/articles" className={buttonClass('quiet')}>{m.cdesk_clear()}</LocalLink>}
        </div>
      </form>
    </search>
  );
}
