// How booking went, asked on the last step (spec §7 booking-feedback): for the marketplace, shown to nobody else.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { feedbackTextMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { CheckoutAnswer, DoneStep } from './checkout-view.ts';
import { useStep } from './use-step.ts';

const grades = [
  [5, m.checkout_feedback_5],
  [4, m.checkout_feedback_4],
  [3, m.checkout_feedback_3],
  [2, m.checkout_feedback_2],
  [1, m.checkout_feedback_1],
] as const;

interface FeedbackFormProps {
  said: DoneStep['feedback'];
  posted: CheckoutAnswer | undefined;
}

export function FeedbackForm({ said, posted }: FeedbackFormProps) {
  const { fetcher, values, errors, problem, wrong, isUnderway } = useStep(posted, ['rating', 'text']);
  const rating = values['rating'] ?? String(said?.rating ?? '');
  return (
    <fetcher.Form method="post" noValidate className={`${cardClass} space-y-4 p-5`}>
      {problem && <Notice tone="bad" live title={problem} />}
      <fieldset aria-describedby={errors['rating'] ? 'rating-error' : undefined}>
        <legend className="text-lg font-bold">{m.checkout_feedback_title()}</legend>
        <p className="text-ink-soft">{said ? m.checkout_feedback_sent() : m.checkout_feedback_text()}</p>
        <div className="mt-2 grid gap-x-5 md:flex md:flex-wrap">
          {grades.map(([grade, word], index) => (
            <label key={grade} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="rating"
                value={grade}
                required
                defaultChecked={rating === String(grade)}
                autoFocus={wrong === 'rating' && index === 0}
                className="size-6 accent-primary"
              />
              {word()}
            </label>
          ))}
        </div>
        {errors['rating'] && (
          <p id="rating-error" className="font-semibold text-bad">
            {errors['rating']}
          </p>
        )}
      </fieldset>
      <Field label={m.checkout_feedback_words()} name="text" error={errors['text']} optional>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={feedbackTextMaxLength}
            defaultValue={values['text'] ?? said?.text}
            autoFocus={wrong === 'text'}
          />
        )}
      </Field>
      <PendingButton name="intent" value="feedback" variant="secondary" isPending={isUnderway('feedback')}>
        {m.checkout_feedback_send()}
      </PendingButton>
    </fetcher.Form>
  );
}
