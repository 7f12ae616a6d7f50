// The days a report or a statement is about. They stand in the address, so that it works without script and can be passed on.
import { Button } from './button.tsx';
import { Field } from './field.tsx';

interface PeriodFormProps {
  /** Calendar dates, both inclusive. */
  from: string;
  to: string;
  words: { from: string; to: string; show: string };
}

export function PeriodForm({ from, to, words }: PeriodFormProps) {
  return (
    <search>
      {/* Other days, other fields: what was typed before is not kept beside a new period. */}
      <form
        key={`${from} ${to}`}
        className="mb-6 grid max-w-3xl gap-3 md:grid-cols-[1fr_1fr_auto] md:items-end"
      >
        <Field label={words.from} name="from" type="date" required defaultValue={from} />
        <Field label={words.to} name="to" type="date" required defaultValue={to} />
        <Button>{words.show}</Button>
      </form>
    </search>
  );
}
