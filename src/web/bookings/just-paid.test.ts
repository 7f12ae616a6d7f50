// The confirmation after a payment: when it stands on top of an order, and for which payment.
import { expect, it } from 'vitest';
import { justPaidOf } from './just-paid.ts';

type Order = Parameters<typeof justPaidOf>[0];

const now = new Date('2027-03-15T01:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const invoice = (stage: string, amount: number, paidAt: Date | null) => ({
  stage,
  amount,
  paidAt,
  status: paidAt ? 'paid' : 'waiting',
});
const order = (state: string, ...invoices: ReturnType<typeof invoice>[]) =>
  ({ state, invoices, supplements: [] }) as unknown as Order;
const said = (one: Order) => justPaidOf(one, now, 'id');

it('names the newest payment of today', () => {
  const both = order(
    'paid',
    invoice('down_payment', 5_000_000, hoursAgo(20)),
    invoice('settlement', 20_000_000, hoursAgo(1)),
  );
  expect(said(both)).toMatchObject({ stage: 'settlement', amount: 20_000_000 });
});

it('says nothing of what was paid yesterday, or is still to be paid', () => {
  expect(said(order('partly_paid', invoice('down_payment', 5_000_000, hoursAgo(24))))).toBeNull();
  expect(said(order('waiting_payment', invoice('full', 5_000_000, null)))).toBeNull();
});

it('is silent for an order that ended, or that a person has to look at', () => {
  for (const state of ['cancelled_by_partner', 'needs_attention', 'expired'])
    expect(said(order(state, invoice('full', 5_000_000, hoursAgo(1))))).toBeNull();
});
