// What a gateway does on a bad day ends in a typed error or in the truth, never in money that is nearly right.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '#test/factories/programmes';
import { type FaultyGateway, says, saysText, startFaultyGateway } from '#test/providers/faulty-gateway';
import { paymentRequest } from '#test/providers/gateway-suite';
import type { PaymentGateway } from './gateway.ts';
import { midtransGateway } from './midtrans.ts';
import { xenditGateway } from './xendit.ts';

let crooked: FaultyGateway;
beforeAll(async () => {
  crooked = await startFaultyGateway();
});
beforeEach(() => {
  crooked.asked = [];
});
afterAll(() => crooked.close());

const now = () => NOW;
const midtrans = (timeoutMs = 60_000) =>
  midtransGateway(
    { name: 'midtrans', serverKey: 'SB-Mid-server-x', apiUrl: crooked.url, snapUrl: crooked.url },
    { now, timeoutMs },
  );
const xendit = (timeoutMs = 60_000) =>
  xenditGateway(
    { name: 'xendit', secretKey: 'xnd_x', callbackToken: 'token', apiUrl: crooked.url },
    { now, timeoutMs },
  );
const asking = (gateway: PaymentGateway) => gateway.findPayment({ reference: 'ref-1', gatewayId: 'tx-1' });
const fault = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  );

const midtransPaid = {
  status_code: '200',
  order_id: 'ref-1',
  transaction_id: 'tx-1',
  gross_amount: '44000.00',
  transaction_status: 'settlement',
  fraud_status: 'accept',
  settlement_time: '2027-03-15 08:00:00',
  transaction_time: '2027-03-15 07:55:00',
  something_new: { of: 'theirs' },
};
const xenditPaid = {
  payment_request_id: 'tx-1',
  reference_id: 'ref-1',
  status: 'SUCCEEDED',
  currency: 'IDR',
  request_amount: 44_000,
  updated: '2027-03-15T01:00:00Z',
  something_new: 1,
};

describe.each([
  ['midtrans', midtrans],
  ['xendit', xendit],
] as const)('%s', (_name, open) => {
  it.each([
    ['a fault of its own', says({ status_code: '500', error_code: 'SERVER_ERROR' }, 500)],
    ['too many questions', says({ status_code: '429', error_code: 'RATE_LIMIT_EXCEEDED' }, 429)],
    ['a page instead of JSON', saysText('<html>Under maintenance</html>')],
    ['half an answer', saysText('{"status_code":"200","order_id":')],
    ['nothing at all', saysText('')],
    ['an answer without a payment', says({ status_code: '200' })],
    ['an endless answer', saysText(`"${'x'.repeat(300_000)}"`)],
    [
      'somewhere else to ask',
      (response: Parameters<FaultyGateway['answer']>[0]) =>
        response.writeHead(307, { location: '/elsewhere' }).end(),
    ],
    ['a broken line', (response: Parameters<FaultyGateway['answer']>[0]) => response.destroy()],
  ])('that answers with %s may be asked again', async (_what, answer) => {
    crooked.answer = answer;
    expect(await fault(asking(open()))).toMatchObject({ name: 'GatewayError', retryable: true });
    expect(crooked.asked).toHaveLength(1);
  });
  it('that never answers is left after a while', async () => {
    crooked.answer = () => {};
    expect(await fault(asking(open(200)))).toMatchObject({ name: 'GatewayError', retryable: true });
  });
  it('that speaks of another payment is not believed', async () => {
    crooked.answer = says({ ...midtransPaid, ...xenditPaid, order_id: 'ref-2', reference_id: 'ref-2' });
    expect(await fault(asking(open()))).toMatchObject({ name: 'GatewayError', retryable: false });
  });
  it.each(['44000.50', '44.000,00', '-44000.00', '4.4e4', '', null, 44_000.5, '999999999999999999'])(
    'that names an amount like %o is not believed',
    async (amount) => {
      crooked.answer = says({ ...midtransPaid, ...xenditPaid, gross_amount: amount, request_amount: amount });
      expect(await fault(asking(open()))).toMatchObject({ name: 'GatewayError' });
    },
  );
  it('that made a payment of another amount is refused', async () => {
    const request = paymentRequest(NOW, { reference: 'ref-1' });
    crooked.answer = says({
      ...midtransPaid,
      ...xenditPaid,
      status_code: '201',
      transaction_status: 'pending',
      status: 'REQUIRES_ACTION',
      va_numbers: [{ bank: 'bca', va_number: '700121234567890' }],
      actions: [
        {
          name: 'x',
          url: 'x',
          type: 'PRESENT_TO_CUSTOMER',
          descriptor: 'VIRTUAL_ACCOUNT_NUMBER',
          value: '700121234567890',
        },
      ],
    });
    expect(await fault(open().createPayment(request))).toMatchObject({
      name: 'GatewayError',
      retryable: false,
    });
  });
  it('that does not know our key says so for good', async () => {
    crooked.answer = says({ status_code: '401', error_code: 'INVALID_API_KEY' }, 401);
    expect(await fault(asking(open()))).toMatchObject({ name: 'GatewayError', retryable: false });
    expect(await fault(open().createPayment(paymentRequest(NOW)))).toMatchObject({
      name: 'GatewayError',
      retryable: false,
    });
    expect(await fault(open().cancelPayment({ reference: 'ref-1', gatewayId: 'tx-1' }))).toMatchObject({
      name: 'GatewayError',
      retryable: false,
    });
  });
});

describe('a page of xendit', () => {
  const page = {
    payment_session_id: 'ps-1',
    reference_id: 'ref-1',
    status: 'ACTIVE',
    currency: 'IDR',
    amount: 1_250_000,
    payment_link_url: 'https://xen.to/x',
    payment_request_id: null,
  };
  const request = { ...paymentRequest(NOW, { reference: 'ref-1' }), method: 'card' as const };
  const askingPage = () => xendit().findPayment({ reference: 'ref-1', gatewayId: 'ps-1' });

  it('is asked for as its documentation wants it: cards alone, nothing about the person, and never sooner over than it may be', async () => {
    crooked.answer = says(page, 201);
    expect(await xendit().createPayment(request)).toMatchObject({
      gatewayId: 'ps-1',
      instructions: 'redirect',
      redirectUrl: 'https://xen.to/x',
      expiresAt: request.expiresAt,
    });
    await xendit().createPayment({ ...request, expiresAt: new Date(NOW.getTime() + 60_000), locale: 'en' });
    const [asked, hurried] = crooked.asked as [
      FaultyGateway['asked'][number],
      FaultyGateway['asked'][number],
    ];
    expect(asked).toMatchObject({ method: 'POST', url: '/sessions' });
    expect(asked.body).toEqual({
      reference_id: 'ref-1',
      session_type: 'PAY',
      mode: 'PAYMENT_LINK',
      country: 'ID',
      currency: 'IDR',
      amount: 1_250_000,
      capture_method: 'AUTOMATIC',
      allowed_payment_channels: ['CARDS'],
      allow_save_payment_method: 'DISABLED',
      locale: 'id',
      description: request.description,
      expires_at: request.expiresAt.toISOString(),
      success_return_url: request.returnUrl,
      cancel_return_url: request.returnUrl,
    });
    expect(hurried.body).toMatchObject({
      locale: 'en',
      expires_at: new Date(NOW.getTime() + 11 * 60_000).toISOString(),
    });
  });
  it.each([
    ['of another amount', { amount: 1_250_001 }],
    ['of another payment', { reference_id: 'ref-2' }],
    ['without an address', { payment_link_url: null }],
  ])('%s is refused', async (_what, wrong) => {
    crooked.answer = says({ ...page, ...wrong }, 201);
    expect(await fault(xendit().createPayment(request))).toMatchObject({
      name: 'GatewayError',
      retryable: false,
    });
  });
  it.each([
    ['ACTIVE', 'pending'],
    ['EXPIRED', 'expired'],
    ['CANCELED', 'cancelled'],
  ])('that is %s is %s', async (said, status) => {
    crooked.answer = says({ ...page, status: said });
    expect(await askingPage()).toMatchObject({ gatewayId: 'ps-1', status, paidAt: null });
  });
  it('that is completed is what its payment says, and nothing while that is not there', async () => {
    const completed = { ...page, status: 'COMPLETED', payment_request_id: 'pr-1' };
    const answering =
      (payment: object) =>
      (response: Parameters<FaultyGateway['answer']>[0], { url }: FaultyGateway['asked'][number]) =>
        (url === '/sessions/ps-1' ? says(completed) : says(payment, 'error_code' in payment ? 404 : 200))(
          response,
        );
    crooked.answer = answering({
      ...xenditPaid,
      payment_request_id: 'pr-1',
      channel_code: 'CARDS',
      request_amount: 1_249_000,
    });
    expect(await askingPage()).toMatchObject({
      gatewayId: 'pr-1',
      status: 'paid',
      amountRupiah: 1_249_000,
      statusKey: 'pr-1:paid',
    });
    crooked.answer = answering({ error_code: 'DATA_NOT_FOUND' });
    expect(await fault(askingPage())).toMatchObject({ name: 'GatewayError', retryable: true });
    crooked.answer = says({ ...completed, payment_request_id: null });
    expect(await fault(askingPage())).toMatchObject({ name: 'GatewayError', retryable: true });
  });
  it.each(['FAILED', 'EXPIRED', 'CANCELED', 'AUTHORIZED'])(
    'takes the next card after one that is %s',
    async (said) => {
      crooked.answer = says({ ...xenditPaid, channel_code: 'CARDS', status: said });
      expect(await asking(xendit())).toMatchObject({ status: 'pending' });
    },
  );
});

describe('midtrans', () => {
  it.each([
    [{ transaction_status: 'settlement' }, 'paid'],
    [{ transaction_status: 'capture' }, 'paid'],
    [{ transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' }, 'challenged'],
    [{ transaction_status: 'capture', fraud_status: undefined }, 'challenged'],
    [{ transaction_status: 'settlement', fraud_status: undefined }, 'paid'],
    [{ transaction_status: 'settlement', fraud_status: 'deny' }, 'challenged'],
    [{ transaction_status: 'settlement', status_code: '201' }, 'challenged'],
    [{ transaction_status: 'pending', status_code: '201' }, 'pending'],
    [{ transaction_status: 'authorize', status_code: '201' }, 'pending'],
    [{ transaction_status: 'expire', status_code: '407' }, 'expired'],
    [{ transaction_status: 'cancel' }, 'cancelled'],
    [{ transaction_status: 'deny', status_code: '202' }, 'denied'],
    [{ transaction_status: 'failure', status_code: '202' }, 'failed'],
    [{ transaction_status: 'refund', refund_amount: '44000.00' }, 'refunded'],
    [{ transaction_status: 'partial_refund', refund_amount: '4000.00' }, 'partly_refunded'],
    [{ transaction_status: 'chargeback' }, 'charged_back'],
    [{ transaction_status: 'partial_chargeback' }, 'partly_charged_back'],
    [{ transaction_status: 'partial_chargeback', refund_amount: '4000.00' }, 'partly_charged_back'],
  ])('says %o, and we understand %s', async (said, status) => {
    crooked.answer = says({ ...midtransPaid, ...said });
    const facts = await asking(midtrans());
    expect(facts).toMatchObject({
      status,
      amountRupiah: 44_000,
      paidAt: status === 'paid' ? new Date('2027-03-15T01:00:00Z') : null,
    });
  });
  it.each(['toString', 'settled'])(
    'says a word we do not know (%s), and nothing is concluded',
    async (word) => {
      crooked.answer = says({ ...midtransPaid, transaction_status: word });
      expect(await fault(asking(midtrans()))).toMatchObject({ name: 'GatewayError', retryable: false });
    },
  );
  it('is asked for a charge as its documentation wants it', async () => {
    crooked.answer = says({ status_code: '400', status_message: 'no' });
    const request = paymentRequest(NOW, { reference: 'r'.repeat(50), description: 'Umrah '.repeat(20) });
    await fault(midtrans().createPayment(request));
    await fault(midtrans().createPayment({ ...request, method: 'permata_va' }));
    await fault(midtrans().createPayment({ ...request, method: 'ovo' }));
    const [bca, permata, ovo] = crooked.asked as [
      FaultyGateway['asked'][number],
      FaultyGateway['asked'][number],
      FaultyGateway['asked'][number],
    ];
    expect(bca).toMatchObject({
      method: 'POST',
      url: '/v2/charge',
      headers: {
        authorization: `Basic ${Buffer.from('SB-Mid-server-x:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: {
        payment_type: 'bank_transfer',
        bank_transfer: { bank: 'bca' },
        transaction_details: { order_id: request.reference, gross_amount: 1_250_000 },
        custom_expiry: {
          order_time: `${new Date(NOW.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')} +0700`,
          expiry_duration: 86_400,
          unit: 'second',
        },
      },
    });
    expect(String(bca.headers['idempotency-key']).length).toBeLessThanOrEqual(46);
    expect(permata.headers['idempotency-key']).toBeUndefined();
    expect(ovo.body).toMatchObject({ ovo: { payer_phone_number: '081234567890' } });
    expect(ovo.body).not.toHaveProperty('custom_expiry');
  });
  it('that is busy with the same question may be asked again, that denied it may not', async () => {
    crooked.answer = says({ status_code: '202', status_message: 'in progress' });
    expect(await fault(midtrans().createPayment(paymentRequest(NOW)))).toMatchObject({ retryable: true });
    crooked.answer = says({ ...midtransPaid, status_code: '202', transaction_status: 'deny' });
    expect(await fault(midtrans().createPayment(paymentRequest(NOW)))).toMatchObject({ retryable: false });
  });
});
