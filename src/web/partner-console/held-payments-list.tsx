// Money that did not count and was kept: it is on this list until it goes back (decision 0038).
import * as m from '#messages/messages';
import type { HeldPayment } from '#domain/finance-console';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';

export function HeldPaymentsList({
  kept,
  isOperator,
}: {
  kept: readonly HeldPayment[];
  isOperator: boolean;
}) {
  return (
    <Section title={m.pconsole_kept()} className="mt-10">
      <p className="mb-4 max-w-prose">{m.pconsole_kept_text()}</p>
      <ul className="space-y-3">
        {kept.map(({ paymentId, reference, amount, bookingCode, partnerName, note }) => (
          <li key={paymentId} className={`${cardClass} flex flex-wrap items-end justify-between gap-3 p-4`}>
            <div className="min-w-0 break-words">
              <p className="text-lg font-bold">
                <Money amount={amount} />
              </p>
              <p className="text-ink-soft">
                {[bookingCode, reference, isOperator && partnerName].filter(Boolean).join(' · ')}
              </p>
              {note && <p>{note}</p>}
            </div>
            <PressForm
              fields={{ id: paymentId }}
              about={reference}
              presses={[{ intent: 'refund-kept', label: m.pconsole_kept_refund(), variant: 'secondary' }]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
