// Orders of a departure to tick, for what is done to many at once.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import { cardClass } from '#web/ui/section.tsx';

interface OrderTicksProps {
  orders: readonly { code: string; bookerName: string | null; people: number; reached: string | null }[];
  /** What was ticked when the form was refused; null: everybody who has not reached it. */
  ticked: readonly string[] | null;
  wrong: string | undefined;
}

export function OrderTicks({ orders, ticked, wrong }: OrderTicksProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (wrong !== undefined) box.current?.querySelector('input')?.focus();
  }, [wrong]);
  return (
    <fieldset ref={box} aria-describedby={wrong ? 'orders-error' : undefined}>
      <legend className="mb-2 text-lg font-bold">{m.pconsole_bulk_orders()}</legend>
      {wrong && (
        <p id="orders-error" className="mb-2 font-semibold text-bad">
          {wrong}
        </p>
      )}
      <ul className={`${cardClass} divide-y divide-line`}>
        {orders.map(({ code, bookerName, people, reached }, index) => (
          <li key={code}>
            <label className="flex min-h-12 cursor-pointer items-start gap-3 px-4 py-3">
              <input
                type="checkbox"
                name="order"
                value={code}
                defaultChecked={ticked ? ticked.includes(code) : reached === null}
                autoFocus={wrong !== undefined && index === 0}
                className="mt-0.5 size-6 shrink-0 accent-primary"
              />
              <span className="min-w-0 font-semibold break-words">
                {bookerName ?? m.pconsole_nobody()}
                <span className="block font-normal text-ink-soft">
                  {m.pconsole_bulk_order({ code, people })}
                  {reached && ` · ${m.pconsole_bulk_reached({ date: reached })}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
