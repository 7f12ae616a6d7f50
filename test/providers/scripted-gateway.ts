// A gateway for tests of what money means: it takes every wish and says of each payment what the test tells it to say. The
// protocols themselves are tested against the simulator, over HTTP.
import type {
  CreatedPayment,
  PaymentStatusReport,
  PaymentGateway,
  PaymentStatus,
} from '#platform/payments/gateway';
import type { PaymentGateways } from '#platform/payments/payments';
import { rupiah } from '#shared/money';
import { methodsOf } from '#shared/payment-methods';

export interface ScriptedGateway extends PaymentGateways {
  gateway: PaymentGateway;
  /** What it will say of this payment from now on; `amount` differs from what was asked, and `gatewayId` means a second payment, only if named. */
  becomes(
    reference: string,
    status: PaymentStatus,
    amount?: number,
    gatewayId?: string,
  ): PaymentStatusReport & { gateway: string };
  /** The same of one of which `refunded` has gone back by now: all of it, unless said otherwise. */
  sendsBack(
    reference: string,
    refunded?: number,
    gatewayId?: string,
  ): PaymentStatusReport & { gateway: string };
  created: CreatedPayment[];
  cancelled: string[];
}

export function createScriptedGateway(): ScriptedGateway {
  const asked = new Map<string, number>();
  const reports = new Map<string, PaymentStatusReport>();
  const created: CreatedPayment[] = [];
  const cancelled: string[] = [];
  const gateway: PaymentGateway = {
    name: 'simulator',
    methods: methodsOf('simulator'),
    async createPayment({ reference, amountRupiah, expiresAt }) {
      asked.set(reference, amountRupiah);
      const payment: CreatedPayment = {
        reference,
        gatewayId: `gw-${reference}`,
        instructions: 'number',
        number: '8800123412341234',
        billerCode: null,
        qrString: null,
        deepLink: null,
        redirectUrl: null,
        expiresAt,
      };
      created.push(payment);
      return payment;
    },
    findPayment: async ({ reference }) => reports.get(reference) ?? null,
    async cancelPayment({ reference }) {
      cancelled.push(reference);
      return 'cancelled';
    },
    refund: async () => 'manual',
    readNotification: (body) => {
      const {
        order_id: reference,
        signature_key: signature,
        transaction_status: hint = 'scripted',
      } = JSON.parse(body.toString()) as {
        order_id: string;
        signature_key: string;
        transaction_status?: string;
      };
      return signature === 'genuine'
        ? { outcome: 'genuine', reference, gatewayId: `gw-${reference}`, hint, isWaiting: hint === 'pending' }
        : { outcome: 'forged' };
    },
  };
  return {
    gateway,
    created,
    cancelled,
    own: { gateway: 'simulator' },
    gatewayFor: () => gateway,
    becomes(reference, status, amount = asked.get(reference) ?? 0, gatewayId = `gw-${reference}`) {
      const report: PaymentStatusReport = {
        reference,
        gatewayId,
        status,
        amountRupiah: rupiah(amount),
        refundedRupiah: rupiah(0),
        paidAt: null,
        statusKey: `${gatewayId}:${status}`,
      };
      reports.set(reference, report);
      return { ...report, gateway: 'simulator' };
    },
    sendsBack(reference, refunded = asked.get(reference) ?? 0, gatewayId = `gw-${reference}`) {
      const amountRupiah = rupiah(asked.get(reference) ?? 0);
      const status = refunded < amountRupiah ? 'partly_refunded' : 'refunded';
      return {
        gateway: 'simulator',
        reference,
        gatewayId,
        status,
        amountRupiah,
        refundedRupiah: rupiah(refunded),
        paidAt: null,
        statusKey: `${gatewayId}:${status}:${refunded}`,
      };
    },
  };
}
