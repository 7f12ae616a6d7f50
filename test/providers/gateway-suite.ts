// What every payment gateway must keep, whatever it speaks: each adapter runs it against a real server of its protocol.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatedPayment, PaymentGateway, PaymentRequest } from '#platform/payments/gateway';
import { rupiah } from '#shared/money';
import { type GatewayName, methodsOf } from '#shared/payment-methods';
import {
  type NotificationReceiver,
  type ReceivedNotification,
  startNotificationReceiver,
} from './notification-receiver.ts';

export interface GatewayRig {
  gateway: PaymentGateway;
  /** The payer pays, and the gateway tells us. */
  pay(created: CreatedPayment): Promise<void>;
  payWrongAmount(created: CreatedPayment): Promise<void>;
  expire(created: CreatedPayment): Promise<void>;
  /** The words a notification uses for "paid"; of a page there may be one of the page and one of the payment. */
  paidHints: readonly [string, ...string[]];
  close(): Promise<void>;
}

/** `now` plus a day; what a payment asks for unless a test says otherwise. */
export function paymentRequest(now: Date, over: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    reference: `ref-${randomUUID()}`,
    amountRupiah: rupiah(1_250_000),
    method: 'bca_va',
    description: 'Umrah 12 hari',
    customer: { name: 'Siti Rahmawati', email: 'siti@example.com', phone: '+6281234567890' },
    expiresAt: new Date(now.getTime() + 86_400_000),
    returnUrl: 'https://rihlah.example/payment',
    locale: 'id',
    ...over,
  };
}

export function describeGateway(
  name: Exclude<GatewayName, 'simulator'>,
  open: (notifyUrl: string) => Promise<GatewayRig>,
  now: () => Date,
): void {
  describe(`a payment at ${name}`, () => {
    let receiver: NotificationReceiver;
    let rig: GatewayRig;
    const create = (over: Partial<PaymentRequest> = {}) =>
      rig.gateway.createPayment(paymentRequest(now(), over));
    const nameOf = ({ reference, gatewayId }: CreatedPayment) => ({ reference, gatewayId });
    const notification = async ({ reference }: CreatedPayment, hint: string) => {
      const found = () =>
        receiver.received.find((sent) => {
          const read = rig.gateway.readNotification(sent.body, sent.headers);
          return read.outcome === 'genuine' && read.reference === reference && read.hint === hint;
        });
      await expect.poll(found).toBeDefined();
      return found() as ReceivedNotification;
    };

    beforeAll(async () => {
      receiver = await startNotificationReceiver();
      rig = await open(receiver.url);
    });
    afterAll(async () => {
      await rig.close();
      await receiver.close();
    });

    it.each(methodsOf(name))('by %s says how to pay, and waits', async (method) => {
      const created = await create({ method });
      const { instructions, number, billerCode, qrString, deepLink, redirectUrl } = created;
      const isComplete = {
        number: /^\d{10,20}$/.test(number ?? ''),
        bill: /^\d+$/.test(number ?? '') && /^\d+$/.test(billerCode ?? ''),
        qr: (qrString ?? '').length > 20,
        redirect: URL.canParse(deepLink ?? redirectUrl ?? ''),
        phone: true,
      }[instructions];
      expect({ method, instructions, isComplete }).toEqual({ method, instructions, isComplete: true });
      expect(created.expiresAt.getTime()).toBeGreaterThan(now().getTime());
      // Nobody has opened the card page: the gateway knows nothing yet.
      const status = await rig.gateway.findPayment(nameOf(created));
      expect(status?.status ?? 'nothing yet').toBe(created.gatewayId === null ? 'nothing yet' : 'pending');
    });
    it("is paid to the rupiah, once, by the gateway's own word", async () => {
      const created = await create();
      await rig.pay(created);
      const sent = await notification(created, rig.paidHints[0]);
      expect(rig.gateway.readNotification(sent.body, sent.headers)).toMatchObject({
        gatewayId: created.gatewayId,
      });
      const status = await rig.gateway.findPayment(nameOf(created));
      expect(status).toMatchObject({
        status: 'paid',
        amountRupiah: 1_250_000,
        refundedRupiah: 0,
        statusKey: `${created.gatewayId}:paid`,
      });
      expect(status!.paidAt).toBeInstanceOf(Date);
      expect((await rig.gateway.findPayment(nameOf(created)))!.statusKey).toBe(status!.statusKey);
    });
    it('of another amount is told with that amount', async () => {
      const created = await create();
      await rig.payWrongAmount(created);
      const status = await rig.gateway.findPayment(nameOf(created));
      expect(status).toMatchObject({ status: 'paid' });
      expect(status!.amountRupiah).not.toBe(1_250_000);
    });
    it('can be cancelled while it waits, and not when it is paid', async () => {
      const [waiting, paid] = [await create(), await create()];
      await rig.pay(paid);
      expect(await rig.gateway.cancelPayment(nameOf(waiting))).toBe('cancelled');
      expect((await rig.gateway.findPayment(nameOf(waiting)))!.status).toBe('cancelled');
      expect(await rig.gateway.cancelPayment(nameOf(paid))).toBe('too_late');
      expect((await rig.gateway.findPayment(nameOf(paid)))!.status).toBe('paid');
    });
    it('expires', async () => {
      const created = await create();
      await rig.expire(created);
      expect((await rig.gateway.findPayment(nameOf(created)))!.status).toBe('expired');
    });
    it('by a virtual account is sent back by a person, by a wallet by the gateway', async () => {
      const refundOf = async (method: 'bca_va' | 'gopay') => {
        const created = await create({ method });
        await rig.pay(created);
        return rig.gateway.refund({
          payment: { reference: created.reference, gatewayId: created.gatewayId! },
          method,
          amountRupiah: rupiah(250_000),
          refundKey: randomUUID(),
          reason: 'Jadwal dibatalkan',
        });
      };
      expect(await refundOf('bca_va')).toBe('manual');
      expect(await refundOf('gopay')).toBe('requested');
    });
    it("by a card is typed on the gateway's page, and is one payment by whichever name it is told", async () => {
      const created = await create({ method: 'card' });
      await rig.pay(created);
      const names = await Promise.all(
        rig.paidHints.map(async (hint) => {
          const sent = await notification(created, hint);
          const read = rig.gateway.readNotification(sent.body, sent.headers);
          return read.outcome === 'genuine' ? read.gatewayId : null;
        }),
      );
      const asked = await Promise.all(
        [created.gatewayId, ...names].map((gatewayId) =>
          rig.gateway.findPayment({ reference: created.reference, gatewayId }),
        ),
      );
      const [status] = asked;
      expect(status).toMatchObject({ status: 'paid', amountRupiah: 1_250_000 });
      expect(asked).toEqual(asked.map(() => status));
      expect(
        await rig.gateway.refund({
          payment: { reference: created.reference, gatewayId: status!.gatewayId },
          method: 'card',
          amountRupiah: rupiah(250_000),
          refundKey: randomUUID(),
          reason: 'Jadwal dibatalkan',
        }),
      ).toBe('requested');
    });
    it('by a card of another amount is told with that amount', async () => {
      const created = await create({ method: 'card' });
      await rig.payWrongAmount(created);
      expect(await rig.gateway.findPayment(nameOf(created))).toMatchObject({
        status: 'paid',
        amountRupiah: 1_249_000,
      });
    });
    it('by a card expires with its page', async () => {
      const created = await create({ method: 'card' });
      await rig.expire(created);
      expect(await rig.gateway.findPayment(nameOf(created))).toMatchObject({ status: 'expired' });
    });
    it('that nobody knows is null', async () => {
      expect(await rig.gateway.findPayment({ reference: 'ref-unknown', gatewayId: 'unknown' })).toBeNull();
      expect(await rig.gateway.cancelPayment({ reference: 'ref-unknown', gatewayId: 'unknown' })).toBe(
        'unknown',
      );
    });
    it('under a name that is used for another amount is refused for good', async () => {
      const created = await create();
      await expect(
        create({ reference: created.reference, amountRupiah: rupiah(5_000) }),
      ).rejects.toMatchObject({ name: 'GatewayError', retryable: false });
    });
    it('is not announced by just anybody, nor by bytes that mean nothing', async () => {
      const created = await create();
      await rig.pay(created);
      const { body, headers } = await notification(created, rig.paidHints[0]);
      const { 'x-callback-token': _token, ...withoutToken } = headers;
      const forged = Buffer.from(body.toString().replace(/"signature_key":"./, '"signature_key":"-'));
      expect(rig.gateway.readNotification(forged, withoutToken)).toEqual({ outcome: 'forged' });
      for (const bytes of ['', 'null', '[]', '{"order_id":', '{}', '{"data":{}}', '\u{fffd}']) {
        expect(rig.gateway.readNotification(Buffer.from(bytes), headers)).toEqual({ outcome: 'unreadable' });
      }
    });
  });
}
