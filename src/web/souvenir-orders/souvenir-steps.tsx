// Where one stands in ordering souvenirs (spec §2 souvenir flow: cart, shipping, choose payment, payment).
import * as m from '#messages/messages';

const steps = ['cart', 'shipping', 'payment'] as const;
const words = {
  cart: m.souvenir_step_cart,
  shipping: m.souvenir_step_shipping,
  payment: m.souvenir_step_payment,
} as const;

export function SouvenirSteps({ current }: { current: (typeof steps)[number] }) {
  const at = steps.indexOf(current);
  return (
    <nav aria-label={m.souvenir_steps()} className="py-4">
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${index <= at ? 'border-primary' : 'border-line'}`}
          >
            <span className={step === current ? 'font-bold' : 'text-ink-soft'}>{words[step]()}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
