// What the page shows on which a souvenir order's way to pay is chosen.
import type { PaymentMethodView } from '#web/payments/payment-view';

export interface MethodsView {
  code: string;
  parts: { id: string; store: string; items: number; shipping: number }[];
  discount: number;
  total: number;
  dueAt: string;
  dueText: string;
  now: string;
  isPhoneVerified: boolean;
  phonePath: string;
  ways: PaymentMethodView[];
  /** Ways that do not take so much at once, and how much they take. */
  overLimit: { name: string; most: number }[];
  /** A payment that waits already. */
  running: { path: string; name: string } | null;
  formKey: string;
}
