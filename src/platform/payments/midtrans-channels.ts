// What each way to pay is called in Midtrans' Core API, and where its answer says how to pay (docs/product/payments.md).
import * as z from 'zod';
import type { PaymentMethodCode } from '#shared/payment-methods';
import type { CreatedPayment, PaymentRequest } from './gateway.ts';

/** What a channel answers beside what all answer. Fields nobody asked for are ignored. */
export const channelAnswer = z.object({
  va_numbers: z.array(z.object({ bank: z.string(), va_number: z.string().regex(/^\d+$/) })).optional(),
  permata_va_number: z.string().regex(/^\d+$/).optional(),
  bill_key: z.string().regex(/^\d+$/).optional(),
  biller_code: z.string().regex(/^\d+$/).optional(),
  qr_string: z.string().min(1).optional(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
});
type ChannelAnswer = z.output<typeof channelAnswer>;

type HowToPay = Pick<CreatedPayment, 'instructions'> &
  Partial<Pick<CreatedPayment, 'number' | 'billerCode' | 'qrString' | 'deepLink'>>;

interface Channel {
  charge(request: PaymentRequest): Record<string, unknown>;
  /** Null: the answer does not say. */
  howToPay(answer: ChannelAnswer): HowToPay | null;
  /** Absent: the channel sets its own time. */
  ownTime?: true;
  /** Midtrans documents that its key against repeats does not work here. */
  noIdempotencyKey?: true;
  isRefundable: boolean;
}

const bankTransfer = (bank: string): Channel => ({
  charge: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank } }),
  howToPay: ({ va_numbers: numbers }) => numberOf(numbers?.find((held) => held.bank === bank)?.va_number),
  isRefundable: false,
});

const action = ({ actions }: ChannelAnswer, name: string) =>
  actions?.find((held) => held.name === name)?.url ?? null;

function numberOf(number: string | undefined): HowToPay | null {
  return number === undefined ? null : { instructions: 'number', number };
}

function linkOf(answer: ChannelAnswer): HowToPay | null {
  const deepLink = action(answer, 'deeplink-redirect');
  return deepLink === null
    ? null
    : { instructions: 'redirect', deepLink, qrString: answer.qr_string ?? null };
}

/** Cards are not among them: they are typed on the gateway's own page (midtrans-card.ts). */
export const midtransChannels: Partial<Record<PaymentMethodCode, Channel>> = {
  bca_va: bankTransfer('bca'),
  bni_va: bankTransfer('bni'),
  bri_va: bankTransfer('bri'),
  permata_va: {
    ...bankTransfer('permata'),
    howToPay: ({ permata_va_number: number }) => numberOf(number),
    noIdempotencyKey: true,
  },
  mandiri_va: {
    charge: ({ reference }) => ({
      payment_type: 'echannel',
      echannel: { bill_info1: 'No.', bill_info2: reference.slice(0, 30) },
    }),
    howToPay: ({ bill_key: number, biller_code: billerCode }) =>
      number === undefined || billerCode === undefined ? null : { instructions: 'bill', number, billerCode },
    isRefundable: false,
  },
  qris: {
    charge: () => ({ payment_type: 'qris', qris: { acquirer: 'gopay' } }),
    howToPay: ({ qr_string: qrString }) => (qrString === undefined ? null : { instructions: 'qr', qrString }),
    isRefundable: true,
  },
  gopay: {
    charge: ({ returnUrl }) => ({
      payment_type: 'gopay',
      gopay: { enable_callback: true, callback_url: returnUrl },
    }),
    howToPay: linkOf,
    isRefundable: true,
  },
  shopeepay: {
    charge: ({ returnUrl }) => ({ payment_type: 'shopeepay', shopeepay: { callback_url: returnUrl } }),
    howToPay: linkOf,
    isRefundable: true,
  },
  ovo: {
    // The number as OVO writes it: 0812…, not +62812….
    charge: ({ customer }) => ({
      payment_type: 'ovo',
      ovo: { payer_phone_number: customer.phone.replace(/^\+62/, '0') },
    }),
    howToPay: () => ({ instructions: 'phone' }),
    ownTime: true,
    isRefundable: true,
  },
};
