// What emails about an order share: which order it is, and what is refunded or settled by when.
import type { ReactNode } from 'react';
import { Detail, Details } from './parts.tsx';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah, type Rupiah } from '#shared/money';

interface OrderDetailsProps {
  code: string;
  journey: string;
  /** More `Detail`s. */
  children?: ReactNode;
}

export function OrderDetails({ code, journey, children }: OrderDetailsProps) {
  return (
    <Details>
      <Detail name={m.email_order_code()}>{code}</Detail>
      <Detail name={m.email_order_journey()}>{journey}</Detail>
      {children}
    </Details>
  );
}

interface AmountDue {
  amount: Rupiah;
  /** A calendar date. */
  dueOn: string;
}

/** An amount and the last day on which it is due. */
export function AmountDueDetail({
  name,
  amount,
  dueOn,
  locale,
}: AmountDue & { name: string; locale: Locale }) {
  return (
    <Detail name={name}>
      {m.email_order_sum_by({ amount: formatRupiah(amount), date: formatDate(dueOn, locale) })}
    </Detail>
  );
}

export function RefundDetails({ refunds, locale }: { refunds: readonly AmountDue[]; locale: Locale }) {
  return refunds.map(({ amount, dueOn }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rendered once
    <AmountDueDetail
      key={index}
      name={m.email_order_refund()}
      amount={amount}
      dueOn={dueOn}
      locale={locale}
    />
  ));
}

export function SettlementDetail({ settlement, locale }: { settlement: AmountDue | null; locale: Locale }) {
  return settlement && <AmountDueDetail {...settlement} name={m.email_order_settlement()} locale={locale} />;
}
