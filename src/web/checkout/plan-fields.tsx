// How the order is paid (spec §4 payment options): at once, or a down payment and a settlement, each with its amount and day.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { cardClass } from '#web/ui/section.tsx';
import type { OrderStep } from './checkout-view.ts';

export const planLabel = { full: m.checkout_plan_full, down_payment: m.checkout_plan_down_payment } as const;
export const stageLabel = {
  full: m.checkout_stage_full,
  down_payment: m.checkout_stage_down_payment,
  settlement: m.checkout_stage_settlement,
  supplement: m.orders_stage_supplement,
} as const;

export function PlanFields({
  content: { plans },
  chosen,
  error,
}: {
  content: OrderStep;
  chosen: string;
  error: string | undefined;
}) {
  const offered = plans.some(({ plan }) => plan === chosen) ? chosen : 'full';
  return (
    <fieldset id="cara" className={`${cardClass} min-w-0 p-5`}>
      <legend className="float-left w-full text-lg font-bold">{m.checkout_plan_title()}</legend>
      {error && <p className="clear-both font-semibold text-bad">{error}</p>}
      <div className="clear-both space-y-2 pt-2">
        {plans.map(({ plan, stages }) => (
          <div
            key={plan}
            className="rounded-lg border border-line p-3 has-checked:border-primary has-checked:bg-paper"
          >
            <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="radio"
                name="payment_plan"
                value={plan}
                defaultChecked={plan === offered}
                aria-describedby={`cara-${plan}`}
                className="size-6 shrink-0 accent-primary"
              />
              {planLabel[plan]()}
            </label>
            <ul id={`cara-${plan}`} className="pl-9">
              {stages.map(({ stage, amount, dueAt }) => (
                <li key={stage} className="text-ink-soft">
                  {stageLabel[stage]()}:{' '}
                  <span className="font-semibold tabular-nums text-ink">{formatRupiah(amount)}</span>,{' '}
                  {m.checkout_stage_due({ when: dueAt })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
