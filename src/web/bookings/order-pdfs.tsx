// What can be taken home from an order: invoice and confirmation letter as PDF, dates for the calendar (docs/product/bookings.md).
import { CalendarPlus, CalendarX, FileText } from 'lucide-react';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { OrderView } from './order-view.ts';
import * as paths from '#shared/paths';

export function OrderPdfs({
  order: { id, state, hasInvoice, hasConfirmation, isOpen },
}: {
  order: OrderView;
}) {
  const look = `${buttonClass('secondary')} w-full md:w-auto`;
  return (
    <div className="flex flex-wrap gap-3">
      {hasInvoice && (
        <LocalLink to={paths.member.invoice(id)} className={look}>
          <FileText size={20} aria-hidden="true" />
          {m.orders_invoice_pdf()}
        </LocalLink>
      )}
      {hasConfirmation && (
        <LocalLink to={paths.member.confirmation(id)} className={look}>
          <FileText size={20} aria-hidden="true" />
          {m.orders_confirmation_pdf()}
        </LocalLink>
      )}
      {isOpen && (
        <LocalLink to={paths.member.calendar(id)} className={look}>
          <CalendarPlus size={20} aria-hidden="true" />
          {m.orders_calendar()}
        </LocalLink>
      )}
      {state === 'cancelled_by_partner' && (
        <LocalLink to={paths.member.calendar(id)} className={look}>
          <CalendarX size={20} aria-hidden="true" />
          {m.orders_calendar_remove()}
        </LocalLink>
      )}
    </div>
  );
}
