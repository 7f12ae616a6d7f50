// A list to be ticked off; what is ticked is kept on the device by the island (tick-list-element.ts). On paper: empty boxes.
import type { TickItem } from '#domain/guides';
import * as m from '#messages/messages';

export function TickList({ name, items }: { name: string; items: readonly TickItem[] }) {
  return (
    <tick-list
      data-name={name}
      data-count={m.guides_ticked({ done: '{done}', total: '{total}' })}
      className="block"
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {items.map(({ key, text }) => (
          <li key={key}>
            <label className="flex min-h-12 cursor-pointer items-start gap-4 px-4 py-3 text-lg leading-snug has-checked:text-ink-soft">
              <input
                type="checkbox"
                value={key}
                autoComplete="off"
                className="mt-0.5 size-6 shrink-0 accent-primary print:appearance-none print:rounded-sm print:border print:border-ink"
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
      <p data-ticked className="mt-2 min-h-6 text-[0.9375rem] font-semibold text-ink-soft print:hidden" />
    </tick-list>
  );
}
