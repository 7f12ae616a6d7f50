// On an order's page, in place of the next step: while a bank decides there is only to wait, or to withdraw where one pays.
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SavingsPayView } from './pay-view.ts';

interface BankDecidesProps {
  order: { payPath: string };
  open: NonNullable<SavingsPayView['open']>;
}

export function BankDecides({ order, open }: BankDecidesProps) {
  return (
    <Notice tone="accent" title={open.title}>
      <p className="mb-3">{open.text}</p>
      <LocalLink to={order.payPath} className={buttonClass('secondary')}>
        {open.see}
      </LocalLink>
    </Notice>
  );
}
