// Limits unpaid seats (decision 0053): a verified phone number, and so many open orders and seats per account
// and per number. Counted by a query under the locks of both.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, hasRole } from '#domain/memberships';
import { countingUse, passThrottle, type Throttle } from '#domain/throttles';
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

/** Refuses `phone_unverified`; `session_ended` once the account is deleted. */
export function admitHolder(
  deps: HoldingDeps,
  actor: Actor,
  known: { account: PhoneRow | null; grant: HoldingLimit | null },
): Holder {
  const phone = provenPhoneOf(known.account);
  return { accountId: actor.accountId, phone, limit: holdingLimitOf(deps, actor, known.grant) };
}

/** Counted before the locks, or with what is counted under them (`countingHeld`), so that a refusal counts. */
const triesOf = ({ phone, limit }: Holder): Throttle => ({
  name: 'checkout phone',
  of: phone,
  max: holdingTriesPerOrder * limit.orders,
  windowSeconds: 3_600,
});

/** Refuses `too_many_requests` to a number whose owner keeps trying. */
export function countTry(deps: HoldingDeps, holder: Holder): Promise<void> {
  return passThrottle(deps, triesOf(holder));
}

/** The locks held while counting: two accounts that verified one number wait for each other. */
export function holderLocks({ accountId, phone }: Pick<Holder, 'accountId' | 'phone'>): LockKey[] {
  return [accountLock(accountId), { kind: 'holder', id: phone }];
}

export function accountLock(accountId: string): LockKey {
  return { kind: 'holder', id: accountId };
}

export interface Held {
  account: PhoneRow | null;
  orders: number;
  seats: number;
  /** Unpaid ones of the last 24 hours, ended or not. */
  lapsed: number;
}

/** Refuses `holding_limit` with the reason beside `orders` or `seats`, and `busy` when the number has changed meanwhile. In the transaction that holds `holderLocks`. */
export async function refuseHoarding(
  { db, now }: Pick<HoldingDeps, 'db' | 'now'>,
  holder: Holder,
  seats: number,
): Promise<void> {
  const { rows } = await heldQuery(now(), holder).execute(db);
  judgeHeld(holder, rows[0]!, seats);
}

function heldQuery(at: Date, { accountId, phone }: Holder): RawBuilder<Held> {
  return sql<Held>`
    select count(*) filter (where is_open)::int as orders, coalesce(sum(seats) filter (where is_open), 0)::int as seats,
      count(*) filter (where ordered_at > ${dayBefore(at)})::int as lapsed, (select to_json(a) from (${phoneQuery(accountId)}) a) as account
    from (select seats, ordered_at, state = 'waiting_payment' and release_at > ${at} as is_open from bookings
      where state in ('waiting_payment', 'expired') and (account_id = ${accountId} or held_by_phone = ${phone})) unpaid`;
}

/**
 * The same as parts of a statement under `holderLocks`: it counts the try and what is held, and `isWithin` says whether these
 * seats may be taken. What it answers as `held` and `hits` says why not.
 */
export function countingHeld(at: Date, holder: Holder, seats: number) {
  const { phone, limit } = holder;
  const tries = triesOf(holder);
  return {
    before: [sql`tried as (${countingUse(at, tries)})`, sql`held as (${heldQuery(at, holder)})`],
    isWithin: sql<boolean>`(select hits from tried) <= ${tries.max} and (select account ->> 'phone' = ${phone} and (account ->> 'isVerified')::boolean
      and orders < ${limit.orders} and seats + ${seats}::int <= ${limit.seats} and lapsed < ${mostToday(limit)} from held)`,
    answer: [sql`(select to_json(h) from held h) as held`, sql`(select hits from tried) as hits`],
    /** Throws why it was not. */
    judge(counted: { held: Held; hits: number }): void {
      if (counted.hits > tries.max) throw new AppError('too_many_requests');
      judgeHeld(holder, counted.held, seats);
    },
  };
}

const mostToday = (limit: HoldingLimit) => limit.orders * lapsedOrdersPerOpenOrder;

function judgeHeld({ phone, limit }: Holder, held: Held, seats: number): void {
  const { account, orders, seats: taken, lapsed } = held;
  if (provenPhoneOf(account) !== phone) throw new AppError('busy');
  if (orders >= limit.orders) throw refused('orders', 'error_holding_orders', { most: limit.orders });
  if (taken + seats > limit.seats)
    throw refused('seats', taken > 0 ? 'error_holding_seats' : 'error_holding_seats_at_once', {
      most: limit.seats,
      held: taken,
    });
  if (lapsed >= mostToday(limit)) throw refused('orders', 'error_holding_day', { most: mostToday(limit) });
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

const phoneQuery = (accountId: string) =>
  sql<PhoneRow>`select phone, phone_verified_at is not null as "isVerified" from accounts where id = ${accountId}`;

/** What `admitHolder` needs to know, as parts of a statement. */
export const holderQueries = (accountId: string) => ({
  account: phoneQuery(accountId),
  grant: sql<HoldingLimit>`select max_orders as orders, max_seats as seats from holding_grants where account_id = ${accountId}`,
});

function provenPhoneOf(account: PhoneRow | null): string {
  if (!account) throw new AppError('session_ended');
  if (!account.phone || !account.isVerified) throw new AppError('phone_unverified');
  return account.phone;
}
