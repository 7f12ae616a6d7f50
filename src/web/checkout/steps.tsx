// Where one stands in the checkout (spec §2 checkout breadcrumb).
import * as m from '#messages/messages';
import { type CheckoutStep, checkoutSteps } from './checkout-view.ts';

const words: Record<CheckoutStep, () => string> = {
  identitas: m.checkout_step_identity,
  pesanan: m.checkout_step_order,
  bayar: m.checkout_step_pay,
  selesai: m.checkout_step_done,
};

export function Steps({ current }: { current: CheckoutStep }) {
  const at = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={m.checkout_steps()} className="py-4">
      <ol className="flex gap-2">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${index <= at ? 'border-primary' : 'border-line'}`}
          >
            <span className={step === current ? 'font-bold' : 'text-ink-soft'}>
              <span className="tabular-nums max-md:hidden">{index + 1}. </span>
              {words[step]()}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
