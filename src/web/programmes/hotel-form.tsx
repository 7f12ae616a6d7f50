// A hotel that is missing from the directory of all partners, added from where it was missed.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass } from '#web/ui/section.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

export const hotelIntent = 'hotel';

export function HotelForm({ answer, places }: { answer: FormAnswer | undefined; places: readonly Choice[] }) {
  const form = useAppForm({ id: 'hotel', intent: hotelIntent, answer });
  const place = form.field('destination');
  return (
    <details className={`${cardClass} mt-6 p-5`} open={answer?.intent === hotelIntent}>
      <summary className="min-h-12 cursor-pointer content-center text-lg font-bold">
        {m.programme_hotel_missing()}
      </summary>
      <p className="mb-4 text-ink-soft">{m.programme_hotel_missing_text()}</p>
      <AppFormBox form={form} noValidate>
        <Field {...form.field('name')} label={m.programme_hotel_name()} autoComplete="off" />
        <div className="grid gap-4 md:grid-cols-3">
          <SelectField
            label={m.programme_hotel_place()}
            name={place.name}
            value={place.defaultValue ?? 'makkah'}
            choices={places}
            error={place.error}
          />
          <Field {...form.field('stars')} label={m.programme_hotel_stars()} inputMode="numeric" />
          <Field
            {...form.field('metres_to_mosque')}
            label={m.programme_hotel_metres()}
            inputMode="numeric"
            optional
          />
        </div>
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input type="checkbox" name="has_shuttle" value="yes" className="size-6 accent-primary" />
          {m.programme_hotel_shuttle()}
        </label>
        <SubmitButton variant="secondary">{m.programme_hotel_add()}</SubmitButton>
      </AppFormBox>
    </details>
  );
}
