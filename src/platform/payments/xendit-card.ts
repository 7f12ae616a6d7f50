// Cards at Xendit: its hosted page (a Payment Session, decision 0044) takes the number, which never comes near this server. A
// session is paid by a payment request of its own, which is what money is known by from then on.
import * as z from 'zod';
import { type CreatedPayment, GatewayError, type PaymentRequest } from './gateway.ts';
import { readAnswer, wireRupiah } from './wire.ts';

/** Xendit refuses a page that would end sooner. Ours may end a little after the payment's own time: the hold's grace is longer. */
const shortestMinutes = 11;

const session = z.object({
  payment_session_id: z.string().regex(/^ps-./).max(100),
  reference_id: z.string().min(1),
  status: z.enum(['ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELED']),
  currency: z.literal('IDR'),
  amount: wireRupiah,
  payment_link_url: z.url({ protocol: /^https?$/ }).nullish(),
  payment_request_id: z.string().min(1).max(100).nullish(),
});
type CardSession = z.output<typeof session>;

export const isSessionId = (gatewayId: string) => gatewayId.startsWith('ps-');

/** Nothing about the person: the page asks for what the card's bank wants to know. */
export function sessionFor(
  { reference, amountRupiah, description, expiresAt, returnUrl, locale }: PaymentRequest,
  now: Date,
): object {
  return {
    reference_id: reference,
    session_type: 'PAY',
    mode: 'PAYMENT_LINK',
    country: 'ID',
    currency: 'IDR',
    amount: amountRupiah,
    capture_method: 'AUTOMATIC',
    allowed_payment_channels: ['CARDS'],
    allow_save_payment_method: 'DISABLED',
    locale,
    description,
    expires_at: new Date(
      Math.max(expiresAt.getTime(), now.getTime() + shortestMinutes * 60_000),
    ).toISOString(),
    success_return_url: returnUrl,
    cancel_return_url: returnUrl,
  };
}

export function cardPageIn(
  { reference, amountRupiah, expiresAt }: PaymentRequest,
  json: unknown,
): CreatedPayment {
  const { payment_session_id: gatewayId, amount, payment_link_url: redirectUrl } = sessionIn(json, reference);
  if (amount !== amountRupiah || !redirectUrl)
    throw new GatewayError(`Xendit opened another page than that of ${reference}, or none`, false);
  return {
    reference,
    gatewayId,
    instructions: 'redirect',
    number: null,
    billerCode: null,
    qrString: null,
    deepLink: null,
    redirectUrl,
    expiresAt,
  };
}

export function sessionIn(json: unknown, reference: string): CardSession {
  const read = readAnswer(session, json);
  if (read.reference_id !== reference)
    throw new GatewayError(`Xendit answered for another page than that of ${reference}`, false);
  return read;
}
