// What can be paid for (architecture.md "Payments"): payments know a payable {kind, id} and ask its area, through this table's
// shape, what money means for it. deps wire the table; payments never know bookings.
import type { BrandDirectory } from '#domain/brands';
import type { Db } from '#platform/database/database';
import type { LockKey } from '#platform/database/locks';
import type { Jobs } from '#platform/jobs/jobs';
import type { Rupiah } from '#shared/money';

export const payableKinds = ['booking_invoice'] as const;
export type PayableKind = (typeof payableKinds)[number];

export function isPayableKind(kind: string): kind is PayableKind {
  return (payableKinds as readonly string[]).includes(kind);
}

export interface Payable {
  /** What the ledger files the money under. */
  subjectId: string;
  /** As people read it: the gateway's order numbers begin with it. */
  code: string;
  accountId: string | null;
  /** The payee, whose gateway takes it. */
  partnerId: string;
  brandId: string;
  amount: Rupiah;
  payableUntil: Date;
  /** `phone` in E.164; null once the person is gone. */
  customer: { name: string; email: string; phone: string } | null;
  /** Whether a payment may be begun now. */
  isOpen: boolean;
}

/** A payment of the right amount, as the gateway confirmed it. */
export interface SettledPayment {
  id: string;
  payableId: string;
  gateway: string;
  adminFee: Rupiah;
}

export interface PayableDeps {
  /** A transaction that holds the locks of `locksOf`. */
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface NotifyDeps extends PayableDeps {
  brands: BrandDirectory;
}

/** Money that came and pays for nothing, until a person has decided about it. */
export interface UnmatchedPayment {
  subjectId: string;
  came: Rupiah;
  /** What was asked for under its number; null: the number is none of ours. */
  expected: Rupiah | null;
}

/** `refund`: it is owed back, by a day. `refunded`: the gateway has sent it back already. */
export interface DecidedUnmatchedPayment extends Pick<UnmatchedPayment, 'subjectId' | 'came'> {
  becomes: 'kept' | 'refund' | 'refunded';
  /** Of whoever decided. */
  note: string | null;
}

/**
 * `applied`: it paid. `double_payment`, `late_payment`: it pays nothing any more, and goes back. `seats_gone`: it is the
 * customer's, and goes back unless a person finds another way.
 */
export type PaidOutcome = 'applied' | 'double_payment' | 'late_payment' | 'seats_gone';

export interface PayableHandler {
  find(deps: Pick<PayableDeps, 'db' | 'now'>, id: string): Promise<Payable | null>;
  locksOf(db: Db, id: string): Promise<LockKey[]>;
  paid(deps: PayableDeps, payment: SettledPayment): Promise<PaidOutcome>;
  /** The money was taken back after it had paid. */
  reversed(deps: PayableDeps, payment: SettledPayment): Promise<void>;
  /** Whom a number that no payment here has was probably meant for; null: nobody can say. */
  match(db: Db, reference: string): Promise<{ subjectId: string; partnerId: string } | null>;
  /** Tells whose it is, in the transaction in which it came. */
  tellMisfit(deps: NotifyDeps, misfit: UnmatchedPayment): Promise<void>;
  tellDecided(deps: NotifyDeps, decided: DecidedUnmatchedPayment): Promise<void>;
}

export type Payables = Readonly<Record<PayableKind, PayableHandler>>;
