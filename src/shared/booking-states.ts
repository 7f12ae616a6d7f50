// States of a booking (docs/product/bookings.md), and the three tabs of the orders page (spec §2).

export const bookingStates = [
  'draft',
  'waiting_payment',
  'partly_paid',
  'paid',
  'in_preparation',
  'departed',
  'completed',
  'expired',
  'cancelled_by_partner',
  'needs_attention',
] as const;
export type BookingState = (typeof bookingStates)[number];

export const orderTabs = ['unpaid', 'in_progress', 'completed'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const statesOfTab: Readonly<Record<OrderTab, readonly BookingState[]>> = {
  unpaid: ['waiting_payment'],
  in_progress: ['partly_paid', 'paid', 'in_preparation', 'departed', 'needs_attention'],
  completed: ['completed', 'expired', 'cancelled_by_partner'],
};

/** States in which travellers' documents are collected: the trip lies ahead. */
export const statesBeforeDeparture: readonly BookingState[] = [
  'waiting_payment',
  'partly_paid',
  'paid',
  'in_preparation',
  'needs_attention',
];

/** An order that ended before its trip; a late payment may revive an expired one. */
export const statesWithoutJourney: readonly BookingState[] = ['expired', 'cancelled_by_partner'];

/** Why a person has to look at a booking. */
export const attentions = ['seats_gone', 'settlement_overdue', 'payment_reversed'] as const;
export type Attention = (typeof attentions)[number];

/** The partner's staff reads travellers' documents from the first payment to the return (decision 0052). */
export const statesStaffReads: readonly BookingState[] = [
  'partly_paid',
  'paid',
  'in_preparation',
  'departed',
];

/** `today` in Indonesia. Includes overdue settlements: seats, visas and tickets still belong to the order. */
export function staffReadsDocuments(
  { state, attention, returnsOn }: { state: BookingState; attention: Attention | null; returnsOn: string },
  today: string,
): boolean {
  return (statesStaffReads.includes(state) || attention === 'settlement_overdue') && today <= returnsOn;
}

/** `financing`: a bank pays it all to the partner (docs/product/financing.md). */
export const paymentPlans = ['full', 'down_payment', 'financing'] as const;
export type PaymentPlan = (typeof paymentPlans)[number];
/** What the member pays. */
export type OwnPaymentPlan = Exclude<PaymentPlan, 'financing'>;

/**
 * `supplement`: the difference to the traveller's real age category, beside the stages of the order's total (decision
 * 0058).
 */
export const invoiceStages = ['full', 'down_payment', 'settlement', 'supplement'] as const;
export type InvoiceStage = (typeof invoiceStages)[number];
export type InvoiceStatus = 'waiting' | 'paid' | 'expired' | 'refunded';
