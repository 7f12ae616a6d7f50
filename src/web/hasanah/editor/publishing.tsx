// What has become of an article and what may be done with it now (docs/product/hasanah.md): publish, schedule, withdraw.
import * as m from '#messages/messages';
import type { ArticleState } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { articleStateLabel } from '#labels/articles';
import type { EditedArticle } from './editor-view.ts';
import { IntentButton } from './intent-button.tsx';

function stateSentence(state: ArticleState, at: string | null): string {
  if (state === 'draft') return m.editor_is_draft();
  if (!at) return m.editor_is_withdrawn_unread();
  return {
    scheduled: m.editor_is_scheduled,
    published: m.editor_is_published,
    withdrawn: m.editor_is_withdrawn,
  }[state]({ at });
}

export function Publishing({
  article,
  form,
  preview,
}: {
  article: EditedArticle | null;
  form: AppForm;
  /** Shows what is typed as it will be read. */
  preview: () => void;
}) {
  const { state, publishAt } = article ?? { state: 'draft' as const, publishAt: null };
  const { word, tone } = articleStateLabel[state];
  return (
    <Card className="space-y-4 p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl font-bold tracking-tight">
        {m.editor_publishing()} <Badge tone={tone}>{word()}</Badge>
      </h2>
      <p>{stateSentence(state, publishAt)}</p>
      <div className="flex flex-wrap gap-3">
        <IntentButton value="save" variant={state === 'draft' ? 'secondary' : 'primary'}>
          {m.editor_save()}
        </IntentButton>
        <Button
          name="intent"
          value="preview"
          variant="secondary"
          formAction="#article-preview"
          onClick={(event) => {
            event.preventDefault();
            preview();
            document.getElementById('article-preview')?.focus();
          }}
        >
          {m.editor_preview_button()}
        </Button>
        {state !== 'published' && (
          <IntentButton value="publish" variant={state === 'draft' ? 'primary' : 'secondary'}>
            {state === 'withdrawn' ? m.editor_publish_again() : m.editor_publish_now()}
          </IntentButton>
        )}
        {article && state === 'published' && (
          <LocalLink to={paths.article(article.slug)} className={buttonClass('quiet')}>
            {m.editor_see()}
          </LocalLink>
        )}
      </div>
      {state !== 'published' && (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            {...form.field('publish_at')}
            label={m.editor_schedule_at()}
            type="datetime-local"
            className="grow basis-56"
          />
          <IntentButton value="schedule" variant="secondary">
            {m.editor_schedule()}
          </IntentButton>
        </div>
      )}
      {(state === 'published' || state === 'scheduled') && (
        <IntentButton value="withdraw" variant="danger">
          {m.editor_withdraw()}
        </IntentButton>
      )}
    </Card>
  );
}
