// Words of requests to pay from savings for their closed lists (docs/product/savings-payments.md).
import * as m from '#messages/messages';
import { type SavingsPaymentState, savingsGateway } from '#shared/savings-payments';
import type { Tone } from '#labels/tone';

export const savingsPaymentStateLabel: Record<SavingsPaymentState, { word: () => string; tone: Tone }> = {
  asked: { word: m.savings_payment_state_asked, tone: 'accent' },
  prepared: { word: m.savings_payment_state_prepared, tone: 'accent' },
  paid: { word: m.savings_payment_state_paid, tone: 'good' },
  declined: { word: m.savings_payment_state_declined, tone: 'bad' },
  withdrawn: { word: m.savings_payment_state_withdrawn, tone: 'neutral' },
  lapsed: { word: m.savings_payment_state_lapsed, tone: 'neutral' },
};

/** What stands in place of a payment method's name where a bank paid. */
export const bankMethodLabel = (method: string): string =>
  method === savingsGateway ? m.savings_payment_method() : m.financing_payment_method();
