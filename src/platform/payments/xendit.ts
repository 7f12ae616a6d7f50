// Xendit's Payments API v3 (integrations.md "Payments: Xendit"). It can be asked about a payment by its own id only, and has
// no key against repeats: a reference is used for one try.
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { rupiah } from '#shared/money';
import { methodsOf } from '#shared/payment-methods';
import { type CreatedPayment, GatewayError, type Notification, type PaymentFacts, type PaymentGateway, type PaymentName, type PaymentRequest, type PaymentStatus } from './gateway.ts';
import type { XenditSettings } from './settings.ts';
import { askGateway, basicAuth, type GatewayAnswer, isSameSecret, readAnswer, wireRupiah } from './wire.ts';
import { xenditChannels } from './xendit-channels.ts';

const apiVersion = '2024-11-11';

const statuses = {
  REQUIRES_ACTION: 'pending', ACCEPTING_PAYMENTS: 'pending', AUTHORIZED: 'pending',
  SUCCEEDED: 'paid', FAILED: 'failed', CANCELED: 'cancelled', EXPIRED: 'expired',
} as const satisfies Record<string, PaymentStatus>;

const paymentRequest = z.object({
  payment_request_id: z.string().min(1).max(100),
  reference_id: z.string().min(1),
  status: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
  currency: z.literal('IDR'),
  request_amount: wireRupiah,
  updated: z.iso.datetime({ offset: true }).optional(),
  actions: z.array(z.object({ type: z.string(), descriptor: z.string(), value: z.string() })).optional(),
});
const fault = z.object({ error_code: z.string() });
const webhook = z.object({
  event: z.string().max(100),
  data: z.object({ payment_request_id: z.string().min(1).max(100), reference_id: z.string().min(1).max(100) }),
});

export function xenditGateway(settings: XenditSettings, { timeoutMs }: { timeoutMs: number }): PaymentGateway {
  const { apiUrl, secretKey, callbackToken } = settings;
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization: basicAuth(secretKey), 'api-version': apiVersion };
  const get = (path: string) => askGateway(`${apiUrl}/${path}`, { headers }, timeoutMs);
  const post = (path: string, body: object) => askGateway(`${apiUrl}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, timeoutMs);

  return {
    name: 'xendit',
    methods: methodsOf('xendit'),
    async createPayment(request) {
      const channel = xenditChannels[request.method];
      if (!channel) throw new GatewayError(`Xendit does not take ${request.method}`, false);
      const answer = await post('v3/payment_requests', {
        reference_id: request.reference, type: 'PAY', country: 'ID', currency: 'IDR', request_amount: request.amountRupiah,
        channel_code: channel.code, channel_properties: channel.properties(request), description: request.description,
      });
      if (answer.status > 299) throw refusal(answer);
      return createdFrom(request, answer.json);
    },
    async findPayment(payment: PaymentName): Promise<PaymentFacts | null> {
      const answer = await get(requestPath(payment));
      if (answer.status === 404) return null;
      if (answer.status > 299) throw refusal(answer);
      return factsIn(answer.json, payment.reference);
    },
    async cancelPayment(payment) {
      const answer = await post(`${requestPath(payment)}/cancel`, {});
      if (answer.status === 404) return 'unknown';
      // Not a question of keys: it is no longer in a state that can be cancelled.
      if (answer.status === 400 || answer.status === 409) return 'too_late';
      if (answer.status > 299) throw refusal(answer);
      return 'cancelled';
    },
    async refund({ payment, method, amountRupiah, refundKey, reason }) {
      if (!xenditChannels[method]?.isRefundable) return 'manual';
      // Its own list of reasons; ours goes beside it.
      const answer = await post('refunds', {
        payment_request_id: payment.gatewayId, reference_id: refundKey, amount: amountRupiah, currency: 'IDR', reason: 'OTHERS', metadata: { reason } });
      if (answer.status === 401 || answer.status === 403) throw refusal(answer);
      return answer.status > 299 ? 'manual' : 'requested';
    },
    readNotification: (rawBody, sent) => readWebhook(rawBody, sent, callbackToken),
  };
}

function requestPath({ reference, gatewayId }: PaymentName): string {
  if (gatewayId === null) throw new GatewayError(`Xendit can only be asked by its own id, and ${reference} has none yet`, false);
  return `v3/payment_requests/${encodeURIComponent(gatewayId)}`;
}

function createdFrom(request: PaymentRequest, json: unknown): CreatedPayment {
  const { gatewayId, amountRupiah } = factsIn(json, request.reference);
  const how = xenditChannels[request.method]?.howToPay(readAnswer(paymentRequest, json).actions ?? []);
  if (!how || amountRupiah !== request.amountRupiah) throw new GatewayError(`Xendit made another payment than ${request.reference}, or does not say how to pay it`, false);
  const rest = { number: null, billerCode: null, qrString: null, deepLink: null, redirectUrl: null };
  return { ...rest, ...how, reference: request.reference, gatewayId, expiresAt: request.expiresAt };
}

function factsIn(json: unknown, reference: string): PaymentFacts {
  const answer = readAnswer(paymentRequest, json);
  if (answer.reference_id !== reference) throw new GatewayError(`Xendit answered for another payment than ${reference}`, false);
  const status = statuses[answer.status];
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
  return new GatewayError(`Xendit answered ${status}: ${fault.safeParse(json).data?.error_code ?? 'without a reason'}`, false);
}

/** The token is no signature: it only shows that the sender knows it. */
function readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders, callbackToken: string): Notification {
  const token = headers['x-callback-token'];
  if (typeof token !== 'string' || !isSameSecret(token, callbackToken)) return { outcome: 'forged' };
  try {
    const { event: hint, data } = webhook.parse(JSON.parse(rawBody.toString('utf8')));
    return { outcome: 'genuine', reference: data.reference_id, gatewayId: data.payment_request_id, hint };
  } catch {
    return { outcome: 'unreadable' };
  }
}
