// What can be taken home from an order: invoice and confirmation letter as PDF, dates for the calendar (docs/product/bookings.md).
import { CalendarDays, FileText } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { OrderView } from './order-view.ts';

export function OrderPdfs({ papers }: Pick<OrderView, 'papers'>) {
  return (
    <div className="flex flex-wrap gap-3">
      {papers.map(({ to, label, isCalendar }) => {
        const Icon = isCalendar ? CalendarDays : FileText;
        return (
          <LocalLink key={label} to={to} className={`${buttonClass('secondary')} w-full md:w-auto`}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </LocalLink>
        );
      })}
    </div>
  );
}
