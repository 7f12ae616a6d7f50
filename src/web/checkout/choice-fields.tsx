// Add-ons or supplies, each as often as people want it (spec §2 "additional facilities per number of people", §3 default 0).
import { formatRupiah } from '#shared/money';
import { inputClass } from '#web/ui/field.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
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
    <fieldset className={`${cardClass} min-w-0 p-5`}>
      <legend className="float-left w-full text-lg font-bold">{title}</legend>
      <p className="clear-both pt-1 text-ink-soft">{text}</p>
      {error && (
        <p id={`${kind}-error`} className="mt-2 font-semibold text-bad">
          {error}
        </p>
      )}
      <div className="mt-3 divide-y divide-line">
        {choices.map(({ id, name, each, quantity }) => (
          <label key={id} className="grid min-h-16 grid-cols-[1fr_5rem] items-center gap-4 py-2">
            <span>
              <LocalizedText said={name} />
              <span className="block text-sm tabular-nums text-ink-soft">{formatRupiah(each)}</span>
            </span>
            <input
              type="number"
              inputMode="numeric"
              name={`${kind}_${id}`}
              min={0}
              max={most}
              defaultValue={quantity}
              data-saves
              aria-describedby={error ? `${kind}-error` : undefined}
              aria-invalid={error ? true : undefined}
              className={`${inputClass} text-right tabular-nums`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
