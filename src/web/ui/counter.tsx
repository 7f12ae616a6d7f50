// How many: a number between − and +, each 48 px. Without script the number alone.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '#messages/messages';

interface CounterProps {
  name: string;
  /** What is counted; also in the names of the buttons. */
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string | undefined;
  /** Below the label. */
  children?: ReactNode;
  value: number;
  max: number;
  describedBy?: string | undefined;
  isWrong?: boolean;
  autoFocus?: boolean;
  /** The form keeps it as soon as it changes. */
  isSaved?: boolean;
}

const button =
  'noscript:hidden inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full border border-ink-faint bg-card text-primary hover:border-primary aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-faint';

/** A press changes the field and is heard as typing is: by the form's `onChange`. */
export function Counter({
  name,
  label,
  lang,
  children,
  value,
  max,
  describedBy,
  isWrong = false,
  autoFocus = false,
  isSaved = false,
}: CounterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(value);
  const id = `field-${name}`;
  const press = (step: 'stepUp' | 'stepDown') => () => {
    const field = input.current!;
    field[step]();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="flex min-h-14 items-center justify-between gap-2 py-1">
      <div className="min-w-0">
        <label htmlFor={id} lang={lang} className="block">
          {label}
        </label>
        {children}
      </div>
      <div className="flex shrink-0 items-center">
        <button
          type="button"
          className={button}
          aria-label={m.frame_fewer({ what: label })}
          aria-disabled={count <= 0 || undefined}
          onClick={press('stepDown')}
        >
          <Minus size={20} aria-hidden="true" />
        </button>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={max}
          defaultValue={value}
          data-saves={isSaved || undefined}
          autoFocus={autoFocus}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => setCount(Number(target.value))}
          className="block h-12 w-11 rounded-lg border border-transparent bg-card [appearance:textfield] text-center text-lg font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none hover:border-ink-faint noscript:w-20 noscript:border-ink-faint aria-invalid:border-2 aria-invalid:border-bad"
        />
        <button
          type="button"
          className={button}
          aria-label={m.frame_more({ what: label })}
          aria-disabled={count >= max || undefined}
          onClick={press('stepUp')}
        >
          <Plus size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
