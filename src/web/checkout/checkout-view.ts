// What the steps of the checkout show (spec §2 checkout): a line of the sum in the visitor's words, an instant as it is written.
import type { SavingsPayView } from '#web/savings-payments/pay-view';
import type { InvoiceStage, OwnPaymentPlan } from '#shared/booking-states';
import type { RoomType } from '#shared/catalogue';
import * as paths from '#shared/paths';
import type { AgeBounds } from '#shared/traveller-age';
import type { Localized } from '#labels/localized';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { CancellationView } from '#web/product/cancellation-view';
import type { PaymentMethodView } from '#web/payments/payment-view';

export const checkoutSteps = ['identitas', 'pesanan', 'bayar', 'selesai'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface JourneyView {
  slug: string;
  /** Of a private umrah: it has no page in the catalogue. */
  isPrivate: boolean;
  title: Localized;
  departsOn: string;
  partner: string;
}

export interface SumView {
  lines: { key: string; name: Localized; quantity: number; each: number; amount: number }[];
  total: number;
  /** Information only: rupiah for one dollar. */
  dollars: { rupiah: number; on: string; source: string };
}

/** One room type with what each age pays in it; null = not offered. */
export interface RoomView {
  roomType: RoomType;
  each: { adults: number; children: number | null; infants: number | null };
}

export type RoomCounts = Record<RoomType, { adults: number; children: number; infants: number }>;

export interface ChoiceView {
  id: number;
  name: Localized;
  each: number;
  quantity: number;
}

export interface PlanView {
  plan: OwnPaymentPlan;
  stages: { stage: InvoiceStage; amount: number; dueAt: string }[];
}

export interface PromoView {
  id: string;
  code: string;
  title: string;
  /** What it takes off, or why not. */
  discount: number | null;
  reason: string | null;
}

export interface DeliveryView {
  isSent: boolean;
  /** Where it goes; null: the member has no address yet. */
  address: string | null;
  rates: { value: string; name: string; cost: number; days: { least: number; most: number } | null }[];
  chosen: string | null;
  problem: string | null;
}

export interface IdentityStep {
  step: 'identitas';
  rooms: RoomView[];
  counts: RoomCounts;
  seatsLeft: number;
  /** Who counts as a child and as an infant, on the day of return. */
  ages: AgeBounds;
  /** Null for guests: asked once they are signed in. */
  /** `accountEmail`: where our emails about the order go. */
  booker: { name: string; email: string; phone: string; accountEmail: string } | null;
}

export interface OrderStep {
  step: 'pesanan';
  people: number;
  seatsLeft: number;
  addons: ChoiceView[];
  supplies: ChoiceView[];
  /** Null where nothing can be sent. */
  delivery: DeliveryView | null;
  applied: { code: string; title: string; discount: number } | null;
  promos: PromoView[];
  plans: PlanView[];
  plan: OwnPaymentPlan;
  cancellation: CancellationView;
  /** The same as the form carries them: `contractTermsKey`. */
  contractTerms: string;
  terms: { version: number; title: string };
  isPhoneVerified: boolean;
  /** The booker's; null: none was given. */
  phone: string | null;
  /** Where it is proven, and back. */
  phonePath: string;
}

export interface PayStep {
  step: 'bayar';
  invoice: { stage: InvoiceStage; amount: number; code: string };
  dueAt: string;
  dueText: string;
  now: string;
  isPhoneVerified: boolean;
  /** The booker's; null: none was given. */
  phone: string | null;
  /** Where it is proven, and back. */
  phonePath: string;
  ways: PaymentMethodView[];
  /** Ways that do not take so much at once, and how much they take. */
  overLimit: { name: string; most: number }[];
  /** Paying from savings; null: nothing to say of it. */
  savings: SavingsPayView | null;
  /** A payment that waits already. */
  running: { token: string; name: string } | null;
}

export interface DoneStep {
  step: 'selesai';
  outcome: 'paid' | 'expired' | 'cancelled' | 'attention';
  code: string;
  email: string;
  /** What the member said of booking; null: nothing yet. */
  feedback: { rating: number; text: string } | null;
}

export interface CheckoutView {
  bookingId: string | null;
  /** Of the forms that may be sent twice. */
  formKey: string;
  journey: JourneyView;
  consultantName: string | null;
  sum: SumView | null;
  content: IdentityStep | OrderStep | PayStep | DoneStep;
}

/** Where the way back leads from a step: the step before, what is being booked, or the order that has been placed. */
export function backFromStep({
  bookingId,
  journey: { slug, isPrivate },
  content: { step },
}: CheckoutView): string {
  if (step === 'identitas') return isPrivate ? paths.member.privateUmrahs : paths.product(slug);
  return step === 'pesanan'
    ? `${paths.checkout(slug, bookingId)}?step=identitas`
    : paths.member.order(bookingId!);
}

/** What a form that was sent comes back with. */
export interface CheckoutAnswer extends FormAnswer {
  /** What helps against the problem; else fewer people do, or waiting for seats. */
  help?: 'orders';
  /** What stands in the order's form, when it is complete and only wants to be confirmed. */
  toConfirm?: Record<string, string>;
  /** What the party in the form would pay; null: like that nobody can travel. */
  sum?: SumView | null;
}
