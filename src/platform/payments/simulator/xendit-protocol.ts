// Xendit's Payments API and its hosted pages (docs/product/payments.md, decision 0044), as the simulator speaks them.
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { basicAuth, isSameSecret } from '#platform/payments/wire';
import { pressingPage, xenditActions, xenditChannel } from './instruments.ts';
import { addPayment, addRefund, changeStatus, findPayment, type Store } from './store.ts';
import type { SimulatedPayment, WireStatus } from './wire-answers.ts';
import { isCardPage, requestFields, sessionFields } from './xendit-wire.ts';

const order = {
  reference_id: z.string().regex(/^[A-Za-z0-9_.~-]{1,50}$/),
  country: z.literal('ID'),
  currency: z.literal('IDR'),
};
const paymentRequest = z
  .object({ ...order, type: z.literal('PAY'), request_amount: z.int().positive() })
  .and(xenditChannel);
const session = z.object({
  ...order,
  session_type: z.literal('PAY'),
  mode: z.literal('PAYMENT_LINK'),
  amount: z.int().positive(),
  allowed_payment_channels: z.tuple([z.literal('CARDS')]),
  expires_at: z.iso.datetime(),
  success_return_url: z.url(),
  cancel_return_url: z.url(),
});
const refund = z.object({
  payment_request_id: z.string().startsWith('pr-'),
  reference_id: z.string().min(1),
  amount: z.int().positive(),
  currency: z.literal('IDR'),
  reason: z.literal('OTHERS'),
});

interface Named {
  Params: { name: string };
}

const apiVersion = '2024-11-11';
const shortestMs = 10 * 60_000;
/** A virtual account or a code nobody gave a time. */
const defaultMs = 24 * 3_600_000;

export function speakXendit(app: FastifyInstance, store: Store): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (!isSameSecret(headers.authorization ?? '', basicAuth(store.serverKey)))
      return fault(reply, 401, 'INVALID_API_KEY');
    if (url.startsWith('/v3/') && headers['api-version'] !== apiVersion)
      return fault(reply, 400, 'API_VALIDATION_ERROR');
  });
  app.setErrorHandler((_error, _request, reply) => fault(reply, 500, 'SERVER_ERROR'));
  app.post('/v3/payment_requests', ({ body }, reply) => createRequest(store, body, reply));
  app.get<Named>('/v3/payment_requests/:name', ({ params }, reply) =>
    answerHeld(store, params.name, 'pr-', reply),
  );
  app.post<Named>('/v3/payment_requests/:name/cancel', ({ params }, reply) =>
    cancel(store, params.name, 'pr-', reply),
  );
  app.post('/sessions', ({ body }, reply) => createSession(store, body, reply));
  app.get<Named>('/sessions/:name', ({ params }, reply) => answerHeld(store, params.name, 'ps-', reply));
  app.post<Named>('/sessions/:name/cancel', ({ params }, reply) => cancel(store, params.name, 'ps-', reply));
  app.post('/refunds', ({ body }, reply) => answerRefund(store, body, reply));
}

const fault = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error_code: code, message: code });

async function createRequest(store: Store, body: unknown, reply: FastifyReply) {
  const read = paymentRequest.safeParse(body);
  if (!read.success) return fault(reply, 400, 'API_VALIDATION_ERROR');
  const {
    reference_id: orderId,
    request_amount: amount,
    channel_code: code,
    channel_properties: properties,
  } = read.data;
  const expiresAt =
    'expires_at' in properties
      ? new Date(properties.expires_at)
      : new Date(store.now().getTime() + defaultMs);
  const payment = await addPayment(store, {
    orderId,
    paymentType: code,
    amount,
    status: 'pending',
    instrument: { actions: xenditActions(read.data, amount) },
    idempotencyKey: null,
    expiresAt,
  });
  return payment ? reply.code(201).send(requestFields(payment)) : fault(reply, 409, 'DUPLICATE_ERROR');
}

async function createSession(store: Store, body: unknown, reply: FastifyReply) {
  const read = session.safeParse(body);
  if (!read.success) return fault(reply, 400, 'API_VALIDATION_ERROR');
  const { reference_id: orderId, amount, expires_at: ends, success_return_url: back } = read.data;
  const expiresAt = new Date(ends);
  if (expiresAt.getTime() - store.now().getTime() < shortestMs)
    return fault(reply, 400, 'INVALID_EXPIRY_DATE');
  const payment = await addPayment(store, {
    orderId,
    paymentType: 'CARDS',
    amount,
    status: 'unattempted',
    instrument: { payment_link_url: pressingPage(back) },
    idempotencyKey: null,
    expiresAt,
  });
  return payment ? reply.code(201).send(sessionFields(payment)) : fault(reply, 409, 'DUPLICATE_ERROR');
}

type Prefix = 'pr-' | 'ps-';

/** Null: no such payment, or it is not known by such a name. */
async function findNamed(store: Store, name: string, prefix: Prefix): Promise<SimulatedPayment | null> {
  const payment = name.startsWith(prefix) ? await findPayment(store, name.slice(prefix.length)) : null;
  return payment && (prefix === 'pr-' || isCardPage(payment)) ? payment : null;
}

const fieldsBy: Record<Prefix, (payment: SimulatedPayment) => object> = {
  'pr-': (payment) => requestFields(payment),
  'ps-': (payment) => sessionFields(payment),
};

async function answerHeld(store: Store, name: string, prefix: Prefix, reply: FastifyReply) {
  const payment = await findNamed(store, name, prefix);
  return payment ? fieldsBy[prefix](payment) : fault(reply, 404, 'DATA_NOT_FOUND');
}

async function cancel(store: Store, name: string, prefix: Prefix, reply: FastifyReply) {
  const payment = await findNamed(store, name, prefix);
  if (!payment) return fault(reply, 404, 'DATA_NOT_FOUND');
  const ended = await changeStatus(
    store,
    payment.id,
    [prefix === 'ps-' ? 'unattempted' : 'pending'],
    'cancel',
  );
  return ended
    ? fieldsBy[prefix](ended)
    : fault(reply, 400, prefix === 'ps-' ? 'INVALID_SESSION_STATUS' : 'INVALID_PAYMENT_REQUEST_STATUS');
}

const notSentBack = /_VIRTUAL_ACCOUNT$/;
const refundable: readonly WireStatus[] = ['settlement', 'partial_refund', 'refund'];

async function answerRefund(store: Store, body: unknown, reply: FastifyReply) {
  const read = refund.safeParse(body);
  const payment = read.success ? await findNamed(store, read.data.payment_request_id, 'pr-') : null;
  if (!read.success) return fault(reply, 400, 'API_VALIDATION_ERROR');
  if (!payment) return fault(reply, 404, 'DATA_NOT_FOUND');
  const isEligible =
    refundable.includes(payment.status as WireStatus) && !notSentBack.test(payment.payment_type);
  const refunded = isEligible
    ? await addRefund(store, payment, read.data.reference_id, read.data.amount)
    : null;
  return refunded
    ? { id: `rfd-${payment.id}`, payment_request_id: read.data.payment_request_id, status: 'PENDING' }
    : fault(reply, 400, 'INELIGIBLE_TRANSACTION');
}
