// The editor of an offer: lines for one adult, prices of children, how long it holds. A plain form.
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';

interface OfferEditorProps {
  rows: { label: string; amount: number }[];
  people: { adults: number; children: number; infants: number };
  childAmount: number;
  infantAmount: number;
  offers: { revision: number; each: string }[];
  state: FormState;
}

export function OfferEditor({ rows, people, childAmount, infantAmount, offers, state }: OfferEditorProps) {
  const [last] = offers;
  const { errors, problem, values } = state;
  return (
    <Section
      title={last ? m.private_umrah_revise({ revision: last.revision }) : m.private_umrah_make_offer()}
      className=""
    >
      <form method="post" className="space-y-5">
        {problem && <Notice tone="bad" live title={problem} />}
        <fieldset>
          <legend className="mb-1 font-semibold">{m.private_umrah_lines_each()}</legend>
          {errors['lines'] && <p className="mb-2 font-semibold text-bad">{errors['lines']}</p>}
          <ul className="space-y-2">
            {rows.map(({ label, amount }, index) => (
              <li key={index} className="grid gap-2 sm:grid-cols-[1fr_12rem]">
                <input
                  name="label"
                  aria-label={m.private_umrah_line_name({ number: index + 1 })}
                  defaultValue={label}
                  maxLength={120}
                  className={inputClass}
                />
                <input
                  name="amount"
                  aria-label={m.private_umrah_line_amount({ number: index + 1 })}
                  defaultValue={amount === 0 && label === '' ? '' : amount}
                  inputMode="numeric"
                  className={`${inputClass} tabular-nums sm:text-right`}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        {people.children > 0 ? (
          <Field
            label={m.private_umrah_child_amount()}
            name="child_amount"
            inputMode="numeric"
            defaultValue={values['child_amount'] ?? childAmount}
            error={errors['child_amount']}
          />
        ) : (
          <input type="hidden" name="child_amount" value={childAmount} />
        )}
        {people.infants > 0 ? (
          <Field
            label={m.private_umrah_infant_amount()}
            name="infant_amount"
            inputMode="numeric"
            defaultValue={values['infant_amount'] ?? infantAmount}
            error={errors['infant_amount']}
          />
        ) : (
          <input type="hidden" name="infant_amount" value={infantAmount} />
        )}
        <Field
          label={m.private_umrah_valid_days()}
          name="valid_days"
          inputMode="numeric"
          defaultValue={values['valid_days'] ?? '5'}
          error={errors['valid_days']}
        />
        <Field label={m.private_umrah_offer_note()} name="note" optional error={errors['note']}>
          {(control) => <textarea {...control} rows={3} maxLength={1_000} defaultValue={values['note']} />}
        </Field>
        <Button name="intent" value="offer">
          {m.private_umrah_send_offer()}
        </Button>
      </form>
    </Section>
  );
}
