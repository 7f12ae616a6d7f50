// A partner cancels one order by its own contract (decision 0055): refunds the copied share for the day of
// the request, retains no more than the contract leaves, and leaves every other order as it is.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findBookingMoney, readStatement } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import type { AppError } from '#shared/errors';
import { createMember } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import {
  beginPayment,
  createDraft,
  createOrder,
  createPaidOrder,
  checkoutInput,
  dispatchAllBookingEvents,
  payNext,
} from '#test/factories/bookings';
import { createDeparture, createProgramme, emptyContent, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { applyPromo, checkOut } from '#domain/checkout';
import { cancelByTerms, findTermsCancellation, foreseeTermsCancellation } from './cancel-by-terms.ts';
import { cancelDeparture, rescheduleDeparture } from '#domain/departure-changes';
import { findBooking, flagOverdueSettlements } from '#domain/bookings';
import { emailsTo } from '#test/sent-emails';
import { listOpenRefunds, settleRefund } from '#domain/finance-console';

const { database, shop, clock, partner } = usePartnerFixture();
verifyLedgerAfterEach({ shop });
beforeEach(async () => {
  clock.now = NOW;
  await sql`delete from jobs.job`.execute(database.db);
});

const terms = [
  { daysBefore: 60, refundBasisPoints: 7_500 },
  { daysBefore: 30, refundBasisPoints: 5_000 },
  { daysBefore: 0, refundBasisPoints: 0 },
];
/** 90 days ahead of NOW, in stages. */
async function departure(cancellation: typeof terms = terms) {
  const { id } = await createProgramme(database.db, {
    partner_id: partner.id,
    content: JSON.stringify({ ...emptyContent, cancellation }),
  });
  return {
    programmeId: id,
    departureId: (
      await createDeparture(database.db, {
        programme_id: id,
        quota: 4,
        departs_on: '2027-06-13',
        returns_on: '2027-06-21',
        down_payment_amount: 5_000_000,
        settlement_due_days: 45,
      })
    ).id,
  };
}
const foresee = (code: string, form?: object, { actor } = partner.staff) =>
  foreseeTermsCancellation(shop.deps, actor, code, form);
async function cancel(code: string, form: object = {}, who = partner.staff) {
  const { requestedOn, kept } = await foresee(code);
  return cancelByTerms(shop.deps, who.actor, code, {
    requested_on: requestedOn,
    kept: String(kept),
    confirmed: 'yes',
    ...form,
  });
}
const read = async ({ bookingId, member }: Awaited<ReturnType<typeof createOrder>>) =>
  (await findBooking(shop.deps, member.actor, bookingId))!;
const tasksOf = (bookingId: string) =>
  database.db
    .selectFrom('refund_tasks')
    .select(['reason', 'amount', 'due_on', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('amount')
    .execute();

describe('an order paid in full', () => {
  it("refunds the contract's share; the partner retains the rest, and everything else of the order ends", async () => {
    const { departureId } = await departure();
    const [order, other] = [
      await createPaidOrder(shop, { departure: departureId }),
      await createPaidOrder(shop, { departure: departureId }),
    ];
    const { code } = await read(order);
    expect(await foresee(code)).toMatchObject({
      requestedOn: '2027-03-15',
      refusal: null,
      granted: 7_500,
      total: 30_000_000,
      paid: 30_000_000,
      kept: 7_500_000,
      goesBack: 22_504_000,
      refundDueOn: '2027-03-29',
    });

    await cancel(code);
    const booking = await read(order);
    expect([booking.state, booking.invoices.map(({ status }) => status), (await read(other)).state]).toEqual([
      'cancelled_by_partner',
      ['refunded'],
      'paid',
    ]);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      received: 30_004_000,
      partner: 7_500_000,
      platform: 0,
      gatewayFee: 0,
      refundDue: 22_504_000,
      unallocated: 0,
    });
    expect(await tasksOf(order.bookingId)).toEqual([
      { reason: 'cancelled_by_terms', amount: 22_504_000, due_on: '2027-03-29', status: 'open' },
    ]);
    expect(
      await database.db
        .selectFrom('seat_claims')
        .select('seats')
        .where('booking_id', '=', order.bookingId)
        .execute(),
    ).toEqual([]);
    expect(await findTermsCancellation(shop.deps, order.bookingId)).toEqual({
      requestedOn: '2027-03-15',
      granted: 7_500,
      kept: 7_500_000,
    });

    const statement = await readStatement(shop.deps, partner.staff.actor, {
      partnerId: partner.id,
      from: '2027-03-15',
      to: '2027-03-15',
      page: 1,
      limit: 100,
    });
    expect(
      statement.items
        .filter(({ kind, bookingCode }) => kind === 'terms_kept' && bookingCode === code)
        .map(({ amount }) => amount),
    ).toEqual([7_500_000]);
    const audit = await database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'actor_role', 'details'])
      .where('subject_id', '=', order.member.account.id)
      .where('action', '=', 'booking.cancelled_by_terms')
      .execute();
    expect(audit).toEqual([
      {
        actor_id: partner.staff.account.id,
        actor_role: 'partner_staff',
        details: { about: order.bookingId, kept: 7_500_000, requestedOn: '2027-03-15' },
      },
    ]);
  });

  it('notifies its booker of the refund, its due date, what is retained, and whom to write to', async () => {
    const order = await createPaidOrder(shop, { departure: (await departure()).departureId });
    await cancel((await read(order)).code);
    await dispatchAllBookingEvents(shop.deps);
    const received = await emailsTo(database.db, order.member.account.email);
    const { text } = received.find(({ kind }) => kind === 'order_cancelled_by_terms')!;
    for (const words of [
      'Rp\u00a022.504.000',
      'Rp\u00a07.500.000',
      '29 Maret 2027',
      '15 Maret 2027',
      '75%',
      'tidak meminta pembatalan ini',
    ])
      expect(text).toContain(words);
  });

  it('counts by the day of the request, not of the click', async () => {
    const order = await createPaidOrder(shop, { departure: (await departure()).departureId });
    const { code } = await read(order);
    clock.now = new Date('2027-04-16T05:00:00Z');
    expect([
      (await foresee(code)).granted,
      (await foresee(code, { requested_on: '2027-04-14' })).granted,
    ]).toEqual([5_000, 7_500]);
    for (const requested_on of ['2027-03-14', '2027-04-17', 'x'])
      await expect(foresee(code, { requested_on })).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'requested_on' }],
      });
    await cancel(code, { requested_on: '2027-04-14', kept: '7500000' });
    expect((await findTermsCancellation(shop.deps, order.bookingId))!.kept).toBe(7_500_000);
  });

  it('is cancelled once, however often it is requested', async () => {
    const order = await createPaidOrder(shop, { departure: (await departure()).departureId });
    const { code } = await read(order);
    const { kept } = await foresee(code);
    const again = () =>
      cancelByTerms(shop.deps, partner.staff.actor, code, {
        requested_on: '2027-03-15',
        kept: String(kept),
        confirmed: 'yes',
      });
    await Promise.all([again(), again(), again()]);
    await again();
    expect(await tasksOf(order.bookingId)).toHaveLength(1);
    expect(
      await database.db
        .selectFrom('booking_history')
        .select('reason')
        .where('booking_id', '=', order.bookingId)
        .where('reason', '=', 'cancelled_by_terms')
        .execute(),
    ).toHaveLength(1);
  });

  it('keeps the terms it was placed under, whatever the programme says later', async () => {
    const { departureId, programmeId } = await departure();
    const order = await createPaidOrder(shop, { departure: departureId });
    await database.db
      .updateTable('programmes')
      .set({ content: JSON.stringify({ ...emptyContent, cancellation: [] }) })
      .where('id', '=', programmeId)
      .execute();
    const { code, contract } = await read(order);
    expect(contract).toEqual({ terms, copiedAt: NOW });
    expect(await foresee(code)).toMatchObject({ granted: 7_500, refusal: null });
  });

  it("shares a discount and a consultant's part like every order that ends: only the partner retains anything", async () => {
    const { departureId } = await departure();
    const { member, bookingId } = await createDraft(shop, {
      departure: departureId,
      affiliateCode: (await createConsultant(shop.deps)).code,
    });
    const brand = shop.deps.brands.forHost('brand.test');
    await applyPromo(shop.deps, member.actor, {
      bookingId,
      brand,
      promo: (await createPromo(database.db, { max_uses: 1, paid_by: 'platform' })).id,
    });
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand,
      form: await checkoutInput(shop, member, bookingId),
    });
    await payNext(shop, member, bookingId);
    const { code, total } = (await findBooking(shop.deps, member.actor, bookingId))!;
    await cancel(code);
    const {
      partner: kept,
      platform,
      promo,
      refundDue,
      received,
    } = await findBookingMoney(shop.deps, bookingId);
    expect([kept, platform, promo, refundDue]).toEqual([total / 4, 0, 0, received - total / 4]);
  });

  it('counts what the partner refunded before', async () => {
    const order = await createPaidOrder(shop, { departure: (await departure()).departureId });
    await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(order.payment.reference, 10_000_000));
    const { code } = await read(order);
    expect(await foresee(code)).toMatchObject({ paid: 20_000_000, kept: 7_500_000, goesBack: 12_504_000 });
    await cancel(code);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      partner: 7_500_000,
      refunded: 10_000_000,
      refundDue: 12_504_000,
    });
  });
});

describe('an order paid in stages', () => {
  it('loses from its down payment the share of the price that the contract does not grant, and its settlement is closed', async () => {
    const order = await createPaidOrder(shop, {
      departure: (await departure([{ daysBefore: 60, refundBasisPoints: 9_000 }])).departureId,
      plan: 'down_payment',
    });
    await cancel((await read(order)).code);
    expect((await read(order)).invoices.map(({ stage, status }) => [stage, status])).toEqual([
      ['down_payment', 'refunded'],
      ['settlement', 'expired'],
    ]);
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      partner: 3_000_000,
      refundDue: 2_004_000,
    });
  });

  it('takes the share from both payments when one is too small', async () => {
    const order = await createPaidOrder(shop, {
      departure: (await departure([{ daysBefore: 60, refundBasisPoints: 1_000 }])).departureId,
      plan: 'down_payment',
    });
    await payNext(shop, order.member, order.bookingId);
    await cancel((await read(order)).code);
    const money = await findBookingMoney(shop.deps, order.bookingId);
    expect([
      money.partner,
      money.refundDue,
      (await tasksOf(order.bookingId)).map(({ amount }) => amount),
    ]).toEqual([27_000_000, 3_008_000, [3_008_000]]);
  });

  it('is refunded like every order, and late money is refunded in full', async () => {
    const order = await createPaidOrder(shop, {
      departure: (await departure()).departureId,
      plan: 'down_payment',
    });
    const late = await beginPayment(shop, order.member, order.bookingId);
    const { code } = await read(order);
    await cancel(code);
    expect(await tasksOf(order.bookingId)).toEqual([
      { reason: 'cancelled_by_terms', amount: 4_000, due_on: '2027-03-29', status: 'open' },
    ]);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(late.reference, 'paid'));
    expect((await tasksOf(order.bookingId)).map(({ amount }) => amount)).toEqual([4_000, 25_004_000]);
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    for (const { id } of (await listOpenRefunds(shop.deps, finance.actor, partner.id)).filter(
      (task) => task.bookingCode === code,
    ))
      await settleRefund(shop.deps, finance.actor, { taskId: id, proof: 'TRF-1' });
    expect(await findBookingMoney(shop.deps, order.bookingId)).toMatchObject({
      refundDue: 0,
      refunded: 25_008_000,
      partner: 5_000_000,
    });
  });
});

it('closes an unpaid order without a refund or a retained sum', async () => {
  const order = await createOrder(shop, { departure: (await departure()).departureId });
  const { code } = await read(order);
  expect(await foresee(code)).toMatchObject({ refusal: null, kept: 0, goesBack: 0 });
  await cancel(code);
  expect([(await read(order)).invoices.map(({ status }) => status), await tasksOf(order.bookingId)]).toEqual([
    ['expired'],
    [],
  ]);
});

describe('refuses the cancellation', () => {
  /** Why the page refuses, and what the action answers all the same. */
  const refusalOf = async (code: string) => [
    (await foresee(code)).refusal,
    await cancel(code).then(
      () => null,
      (error: AppError) => error.code,
    ),
  ];

  it('where the contract grants nothing, at all or on that day', async () => {
    expect(
      await refusalOf(
        (await read(await createPaidOrder(shop, { departure: (await departure([])).departureId }))).code,
      ),
    ).toEqual(['nothing_granted', 'terms_not_applicable']);
    const late = await read(await createPaidOrder(shop, { departure: (await departure()).departureId }));
    clock.now = new Date('2027-05-20T05:00:00Z');
    expect(await refusalOf(late.code)).toEqual(['nothing_granted', 'terms_not_applicable']);
  });

  it('when the trip has departed, the departure is cancelled, a reschedule has no response yet, or finance has to decide', async () => {
    const left = await createPaidOrder(shop, { departure: (await departure()).departureId });
    clock.now = new Date('2027-06-13T05:00:00Z');
    expect(await refusalOf((await read(left)).code)).toEqual(['departed', 'terms_not_applicable']);
    clock.now = NOW;
    const gone = await departure();
    const cancelled = await createPaidOrder(shop, { departure: gone.departureId });
    await cancelDeparture(shop.deps, partner.staff.actor, gone.departureId);
    expect(await refusalOf((await read(cancelled)).code)).toEqual([
      'departure_cancelled',
      'terms_not_applicable',
    ]);
    const moved = await departure();
    const asked = await createPaidOrder(shop, { departure: moved.departureId });
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: moved.departureId,
      form: { departs_on: '2027-08-01' },
    });
    expect(await refusalOf((await read(asked)).code)).toEqual(['new_date_open', 'terms_not_applicable']);
    const overdue = await createPaidOrder(shop, {
      departure: (await departure()).departureId,
      plan: 'down_payment',
    });
    clock.now = new Date('2027-05-01T05:00:00Z');
    await flagOverdueSettlements(shop.deps);
    expect(await refusalOf((await read(overdue)).code)).toEqual(['state', 'terms_not_applicable']);
  });

  it("to everybody but the partner's own staff, unconfirmed, and with another sum than was shown", async () => {
    const order = await createPaidOrder(shop, { departure: (await departure()).departureId });
    const { code } = await read(order);
    for (const who of [
      order.member,
      await createMember(shop.deps, { roles: ['operator_finance'] }),
      await createMember(shop.deps),
    ]) {
      await expect(foresee(code, undefined, who)).rejects.toMatchObject({ code: 'not_found' });
      await expect(cancel(code, {}, who)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(cancel(code, { confirmed: '' })).rejects.toMatchObject({
      faults: [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }],
    });
    await expect(cancel(code, { kept: '7500001' })).rejects.toMatchObject({
      faults: [{ field: 'confirmed', message: 'error_terms_sum_changed' }],
    });
    expect((await read(order)).state).toBe('paid');
  });
});
