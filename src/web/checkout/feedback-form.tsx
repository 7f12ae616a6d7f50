// How booking went, asked on the last step (spec §7 booking-feedback): for the marketplace, shown to nobody else.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { feedbackTextMaxLength } from '#shared/feedback-form';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import type { DoneStep } from './checkout-view.ts';

const grades = [
  [5, m.checkout_feedback_5],
  [4, m.checkout_feedback_4],
  [3, m.checkout_feedback_3],
  [2, m.checkout_feedback_2],
  [1, m.checkout_feedback_1],
] as const;

export function FeedbackForm({ said, state }: { said: DoneStep['feedback']; state: FormState }) {
  const { values, errors } = state;
  const wrong = firstWrong(state, ['rating', 'text']);
  const rating = values['rating'] ?? String(said?.rating ?? '');
  return (
    <form method="post" noValidate className={`${cardClass} space-y-4 p-5`}>
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
      <Button name="intent" value="feedback" variant="secondary">
        {m.checkout_feedback_send()}
      </Button>
    </form>
  );
}
