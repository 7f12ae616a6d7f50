// How Midtrans signs: SHA-512 over its own strings, exactly as they travel, and the server key (docs/product/payments.md).
import { createHash } from 'node:crypto';

export interface SignedFields {
  order_id: string;
  status_code: string;
  gross_amount: string;
}

/** Note what is not in it: the status. It must be asked for before it is believed. */
export function midtransSignature(
  { order_id, status_code, gross_amount }: SignedFields,
  serverKey: string,
): string {
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');
}
