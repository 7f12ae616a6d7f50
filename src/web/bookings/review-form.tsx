// A review of a journey that is over: five stars to choose from and a few sentences (spec §2 reviews).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { reviewMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface ReviewFormProps {
  /** What was said before, empty at first. */
  kept: { rating: string; text: string };
  answer: FormAnswer | undefined;
}

export function ReviewForm({ kept, answer }: ReviewFormProps) {
  const form = useAppForm({ id: 'review', answer, values: kept });
  const rating = form.field('rating');
  const text = form.field('text');
  return (
    <AppFormBox form={form} className="max-w-xl space-y-5">
      <fieldset aria-describedby={rating.error ? 'rating-error' : undefined}>
        <legend className="mb-1 font-semibold">{m.orders_review_rating()}</legend>
        <div className="flex flex-wrap gap-x-4">
          {[5, 4, 3, 2, 1].map((stars, index) => (
            <label key={stars} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                defaultChecked={rating.defaultValue === String(stars)}
                autoFocus={rating.autoFocus && index === 0}
                className="size-5 accent-primary"
              />
              {m.orders_review_stars({ count: stars })}
            </label>
          ))}
        </div>
        {rating.error && (
          <p id="rating-error" className="font-semibold text-bad">
            {rating.error}
          </p>
        )}
      </fieldset>
      <Field label={m.orders_review_text()} name="text" error={text.error} hint={m.orders_review_hint()}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={reviewMaxLength}
            required
            defaultValue={text.defaultValue}
            autoFocus={text.autoFocus}
          />
        )}
      </Field>
      <SubmitButton>{m.orders_review_send()}</SubmitButton>
    </AppFormBox>
  );
}
