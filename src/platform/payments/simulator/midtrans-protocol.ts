// Midtrans' Core API and its hosted card page (docs/product/payments.md), as the simulator speaks them. As there, the code stands
// in the body; HTTP says 200, but for what never reaches a payment.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { basicAuth, isSameSecret, jakartaTime } from '#platform/payments/wire';
import { chargeKind, instrumentFor, pressingPage } from './instruments.ts';
import { addPayment, addRefund, changeStatus, findPayment, type Store } from './store.ts';
import { paymentFields, wireFault, type WireStatus } from './wire-answers.ts';

const orderId = z.string().regex(/^[A-Za-z0-9_.~-]{1,50}$/);
const details = z.object({ order_id: orderId, gross_amount: z.int().positive() });
const seconds = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
const charge = z.object({
  transaction_details: details,
  item_details: z.array(z.object({ price: z.int(), quantity: z.int() })).optional(),
  custom_expiry: z
    .object({
      order_time: z
        .string()
        .regex(/ \+0700$/)
        .transform((text) => text.slice(0, -6))
        .pipe(jakartaTime),
      expiry_duration: z.int().positive(),
      unit: z.enum(['second', 'minute', 'hour', 'day']),
    })
    .optional(),
});
const cardPage = z.object({
  transaction_details: details,
  callbacks: z.object({ finish: z.url() }),
  expiry: z.object({ duration: z.int().positive(), unit: z.literal('minutes') }),
});
const refund = z.object({ refund_key: z.string().min(1), amount: z.int().positive(), reason: z.string() });

interface Named {
  Params: { name: string };
}

const defaultHours = 24;
/** OVO asks on the phone and waits no longer. */
const ovoSeconds = 65;

export function speakMidtrans(app: FastifyInstance, store: Store): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (isSameSecret(headers.authorization ?? '', basicAuth(store.serverKey))) return;
    return reply.code(401).send(wireFault(401, 'Unknown merchant server_key'));
  });
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(500).send(wireFault(500, 'Sorry. Our system is recovering from unexpected issues')),
  );
  app.post('/v2/charge', ({ body, headers }) => answerCharge(store, body, headers['idempotency-key']));
  app.post('/snap/v1/transactions', async ({ body }, reply) => {
    const page = await openPage(store, body);
    return page
      ? reply.code(201).send(page)
      : reply.code(400).send({ error_messages: ['transaction_details.order_id has already been taken'] });
  });
  app.get<Named>('/v2/:name/status', async ({ params }) => {
    const payment = await findPayment(store, params.name);
    if (!payment || payment.status === 'unattempted') return wireFault(404, "Transaction doesn't exist.");
    return { ...paymentFields(payment, store.serverKey), status_message: 'Success, transaction is found' };
  });
  app.post<Named>('/v2/:name/cancel', ({ params }) => end(store, params.name, 'cancel'));
  app.post<Named>('/v2/:name/expire', ({ params }) => end(store, params.name, 'expire'));
  app.post<Named>('/v2/:name/refund', ({ params, body }) => answerRefund(store, params.name, body));
}

async function answerCharge(
  store: Store,
  body: unknown,
  key: string | string[] | undefined,
): Promise<object> {
  const [read, kind] = [charge.safeParse(body), chargeKind.safeParse(body)];
  if (!read.success || !kind.success || !sumsUp(read.data))
    return wireFault(400, 'One or more parameters in the payload is invalid.');
  const {
    transaction_details: { order_id: name, gross_amount: amount },
    custom_expiry: expiry,
  } = read.data;
  const paymentType = kind.data.payment_type;
  const ends = (from: Date, secondsLater: number) => new Date(from.getTime() + secondsLater * 1_000);
  const payment = await addPayment(store, {
    orderId: name,
    paymentType,
    amount,
    status: 'pending',
    instrument: instrumentFor(kind.data, amount),
    // Permata has no such key.
    idempotencyKey:
      typeof key === 'string' &&
      key.length <= 46 &&
      !('bank_transfer' in kind.data && kind.data.bank_transfer.bank === 'permata')
        ? key
        : null,
    expiresAt:
      paymentType === 'ovo'
        ? ends(store.now(), ovoSeconds)
        : expiry
          ? ends(expiry.order_time, expiry.expiry_duration * seconds[expiry.unit])
          : ends(store.now(), defaultHours * 3_600),
  });
  if (!payment)
    return wireFault(
      406,
      'The request could not be completed due to a conflict with the current state of the target resource, please try again',
    );
  return { ...paymentFields(payment, store.serverKey), status_message: 'Success, transaction is created' };
}

function sumsUp({
  transaction_details: { gross_amount: amount },
  item_details: items,
}: z.output<typeof charge>): boolean {
  return !items || items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) === amount;
}

async function openPage(store: Store, body: unknown): Promise<object | null> {
  const read = cardPage.safeParse(body);
  if (!read.success) return null;
  const {
    transaction_details: { order_id: name, gross_amount: amount },
    callbacks,
    expiry,
  } = read.data;
  const expiresAt = new Date(store.now().getTime() + expiry.duration * 60_000);
  const payment = await addPayment(store, {
    orderId: name,
    paymentType: 'credit_card',
    amount,
    status: 'unattempted',
    instrument: {},
    idempotencyKey: null,
    expiresAt,
  });
  return payment && { token: payment.id, redirect_url: pressingPage(callbacks.finish) };
}

async function end(store: Store, name: string, to: 'cancel' | 'expire'): Promise<object> {
  const payment = await findPayment(store, name);
  if (!payment || payment.status === 'unattempted') return wireFault(404, "Transaction doesn't exist.");
  const ended = await changeStatus(store, payment.id, ['pending'], to);
  if (!ended) return wireFault(412, 'Transaction status cannot be updated.');
  return {
    ...paymentFields(ended, store.serverKey),
    status_code: to === 'expire' ? '407' : '200',
    status_message: 'Success',
  };
}

const notSentBack = new Set(['bank_transfer', 'echannel']);
const refundable: readonly WireStatus[] = ['settlement', 'partial_refund'];

async function answerRefund(store: Store, name: string, body: unknown): Promise<object> {
  const read = refund.safeParse(body);
  const payment = await findPayment(store, name);
  if (!payment) return wireFault(404, "Transaction doesn't exist.");
  if (!read.success) return wireFault(400, 'One or more parameters in the payload is invalid.');
  if (notSentBack.has(payment.payment_type)) return wireFault(412, 'Payment type cannot be refunded.');
  const isKnown = refundable.includes(payment.status as WireStatus) || payment.status === 'refund';
  const refunded = isKnown ? await addRefund(store, payment, read.data.refund_key, read.data.amount) : null;
  if (!refunded) return wireFault(412, 'Merchant cannot modify the status of the transaction');
  return {
    ...paymentFields(refunded, store.serverKey),
    status_message: 'Success, refund request is approved',
  };
}
