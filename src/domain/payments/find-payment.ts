// A payment as the payment page shows it (spec §3 payment detail).
import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import type { CreatedPayment } from '#platform/payments/gateway';
import { isId } from '#shared/names';
import { type Rupiah, rupiah } from '#shared/money';
import type { PaymentMethodCode } from '#shared/payment-methods';

export type PaymentState = 'creating' | 'waiting' | 'paid' | 'expired' | 'cancelled' | 'failed' | 'reversed';

const instructions = z.object({
  kind: z.enum(['number', 'bill', 'qr', 'redirect', 'phone']),
  number: z.string().nullable(),
  billerCode: z.string().nullable(),
  qrString: z.string().nullable(),
  deepLink: z.string().nullable(),
  redirectUrl: z.string().nullable(),
});
export type Instructions = z.infer<typeof instructions>;

export interface RunningPayment {
  id: string;
  /** Our reference for it at the gateway. */
  reference: string;
  gateway: string;
  method: PaymentMethodCode;
  amount: Rupiah;
  adminFee: Rupiah;
  total: Rupiah;
  state: PaymentState;
  expiresAt: Date;
  paidAt: Date | null;
  payableId: string;
  subjectId: string;
  /** Null until the gateway has answered. */
  instructions: Instructions | null;
}

/**
 * The payment with this number, if it belongs to this subject; the caller has checked who may see the
 * subject.
 */
export async function findPayment(
  { db }: { db: Db },
  subjectId: string,
  reference: string,
): Promise<RunningPayment | null> {
  if (!/^[\w.~-]{1,50}$/.test(reference)) return null;
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? runningPaymentOf(row) : null;
}

/** A payment by its id, if this member began it; null otherwise. */
export async function findOwnPayment(
  { db }: { db: Db },
  { accountId }: Actor,
  id: string,
): Promise<RunningPayment | null> {
  const row =
    isId(id) &&
    (await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst());
  return row ? runningPaymentOf(row) : null;
}

/** The member's latest payment, for this subject or (null) for any; null when there is none. */
export async function findLatestPayment(
  { db }: { db: Db },
  { accountId }: Actor,
  subjectId: string | null,
): Promise<RunningPayment | null> {
  if (subjectId !== null && !isId(subjectId)) return null;
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(subjectId !== null, (query) => query.where('subject_id', '=', subjectId))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? runningPaymentOf(row) : null;
}

export function runningPaymentOf(row: Selectable<DB['payments']>): RunningPayment {
  return {
    id: row.id,
    reference: row.reference,
    gateway: row.gateway,
    method: row.method as PaymentMethodCode,
    amount: rupiah(row.amount),
    adminFee: rupiah(row.admin_fee),
    total: rupiah(row.total),
    state: row.status as PaymentState,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    payableId: row.payable_id,
    subjectId: row.subject_id,
    instructions: row.instructions === null ? null : readInstructions(row.instructions),
  };
}

export function instructionsOf(created: CreatedPayment): Instructions {
  const { instructions: kind, number, billerCode, qrString, deepLink, redirectUrl } = created;
  return { kind, number, billerCode, qrString, deepLink, redirectUrl };
}

function readInstructions(kept: unknown): Instructions {
  return instructions.parse(kept);
}
