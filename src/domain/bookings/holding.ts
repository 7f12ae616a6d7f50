// Limits unpaid seats (decision 0053): a verified phone number, and so many open orders and seats per account
// and per number. Counted by a query under the locks of both.
import { sql } from 'kysely';
import { type Actor, hasRole } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import type { LockKey } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { holdingTriesPerOrder, lapsedOrdersPerOpenOrder } from '#shared/limits';

export interface HoldingLimit {
  /** Orders awaiting payment at the same time. */
  orders: number;
  /** Their seats. */
  seats: number;
}

/** As configured (HOLDING_…). */
export interface HoldingLimits {
  member: HoldingLimit;
  consultant: HoldingLimit;
}

interface HoldingDeps {
  db: Db;
  now: () => Date;
  holdingLimits: HoldingLimits;
}

export interface Holder {
  accountId: string;
  /** Verified, in E.164. */
  phone: string;
  limit: HoldingLimit;
}

/**
 * Refuses `phone_unverified`; `too_many_requests` to a number whose owner keeps trying; `session_ended` once
 * the account is deleted.
 */
export async function admitHolder(
  deps: HoldingDeps,
  actor: Actor,
  known: { account: PhoneRow | null; grant: HoldingLimit | null },
): Promise<Holder> {
  const phone = provenPhoneOf(known.account);
  const limit = holdingLimitOf(deps, actor, known.grant);
  await passThrottle(deps, {
    name: 'checkout phone',
    of: phone,
    max: holdingTriesPerOrder * limit.orders,
    windowSeconds: 3_600,
  });
  return { accountId: actor.accountId, phone, limit };
}

/** The locks held while counting: two accounts that verified one number wait for each other. */
export function holderLocks({ accountId, phone }: Pick<Holder, 'accountId' | 'phone'>): LockKey[] {
  return [accountLock(accountId), { kind: 'holder', id: phone }];
}

export function accountLock(accountId: string): LockKey {
  return { kind: 'holder', id: accountId };
}

interface Held {
  orders: number;
  seats: number;
  /** Unpaid ones of the last 24 hours, ended or not. */
  lapsed: number;
}

/** Refuses `holding_limit` with the reason beside `orders` or `seats`, and `busy` when the number has changed meanwhile. In the transaction that holds `holderLocks`. */
export async function refuseHoarding(
  { db, now }: Pick<HoldingDeps, 'db' | 'now'>,
  actor: Actor,
  { accountId, phone, limit }: Holder,
  seats: number,
): Promise<void> {
  const {
    rows: [held],
  } = await sql<Held & { account: PhoneRow | null }>`
    select count(*) filter (where is_open)::int as orders, coalesce(sum(seats) filter (where is_open), 0)::int as seats,
      count(*) filter (where ordered_at > ${dayBefore(now())})::int as lapsed, (select to_json(a) from (${phoneQuery(actor)}) a) as account
    from (select seats, ordered_at, state = 'waiting_payment' and release_at > ${now()} as is_open from bookings
      where state in ('waiting_payment', 'expired') and (account_id = ${accountId} or held_by_phone = ${phone})) unpaid`.execute(
    db,
  );
  const { account, orders, seats: taken, lapsed } = held!;
  if (provenPhoneOf(account) !== phone) throw new AppError('busy');
  const mostToday = limit.orders * lapsedOrdersPerOpenOrder;
  if (orders >= limit.orders) throw refused('orders', 'error_holding_orders', { most: limit.orders });
  if (taken + seats > limit.seats)
    throw refused('seats', taken > 0 ? 'error_holding_seats' : 'error_holding_seats_at_once', {
      most: limit.seats,
      held: taken,
    });
  if (lapsed >= mostToday) throw refused('orders', 'error_holding_day', { most: mostToday });
}

const dayBefore = (at: Date) => new Date(at.getTime() - 86_400_000);

function refused(field: 'orders' | 'seats', message: string, values: Record<string, number>): AppError {
  return new AppError('holding_limit', [{ field, message, values }]);
}

/**
 * The largest of what the configuration gives everybody, what it gives consultants, and what an operator
 * granted.
 */
function holdingLimitOf(
  { holdingLimits }: Pick<HoldingDeps, 'holdingLimits'>,
  actor: Actor,
  grant: HoldingLimit | null,
): HoldingLimit {
  const limits = [
    holdingLimits.member,
    ...(hasRole(actor, 'consultant') ? [holdingLimits.consultant] : []),
    ...(grant ? [grant] : []),
  ];
  return {
    orders: Math.max(...limits.map(({ orders }) => orders)),
    seats: Math.max(...limits.map(({ seats }) => seats)),
  };
}

interface PhoneRow {
  phone: string | null;
  isVerified: boolean;
}

const phoneQuery = ({ accountId }: Actor) =>
  sql<PhoneRow>`select phone, phone_verified_at is not null as "isVerified" from accounts where id = ${accountId}`;

/** What `admitHolder` needs to know, as parts of a statement. */
export const holderQueries = (actor: Actor) => ({
  account: phoneQuery(actor),
  grant: sql<HoldingLimit>`select max_orders as orders, max_seats as seats from holding_grants where account_id = ${actor.accountId}`,
});

function provenPhoneOf(account: PhoneRow | null): string {
  if (!account) throw new AppError('session_ended');
  if (!account.phone || !account.isVerified) throw new AppError('phone_unverified');
  return account.phone;
}
