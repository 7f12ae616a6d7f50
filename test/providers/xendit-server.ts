// Xendit as our adapter knows it, on loopback: its Payments API over HTTP, its states, its webhooks with their token.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { XenditSettings } from '#platform/payments/settings';

interface HeldRequest {
  payment_request_id: string;
  reference_id: string;
  request_amount: number;
  channel_code: string;
  channel_properties: Record<string, unknown>;
  currency: string;
  status: string;
  updated: string;
  actions: { type: string; descriptor: string; value: string }[];
}

export interface XenditServer {
  settings: XenditSettings;
  requests: Map<string, HeldRequest>;
  /** Moves a payment and tells our side, as Xendit does. */
  move(id: string, status: 'SUCCEEDED' | 'EXPIRED' | 'FAILED', change?: { request_amount?: number }): Promise<void>;
  close(): Promise<void>;
}

const secretKey = 'xnd_development_secret';
const callbackToken = 'a-callback-token-of-the-tests';

export async function startXenditServer(notifyUrl: string): Promise<XenditServer> {
  const requests = new Map<string, HeldRequest>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, json: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (request.headers.authorization !== `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`) return answer(401, { error_code: 'INVALID_API_KEY' });
    if (request.url !== '/refunds' && request.headers['api-version'] !== '2024-11-11') return answer(400, { error_code: 'API_VALIDATION_ERROR' });
    const [, version, what, id, action] = request.url!.split('/');
    const body = request.method === 'POST' ? await jsonOf(request) : {};
    if (version === 'refunds') return answerRefund(answer, requests.get(String(body['payment_request_id'])));
    if (version !== 'v3' || what !== 'payment_requests') return answer(404, { error_code: 'NOT_FOUND' });
    if (id === undefined) return create(answer, body);
    const held = requests.get(id);
    if (!held) return answer(404, { error_code: 'DATA_NOT_FOUND' });
    if (action !== 'cancel') return answer(200, held);
    if (held.status !== 'REQUIRES_ACTION') return answer(400, { error_code: 'INVALID_PAYMENT_REQUEST_STATUS' });
    held.status = 'CANCELED';
    return answer(200, held);
  });

  function create(answer: Answer, body: Record<string, unknown>): ServerResponse {
    const reference = String(body['reference_id']);
    if ([...requests.values()].some((held) => held.reference_id === reference)) return answer(409, { error_code: 'DUPLICATE_ERROR' });
    if (body['type'] !== 'PAY' || body['country'] !== 'ID' || body['currency'] !== 'IDR' || !Number.isInteger(body['request_amount'])) return answer(400, { error_code: 'API_VALIDATION_ERROR' });
    const channel = String(body['channel_code']);
    const properties = body['channel_properties'] as Record<string, unknown>;
    const actions = actionsOf(channel, properties);
    if (!actions) return answer(400, { error_code: 'CHANNEL_NOT_ACTIVATED' });
    const held: HeldRequest = {
      payment_request_id: `pr-${crypto.randomUUID()}`, reference_id: reference, request_amount: Number(body['request_amount']), currency: 'IDR',
      channel_code: channel, channel_properties: properties, status: 'REQUIRES_ACTION', updated: new Date().toISOString(), actions };
    requests.set(held.payment_request_id, held);
    return answer(201, held);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: { secretKey, callbackToken, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    requests,
    async move(id, status, change = {}) {
      const held = Object.assign(requests.get(id)!, { status, updated: new Date().toISOString(), ...change });
      const { payment_request_id, reference_id, request_amount, channel_code } = held;
      await fetch(notifyUrl, {
        method: 'POST', headers: { 'content-type': 'application/json', 'x-callback-token': callbackToken },
        body: JSON.stringify({
          event: status === 'SUCCEEDED' ? 'payment.capture' : 'payment.failure', created: held.updated,
          data: { payment_id: 'py-1', payment_request_id, reference_id, status, request_amount, channel_code } }) });
    },
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
}

type Answer = (status: number, json: object) => ServerResponse;

/** Null for a channel it does not have, or one that was told too little. */
function actionsOf(channel: string, properties: Record<string, unknown>): HeldRequest['actions'] | null {
  const has = (...names: string[]) => names.every((name) => typeof properties[name] === 'string');
  if (channel.endsWith('_VIRTUAL_ACCOUNT') && has('display_name', 'expires_at')) return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: '8808123456789012' }];
  if (channel === 'QRIS') return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: '00020101021226610016ID.CO.EXAMPLE' }];
  if (channel === 'OVO' && has('account_mobile_number')) return [];
  if (['GOPAY', 'SHOPEEPAY', 'DANA'].includes(channel) && has('success_return_url', 'failure_return_url')) {
    return [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: 'https://wallet.example/pay' }];
  }
  return null;
}

function answerRefund(answer: Answer, held: HeldRequest | undefined): ServerResponse {
  if (held?.status !== 'SUCCEEDED') return answer(400, { error_code: 'INELIGIBLE_TRANSACTION' });
  return answer(200, { id: 'rfd-1', status: 'PENDING' });
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}
