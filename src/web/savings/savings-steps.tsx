// Where in the application one stands (spec §4 saving planning steps, saving form steps): with a package the bank is chosen before.
import * as m from '#messages/messages';

export type SavingsStep = 'bank' | 'booking' | 'heir' | 'cards';

const labels: Record<SavingsStep, () => string> = {
  bank: m.savings_step_bank,
  booking: m.savings_step_booking,
  heir: m.savings_step_heir,
  cards: m.savings_step_cards,
};
const ofPlan: SavingsStep[] = ['bank', 'booking', 'heir', 'cards'];
const ofPackage: SavingsStep[] = ['booking', 'heir', 'cards'];

export function SavingsSteps({ at, isForPackage }: { at: SavingsStep; isForPackage: boolean }) {
  const steps = isForPackage && at !== 'bank' ? ofPackage : ofPlan;
  const current = steps.indexOf(at);
  return (
    <ol
      aria-label={m.savings_steps()}
      className={`mt-4 grid gap-2 ${steps.length === 4 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-2 text-sm font-semibold break-words ${index <= current ? 'border-primary text-ink' : 'border-line text-ink-soft'}`}
        >
          <span className="block">{index + 1}</span>
          {labels[step]()}
        </li>
      ))}
    </ol>
  );
}
