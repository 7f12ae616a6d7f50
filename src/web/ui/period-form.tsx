// The days a report or a statement is about.
import { Field } from './field.tsx';
import { ListForm } from './list-form.tsx';

interface PeriodFormProps {
  /** Calendar dates, both inclusive. */
  from: string;
  to: string;
  words: { from: string; to: string; show: string };
}

export function PeriodForm({ from, to, words }: PeriodFormProps) {
  return (
    <ListForm className="max-w-3xl md:grid-cols-[1fr_1fr_auto] md:items-end" show={words.show}>
      <Field label={words.from} name="from" type="date" required defaultValue={from} />
      <Field label={words.to} name="to" type="date" required defaultValue={to} />
    </ListForm>
  );
}
