// A return on the page of its parcel: asking for it with pictures, how it stands, and asking the operator to decide.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { returnReasonLabel } from '#labels/souvenir-orders';
import { proofMaxLength, returnPicturesMost } from '#shared/limits';
import { returnReasons } from '#shared/souvenir-order-states';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import type { StoreOrderView } from './store-order-view.ts';

interface ReturnFormProps {
  lines: StoreOrderView['lines'];
  state: FormState | undefined;
}

export function ReturnForm({ lines, state }: ReturnFormProps) {
  const sent = state?.values['intent'] === 'return' ? state : undefined;
  return (
    <Folded title={m.souvenir_return()} isOpen={sent !== undefined}>
      <form method="post" encType="multipart/form-data" className="max-w-xl space-y-4 pb-4">
        <input type="hidden" name="intent" value="return" />
        <p>{m.souvenir_return_text()}</p>
        <fieldset className="space-y-3">
          <legend className="font-semibold">{m.souvenir_return_pieces()}</legend>
          {lines
            .filter(({ left }) => left > 0)
            .map(({ id, name, variant, left }, index) => (
              <Field
                key={id}
                name={`pieces-${id}`}
                label={m.souvenir_return_count({ name: `${name.text}, ${variant.text}`, most: left })}
                type="number"
                min={0}
                max={left}
                inputMode="numeric"
                defaultValue={sent?.values[`pieces-${id}`] ?? '0'}
                {...(index === 0 && { error: sent?.errors['pieces'] })}
              />
            ))}
        </fieldset>
        <SelectField
          label={m.souvenir_return_reason()}
          name="reason"
          value={sent?.values['reason'] ?? returnReasons[0]}
          choices={returnReasons.map((value) => ({ value, label: returnReasonLabel[value]() }))}
          error={sent?.errors['reason']}
        />
        <Note
          id="return-note"
          label={m.souvenir_return_why()}
          value={sent?.values['note']}
          error={sent?.errors['note']}
        />
        <Field
          name="picture"
          label={m.souvenir_return_pictures()}
          hint={m.souvenir_return_pictures_hint({ max: returnPicturesMost })}
          error={sent?.errors['picture']}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          optional
        />
        <Button variant="secondary">{m.souvenir_return_send()}</Button>
      </form>
    </Folded>
  );
}

export function ReturnState({
  returning: { id, mayContest, said, pictures },
  state,
}: {
  returning: NonNullable<StoreOrderView['returning']>;
  state: FormState | undefined;
}) {
  const sent = state?.values['intent'] === 'contest' ? state : undefined;
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="mb-3 text-lg font-bold">{m.souvenir_return_title()}</h2>
      <dl className="space-y-2">
        {said.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <ReturnPictures pictures={pictures} />
      {mayContest && (
        <Folded title={m.souvenir_return_contest()} isOpen={sent !== undefined}>
          <form method="post" className="max-w-xl space-y-4 pb-4">
            <input type="hidden" name="intent" value="contest" />
            <Note
              id={`contest-${id}`}
              label={m.souvenir_return_contest_why()}
              value={sent?.values['note']}
              error={sent?.errors['note']}
            />
            <Button variant="secondary">{m.souvenir_return_contest()}</Button>
          </form>
        </Folded>
      )}
    </section>
  );
}

function Note({
  id,
  label,
  value,
  error,
}: {
  id: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
}) {
  return (
    <Field id={id} name="note" label={label} error={error}>
      {(control) => (
        <textarea {...control} rows={3} maxLength={proofMaxLength} required defaultValue={value} />
      )}
    </Field>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className={`${cardClass} px-5 py-1`}>
      <summary className="fold-mark min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {title}
      </summary>
      {children}
    </details>
  );
}
