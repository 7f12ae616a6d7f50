// How an application stands, what happens next and by when, and the way to take it back.
import * as m from '#messages/messages';
import { joinKindLabels, joinStateLabels } from '#labels/joining';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { AppFormBox, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ApplicationView } from './application-view.ts';

export function ApplicationStatus({
  application,
  answer,
}: {
  application: ApplicationView;
  answer: FormAnswer | undefined;
}) {
  const { state, kind, message } = application;
  const { word, tone } = joinStateLabels[state];
  const text = textOf(application);
  return (
    <div className="mt-3 space-y-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word()}</Badge>
        <span className="text-ink-soft">{joinKindLabels[kind]()}</span>
      </p>
      {text && <p className="max-w-prose">{text}</p>}
      {message && (
        <Notice tone={state === 'refused' ? 'bad' : 'warn'} title={m.joining_message()}>
          <p className="whitespace-pre-line break-words">{message}</p>
        </Notice>
      )}
      {(state === 'refused' || state === 'withdrawn') && (
        <LocalLink
          to={kind === 'distribution_channel' ? paths.joinDistribution : paths.joinPartner}
          className={buttonClass('secondary')}
        >
          {m.joining_again()}
        </LocalLink>
      )}
      {state === 'submitted' && <Withdrawal answer={answer} />}
    </div>
  );
}

function textOf({ state, submittedAt, email, refusal }: ApplicationView): string | null {
  switch (state) {
    case 'submitted':
      return m.joining_status_submitted({ at: submittedAt ?? '' });
    case 'returned':
      return m.joining_status_returned();
    case 'approved':
      return m.joining_status_approved({ email: email ?? '' });
    case 'refused':
      return m.joining_status_refused({ reason: refusal ?? '' });
    case 'withdrawn':
      return m.joining_status_withdrawn();
    default:
      return null;
  }
}

function Withdrawal({ answer }: { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'withdraw', answer, intent: 'withdraw' });
  return (
    <details>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-bad underline-offset-4 hover:underline pr-8">
        {m.joining_withdraw()}
      </summary>
      <AppFormBox form={form} className="space-y-3">
        <ConfirmBox label={m.joining_withdraw_sure()} error={form.field('confirmed').error} />
        <Button variant="danger">{m.joining_withdraw()}</Button>
      </AppFormBox>
    </details>
  );
}
