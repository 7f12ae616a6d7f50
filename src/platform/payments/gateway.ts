// A payment gateway as the domain sees it (docs/product/payments.md): one type, an adapter for
// each protocol. Nothing here decides what a payment means.
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#shared/locale';
import type { Rupiah } from '#shared/money';
import type { GatewayName, PaymentMethodCode } from '#shared/payment-methods';

export interface PaymentRequest {
  /** Ours, new for every attempt: 1–50 of A–Z a–z 0–9 - _ . and ~. The gateway refuses to take one twice. */
  reference: string;
  amountRupiah: Rupiah;
  method: PaymentMethodCode;
  /** One line for the bank's or the wallet's own screen. */
  description: string;
  /** `phone` in E.164. */
  customer: { name: string; email: string; phone: string };
  /** After it the gateway takes no money. OVO keeps its own, shorter time: believe `CreatedPayment.expiresAt`. */
  expiresAt: Date;
  /** Where wallets and card pages send the browser back. Wallets want https outside development. */
  returnUrl: string;
  /** The payer's, for pages of the gateway's own. */
  locale: Locale;
}

/** How the person pays: type a number, type a biller and a key, scan, open a page, or confirm on the phone. */
export type PaymentInstructions = 'number' | 'bill' | 'qr' | 'redirect' | 'phone';

export interface CreatedPayment {
  reference: string;
  /** Null for a hosted page nobody has used yet: its first notification tells. */
  gatewayId: string | null;
  instructions: PaymentInstructions;
  /** Virtual account, or the key of a bill. Digits only. */
  number: string | null;
  /** Mandiri's bills: typed before the key. */
  billerCode: string | null;
  /** What the QR code says, to be drawn here. */
  qrString: string | null;
  /** Opens the wallet's application. */
  deepLink: string | null;
  /** The gateway's own page. */
  redirectUrl: string | null;
  expiresAt: Date;
}

export type PaymentStatus =
  | 'pending'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'denied'
  | 'failed'
  | 'refunded'
  | 'partly_refunded'
  | 'charged_back'
  /** Its bank took a part; `refundedRupiah` is 0 where the gateway does not say how much. */
  | 'partly_charged_back'
  | 'challenged';

/** What the gateway says when it is asked: the only thing to be believed. */
export interface PaymentStatusReport {
  reference: string;
  gatewayId: string;
  /** A payment that was `paid` may be `denied` minutes later: the bank took it back. */
  status: PaymentStatus;
  /** As the gateway has it, which need not be what was asked for. */
  amountRupiah: Rupiah;
  /** Of it, what went back to the payer; 0 unless `refunded` or `partly_refunded`. */
  refundedRupiah: Rupiah;
  paidAt: Date | null;
  /** The same state of the same payment has the same key, for the unique (provider, reference, type). */
  statusKey: string;
}

/** One payment by our name and, once it is known, by the gateway's: the latter wins, so that a second payment is not mixed up with the first. */
export interface PaymentName {
  reference: string;
  gatewayId: string | null;
}

export interface RefundRequest {
  payment: { reference: string; gatewayId: string };
  method: PaymentMethodCode;
  amountRupiah: Rupiah;
  /** The same key is the same refund, however often it is asked for. */
  refundKey: string;
  reason: string;
}

/** `hint`: what it claims to be about; `isWaiting`: it is proven to claim no more than that money is waited for. Only `findPayment` is to be believed. */
export type Notification =
  | { outcome: 'genuine'; reference: string; gatewayId: string; hint: string; isWaiting: boolean }
  | { outcome: 'forged' }
  | { outcome: 'unreadable' };

export interface PaymentGateway {
  readonly name: GatewayName;
  /** What it can take; a brand offers some of them. */
  readonly methods: readonly PaymentMethodCode[];
  /** Asked again with the same request it answers the same payment, where the gateway lets us. Throws `GatewayError`. */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /** Null: the gateway knows no such payment (a hosted page nobody has used yet, too). Throws `GatewayError`. */
  findPayment(payment: PaymentName): Promise<PaymentStatusReport | null>;
  /**
   * `too_late`: it is no longer waiting for money; ask `findPayment` what it is. `unknown`: there is none (a hosted page
   * nobody has used stays open until its time is over). Throws `GatewayError`.
   */
  cancelPayment(payment: PaymentName): Promise<'cancelled' | 'too_late' | 'unknown'>;
  /** `manual`: this gateway cannot send this money back, a person must. `requested`: facts will tell. Throws `GatewayError`. */
  refund(request: RefundRequest): Promise<'requested' | 'manual'>;
  /** Whether the gateway sent this, by the bytes exactly as they came. Never throws. */
  readNotification(rawBody: Buffer, headers: IncomingHttpHeaders): Notification;
}

/** The gateway did not do what it was asked. `retryable`: the same question may be answered later; else never. */
export class GatewayError extends Error {
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayError';
    this.retryable = retryable;
  }
}
