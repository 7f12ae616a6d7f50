// Xendit's Payments API v3 (docs/product/payments.md). It can be asked about a payment by its own id only, and has
// no key against repeats: a reference is used for one try.
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { rupiah } from '#shared/money';
import { methodsOf } from '#shared/payment-methods';
import {
  type CreatedPayment,
  GatewayError,
  type Notification,
  type PaymentStatusReport,
  type PaymentGateway,
  type PaymentName,
  type PaymentRequest,
  type PaymentStatus,
} from './gateway.ts';
import type { XenditSettings } from './settings.ts';
import {
  askGateway,
  basicAuth,
  type GatewayAnswer,
  isSameSecret,
  readAnswer,
  wireName,
  wireRupiah,
} from './wire.ts';
import { cardPageIn, isSessionId, sessionFor, sessionIn } from './xendit-card.ts';
import { xenditChannels } from './xendit-channels.ts';

const apiVersion = '2024-11-11';

const statuses = {
  REQUIRES_ACTION: 'pending',
  ACCEPTING_PAYMENTS: 'pending',
  AUTHORIZED: 'pending',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, PaymentStatus>;

const pageStatuses = {
  ACTIVE: 'pending',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
} as const satisfies Record<string, PaymentStatus>;

const paymentRequest = z.object({
  payment_request_id: z.string().min(1).max(100),
  reference_id: z.string().min(1),
  status: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
  currency: z.literal('IDR'),
  request_amount: wireRupiah,
  channel_code: z.string().optional(),
  updated: z.iso.datetime({ offset: true }).optional(),
  actions: z.array(z.object({ type: z.string(), descriptor: z.string(), value: z.string() })).optional(),
});
const fault = z.object({ error_code: z.string() });
const about = z.object({ reference_id: wireName });
/** What a page tells names its session; what a payment tells, its payment request. */
const webhook = z.object({
  event: z.string().max(100),
  data: z.union([
    about
      .extend({ payment_session_id: wireName })
      .transform((data) => ({ reference: data.reference_id, gatewayId: data.payment_session_id })),
    about
      .extend({ payment_request_id: wireName })
      .transform((data) => ({ reference: data.reference_id, gatewayId: data.payment_request_id })),
  ]),
});

interface Clock {
  now: () => Date;
  timeoutMs: number;
}

export function xenditGateway(settings: XenditSettings, { now, timeoutMs }: Clock): PaymentGateway {
  const { name, apiUrl, secretKey, callbackToken } = settings;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: basicAuth(secretKey),
    'api-version': apiVersion,
  };
  const get = (path: string) => askGateway(`${apiUrl}/${path}`, { headers }, timeoutMs);
  const post = (path: string, body: object) =>
    askGateway(`${apiUrl}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, timeoutMs);

  async function openCardPage(request: PaymentRequest): Promise<CreatedPayment> {
    const answer = await post('sessions', sessionFor(request, now()));
    if (answer.status > 299) throw refusal(answer);
    return cardPageIn(request, answer.json);
  }

  async function factsAbout(reference: string, requestId: string): Promise<PaymentStatusReport | null> {
    const answer = await get(`v3/payment_requests/${encodeURIComponent(requestId)}`);
    if (answer.status === 404) return null;
    if (answer.status > 299) throw refusal(answer);
    return factsIn(answer.json, reference);
  }

  /** The page says whether it is over; the payment made on it, how much came. */
  async function factsAboutPage(reference: string, sessionId: string): Promise<PaymentStatusReport | null> {
    const answer = await get(`sessions/${encodeURIComponent(sessionId)}`);
    if (answer.status === 404) return null;
    if (answer.status > 299) throw refusal(answer);
    const { status: theirs, amount, payment_request_id: requestId } = sessionIn(answer.json, reference);
    if (theirs === 'COMPLETED') {
      const facts = requestId ? await factsAbout(reference, requestId) : null;
      if (!facts)
        throw new GatewayError(`Xendit does not say by which payment ${reference} is completed`, true);
      return facts;
    }
    const status = pageStatuses[theirs];
    return {
      reference,
      gatewayId: sessionId,
      status,
      amountRupiah: amount,
      refundedRupiah: rupiah(0),
      paidAt: null,
      statusKey: `${sessionId}:${status}`,
    };
  }

  return {
    name,
    methods: methodsOf('xendit'),
    async createPayment(request) {
      if (request.method === 'card') return openCardPage(request);
      const channel = xenditChannels[request.method];
      if (!channel) throw new GatewayError(`Xendit does not take ${request.method}`, false);
      const answer = await post('v3/payment_requests', {
        reference_id: request.reference,
        type: 'PAY',
        country: 'ID',
        currency: 'IDR',
        request_amount: request.amountRupiah,
        channel_code: channel.code,
        channel_properties: channel.properties(request),
        description: request.description,
      });
      if (answer.status > 299) throw refusal(answer);
      return createdFrom(request, answer.json);
    },
    async findPayment(payment: PaymentName): Promise<PaymentStatusReport | null> {
      const gatewayId = theirIdOf(payment);
      return isSessionId(gatewayId)
        ? factsAboutPage(payment.reference, gatewayId)
        : factsAbout(payment.reference, gatewayId);
    },
    async cancelPayment(payment) {
      const gatewayId = theirIdOf(payment);
      const answer = await post(
        `${isSessionId(gatewayId) ? 'sessions' : 'v3/payment_requests'}/${encodeURIComponent(gatewayId)}/cancel`,
        {},
      );
      if (answer.status === 404) return 'unknown';
      // Not a question of keys: it is no longer in a state that can be cancelled.
      if (answer.status === 400 || answer.status === 409) return 'too_late';
      if (answer.status > 299) throw refusal(answer);
      return 'cancelled';
    },
    async refund({ payment, method, amountRupiah, refundKey, reason }) {
      if (method !== 'card' && !xenditChannels[method]?.isRefundable) return 'manual';
      // Its own list of reasons; ours goes beside it.
      const answer = await post('refunds', {
        payment_request_id: payment.gatewayId,
        reference_id: refundKey,
        amount: amountRupiah,
        currency: 'IDR',
        reason: 'OTHERS',
        metadata: { reason },
      });
      if (answer.status === 401 || answer.status === 403) throw refusal(answer);
      return answer.status > 299 ? 'manual' : 'requested';
    },
    readNotification: (rawBody, sent) => readWebhook(rawBody, sent, callbackToken),
  };
}

function theirIdOf({ reference, gatewayId }: PaymentName): string {
  if (gatewayId === null)
    throw new GatewayError(`Xendit can only be asked by its own id, and ${reference} has none yet`, false);
  return gatewayId;
}

function createdFrom(request: PaymentRequest, json: unknown): CreatedPayment {
  const { gatewayId, amountRupiah } = factsIn(json, request.reference);
  const how = xenditChannels[request.method]?.howToPay(readAnswer(paymentRequest, json).actions ?? []);
  if (!how || amountRupiah !== request.amountRupiah)
    throw new GatewayError(
      `Xendit made another payment than ${request.reference}, or does not say how to pay it`,
      false,
    );
  const rest = { number: null, billerCode: null, qrString: null, deepLink: null, redirectUrl: null };
  return { ...rest, ...how, reference: request.reference, gatewayId, expiresAt: request.expiresAt };
}

function factsIn(json: unknown, reference: string): PaymentStatusReport {
  const answer = readAnswer(paymentRequest, json);
  if (answer.reference_id !== reference)
    throw new GatewayError(`Xendit answered for another payment than ${reference}`, false);
  const theirs = statuses[answer.status];
  // A card that was refused is one try: the page stays open for the next, and says itself when it is over.
  const status = answer.channel_code === 'CARDS' && theirs !== 'paid' ? 'pending' : theirs;
  return {
    reference,
    gatewayId: answer.payment_request_id,
    status,
    amountRupiah: answer.request_amount,
    // The payment request keeps its state: what went back is told by its webhook and seen in the account.
    refundedRupiah: rupiah(0),
    paidAt: status === 'paid' && answer.updated ? new Date(answer.updated) : null,
    statusKey: `${answer.payment_request_id}:${status}`,
  };
}

function refusal({ status, json }: GatewayAnswer): GatewayError {
  return new GatewayError(
    `Xendit answered ${status}: ${fault.safeParse(json).data?.error_code ?? 'without a reason'}`,
    false,
  );
}

/** The token is no signature: it only shows that the sender knows it. */
function readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders, callbackToken: string): Notification {
  const token = headers['x-callback-token'];
  if (typeof token !== 'string' || !isSameSecret(token, callbackToken)) return { outcome: 'forged' };
  try {
    const { event: hint, data } = webhook.parse(JSON.parse(rawBody.toString('utf8')));
    // Nothing is sent before money has come.
    return { outcome: 'genuine', ...data, hint, isWaiting: false };
  } catch {
    return { outcome: 'unreadable' };
  }
}
