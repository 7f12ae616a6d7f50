// What the acquisition team does with an application: takes it on, approves, asks for more, refuses; and what was done.
import * as m from '#messages/messages';
import { joinRefusalLabels } from '#labels/joining';
import { joinRefusals } from '#shared/joining';
import * as paths from '#shared/paths';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { ReviewView } from './review-page.server.ts';

interface ReviewActionsProps {
  review: ReviewView;
  answer: FormAnswer | undefined;
}

export function ReviewActions({ review, answer }: ReviewActionsProps) {
  const { state, partnerSlug, message, history } = review;
  return (
    <div className="space-y-8">
      {partnerSlug && (
        <LocalLink
          to={paths.partner(partnerSlug)}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.joining_review_partner()}: {partnerSlug}
        </LocalLink>
      )}
      {message && (
        <Notice tone="neutral" title={m.joining_message()}>
          <p className="whitespace-pre-line break-words">{message}</p>
        </Notice>
      )}
      {state === 'submitted' && (
        <>
          <Take review={review} answer={answer} />
          <Approve review={review} answer={answer} />
          <Return answer={answer} />
          <Refuse answer={answer} />
        </>
      )}
      <Section title={m.joining_review_history()} className="">
        <ul className="space-y-2">
          {history.map(({ what, who, at }) => (
            <li key={`${what} ${at}`}>
              {what} <span className="text-ink-soft">{m.joining_review_by({ name: who, at })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Take({ review: { assignee }, answer }: ReviewActionsProps) {
  const form = useAppForm({ id: 'take', answer, intent: 'take' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="text-ink-soft">{m.joining_queue_assignee()}</span>{' '}
        <strong>{assignee?.name ?? m.joining_queue_nobody()}</strong>
      </p>
      {!assignee?.isOneself && (
        <AppFormBox form={form}>
          <SubmitButton variant="secondary">{m.joining_review_take()}</SubmitButton>
        </AppFormBox>
      )}
    </div>
  );
}

/** Where a fresh code is asked for, the form travels along. */
function Approve({ review: { email, slug }, answer }: ReviewActionsProps) {
  const form = useAppForm({ id: 'approve', answer, intent: 'approve', values: { slug } });
  return (
    <Card>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">{m.joining_review_approve()}</h2>
        <p className="text-ink-soft break-words">{m.joining_review_approve_text({ email: email ?? '' })}</p>
        <Field
          {...form.field('slug')}
          label={m.joining_review_slug()}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <SubmitButton>{m.joining_review_approve()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function Return({ answer }: Pick<ReviewActionsProps, 'answer'>) {
  const form = useAppForm({ id: 'return', answer, intent: 'return' });
  return (
    <Card>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">{m.joining_review_return()}</h2>
        <TextArea
          id="return-message"
          field={form.field('message')}
          label={m.joining_review_return_text()}
          rows={3}
          maxLength={1_000}
        />
        <SubmitButton variant="secondary">{m.joining_review_return()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function Refuse({ answer }: Pick<ReviewActionsProps, 'answer'>) {
  const form = useAppForm({ id: 'refuse', answer, intent: 'refuse' });
  const reason = form.field('reason');
  return (
    <Card>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">{m.joining_review_refuse()}</h2>
        <Field label={m.joining_review_reason()} name="reason" error={reason.error}>
          {(control) => (
            <select {...control} defaultValue={reason.defaultValue}>
              <option value="">{m.joining_choose()}</option>
              {joinRefusals.map((one) => (
                <option key={one} value={one}>
                  {joinRefusalLabels[one]()}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          id="refuse-message"
          field={form.field('message')}
          label={m.joining_review_refuse_text()}
          rows={3}
          maxLength={1_000}
        />
        <SubmitButton variant="danger">{m.joining_review_refuse()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
