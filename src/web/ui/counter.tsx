// How many: a number between − and +, each 48 px. Without script the number alone.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import { type ReactNode, useRef, useState } from 'react';
import { StepButton, steppedInputClass } from './step-button.tsx';

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
        <StepButton step="down" of={label} isAtEnd={count <= 0} onClick={press('stepDown')} />
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
          className={steppedInputClass}
        />
        <StepButton step="up" of={label} isAtEnd={count >= max} onClick={press('stepUp')} />
      </div>
    </div>
  );
}
