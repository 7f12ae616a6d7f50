// The next thing to do, on top of an order (docs/product/bookings.md): in words, with the one button that does it.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { NextAction } from '#domain/bookings';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { OrderView } from './order-view.ts';
import { paymentPath } from './payment-path.ts';
import * as paths from '#shared/paths';

/** Where the button leads; without one there is only to wait. */
const actions: Partial<Record<NextAction, { label: () => string; to: (order: OrderView) => string }>> = {
  pay: { label: m.orders_pay, to: paymentPath },
  await_bank: { label: m.orders_do_financing, to: () => paths.member.financings },
  settle: { label: m.orders_pay, to: paymentPath },
  supplement: { label: m.orders_pay, to: paymentPath },
  settlement_overdue: { label: m.orders_contact_partner, to: ({ partner }) => paths.partner(partner.slug) },
  name_travellers: { label: m.orders_do_name, to: travellerPath },
  mend_documents: { label: m.orders_do_mend, to: travellerPath },
  send_documents: { label: m.orders_do_send, to: travellerPath },
  review: { label: m.orders_do_review, to: ({ id }) => paths.member.orderReview(id) },
  expired: { label: m.orders_do_again, to: ({ slug }) => paths.product(slug) },
};

/** Of the first traveller who is waited for. */
function travellerPath({ id, nextTraveller }: OrderView): string {
  return paths.member.participant(id, nextTraveller);
}

export function NextStep({ order }: { order: OrderView }) {
  const action = actions[order.next];
  return (
    <Box isUrgent={order.next === 'pay' || order.next === 'mend_documents'}>
      <p className="text-sm font-semibold text-ink-soft">{m.orders_next()}</p>
      <p className="mt-1 text-xl font-bold">{order.nextTitle}</p>
      <p className="mt-1">{order.nextText}</p>
      {order.payBy && <p className="mt-1 font-semibold">{m.orders_pay_by({ date: order.payBy })}</p>}
      {action && (
        <LocalLink to={action.to(order)} className={`${buttonClass('primary', 'lg')} mt-4 w-full md:w-auto`}>
          {action.label()}
        </LocalLink>
      )}
    </Box>
  );
}

function Box({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  return (
    <div className={`rounded-card border-2 bg-paper p-5 ${isUrgent ? 'border-accent' : 'border-primary'}`}>
      {children}
    </div>
  );
}
