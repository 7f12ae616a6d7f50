// On an order's page, in place of the next step: while a bank decides there is only to wait, or to withdraw where one pays.
import { paymentPath } from '#web/bookings/payment-path';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SavingsPayView } from './pay-view.ts';

interface BankDecidesProps {
  order: { id: string; slug: string };
  open: NonNullable<SavingsPayView['open']>;
}

export function BankDecides({ order, open }: BankDecidesProps) {
  return (
    <Notice tone="accent" title={open.title}>
      <p className="mb-3">{open.text}</p>
      <LocalLink to={paymentPath(order)} className={buttonClass('secondary')}>
        {open.see}
      </LocalLink>
    </Notice>
  );
}
