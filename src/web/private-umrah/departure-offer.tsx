// Offering a departure that exists: which one, how long its seats are held, and a note.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Section } from '#web/ui/section.tsx';

interface DepartureOfferProps {
  departures: { id: string; label: string }[];
  validDays: number;
  mostDays: number;
  answer: FormAnswer | undefined;
}

export function DepartureOffer({ departures, validDays, mostDays, answer }: DepartureOfferProps) {
  const form = useAppForm({
    id: 'departure',
    intent: 'departure',
    answer,
    values: { valid_days: String(validDays) },
  });
  const [departure, note] = [form.field('departure_id'), form.field('note')];
  return (
    <Section title={m.private_umrah_offer_departure()} className="">
      <AppFormBox form={form} className="space-y-5">
        <p>{m.private_umrah_offer_departure_text()}</p>
        <Field label={m.private_umrah_departure()} name="departure_id" error={departure.error}>
          {(control) => (
            <select {...control} defaultValue={departure.defaultValue}>
              {departures.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          {...form.field('valid_days')}
          id="field-departure-days"
          label={m.private_umrah_valid_days({ most: mostDays })}
          inputMode="numeric"
        />
        <Field
          label={m.private_umrah_offer_note()}
          id="field-departure-note"
          name="note"
          optional
          error={note.error}
        >
          {(control) => <textarea {...control} rows={3} maxLength={1_000} defaultValue={note.defaultValue} />}
        </Field>
        <SubmitButton>{m.private_umrah_send_offer()}</SubmitButton>
      </AppFormBox>
    </Section>
  );
}
