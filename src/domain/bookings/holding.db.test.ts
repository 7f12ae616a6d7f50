// Unpaid seats (decision 0053): who may hold how many, counted under a lock, and when they are free again.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#domain/privacy';
import { applyGatewayStatus } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { hashPassword } from '#platform/passwords';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  brandOf,
  checkoutInput,
  createDraft,
  createOrder,
  payNext,
} from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { overlapping } from '#test/overlapping';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { applyPromo, checkOut } from '#domain/checkout';
import { expireBookings } from './expire.ts';
import { grantHolding, revokeHolding } from './grant-holding.ts';

const { database, shop, clock } = useBookingFixture();
verifyLedgerAfterEach({ shop });
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(shop.deps);
});

const departure = async () => (await createDeparture(database.db, { quota: 100 })).id;
const party = (adults: number) => [{ room_type: 'quad' as const, adults }];
/** Orders so many seats on a departure of its own; returns the refusal, or null. */
async function order(by: SignedIn, adults = 1): Promise<unknown> {
  return createOrder(shop, { member: by, departure: await departure(), rooms: party(adults) }).then(
    () => null,
    (error: { code: string; faults: { message: string }[] }) => error.faults[0]?.message ?? error.code,
  );
}
const heldBy = async ({ account }: SignedIn) =>
  Number(
    (
      await database.db
        .selectFrom('seat_claims as c')
        .innerJoin('bookings as b', 'b.id', 'c.booking_id')
        .select((is) => is.fn.sum<number>('c.seats').as('seats'))
        .where('b.account_id', '=', account.id)
        .executeTakeFirst()
    )?.seats ?? 0,
  );
const after = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

describe('the unpaid holding limit of one member', () => {
  it('is zero until the phone number is verified', async () => {
    const unproven = await createMember(shop.deps, { phone_verified_at: null });
    expect([await order(unproven), await heldBy(unproven)]).toEqual(['phone_unverified', 0]);
    expect(await order(await createMember(shop.deps, { phone: null, phone_verified_at: null }))).toBe(
      'phone_unverified',
    );
  });

  it('is three orders; paid and ended orders do not count', async () => {
    const first = await createOrder(shop, { member, departure: await departure() });
    expect([await order(member), await order(member), await order(member)]).toEqual([
      null,
      null,
      'error_holding_orders',
    ]);
    await payNext(shop, member, first.bookingId);
    expect([await order(member), await order(member)]).toEqual([null, 'error_holding_orders']);
    // Over by the clock, expired by the job or not.
    after(151);
    expect(await order(member)).toBeNull();
    await expireBookings(shop.deps);
    expect([await order(member), await order(member), await order(member)]).toEqual([
      null,
      null,
      'error_holding_orders',
    ]);
  });

  it('is twelve seats, in one order or several', async () => {
    expect(await order(member, 13)).toBe('error_holding_seats_at_once');
    expect([
      await order(member, 10),
      await order(member, 3),
      await order(member, 2),
      await order(member, 1),
    ]).toEqual([null, 'error_holding_seats', null, 'error_holding_seats']);
    expect(await heldBy(member)).toBe(12);
  });

  it('does not refuse a repeated request for an existing order', async () => {
    const { bookingId, invoiceCode } = await createOrder(shop, { member, departure: await departure() });
    await order(member);
    await order(member);
    const form = await checkoutInput(shop, member, bookingId);
    expect(
      await checkOut(shop.deps, member.actor, { bookingId, form, brand: brandOf(shop.deps) }),
    ).toMatchObject({ bookingId, invoiceCode });
  });

  it('is twelve orders a day when all of them are left unpaid', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let nth = 0; nth < 3; nth += 1) expect(await order(member)).toBeNull();
      after(151);
      await expireBookings(shop.deps);
    }
    expect(await order(member)).toBe('error_holding_day');
    after(24 * 60);
    expect(await order(member)).toBeNull();
  });
});

describe('a phone number', () => {
  it('holds as much as an account, however many accounts have verified it', async () => {
    const other = await createMember(shop.deps, { phone: member.account.phone });
    expect([
      await order(member),
      await order(other),
      await order(member),
      await order(other),
      await order(member),
    ]).toEqual([null, null, null, 'error_holding_orders', 'error_holding_orders']);
    // An account that only claimed the number takes nothing from its owner.
    expect(
      await order(await createMember(shop.deps, { phone: member.account.phone, phone_verified_at: null })),
    ).toBe('phone_unverified');
  });

  it('keeps counting orders placed under it after its account changes number', async () => {
    const [old, next] = [member.account.phone, (await createMember(shop.deps)).account.phone];
    expect(await order(member, 12)).toBeNull();
    await database.db
      .updateTable('accounts')
      .set({ phone: next })
      .where('id', '=', member.account.id)
      .execute();
    expect(await order(member)).toBe('error_holding_seats');
    expect(await order(await createMember(shop.deps, { phone: old }))).toBe('error_holding_seats');
  });
});

describe('a larger limit', () => {
  it('applies to consultants', async () => {
    const consultant = await createMember(shop.deps, { roles: ['consultant'] });
    for (const adults of [13, 13, 13, 6]) expect(await order(consultant, adults)).toBeNull();
    expect(await order(consultant)).toBe('error_holding_seats');
  });

  it('is granted and revoked by an operator in support or on the command line, with an audit entry each', async () => {
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    const lines = () =>
      database.db
        .selectFrom('audit_log')
        .select(['action', 'actor_role', 'details'])
        .where('subject_id', '=', member.account.id)
        .orderBy('id')
        .execute();
    await grantHolding(shop.deps, 'system', member.account.id, { orders: 4, seats: 40 });
    await grantHolding(shop.deps, support.actor, member.account.id, { orders: 5, seats: 20 });
    expect([await order(member, 19), await order(member), await order(member)]).toEqual([
      null,
      null,
      'error_holding_seats',
    ]);
    await revokeHolding(shop.deps, support.actor, member.account.id);
    expect([await order(member), await heldBy(member)]).toEqual(['error_holding_seats', 20]);
    expect(await lines()).toEqual([
      { action: 'holding.granted', actor_role: 'system', details: { orders: 4, seats: 40 } },
      { action: 'holding.granted', actor_role: 'operator_support', details: { orders: 5, seats: 20 } },
      { action: 'holding.revoked', actor_role: 'operator_support', details: {} },
    ]);
  });

  it('wants a fresh code of the operator, and none on the command line', async () => {
    const { actor } = await createMember(shop.deps, { roles: ['operator_support'] });
    const stale = { ...actor, hasFreshFactor: false };
    const limit = { orders: 5, seats: 20 };
    const refusal = { code: 'step_up_required' };
    await expect(grantHolding(shop.deps, stale, member.account.id, limit)).rejects.toMatchObject(refusal);
    await grantHolding(shop.deps, 'system', member.account.id, limit);
    await expect(revokeHolding(shop.deps, stale, member.account.id)).rejects.toMatchObject(refusal);
    await revokeHolding(shop.deps, actor, member.account.id);
  });

  it('cannot be granted by anybody else, to an unknown account, or in fractions', async () => {
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    const limit = { orders: 5, seats: 20 };
    for (const granter of [member, finance, { actor: { ...support.actor, hasSecondFactor: false } }]) {
      await expect(grantHolding(shop.deps, granter.actor, member.account.id, limit)).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(revokeHolding(shop.deps, granter.actor, member.account.id)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    await expect(grantHolding(shop.deps, support.actor, support.account.id, limit)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(grantHolding(shop.deps, 'system', crypto.randomUUID(), limit)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(revokeHolding(shop.deps, 'system', member.account.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const wrong of [
      { orders: 0, seats: 20 },
      { orders: 5, seats: Number.NaN },
      { orders: 1.5, seats: 2 },
    ]) {
      await expect(grantHolding(shop.deps, 'system', member.account.id, wrong)).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
  });
});

/**
 * Both have counted, or wait for the lock, before either has written: each pauses before a row of its own
 * draft.
 */
async function orderAtOnce(buyers: readonly SignedIn[], locksOff?: true): Promise<unknown[]> {
  const drafts = await Promise.all(
    buyers.map(async (buyer) =>
      createDraft(shop, { member: buyer, departure: await departure(), rooms: party(7) }),
    ),
  );
  const forms = await Promise.all(
    drafts.map(({ member: buyer, bookingId }) => checkoutInput(shop, buyer, bookingId)),
  );
  const hold = (held: Db) =>
    held
      .selectFrom('bookings')
      .select('id')
      .where(
        'id',
        'in',
        drafts.map(({ bookingId }) => bookingId),
      )
      .forUpdate()
      .execute();
  const outcomes = await overlapping(
    database.db,
    hold,
    drafts.map(
      ({ member: buyer, bookingId }, nth) =>
        () =>
          checkOut({ ...shop.deps, ...(locksOff && { locksOff }) }, buyer.actor, {
            bookingId,
            form: forms[nth],
            brand: brandOf(shop.deps),
          }),
    ),
  );
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'held' : ((outcome.reason as { code?: string }).code ?? outcome.reason),
  );
}

describe('seven seats and seven seats at the same moment', () => {
  it('are held only once by one account', async () => {
    expect((await orderAtOnce([member, member])).toSorted()).toEqual(['held', 'holding_limit']);
    expect(await heldBy(member)).toBe(7);
  });

  it('are held only once by two accounts that have verified the same number', async () => {
    const twin = await createMember(shop.deps, { phone: member.account.phone });
    expect((await orderAtOnce([member, twin])).toSorted()).toEqual(['held', 'holding_limit']);
    expect((await heldBy(member)) + (await heldBy(twin))).toBe(7);
  });

  it('would be held twice without the lock (negative control)', async () => {
    expect(await orderAtOnce([member, member], true)).toEqual(['held', 'held']);
    const twins = [await createMember(shop.deps), await createMember(shop.deps)];
    await database.db
      .updateTable('accounts')
      .set({ phone: twins[0]!.account.phone })
      .where('id', '=', twins[1]!.account.id)
      .execute();
    expect(await orderAtOnce(twins, true)).toEqual(['held', 'held']);
  });
});

describe('a deleted account', () => {
  const password = 'Labbaik-1447';
  /** An order of theirs with a promo and a running payment. */
  async function holding() {
    const buyer = await createMember(shop.deps, { password_hash: await hashPassword(password) });
    const promo = await createPromo(database.db, { max_uses: 1 });
    const { bookingId } = await createDraft(shop, {
      member: buyer,
      departure: await departure(),
      rooms: party(4),
    });
    await applyPromo(shop.deps, buyer.actor, { bookingId, brand: brandOf(shop.deps), promo: promo.id });
    await checkOut(shop.deps, buyer.actor, {
      bookingId,
      form: await checkoutInput(shop, buyer, bookingId),
      brand: brandOf(shop.deps),
    });
    return { buyer, bookingId, promo, payment: await beginPayment(shop, buyer, bookingId) };
  }

  it('holds no seats, no promo and no payment any more', async () => {
    const { buyer, bookingId, promo, payment } = await holding();
    await deleteAccount(shop.deps, buyer.actor, { password }, brandOf(shop.deps));
    const { db } = database;
    expect(
      await db.selectFrom('seat_claims').select('seats').where('booking_id', '=', bookingId).execute(),
    ).toEqual([]);
    expect(
      await db
        .selectFrom('bookings')
        .select(['state', 'booker', 'held_by_phone', 'account_id'])
        .where('id', '=', bookingId)
        .executeTakeFirst(),
    ).toEqual({ state: 'expired', booker: null, held_by_phone: null, account_id: null });
    expect(
      await db.selectFrom('invoices').select('status').where('booking_id', '=', bookingId).execute(),
    ).toEqual([{ status: 'expired' }]);
    expect(
      await db.selectFrom('promo_redemptions').select('state').where('promo_id', '=', promo.id).execute(),
    ).toEqual([{ state: 'released' }]);
    expect(
      await db.selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirst(),
    ).toEqual({ status: 'cancelled' });
    // Its payment number is cancelled at the gateway after the transaction.
    const { rows } = await sql<{
      data: unknown;
    }>`select data from jobs.job where name = 'payment-ended'`.execute(db);
    expect(rows.map(({ data }) => data)).toContainEqual({ paymentId: payment.id });
    // The phone number is free too: its next owner has the full limit.
    const next = await createMember(shop.deps, { phone: buyer.account.phone });
    expect(await order(next, 12)).toBeNull();
  });

  it('still refunds late money', async () => {
    const { buyer, bookingId, payment } = await holding();
    await deleteAccount(shop.deps, buyer.actor, { password }, brandOf(shop.deps));
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'))).toBe(
      'exception',
    );
    expect(
      await database.db
        .selectFrom('refund_tasks')
        .select(['status', 'amount'])
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([{ status: 'open', amount: payment.total }]);
    expect(
      await database.db
        .selectFrom('seat_claims')
        .select('seats')
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([]);
  });
});
