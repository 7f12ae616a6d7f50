// What can be paid for (docs/product/payments.md): payments know a payable {kind, id} and call its area
// through this table's interface to apply what money changes. deps wire the table; payments never know
// bookings.
import type { Expression, RawBuilder } from 'kysely';
import type { BrandDirectory } from '#domain/brands';
import type { Db } from '#platform/database/database';
import type { LockDeps, LockKey } from '#platform/database/locks';
import type { Jobs } from '#platform/jobs/jobs';
import type { Rupiah } from '#shared/money';

export const payableKinds = ['booking_invoice', 'souvenir_invoice'] as const;
export type PayableKind = (typeof payableKinds)[number];

export function isPayableKind(kind: string): kind is PayableKind {
  return (payableKinds as readonly string[]).includes(kind);
}

export interface Payable {
  /** The subject under which the ledger books the money. */
  subjectId: string;
  /** The readable code: the gateway's order numbers begin with it. */
  code: string;
  accountId: string | null;
  /** The payee, whose gateway receives it; null: the platform itself, at its own gateway. */
  partnerId: string | null;
  brandId: string;
  amount: Rupiah;
  payableUntil: Date;
  /** `phone` in E.164; null once the account is deleted. */
  customer: { name: string; email: string; phone: string } | null;
  /** Whether a payment may start now. */
  isOpen: boolean;
  /** A condition, for a statement under the payable's lock: nothing of this has changed since. Absent: it is read under the lock. */
  unchanged?: RawBuilder<boolean>;
}

/** A payment of the right amount, as the gateway confirmed it. */
export interface SettledPayment {
  id: string;
  payableId: string;
  gateway: string;
  adminFee: Rupiah;
  /** How often it was settled again after its bank had reversed it. */
  round: number;
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

/** Money that arrived and pays for nothing, until a person has decided about it. */
export interface UnmatchedPayment {
  subjectId: string;
  came: Rupiah;
  /** The amount due under its number; null: the number is unknown. */
  expected: Rupiah | null;
}

/** `refund`: it is owed back, by a day. `refunded`: the gateway has already sent it back. */
export interface DecidedUnmatchedPayment extends Pick<UnmatchedPayment, 'subjectId' | 'came'> {
  becomes: 'kept' | 'refund' | 'refunded';
  /** Of the person who decided. */
  note: string | null;
}

/**
 * `applied`: it paid. `double_payment`, `late_payment`: it pays nothing any more, and is refunded.
 * `seats_gone`: it is the customer's, and is refunded unless a person finds another way.
 */
export type PaidOutcome = 'applied' | 'double_payment' | 'late_payment' | 'seats_gone';

/** What a payment adds to the statement that pays for something: see `movingBooking` (#domain/bookings). */
export interface PaymentParts {
  locks: readonly LockKey[];
  before: readonly RawBuilder<unknown>[];
  onlyIf: RawBuilder<unknown>;
  along: readonly RawBuilder<unknown>[];
  answer: readonly RawBuilder<unknown>[];
}

export interface PayablePart {
  query(db: Db, id: Expression<string | null>): RawBuilder<object> | Expression<object>;
  read(deps: Pick<PayableDeps, 'now'>, row: object): Payable;
}

export interface PayableHandler {
  find(deps: Pick<PayableDeps, 'db' | 'now'>, id: string): Promise<Payable | null>;
  /** `find` as part of a larger statement (`readTogether`), whose row names the payee as `partnerId`. Absent: it is asked alone. */
  asPart?: PayablePart;
  locksOf(db: Db, id: string): Promise<LockKey[]>;
  paid(deps: PayableDeps, payment: SettledPayment): Promise<PaidOutcome>;
  /** `applied` by one statement with the payment's own parts (true); false: nothing was written, `paid` decides. Absent: always that. */
  payAtOnce?(deps: PayableDeps & LockDeps, payment: SettledPayment, parts: PaymentParts): Promise<boolean>;
  /** The payment was reversed after it had paid. */
  reversed(deps: PayableDeps, payment: SettledPayment): Promise<void>;
  /** The likely owner of money under an unknown number; null: none can be determined. */
  match(db: Db, reference: string): Promise<{ subjectId: string; partnerId: string | null } | null>;
  /** Notifies the owner, in the transaction that records the money. */
  tellMisfit(deps: NotifyDeps, misfit: UnmatchedPayment): Promise<void>;
  tellDecided(deps: NotifyDeps, decided: DecidedUnmatchedPayment): Promise<void>;
}

/** Whoever owns the subject tells: ids of bookings and of other orders never meet. In the transaction of the decision. */
export async function notifyDecided(
  deps: NotifyDeps & { payables: Payables },
  decided: DecidedUnmatchedPayment,
): Promise<void> {
  for (const kind of payableKinds) await deps.payables[kind].tellDecided(deps, decided);
}

export type Payables = Readonly<Record<PayableKind, PayableHandler>>;
