// The confirmation as a page: what the modal asks, for who has no script.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { CheckoutView, OrderStep } from './checkout-view.ts';
import { DueBar } from './due-bar.tsx';
import { planLabel, stageLabel } from './plan-fields.tsx';

const kept = ['payment_plan', 'terms_version', 'terms_accepted', 'contract_terms', 'departs_on'] as const;

export function ConfirmOrder({
  view,
  content,
  values,
}: {
  view: CheckoutView;
  content: OrderStep;
  values: Record<string, string>;
}) {
  const total = view.sum?.total ?? 0;
  const plan = content.plans.find((one) => one.plan === values['payment_plan']) ?? content.plans[0]!;
  return (
    <form method="post" className={`${cardClass} space-y-4 p-5`}>
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <input type="hidden" name="total" value={total} />
      <FormKey value={view.formKey} />
      <p>{m.checkout_confirm_text()}</p>
      <p className="font-semibold">{planLabel[plan.plan]()}</p>
      <ul>
        {plan.stages.map(({ stage, amount, dueAt }) => (
          <li key={stage}>
            {stageLabel[stage]()}: <span className="tabular-nums">{formatRupiah(amount)}</span>,{' '}
            {m.checkout_stage_due({ when: dueAt })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="confirm" size="lg" className="max-md:hidden">
          {m.checkout_confirm()}
        </Button>
        <LocalLink
          to={paths.checkout(view.journey.slug, view.bookingId)}
          className={buttonClass('quiet', 'lg')}
        >
          {m.checkout_confirm_back()}
        </LocalLink>
      </div>
      <DueBar view={view} plan={plan.plan}>
        <Button name="intent" value="confirm">
          {m.checkout_confirm()}
        </Button>
      </DueBar>
    </form>
  );
}
