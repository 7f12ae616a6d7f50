// Money that waits for a person: who may see it, and what each decision does to the ledger.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { applyGatewayStatus, listWrongAmounts } from '#domain/payments';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  createOrder,
  openBookingSetup,
  payNext,
  type BookingSetup,
} from '#test/factories/bookings';
import { createBrand } from '#test/factories/brands';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { holdAtPartner } from '#test/factories/refunds';
import { findBooking } from '#domain/bookings';
import { listHeldPayments, refundHeldPayment } from './held-payments.ts';
import {
  listOpenExceptions,
  listOpenRefunds,
  resolveException,
  settleRefund,
} from './refunds-and-exceptions.ts';

let database: TestDatabase;
let shop: BookingSetup;
let partnerId: string;
let departure: string;
let staff: SignedIn;
let stranger: SignedIn;
let finance: SignedIn;
let order: Awaited<ReturnType<typeof createOrder>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  shop = openBookingSetup(await createTestDeps(database, NOW));
  partnerId = (await createPartner(database.db)).id;
  departure = (
    await createDeparture(database.db, {
      programme_id: (await createProgramme(database.db, { partner_id: partnerId })).id,
      quota: 40,
    })
  ).id;
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
afterAll(() => database.drop());
beforeEach(async () => {
  // What earlier tests left open is decided.
  await database.db
    .updateTable('payment_exceptions')
    .set({ resolved_at: NOW, resolution: 'kept' })
    .where('resolved_at', 'is', null)
    .execute();
  order = await createOrder(shop, { departure });
});
afterEach(async () => {
  const faults = await verifyLedger(shop.deps);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

/** What the order page says of each wrong sum. */
const toldMember = async () =>
  (await listWrongAmounts(shop.deps, order.bookingId)).map(({ outcome }) => outcome);

async function payWrongly() {
  const { reference } = await beginPayment(shop, order.member, order.bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000));
  const [exception] = await listOpenExceptions(shop.deps, staff.actor, partnerId);
  return exception!;
}

describe('a wrong amount', () => {
  it('is refunded on a decision, and marked as paid with the transfer number', async () => {
    const { id, kind, amount, canRefund } = await payWrongly();
    expect({ kind, amount, canRefund }).toEqual({ kind: 'wrong_amount', amount: 1_000_000, canRefund: true });
    expect(await toldMember()).toEqual(['waiting']);
    await expect(
      resolveException(shop.deps, staff.actor, { exceptionId: id, decision: 'refund', note: ' ' }),
    ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'note' }] });
    await resolveException(shop.deps, staff.actor, {
      exceptionId: id,
      decision: 'refund',
      note: 'Salah transfer',
    });
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      unmatched: 0,
      refundDue: 1_000_000,
    });
    expect(await toldMember()).toEqual(['refund']);
    expect(await listOpenExceptions(shop.deps, staff.actor, partnerId)).toEqual([]);
    const task = (await listOpenRefunds(shop.deps, finance.actor, null)).find(
      ({ amount: owed }) => owed === 1_000_000,
    )!;
    await expect(
      settleRefund(shop.deps, finance.actor, { taskId: task.id, proof: '' }),
    ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'proof' }] });
    await expect(
      settleRefund(shop.deps, staff.actor, { taskId: task.id, proof: 'TRF-1' }),
    ).rejects.toMatchObject({ code: 'refund_not_yours' });
    await settleRefund(shop.deps, finance.actor, { taskId: task.id, proof: 'TRF-1' });
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      refundDue: 0,
      refunded: 1_000_000,
    });
    const told = await database.db
      .selectFrom('audit_log')
      .select('actor_role')
      .where('subject_id', '=', order.member.account.id)
      .where('action', '=', 'refund.paid')
      .execute();
    expect(told).toEqual([{ actor_role: 'operator_finance' }]);
    await payNext(shop, order.member, order.bookingId);
  });

  it('that arrives twice under one number is refunded twice, each once', async () => {
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    for (const gatewayId of ['gw-first', 'gw-second'])
      await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000, gatewayId));
    const waiting = await listOpenExceptions(shop.deps, staff.actor, partnerId);
    const decide = ({ id }: { id: string }) =>
      resolveException(shop.deps, staff.actor, {
        exceptionId: id,
        decision: 'refund',
        note: 'Salah transfer',
      });
    const settled = await Promise.allSettled([...waiting, ...waiting].map(decide));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      received: 2_000_000,
      unmatched: 0,
      refundDue: 2_000_000,
    });
  });

  it('may be held with a note; then it leaves the list of exceptions', async () => {
    const { id } = await payWrongly();
    const keep = { exceptionId: id, decision: 'keep', note: 'Menunggu kabar jamaah' } as const;
    await resolveException(shop.deps, finance.actor, keep);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      unmatched: 1_000_000,
      refundDue: 0,
    });
    expect(await toldMember()).toEqual(['kept']);
    await expect(resolveException(shop.deps, finance.actor, keep)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('that is held stays on a list until its refund, which happens once', async () => {
    const { id } = await payWrongly();
    const kept = async () =>
      (await listHeldPayments(shop.deps, staff.actor, partnerId)).filter(
        ({ bookingCode }) => bookingCode === code,
      );
    const { code } = (await findBooking(shop.deps, order.member.actor, order.bookingId))!;
    expect(await kept()).toEqual([]);
    await resolveException(shop.deps, staff.actor, {
      exceptionId: id,
      decision: 'keep',
      note: 'Menunggu kabar jamaah',
    });
    const [money] = await kept();
    expect(money).toMatchObject({ amount: 1_000_000, note: 'Menunggu kabar jamaah' });
    for (const { actor } of [stranger, order.member]) {
      await expect(refundHeldPayment(shop.deps, actor, money!.paymentId)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(listHeldPayments(shop.deps, actor, partnerId)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const twice = await Promise.allSettled(
      [1, 2].map(() => refundHeldPayment(shop.deps, staff.actor, money!.paymentId)),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await kept()).toEqual([]);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      unmatched: 0,
      refundDue: 1_000_000,
    });
  });

  it('that arrived twice under one number is refunded twice', async () => {
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    for (const gatewayId of ['first', 'second']) {
      await applyGatewayStatus(shop.deps, {
        ...shop.gateway.becomes(reference, 'paid', 1_000_000),
        gatewayId,
        statusKey: `paid ${gatewayId}`,
      });
    }
    for (const { id } of await listOpenExceptions(shop.deps, staff.actor, partnerId))
      await resolveException(shop.deps, staff.actor, {
        exceptionId: id,
        decision: 'refund',
        note: 'Salah transfer',
      });
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      received: 2_000_000,
      unmatched: 0,
      refundDue: 2_000_000,
    });
  });

  it('that the bank has reversed since cannot be refunded here', async () => {
    const { id } = await payWrongly();
    const { reference } = await database.db
      .selectFrom('payments')
      .select('reference')
      .where('subject_id', '=', order.bookingId)
      .executeTakeFirstOrThrow();
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'charged_back', 1_000_000));
    await expect(
      resolveException(shop.deps, staff.actor, {
        exceptionId: id,
        decision: 'refund',
        note: 'Salah transfer',
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      received: 0,
      unmatched: 0,
      refundDue: 0,
    });
  });
});

it("is marked as paid by the partner's staff where its own gateway holds the money", async () => {
  const { id } = await payWrongly();
  const decided = { exceptionId: id, decision: 'refund', note: 'Salah transfer' } as const;
  await resolveException(shop.deps, staff.actor, decided);
  const { code } = (await findBooking(shop.deps, order.member.actor, order.bookingId))!;
  const find = async () =>
    (await listOpenRefunds(shop.deps, staff.actor, partnerId)).find(
      ({ bookingCode }) => bookingCode === code,
    )!;
  const { id: taskId } = await find();
  await holdAtPartner(shop.deps, partnerId, taskId);
  expect(await find()).toMatchObject({ heldBy: 'partner', isTransferred: false });
  await settleRefund(shop.deps, staff.actor, { taskId, proof: 'TRF-1' });
  expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({ refunded: 1_000_000 });
});

it("is shown to the partner's staff and to finance, and settled by nobody else", async () => {
  const { id } = await payWrongly();
  for (const { actor } of [stranger, order.member]) {
    await expect(listOpenExceptions(shop.deps, actor, partnerId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listOpenRefunds(shop.deps, actor, partnerId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      resolveException(shop.deps, actor, { exceptionId: id, decision: 'keep', note: 'x' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(listOpenRefunds(shop.deps, staff.actor, null)).rejects.toMatchObject({ code: 'not_found' });
  expect(
    await listOpenExceptions(shop.deps, stranger.actor, stranger.actor.memberships[0]!.partnerId),
  ).toEqual([]);
});
