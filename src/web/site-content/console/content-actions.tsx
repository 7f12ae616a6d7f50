// What can be done with a banner, a picture or a question: look at it in its place, show it, take it down, bring back what was shown.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { type ButtonVariant, buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card } from '#web/ui/section.tsx';
import type { ContentItemView } from './content-pages.server.ts';

interface ContentActionsProps {
  item: ContentItemView;
  answer: FormAnswer | undefined;
  /** The link of a preview that was just asked for. */
  preview: string | null;
}

export function ContentActions({ item, answer, preview }: ContentActionsProps) {
  const { isShown, hasDraft, time, versions } = item;
  return (
    <Card className="space-y-4 p-5">
      <p className="flex flex-wrap gap-2">
        <Badge tone={time === 'shown' ? 'good' : 'neutral'}>{stateWord(time)}</Badge>
        {hasDraft && <Badge tone="warn">{m.content_draft()}</Badge>}
      </p>
      {preview && (
        <a href={preview} className={buttonClass('primary')}>
          {m.brand_preview_open({ host: new URL(preview).host })}
        </a>
      )}
      {hasDraft && <p className="text-ink-soft">{m.content_preview_text()}</p>}
      <div className="flex flex-wrap gap-3">
        {hasDraft && (
          <>
            <Act item={item} answer={answer} intent="preview" variant="secondary">
              {m.content_preview()}
            </Act>
            <Act item={item} answer={answer} intent="publish" variant="primary">
              {m.content_publish()}
            </Act>
          </>
        )}
        {(isShown || hasDraft) && (
          <Act item={item} answer={answer} intent="remove" variant="danger">
            {m.content_remove()}
          </Act>
        )}
      </div>
      {versions.length > 0 && <h2 className="text-lg font-bold">{m.content_history()}</h2>}
      <ul className="divide-y divide-line">
        {versions.map(({ number, isRemoval, isShown: isNow, said }) => (
          <li key={number} className="space-y-2 py-3">
            <p className="font-semibold">
              {m.brand_version_number({ number })}{' '}
              {isRemoval && <Badge tone="neutral">{m.content_version_removed()}</Badge>}
              {isNow && <Badge tone="good">{m.brand_current()}</Badge>}
            </p>
            <p className="text-ink-soft">{said}</p>
            {!isNow && !isRemoval && (
              <Act item={item} answer={answer} intent={`restore ${number}`} variant="secondary">
                {m.content_restore()}
                <span className="sr-only">: {m.brand_version_number({ number })}</span>
              </Act>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateWord(time: ContentItemView['time']): string {
  if (time === 'shown') return m.content_shown();
  if (time === 'planned') return m.content_planned();
  return time === 'over' ? m.content_over() : m.content_hidden();
}

function Act({
  item,
  answer,
  intent,
  variant,
  children,
}: {
  item: ContentItemView;
  answer: FormAnswer | undefined;
  intent: string;
  variant: ButtonVariant;
  children: ReactNode;
}) {
  const form = useAppForm({ id: intent.replace(' ', '-'), answer, intent });
  return (
    <AppFormBox form={form}>
      <input type="hidden" name="revision" value={item.revision} />
      <SubmitButton variant={variant}>{children}</SubmitButton>
    </AppFormBox>
  );
}
