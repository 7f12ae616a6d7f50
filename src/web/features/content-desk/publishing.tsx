// What has become of an article and what may be done with it now (issue "worship" 4): publish, schedule, withdraw.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (look.md), without script too */
import * as m from '#messages/messages';
import type { ArticleState } from '#shared/hasanah';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Card } from '#web/components/ui/section.tsx';
import type { FormState } from '#web/features/accounts/form-state';
import { articleStateWord } from './article-words.ts';
import type { EditedArticle } from './editor-view.ts';

function stateSentence(state: ArticleState, at: string | null): string {
  if (state === 'draft') return m.cdesk_is_draft();
  if (!at) return m.cdesk_is_withdrawn_unread();
  return { scheduled: m.cdesk_is_scheduled, published: m.cdesk_is_published, withdrawn: m.cdesk_is_withdrawn }[state]({ at });
}

export function Publishing({ article, state: { values, errors }, wrong }: { article: EditedArticle | null; state: FormState; wrong: string | undefined }) {
  const { state, publishAt } = article ?? { state: 'draft' as const, publishAt: null };
  const { word, tone } = articleStateWord[state];
  return (
    <Card className="space-y-4 p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl font-bold tracking-tight">{m.cdesk_publishing()} <Badge tone={tone}>{word()}</Badge></h2>
      <p>{stateSentence(state, publishAt)}</p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" variant={state === 'draft' ? 'secondary' : 'primary'}>{m.cdesk_save()}</Button>
        <Button name="intent" value="preview" variant="secondary" formAction="#article-preview">{m.cdesk_preview_button()}</Button>
        {state !== 'published' && <Button name="intent" value="publish" variant={state === 'draft' ? 'primary' : 'secondary'}>{state === 'withdrawn' ? m.cdesk_publish_again() : m.cdesk_publish_now()}</Button>}
        {article && state === 'published' && <LocalLink to={`/blog/${article.slug}`} className={buttonClass('quiet')}>{m.cdesk_see()}</LocalLink>}
      </div>
      {state !== 'published' && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={m.cdesk_schedule_at()} name="publish_at" type="datetime-local" className="grow basis-56" defaultValue={values['publish_at']}
            error={errors['publish_at']} autoFocus={wrong === 'publish_at'} />
          <Button name="intent" value="schedule" variant="secondary">{m.cdesk_schedule()}</Button>
        </div>
      )}
      {(state === 'published' || state === 'scheduled') && <Button name="intent" value="withdraw" variant="secondary">{m.cdesk_withdraw()}</Button>}
    </Card>
  );
}
