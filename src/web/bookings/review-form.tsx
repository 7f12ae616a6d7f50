// A review of a journey that is over: five stars to choose from and a few sentences (spec §2 reviews).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { reviewMaxLength } from '#shared/limits';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';

export function ReviewForm({ state }: { state: FormState }) {
  const { values, errors, problem } = state;
  const wrong = firstWrong(state, ['rating', 'text']);
  return (
    <form method="post" noValidate className="max-w-xl space-y-5">
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <fieldset aria-describedby={errors['rating'] ? 'rating-error' : undefined}>
        <legend className="mb-1 font-semibold">{m.orders_review_rating()}</legend>
        <div className="flex flex-wrap gap-x-4">
          {[5, 4, 3, 2, 1].map((stars, index) => (
            <label key={stars} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                defaultChecked={values['rating'] === String(stars)}
                autoFocus={wrong === 'rating' && index === 0}
                className="size-5 accent-primary"
              />
              {m.orders_review_stars({ count: stars })}
            </label>
          ))}
        </div>
        {errors['rating'] && (
          <p id="rating-error" className="font-semibold text-bad">
            {errors['rating']}
          </p>
        )}
      </fieldset>
      <Field label={m.orders_review_text()} name="text" error={errors['text']} hint={m.orders_review_hint()}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={reviewMaxLength}
            required
            defaultValue={values['text']}
            autoFocus={wrong === 'text'}
          />
        )}
      </Field>
      <Button>{m.orders_review_send()}</Button>
    </form>
  );
}
