// A payment as the API answers it, whatever it pays for (spec §3 payment detail).
import * as z from 'zod';
import type { listPaymentMethods, RunningPayment } from '#domain/payments';
import { paymentMethods } from '#shared/payment-methods';
import { messageFor } from '#api/answers';

const rupiah = z.int();

export const paymentData = z.object({
  id: z.uuid(),
  payment_number: z.string(),
  payment_gateway: z.string(),
  payment_method_code: z.string(),
  status: z.enum(['creating', 'waiting', 'paid', 'expired', 'cancelled', 'failed', 'reversed']),
  /** 1 means done. */
  is_payment_completed: z.union([z.literal(0), z.literal(1)]),
  amount: rupiah,
  admin_fee: rupiah,
  total: rupiah,
  expires_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  server_time: z.iso.datetime(),
  /** How to pay it: a number to type, a bill, a QR code, a page to open. Null until the gateway has answered. */
  instructions: z
    .object({
      kind: z.enum(['number', 'bill', 'qr', 'redirect', 'phone']),
      number: z.string().nullable(),
      biller_code: z.string().nullable(),
      qr_string: z.string().nullable(),
      deep_link: z.string().nullable(),
      redirect_url: z.string().nullable(),
    })
    .nullable(),
});

/** The ways to pay a sum, each with what it adds. */
export const paymentMethodsData = z.array(
  z.object({
    payment_gateway: z.string(),
    payment_method_code: z.string(),
    kind: z.string(),
    name: z.string(),
    admin_fee: rupiah,
    total: rupiah,
  }),
);

export function presentPaymentMethods(
  { gateway, methods }: Awaited<ReturnType<typeof listPaymentMethods>>,
  sum: number,
) {
  return methods.map(({ code, adminFee }) => ({
    payment_gateway: gateway,
    payment_method_code: code,
    kind: paymentMethods[code].kind,
    name: messageFor(paymentMethods[code].label),
    admin_fee: adminFee,
    total: sum + adminFee,
  }));
}

/** Our choice: instants are in UTC whatever the request says; an unknown zone is the caller's mistake. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export function presentPayment(payment: RunningPayment, now: Date) {
  const { instructions } = payment;
  return {
    id: payment.id,
    payment_number: payment.reference,
    payment_gateway: payment.gateway,
    payment_method_code: payment.method,
    status: payment.state,
    is_payment_completed: payment.state === 'paid' ? (1 as const) : (0 as const),
    amount: payment.amount,
    admin_fee: payment.adminFee,
    total: payment.total,
    expires_at: payment.expiresAt.toISOString(),
    paid_at: payment.paidAt?.toISOString() ?? null,
    server_time: now.toISOString(),
    instructions: instructions && {
      kind: instructions.kind,
      number: instructions.number,
      biller_code: instructions.billerCode,
      qr_string: instructions.qrString,
      deep_link: instructions.deepLink,
      redirect_url: instructions.redirectUrl,
    },
  };
}
