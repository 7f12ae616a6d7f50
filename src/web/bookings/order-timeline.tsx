// From the payment to the departure in one line (docs/product/bookings.md). The words say what the marks show.
import { Check } from 'lucide-react';
import type { OrderView } from './order-view.ts';

const marks = {
  done: 'border-primary bg-primary text-white',
  now: 'border-primary bg-card',
  ahead: 'border-line bg-card',
} as const;

export function Timeline({ steps }: { steps: OrderView['timeline'] }) {
  return (
    <ol className="ml-3 border-l-2 border-line">
      {steps.map(({ step, word, status, said, lines }) => (
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
            {word} <span className="sr-only">({said})</span>
          </p>
          {lines.map((line) => (
            <p key={line} className="break-words text-ink-soft">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
