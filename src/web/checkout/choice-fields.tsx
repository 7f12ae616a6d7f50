// Add-ons or supplies, each as often as people want it (spec §2 "additional facilities per number of people", §3 default 0).
import { formatRupiah } from '#shared/money';
import { Counter } from '#web/ui/counter.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { ChoiceView } from './checkout-view.ts';

interface ChoiceFieldsProps {
  kind: 'addon' | 'supply';
  title: string;
  text: string;
  choices: ChoiceView[];
  most: number;
  error: string | undefined;
}

export function ChoiceFields({ kind, title, text, choices, most, error }: ChoiceFieldsProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={`${cardClass} min-w-0 p-4 md:p-5`}>
      <legend className="float-left w-full text-lg font-bold">{title}</legend>
      <p className="clear-both pt-1 text-ink-soft">{text}</p>
      {error && (
        <p id={`${kind}-error`} className="mt-2 font-semibold text-bad">
          {error}
        </p>
      )}
      <div className="mt-3 divide-y divide-line">
        {choices.map(({ id, name, each, quantity }) => (
          <Counter
            key={id}
            name={`${kind}_${id}`}
            label={name.text}
            lang={name.lang}
            value={quantity}
            max={most}
            isSaved
            describedBy={error ? `${kind}-error` : undefined}
            isWrong={error !== undefined}
          >
            <span className="block text-sm tabular-nums text-ink-soft">{formatRupiah(each)}</span>
          </Counter>
        ))}
      </div>
    </fieldset>
  );
}
