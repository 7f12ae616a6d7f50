// Payment methods (spec §9 "Payment methods"; docs/product/payments.md): what each is, which gateway supports it,
// how it is shown. A brand's fee for one is the brand's own configuration.

import { qrisMost, walletMost } from './limits.ts';

export type PaymentMethodKind = 'virtual_account' | 'qris' | 'e_wallet' | 'card';
export type GatewayName = 'midtrans' | 'xendit' | 'simulator';

interface MethodRow {
  kind: PaymentMethodKind;
  /** Message keys: its name, and its instructions, each under a channel (a cash machine, an application …). */
  label: string;
  steps: Readonly<Partial<Record<PaymentChannel, string>>>;
  /** The bank's common name; virtual accounts only. */
  bank?: string;
  /** Digits shown together; the number is copied without spaces. */
  numberGroup?: number;
  /** Maximum amount in whole rupiah, unless a brand sets another; absent: no limit is known. */
  most?: number;
  /** The simulator offers Midtrans's methods; configured for Xendit's protocol it offers Xendit's. */
  gateways: readonly GatewayName[];
}

/** A channel where a person pays, and its name in messages/: each has instructions of its own. */
export const paymentChannels = {
  mobile: 'payment_channel_mobile',
  atm: 'payment_channel_atm',
  internet: 'payment_channel_internet',
  app: 'payment_channel_app',
  page: 'payment_channel_page',
} as const;
type PaymentChannel = keyof typeof paymentChannels;

const both = ['midtrans', 'xendit', 'simulator'] as const;

const methods = {
  bca_va: {
    kind: 'virtual_account',
    bank: 'BCA',
    numberGroup: 4,
    gateways: both,
    label: 'payment_method_bca_va',
    steps: {
      mobile: 'payment_steps_bca_mobile',
      atm: 'payment_steps_bca_atm',
      internet: 'payment_steps_bca_internet',
    },
  },
  bni_va: {
    kind: 'virtual_account',
    bank: 'BNI',
    numberGroup: 4,
    gateways: both,
    label: 'payment_method_bni_va',
    steps: {
      mobile: 'payment_steps_bni_mobile',
      atm: 'payment_steps_bni_atm',
      internet: 'payment_steps_bni_internet',
    },
  },
  bri_va: {
    kind: 'virtual_account',
    bank: 'BRI',
    numberGroup: 4,
    gateways: both,
    label: 'payment_method_bri_va',
    steps: {
      mobile: 'payment_steps_bri_mobile',
      atm: 'payment_steps_bri_atm',
      internet: 'payment_steps_bri_internet',
    },
  },
  mandiri_va: {
    kind: 'virtual_account',
    bank: 'Mandiri',
    numberGroup: 4,
    gateways: both,
    label: 'payment_method_mandiri_va',
    steps: {
      mobile: 'payment_steps_mandiri_mobile',
      atm: 'payment_steps_mandiri_atm',
      internet: 'payment_steps_mandiri_internet',
    },
  },
  permata_va: {
    kind: 'virtual_account',
    bank: 'Permata',
    numberGroup: 4,
    gateways: both,
    label: 'payment_method_permata_va',
    steps: {
      mobile: 'payment_steps_permata_mobile',
      atm: 'payment_steps_permata_atm',
      internet: 'payment_steps_permata_internet',
    },
  },
  bsi_va: {
    kind: 'virtual_account',
    bank: 'BSI',
    numberGroup: 4,
    gateways: ['xendit'],
    label: 'payment_method_bsi_va',
    steps: {
      mobile: 'payment_steps_bsi_mobile',
      atm: 'payment_steps_bsi_atm',
      internet: 'payment_steps_bsi_internet',
    },
  },
  qris: {
    kind: 'qris',
    most: qrisMost,
    gateways: both,
    label: 'payment_method_qris',
    steps: { app: 'payment_steps_qris' },
  },
  gopay: {
    kind: 'e_wallet',
    most: walletMost,
    gateways: both,
    label: 'payment_method_gopay',
    steps: { app: 'payment_steps_gopay' },
  },
  shopeepay: {
    kind: 'e_wallet',
    most: walletMost,
    gateways: both,
    label: 'payment_method_shopeepay',
    steps: { app: 'payment_steps_shopeepay' },
  },
  ovo: {
    kind: 'e_wallet',
    most: walletMost,
    gateways: both,
    label: 'payment_method_ovo',
    steps: { app: 'payment_steps_ovo' },
  },
  dana: {
    kind: 'e_wallet',
    most: walletMost,
    gateways: ['xendit'],
    label: 'payment_method_dana',
    steps: { app: 'payment_steps_dana' },
  },
  card: { kind: 'card', gateways: both, label: 'payment_method_card', steps: { page: 'payment_steps_card' } },
} as const satisfies Record<string, MethodRow>;

export type PaymentMethodCode = keyof typeof methods;

export const paymentMethods: Readonly<Record<PaymentMethodCode, MethodRow>> = methods;
export const paymentMethodCodes = Object.keys(methods) as PaymentMethodCode[];

export function isPaymentMethodCode(code: string): code is PaymentMethodCode {
  return Object.hasOwn(methods, code);
}

/** Maximum amount including the fee, unless a brand sets another; null: no limit is known. */
export function mostAtOnce(code: PaymentMethodCode): number | null {
  return paymentMethods[code].most ?? null;
}

/** Webhook paths for each gateway; register them there, except the simulator's. */
export function notificationPath(gateway: GatewayName | ':gateway'): string {
  return `/api/v3/payment-notifications/${gateway}`;
}

/** The methods a gateway supports, in display order. */
export function methodsOf(gateway: GatewayName): PaymentMethodCode[] {
  return paymentMethodCodes.filter((code) => paymentMethods[code].gateways.includes(gateway));
}

/** The number in readable groups of digits. */
export function groupedNumber(code: PaymentMethodCode, number: string): string {
  const group = paymentMethods[code].numberGroup;
  return group ? number.replace(new RegExp(`(.{${group}})(?=.)`, 'g'), '$1 ') : number;
}
