// What each way to pay is called in Xendit's Payments API, what it must be told, and where its answer says how to pay
// (docs/product/payments.md). Cards are not here: their channel
// wants raw numbers, so they go to the hosted page (xendit-card.ts).
import type { PaymentMethodCode } from '#shared/payment-methods';
import type { CreatedPayment, PaymentRequest } from './gateway.ts';

export interface XenditAction {
  type: string;
  descriptor: string;
  value: string;
}

type HowToPay = Pick<CreatedPayment, 'instructions'> &
  Partial<Pick<CreatedPayment, 'number' | 'qrString' | 'deepLink' | 'redirectUrl'>>;

interface Channel {
  code: string;
  properties(request: PaymentRequest): Record<string, unknown>;
  /** Null: the answer does not say. */
  howToPay(actions: readonly XenditAction[]): HowToPay | null;
  isRefundable: boolean;
}

const valueOf = (actions: readonly XenditAction[], descriptor: string) =>
  actions.find((action) => action.descriptor === descriptor)?.value ?? null;

const virtualAccount = (bank: string): Channel => ({
  code: `${bank}_VIRTUAL_ACCOUNT`,
  properties: ({ customer, expiresAt }) => ({
    display_name: customer.name.slice(0, 50),
    expires_at: expiresAt.toISOString(),
  }),
  howToPay(actions) {
    const number = valueOf(actions, 'VIRTUAL_ACCOUNT_NUMBER');
    return number && /^\d+$/.test(number) ? { instructions: 'number', number } : null;
  },
  isRefundable: false,
});

const wallet = (code: string): Channel => ({
  code,
  properties: ({ returnUrl }) => ({ success_return_url: returnUrl, failure_return_url: returnUrl }),
  howToPay(actions) {
    const [redirectUrl, deepLink] = [valueOf(actions, 'WEB_URL'), valueOf(actions, 'DEEPLINK_URL')];
    return redirectUrl || deepLink ? { instructions: 'redirect', redirectUrl, deepLink } : null;
  },
  isRefundable: true,
});

export const xenditChannels: Partial<Record<PaymentMethodCode, Channel>> = {
  bca_va: virtualAccount('BCA'),
  bni_va: virtualAccount('BNI'),
  bri_va: virtualAccount('BRI'),
  mandiri_va: virtualAccount('MANDIRI'),
  permata_va: virtualAccount('PERMATA'),
  bsi_va: virtualAccount('BSI'),
  qris: {
    code: 'QRIS',
    properties: ({ expiresAt }) => ({ expires_at: expiresAt.toISOString() }),
    howToPay(actions) {
      const qrString = valueOf(actions, 'QR_STRING');
      return qrString ? { instructions: 'qr', qrString } : null;
    },
    isRefundable: true,
  },
  gopay: wallet('GOPAY'),
  shopeepay: wallet('SHOPEEPAY'),
  dana: wallet('DANA'),
  ovo: {
    code: 'OVO',
    properties: ({ customer }) => ({ account_mobile_number: customer.phone }),
    howToPay: () => ({ instructions: 'phone' }),
    isRefundable: true,
  },
};
