// From the payment to the departure in one line (docs/product/bookings.md). The words say what the marks show.
import { Check } from 'lucide-react';
import * as m from '#messages/messages';
import type { OrderView } from './order-view.ts';

const marks = {
  done: 'border-primary bg-primary text-white',
  now: 'border-primary bg-card',
  ahead: 'border-line bg-card',
} as const;

export function Timeline({
  steps,
  tracking,
}: Pick<OrderView, 'tracking'> & { steps: OrderView['timeline'] }) {
  return (
    <ol className="ml-3 border-l-2 border-line">
      {steps.map(({ step, word, status, at, note }) => (
        <li
          key={step}
          className="relative pb-5 pl-7 last:pb-0"
          aria-current={status === 'now' ? 'step' : undefined}
        >
          <span
            aria-hidden="true"
            className={`absolute top-0.5 -left-[13px] flex size-6 items-center justify-center rounded-full border-2 ${marks[status]}`}
          >
            {status === 'done' && <Check size={16} />}
            {status === 'now' && <span className="size-2.5 rounded-full bg-primary" />}
          </span>
          <p className={status === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>
            {word} <span className="sr-only">({statusWord[status]()})</span>
          </p>
          {at && <p className="text-ink-soft">{at}</p>}
          {note && <p className="break-words">{note}</p>}
          {step === 'kit' && tracking && <p className="break-words">{m.orders_tracking(tracking)}</p>}
        </li>
      ))}
    </ol>
  );
}

const statusWord = { done: m.orders_step_done, now: m.orders_step_now, ahead: m.orders_step_ahead } as const;
