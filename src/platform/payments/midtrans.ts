// Midtrans' Core API (docs/product/payments.md), which the local simulator speaks too: fetch, nothing of theirs.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { methodsOf } from '#shared/payment-methods';
import {
  type CreatedPayment,
  GatewayError,
  type Notification,
  type PaymentStatusReport,
  type PaymentGateway,
  type PaymentName,
  type PaymentRequest,
  type RefundRequest,
} from './gateway.ts';
import { openCardPage } from './midtrans-card.ts';
import { channelAnswer, midtransChannels } from './midtrans-channels.ts';
import { midtransSignature } from './midtrans-signature.ts';
import { readPaymentStatus } from './midtrans-status.ts';
import type { MidtransSettings } from './settings.ts';
import {
  askGateway,
  basicAuth,
  type GatewayAnswer,
  isSameSecret,
  isTheirFault,
  jakartaTime,
  readAnswer,
  wireName,
  writeJakartaTime,
} from './wire.ts';

interface Clock {
  now: () => Date;
  timeoutMs: number;
}

const verdict = z.object({
  status_code: z.string().regex(/^\d{3}$/),
  status_message: z.string().optional(),
  transaction_status: z.string().optional(),
});
const charged = z.object({
  order_id: z.string(),
  transaction_id: z.string().min(1),
  expiry_time: jakartaTime.optional(),
  ...channelAnswer.shape,
});
const notification = z.object({
  order_id: wireName.max(50),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
  transaction_id: wireName,
  transaction_status: z.string().max(40),
});

export function midtransGateway(settings: MidtransSettings, { now, timeoutMs }: Clock): PaymentGateway {
  const { name, apiUrl, serverKey } = settings;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: basicAuth(serverKey),
  };
  /** The code in the body is the answer; that of HTTP is 200 for most of them. */
  async function ask(
    path: string,
    body?: object,
    extra: Record<string, string> = {},
  ): Promise<GatewayAnswer> {
    const init = body ? ({ method: 'POST', body: JSON.stringify(body) } as const) : {};
    const { json } = await askGateway(
      `${apiUrl}/v2/${path}`,
      { ...init, headers: { ...headers, ...extra } },
      timeoutMs,
    );
    const status = Number(readAnswer(verdict, json).status_code);
    if (isTheirFault(status)) throw new GatewayError(`Midtrans answered ${status}`, true);
    return { status, json };
  }
  const askAbout = (payment: PaymentName, what: string, body?: object) =>
    ask(`${encodeURIComponent(payment.gatewayId ?? payment.reference)}/${what}`, body);

  async function charge(request: PaymentRequest): Promise<CreatedPayment> {
    const channel = midtransChannels[request.method];
    if (!channel) throw new GatewayError(`Midtrans does not take ${request.method}`, false);
    const body = {
      ...channel.charge(request),
      ...orderOf(request),
      ...(channel.ownTime ? {} : { custom_expiry: expiryOf(request, now()) }),
    };
    const { status, json } = await ask(
      'charge',
      body,
      channel.noIdempotencyKey ? {} : { 'idempotency-key': idempotencyKey(request.reference) },
    );
    if (status === 200 || status === 201) return createdFrom(request, json);
    if (status === 406) return recreate(request);
    // The same question is being answered at this moment, unless there is an outcome already.
    throw refusal(status, json, status === 202 && readAnswer(verdict, json).transaction_status === undefined);
  }

  /** Midtrans has this reference already: an earlier answer was lost on its way to us. */
  async function recreate(request: PaymentRequest): Promise<CreatedPayment> {
    const { status, json } = await ask(`${encodeURIComponent(request.reference)}/status`);
    if (status !== 200 && status !== 201) throw refusal(status, json);
    return createdFrom(request, json);
  }

  return {
    name,
    methods: methodsOf(name),
    createPayment: (request) =>
      request.method === 'card' ? openCardPage(settings, request, now(), timeoutMs) : charge(request),
    async findPayment(payment: PaymentName): Promise<PaymentStatusReport | null> {
      const { status, json } = await askAbout(payment, 'status');
      if (status === 404) return null;
      // 407 is how an expired one is answered, 202 a denied one.
      if (status !== 407 && status > 299) throw refusal(status, json);
      const facts = readPaymentStatus(json);
      if (facts.reference !== payment.reference)
        throw new GatewayError(`Midtrans answered for another payment than ${payment.reference}`, false);
      return facts;
    },
    async cancelPayment(payment) {
      const { status, json } = await askAbout(payment, 'cancel', {});
      if (status === 412) return 'too_late';
      if (status === 404) return 'unknown';
      if (status > 299) throw refusal(status, json);
      return 'cancelled';
    },
    async refund({ payment, method, amountRupiah, refundKey, reason }: RefundRequest) {
      if (method !== 'card' && !midtransChannels[method]?.isRefundable) return 'manual';
      const { status, json } = await askAbout(payment, 'refund', {
        refund_key: refundKey,
        amount: amountRupiah,
        reason,
      });
      // Our key is wrong: a person must look at the configuration, not at the refund.
      if (status === 401) throw refusal(status, json);
      return status > 299 ? 'manual' : 'requested';
    },
    readNotification: (rawBody: Buffer, _headers: IncomingHttpHeaders) =>
      readNotification(rawBody, serverKey),
  };
}

function orderOf({ reference, amountRupiah, description, customer }: PaymentRequest) {
  return {
    transaction_details: { order_id: reference, gross_amount: amountRupiah },
    item_details: [{ id: reference, price: amountRupiah, quantity: 1, name: description.slice(0, 50) }],
    customer_details: { first_name: customer.name, email: customer.email, phone: customer.phone },
  };
}

function expiryOf({ expiresAt }: PaymentRequest, now: Date) {
  const seconds = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
  return { order_time: `${writeJakartaTime(now)} +0700`, expiry_duration: seconds, unit: 'second' };
}

/** At most 46 characters, whatever the reference. */
function idempotencyKey(reference: string): string {
  return createHash('sha256').update(reference).digest('base64url');
}

/** What was created must be what was asked for: the reference may have been used for something else. */
function createdFrom(request: PaymentRequest, json: unknown): CreatedPayment {
  const facts = readPaymentStatus(json);
  const answer = readAnswer(charged, json);
  const how = midtransChannels[request.method]?.howToPay(answer);
  const isTheSame =
    facts.reference === request.reference &&
    facts.amountRupiah === request.amountRupiah &&
    facts.status === 'pending';
  if (!isTheSame || !how)
    throw new GatewayError(
      `Midtrans has another payment under ${request.reference}, or does not say how to pay it`,
      false,
    );
  const rest = { number: null, billerCode: null, qrString: null, deepLink: null, redirectUrl: null };
  return {
    ...rest,
    ...how,
    reference: facts.reference,
    gatewayId: facts.gatewayId,
    expiresAt: answer.expiry_time ?? request.expiresAt,
  };
}

function refusal(status: number, json: unknown, isRetryable = false): GatewayError {
  return new GatewayError(
    `Midtrans answered ${status}: ${readAnswer(verdict, json).status_message ?? 'without a reason'}`,
    isRetryable,
  );
}

function readNotification(rawBody: Buffer, serverKey: string): Notification {
  let json: unknown;
  try {
    json = JSON.parse(rawBody.toString('utf8'));
  } catch {
    return { outcome: 'unreadable' };
  }
  const read = notification.safeParse(json);
  if (!read.success) return { outcome: 'unreadable' };
  const {
    order_id: reference,
    transaction_id: gatewayId,
    transaction_status: hint,
    status_code: code,
    signature_key: signature,
  } = read.data;
  if (!isSameSecret(midtransSignature(read.data, serverKey), signature)) return { outcome: 'forged' };
  // The status is not signed; its code is, and 201 is never that of money that has come.
  return { outcome: 'genuine', reference, gatewayId, hint, isWaiting: hint === 'pending' && code === '201' };
}
