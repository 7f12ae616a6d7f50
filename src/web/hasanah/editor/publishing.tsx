// What has become of an article and what may be done with it now (docs/product/hasanah.md): publish, schedule, withdraw.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import type { ArticleState } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { articleStateLabel } from '#labels/articles';
import type { EditedArticle } from './editor-view.ts';

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
  state: { values, errors },
  wrong,
}: {
  article: EditedArticle | null;
  state: FormState;
  wrong: string | undefined;
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
        <Button name="intent" value="save" variant={state === 'draft' ? 'secondary' : 'primary'}>
          {m.editor_save()}
        </Button>
        <Button name="intent" value="preview" variant="secondary" formAction="#article-preview">
          {m.editor_preview_button()}
        </Button>
        {state !== 'published' && (
          <Button name="intent" value="publish" variant={state === 'draft' ? 'primary' : 'secondary'}>
            {state === 'withdrawn' ? m.editor_publish_again() : m.editor_publish_now()}
          </Button>
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
            label={m.editor_schedule_at()}
            name="publish_at"
            type="datetime-local"
            className="grow basis-56"
            defaultValue={values['publish_at']}
            error={errors['publish_at']}
            autoFocus={wrong === 'publish_at'}
          />
          <Button name="intent" value="schedule" variant="secondary">
            {m.editor_schedule()}
          </Button>
        </div>
      )}
      {(state === 'published' || state === 'scheduled') && (
        <Button name="intent" value="withdraw" variant="secondary">
          {m.editor_withdraw()}
        </Button>
      )}
    </Card>
  );
}
