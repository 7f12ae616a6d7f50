// The checklist of an application: each check with its result, what was looked at, by whom and when.
import * as m from '#messages/messages';
import { joinCheckLabels } from '#labels/joining';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ReviewView } from './review-page.server.ts';

interface ReviewChecksProps {
  review: ReviewView;
  answer: FormAnswer | undefined;
}

export function ReviewChecks({ review: { checks, state }, answer }: ReviewChecksProps) {
  return (
    <Section title={m.joining_review_checks()} className="">
      <ul className="space-y-4">
        {checks.map((check) => (
          <Check key={check.item} check={check} isOpen={state === 'submitted'} answer={answer} />
        ))}
      </ul>
    </Section>
  );
}

function Check({
  check: { item, verdict, note, said },
  isOpen,
  answer,
}: {
  check: ReviewView['checks'][number];
  isOpen: boolean;
  answer: FormAnswer | undefined;
}) {
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{joinCheckLabels[item]()}</h3>
        <Badge tone={verdict === 'good' ? 'good' : verdict === 'bad' ? 'bad' : 'neutral'}>
          {verdict === 'good'
            ? m.joining_review_good()
            : verdict === 'bad'
              ? m.joining_review_bad()
              : m.joining_review_unchecked()}
        </Badge>
      </div>
      {said && (
        <p className="mt-1 text-ink-soft">
          <span className="whitespace-pre-line break-words text-ink">{note}</span> ({said})
        </p>
      )}
      {isOpen && (
        <details className="mt-1" open={answer?.intent === `check ${item}` || undefined}>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline-offset-4 hover:underline pr-8">
            {m.joining_review_record()}
            <span className="sr-only">: {joinCheckLabels[item]()}</span>
          </summary>
          <CheckForm item={item} verdict={verdict} note={note} answer={answer} />
        </details>
      )}
    </li>
  );
}

function CheckForm({
  item,
  verdict,
  note,
  answer,
}: Pick<ReviewView['checks'][number], 'item' | 'verdict' | 'note'> & { answer: FormAnswer | undefined }) {
  const form = useAppForm({
    id: `check-${item}`,
    answer,
    intent: `check ${item}`,
    values: { verdict: verdict ?? '', note },
  });
  const result = form.field('verdict');
  return (
    <AppFormBox form={form} className="space-y-3">
      <input type="hidden" name="item" value={item} />
      <Field id={`verdict-${item}`} label={m.joining_review_verdict()} name="verdict" error={result.error}>
        {(control) => (
          <select {...control} defaultValue={result.defaultValue}>
            <option value="">{m.joining_choose()}</option>
            <option value="good">{m.joining_review_good()}</option>
            <option value="bad">{m.joining_review_bad()}</option>
          </select>
        )}
      </Field>
      <TextArea
        id={`note-${item}`}
        field={form.field('note')}
        label={m.joining_review_note()}
        rows={2}
        maxLength={500}
      />
      <SubmitButton variant="secondary">{m.joining_review_record()}</SubmitButton>
    </AppFormBox>
  );
}
