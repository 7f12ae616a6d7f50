// Rows of a form that are added, removed and moved. Each row has a number of its own, which stands in the names of its fields and never
// changes; their order is the order in which they stand in the form. Without script empty rows stand below, and a row that is emptied
// is removed (#web/ui/forms/nested-form.server).
import { type ReactNode, useState } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/section.tsx';

interface RowsFieldProps {
  label: string;
  hint?: string | undefined;
  /** Of the list as a whole. */
  error?: string | undefined;
  /** What the button that adds one says. */
  add: string;
  /** Numbers of the rows there are at first. */
  numbers: readonly number[];
  most: number;
  /** Fields of a row. */
  children: (number: number, place: number) => ReactNode;
}

const spare = 2;

export function RowsField({ label, hint, error, add, numbers, most, children }: RowsFieldProps) {
  const [rows, setRows] = useState(numbers);
  const next = Math.max(-1, ...numbers, ...rows) + 1;
  const move = (from: number, to: number) => setRows(rows.with(from, rows[to]!).with(to, rows[from]!));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-lg font-bold">{label}</legend>
      {hint && <p className="mb-2 text-ink-soft">{hint}</p>}
      {error && <p className="mb-2 font-semibold text-bad">{error}</p>}
      <ol className="space-y-3">
        {rows.map((number, place) => (
          <li key={number} className={`${cardClass} p-4`}>
            <div className="mb-2 flex items-center justify-between gap-2">
              <span className="font-semibold text-ink-soft tabular-nums">{place + 1}</span>
              <span className="noscript:hidden flex">
                <RowButton
                  label={m.console_row_up({ list: label, place: place + 1 })}
                  isOff={place === 0}
                  press={() => move(place, place - 1)}
                >
                  <ArrowUp size={20} aria-hidden="true" />
                </RowButton>
                <RowButton
                  label={m.console_row_down({ list: label, place: place + 1 })}
                  isOff={place === rows.length - 1}
                  press={() => move(place, place + 1)}
                >
                  <ArrowDown size={20} aria-hidden="true" />
                </RowButton>
                <RowButton
                  label={m.console_row_remove({ list: label, place: place + 1 })}
                  press={() => setRows(rows.filter((one) => one !== number))}
                >
                  <Trash2 size={20} aria-hidden="true" />
                </RowButton>
              </span>
            </div>
            {children(number, place)}
          </li>
        ))}
      </ol>
      <noscript>
        <div className="mt-3 space-y-3">
          {Array.from({ length: spare }, (_, index) => (
            <div key={index} className={`${cardClass} p-4`}>
              {children(next + index, rows.length + index)}
            </div>
          ))}
        </div>
      </noscript>
      <Button
        type="button"
        variant="secondary"
        disabled={rows.length >= most}
        onClick={() => setRows([...rows, next])}
        className="noscript:hidden mt-3"
      >
        <Plus size={20} aria-hidden="true" />
        {add}
      </Button>
    </fieldset>
  );
}

function RowButton({
  label,
  isOff = false,
  press,
  children,
}: {
  label: string;
  isOff?: boolean;
  press: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={press}
      className="inline-flex size-12 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:text-primary disabled:cursor-default disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
