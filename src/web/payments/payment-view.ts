// What a payment's page shows (spec §3 payment detail).
import type { QrDrawing } from '#art/qr';
import type { Localized } from '#labels/localized';

export interface CopyView {
  label: string;
  /** As it is read, in groups. */
  shown: string;
  /** As it is typed. */
  value: string;
}

/** A way to pay, with what it costs. */
export interface PaymentMethodView {
  code: string;
  name: string;
  kind: string;
  adminFee: number;
}

export interface PaymentView {
  token: string;
  state: 'creating' | 'waiting' | 'paid' | 'expired' | 'cancelled' | 'failed' | 'reversed';
  /** Of souvenirs: without the steps of a trip's checkout. */
  isSouvenirs: boolean;
  /** Where another way to pay is chosen, where the order stands, and where one orders again. */
  methodsPath: string;
  orderPath: string;
  againPath: string;
  title: Localized;
  method: string;
  kind: string;
  total: number;
  adminFee: number;
  expiresAt: string;
  expiresText: string;
  now: string;
  numbers: CopyView[];
  qr: QrDrawing | null;
  /** A page or an application to open. */
  link: string | null;
  guides: { channel: string; steps: string[] }[];
  /** What came instead of `total`; null: nothing, or the right sum. */
  wrongAmount: number | null;
  /** Whether another payment may be begun. */
  mayTryAgain: boolean;
}
