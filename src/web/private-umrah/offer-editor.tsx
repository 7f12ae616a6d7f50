// The editor of an offer: lines for one adult, prices of children, how long it holds.
import * as m from '#messages/messages';
import { Field, inputClass } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Section } from '#web/ui/section.tsx';

interface OfferEditorProps {
  /** Amounts as they are written: '17.250.000'. */
  rows: { label: string; amount: string }[];
  people: { adults: number; children: number; infants: number };
  childAmount: string;
  infantAmount: string;
  validDays: number;
  /** As long as an offer may stand. */
  mostDays: number;
  /** As it stood in a template, or in the offer before. */
  offerNote: string;
  offers: { revision: number; each: string }[];
  answer: FormAnswer | undefined;
}

export function OfferEditor({
  rows,
  people,
  childAmount,
  infantAmount,
  validDays,
  mostDays,
  offerNote,
  offers,
  answer,
}: OfferEditorProps) {
  const [last] = offers;
  const form = useAppForm({
    id: 'offer',
    intent: 'offer',
    answer,
    values: {
      child_amount: childAmount,
      infant_amount: infantAmount,
      valid_days: String(validDays),
      note: offerNote,
      ...Object.fromEntries(
        rows.flatMap(({ label, amount }, index) => [
          [`label:${index}`, label],
          [`amount:${index}`, amount],
        ]),
      ),
    },
  });
  const [lines, note] = [form.field('lines'), form.field('note')];
  return (
    <Section
      title={last ? m.private_umrah_revise({ revision: last.revision }) : m.private_umrah_make_offer()}
      className=""
    >
      <AppFormBox form={form} className="space-y-5">
        <fieldset>
          <legend className="mb-1 font-semibold">{m.private_umrah_lines_each()}</legend>
          {lines.error && (
            <p role="alert" className="mb-2 font-semibold text-bad">
              {lines.error}
            </p>
          )}
          <ul className="space-y-2">
            {rows.map((_row, index) => (
              <li key={index} className="grid gap-2 md:grid-cols-[1fr_12rem]">
                <input
                  name={`label:${index}`}
                  aria-label={m.private_umrah_line_name({ number: index + 1 })}
                  defaultValue={form.field(`label:${index}`).defaultValue}
                  maxLength={120}
                  className={inputClass}
                />
                <input
                  name={`amount:${index}`}
                  aria-label={m.private_umrah_line_amount({ number: index + 1 })}
                  defaultValue={form.field(`amount:${index}`).defaultValue}
                  inputMode="numeric"
                  className={`${inputClass} tabular-nums md:text-right`}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        {people.children > 0 ? (
          <Field {...form.field('child_amount')} label={m.private_umrah_child_amount()} inputMode="numeric" />
        ) : (
          <input type="hidden" name="child_amount" value={childAmount} />
        )}
        {people.infants > 0 ? (
          <Field
            {...form.field('infant_amount')}
            label={m.private_umrah_infant_amount()}
            inputMode="numeric"
          />
        ) : (
          <input type="hidden" name="infant_amount" value={infantAmount} />
        )}
        <Field
          {...form.field('valid_days')}
          label={m.private_umrah_valid_days({ most: mostDays })}
          inputMode="numeric"
        />
        <Field label={m.private_umrah_offer_note()} name="note" optional error={note.error}>
          {(control) => <textarea {...control} rows={3} maxLength={1_000} defaultValue={note.defaultValue} />}
        </Field>
        <SubmitButton>{m.private_umrah_send_offer()}</SubmitButton>
      </AppFormBox>
    </Section>
  );
}
