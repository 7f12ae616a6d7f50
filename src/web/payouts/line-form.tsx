// One movement of our bank that a person has to explain: what it could be stands in the choice, and nothing else would fit its sum.
import * as m from '#messages/messages';
import { proofMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { SelectField } from '#web/ui/select-field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';

interface LineFormProps {
  line: {
    id: string;
    amount: number;
    text: string;
    candidates: readonly { what: 'payout' | 'report' | 'invoice'; id: string; label: string }[];
  };
  answer: FormAnswer | undefined;
}

export function LineForm({ line: { id, amount, text, candidates }, answer }: LineFormProps) {
  const choices = [
    ...candidates.map(({ what, id: about, label }) => ({ value: `${what} ${about}`, label })),
    ...(amount < 0 ? [{ value: 'bank_cost', label: m.payout_line_bank_cost() }] : []),
    { value: 'explained', label: m.payout_line_explained() },
  ];
  return (
    <ActionForm
      act={`settle:${id}`}
      answer={answer}
      button={m.payout_settle()}
      about={text}
      variant="secondary"
      values={{ what: choices[0]!.value }}
      className="flex flex-wrap items-end gap-3"
    >
      {(form) => {
        const what = form.field('what');
        const note = form.field('note');
        return (
          <>
            <SelectField
              label={m.payout_line_is()}
              name="what"
              value={what.defaultValue}
              choices={choices}
              error={what.error}
            />
            <Field
              {...note}
              id={`note-${id}`}
              label={m.payout_line_note()}
              maxLength={proofMaxLength}
              autoComplete="off"
              optional
              className="grow basis-48"
            />
          </>
        );
      }}
    </ActionForm>
  );
}
