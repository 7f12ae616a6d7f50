// The next thing to do, on top of an order (docs/product/bookings.md): in words, with the one button that does it. While a payment is on
// its way the page asks for it, and becomes the confirmation by itself.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { usePaymentWatch } from '#web/payments/use-payment-watch';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import type { OrderView } from './order-view.ts';
import * as paths from '#shared/paths';

export function NextStep({ order: { next, payment } }: { order: OrderView }) {
  return (
    <Box isUrgent={next.isUrgent}>
      <p className="text-sm font-semibold text-ink-soft">{m.orders_next()}</p>
      <p className="mt-1 text-xl font-bold">{next.title}</p>
      <p className="mt-1">{next.text}</p>
      {next.payBy && <p className="mt-1 font-semibold">{next.payBy}</p>}
      {next.action && (
        <LocalLink to={next.action.to} className={`${buttonClass('primary', 'lg')} mt-4 w-full md:w-auto`}>
          {next.action.label}
        </LocalLink>
      )}
      {payment && <PaymentWatch payment={payment} />}
    </Box>
  );
}

function PaymentWatch({ payment: { token, state } }: { payment: NonNullable<OrderView['payment']> }) {
  usePaymentWatch(usePath()(paths.paymentStatus(token)), state);
  return null;
}

function Box({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  return (
    <div className={`rounded-card border-2 bg-paper p-5 ${isUrgent ? 'border-accent' : 'border-primary'}`}>
      {children}
    </div>
  );
}
