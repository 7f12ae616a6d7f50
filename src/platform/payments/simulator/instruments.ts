// What the simulator gives a person to pay with, in the words of the protocol: numbers and codes that look like real ones.
import { randomInt } from 'node:crypto';
import * as z from 'zod';

/** A charge's payment type and what belongs to it. Unknown ones are refused, as the real one does. */
export const chargeKind = z.discriminatedUnion('payment_type', [
  z.object({
    payment_type: z.literal('bank_transfer'),
    bank_transfer: z.object({ bank: z.enum(['bca', 'bni', 'bri', 'permata']) }),
  }),
  z.object({
    payment_type: z.literal('echannel'),
    echannel: z.object({ bill_info1: z.string(), bill_info2: z.string() }),
  }),
  z.object({ payment_type: z.literal('qris'), qris: z.object({ acquirer: z.string() }).optional() }),
  z.object({
    payment_type: z.literal('gopay'),
    gopay: z.object({ enable_callback: z.boolean(), callback_url: z.url() }).partial().optional(),
  }),
  z.object({
    payment_type: z.literal('shopeepay'),
    shopeepay: z.object({ callback_url: z.url() }).partial().optional(),
  }),
  z.object({
    payment_type: z.literal('ovo'),
    ovo: z.object({ payer_phone_number: z.string().regex(/^0\d{8,13}$/) }),
  }),
]);
type ChargeKind = z.output<typeof chargeKind>;

const wallet = z.object({ success_return_url: z.url(), failure_return_url: z.url() });
const bankAccount = z.object({ display_name: z.string().min(1).max(50), expires_at: z.iso.datetime() });
const xenditBanks = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI'] as const;

/** The same in Xendit's words: a channel and what it must be told. */
export const xenditChannel = z.discriminatedUnion('channel_code', [
  z.object({
    channel_code: z.enum(xenditBanks.map((bank) => `${bank}_VIRTUAL_ACCOUNT` as const)),
    channel_properties: bankAccount,
  }),
  z.object({
    channel_code: z.literal('QRIS'),
    channel_properties: z.object({ expires_at: z.iso.datetime() }),
  }),
  z.object({
    channel_code: z.literal('OVO'),
    channel_properties: z.object({ account_mobile_number: z.string().regex(/^\+62\d{8,13}$/) }),
  }),
  z.object({ channel_code: z.enum(['GOPAY', 'SHOPEEPAY', 'DANA']), channel_properties: wallet }),
]);

export function xenditActions(channel: z.output<typeof xenditChannel>, amount: number): object[] {
  if (channel.channel_code === 'OVO') return [];
  if (channel.channel_code === 'QRIS')
    return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: qrisText(amount) }];
  if ('success_return_url' in channel.channel_properties) {
    return [
      {
        type: 'REDIRECT_CUSTOMER',
        descriptor: 'WEB_URL',
        value: pressingPage(channel.channel_properties.success_return_url),
      },
    ];
  }
  return [{ type: 'PRESENT_TO_CUSTOMER', descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: `8808${digits(12)}` }];
}

export type Instrument = Record<string, unknown>;

const companyCodes = { bca: '70012', bni: '98870', bri: '26215', permata: '8562' } as const;

export function instrumentFor(kind: ChargeKind, amount: number): Instrument {
  if (kind.payment_type === 'bank_transfer') {
    const { bank } = kind.bank_transfer;
    const number = `${companyCodes[bank]}${digits(11)}`;
    return bank === 'permata' ? { permata_va_number: number } : { va_numbers: [{ bank, va_number: number }] };
  }
  if (kind.payment_type === 'echannel') return { bill_key: digits(12), biller_code: '70012' };
  if (kind.payment_type === 'qris') return { acquirer: 'gopay', qr_string: qrisText(amount) };
  if (kind.payment_type === 'ovo') return {};
  const back = kind.payment_type === 'gopay' ? kind.gopay?.callback_url : kind.shopeepay?.callback_url;
  return back === undefined
    ? {}
    : { actions: [{ name: 'deeplink-redirect', method: 'GET', url: pressingPage(back) }] };
}

/** Where a person "pays": the page with the buttons, on the site from which they came. */
export function pressingPage(returnUrl: string): string {
  return new URL('/dev/payments', returnUrl).href;
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

/** A QRIS text as EMVCo lays it out, with its checksum; its merchant does not exist. */
function qrisText(amount: number): string {
  const fields: [string, string][] = [
    ['00', '01'],
    ['01', '12'],
    ['26', `0016ID.CO.SIMULATOR0118${digits(18)}`],
    ['52', '4722'],
    ['53', '360'],
    ['54', String(amount)],
    ['58', 'ID'],
    ['59', 'SIMULATOR'],
    ['60', 'JAKARTA'],
  ];
  const text = `${fields.map(([tag, value]) => `${tag}${String(value.length).padStart(2, '0')}${value}`).join('')}6304`;
  return text + checksum(text);
}

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
