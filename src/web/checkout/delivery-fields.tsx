// How supplies reach the pilgrim (spec §3 shipping, §7 shipping-methods): fetched at the partner's, or sent to the main address.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { cardClass } from '#web/ui/section.tsx';
import type { DeliveryView } from './checkout-view.ts';
import type { Step } from './use-step.ts';

const row = 'flex min-h-12 cursor-pointer items-center gap-3 py-1';
const radio = 'size-6 shrink-0 accent-primary';

export function DeliveryFields({
  delivery: { isSent, address, rates, chosen, problem },
  step: { errors },
}: {
  delivery: DeliveryView;
  step: Step;
}) {
  const error = errors['shipping'];
  return (
    <fieldset className={`${cardClass} min-w-0 p-5`}>
      <legend className="float-left w-full text-lg font-bold">{m.checkout_delivery_title()}</legend>
      <div className="clear-both pt-2">
        <label className={row}>
          <input
            type="radio"
            name="status_product_supplies"
            value="0"
            defaultChecked={!isSent}
            data-saves
            className={radio}
          />
          {m.checkout_delivery_fetch()}
        </label>
        <label className={row}>
          <input
            type="radio"
            name="status_product_supplies"
            value="1"
            defaultChecked={isSent}
            data-saves
            className={radio}
          />
          {m.checkout_delivery_send()}
        </label>
      </div>
      <div>
        {error && <p className="mt-2 font-semibold text-bad">{error}</p>}
        {isSent && (
          <div className="mt-2 border-t border-line pt-3">
            {address && <p className="text-ink-soft">{address}</p>}
            {/* Keeps what stands in the form, and leads back here. */}
            <button
              name="intent"
              value="address"
              formNoValidate
              className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4"
            >
              {address ? m.checkout_delivery_change() : m.checkout_delivery_add()}
            </button>
            {problem && <p className="font-semibold text-bad">{problem}</p>}
            {rates.map(({ value, name, cost, days }) => (
              <label key={value} className={row}>
                <input
                  type="radio"
                  name="courier"
                  value={value}
                  defaultChecked={value === chosen}
                  data-saves
                  className={radio}
                />
                <span className="grow">
                  {name}
                  {days && (
                    <span className="block text-sm text-ink-soft">
                      {m.checkout_delivery_days({ least: days.least, most: days.most })}
                    </span>
                  )}
                </span>
                <span className="tabular-nums">{formatRupiah(cost)}</span>
              </label>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}
