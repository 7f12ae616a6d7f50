// The operator's reports against orders whose figures are known: days of Indonesia, what was paid for, what went back.
import { expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { addDays } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createDraft, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import {
  readConversionReport,
  readDepartureReport,
  readRefundReport,
  readSalesReport,
} from './operator-reports.ts';

const fixture = usePartnerFixture();
const { database, shop, clock, partner } = fixture;
verifyLedgerAfterEach(fixture);

const finance = async () => (await createMember(shop.deps, { roles: ['operator_finance'] })).actor;
const departure = async (departs_on: string, values = {}) =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      departs_on,
      ...values,
    })
  ).id;
const totalOf = async (id: string) =>
  Number(
    (
      await database.db
        .selectFrom('bookings')
        .select('total_amount')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).total_amount,
  );

it('counts what was ordered and paid for by the day of Indonesia, and what arrived by its own day', async () => {
  const actor = await finance();
  const leaves = await departure('2027-12-01');
  const order = { departure: leaves };
  // 23.30 in Jakarta on the 9th; a minute past midnight there on the 10th.
  clock.now = new Date('2027-04-09T16:30:00Z');
  const first = await createPaidOrder(shop, { ...order, member: await createMember(shop.deps) });
  clock.now = new Date('2027-04-09T17:01:00Z');
  const second = await createPaidOrder(shop, { ...order, member: await createMember(shop.deps) });
  await createOrder(shop, { ...order, member: await createMember(shop.deps) });
  const sums = [await totalOf(first.bookingId), await totalOf(second.bookingId)] as const;

  const report = await readSalesReport(shop.deps, actor, { from: '2027-04-09', to: '2027-04-11' });
  expect(report.step).toBe('day');
  expect(
    report.rows.map(({ of, ordered, paid, sold, received }) => [of, ordered, paid, sold, received]),
  ).toEqual([
    ['2027-04-09', 1, 1, sums[0], sums[0]],
    ['2027-04-10', 2, 1, sums[1], sums[1]],
    ['2027-04-11', 0, 0, 0, 0],
  ]);
  expect(report.total).toMatchObject({ ordered: 3, paid: 2, sold: sums[0] + sums[1] });
  expect(report.total.people).toBe(
    (
      await database.db
        .selectFrom('participants')
        .select('id')
        .where('booking_id', 'in', [first.bookingId, second.bookingId])
        .execute()
    ).length,
  );

  const months = await readSalesReport(shop.deps, actor, { from: '2027-03-20', to: '2027-04-30' });
  expect([months.step, months.rows.map(({ of, ordered }) => [of, ordered])]).toEqual([
    'month',
    [
      ['2027-03-20', 0],
      ['2027-04-01', 3],
    ],
  ]);
});

it('says how full journeys are, and counts cancelled ones apart', async () => {
  const actor = await finance();
  const near = await departure('2028-01-10', {
    quota: 20,
    minimum_group: 15,
    decide_on: '2027-12-20',
  });
  const cancelled = await departure('2028-01-11', { quota: 10 });
  await departure('2028-02-01');
  const { bookingId } = await createPaidOrder(shop, {
    departure: near,
    member: await createMember(shop.deps),
  });
  await createOrder(shop, { departure: near, member: await createMember(shop.deps) });
  await cancelDeparture(shop.deps, partner.staff.actor, cancelled);
  const seats = (
    await database.db
      .selectFrom('bookings')
      .select('seats')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).seats;
  const { rows, total, isCut } = await readDepartureReport(shop.deps, actor, {
    from: '2028-01-01',
    to: '2028-01-31',
  });
  expect(rows.map(({ id, sold, held }) => [id, sold, held])).toEqual([
    [near, seats, seats],
    [cancelled, 0, 0],
  ]);
  expect([total, isCut]).toEqual([
    { departures: 1, quota: 20, sold: seats, held: seats, belowMinimum: 1, cancelled: 1 },
    false,
  ]);
});

it('says what goes back, and why', async () => {
  const actor = await finance();
  clock.now = new Date('2027-06-01T05:00:00Z');
  const leaves = await departure('2028-06-01');
  const { bookingId, payment } = await createPaidOrder(shop, {
    departure: leaves,
    member: await createMember(shop.deps),
  });
  await cancelDeparture(shop.deps, partner.staff.actor, leaves);
  await cancelOrdersOf(shop.deps, {
    departureId: leaves,
    actorId: partner.staff.account.id,
  });
  // The gateway's fee goes back, too.
  const sum = payment.total;
  const period = { from: '2027-06-01', to: '2027-06-30' };
  const refund = { reason: 'cancelled_by_partner', count: 1, amount: sum };
  expect(await readRefundReport(shop.deps, actor, period)).toEqual([
    { ...refund, medianDays: null, open: 1, openAmount: sum },
  ]);
  for (const status of ['sent', 'in_batch']) {
    await database.owner.db
      .updateTable('refund_tasks')
      .set({ status })
      .where('booking_id', '=', bookingId)
      .execute();
    expect(await readRefundReport(shop.deps, actor, period)).toMatchObject([{ open: 1, openAmount: sum }]);
  }
  await database.owner.db
    .updateTable('refund_tasks')
    .set({ status: 'done', done_at: new Date('2027-06-04T06:00:00Z') })
    .where('booking_id', '=', bookingId)
    .execute();
  expect(await readRefundReport(shop.deps, actor, period)).toEqual([
    { ...refund, medianDays: 4, open: 0, openAmount: 0 },
  ]);
  await database.owner.db
    .updateTable('refund_tasks')
    .set({ status: 'open', done_at: null })
    .where('booking_id', '=', bookingId)
    .execute();
  expect(await readRefundReport(shop.deps, actor, { from: '2027-07-01', to: '2027-07-31' })).toEqual([]);
});

it('is for finance and acquisition alone', async () => {
  const period = { from: '2027-04-01', to: addDays('2027-04-01', 1) };
  const { actor: acquisition } = await createMember(shop.deps, { roles: ['operator_acquisition'] });
  expect((await readSalesReport(shop.deps, acquisition, period)).rows).toHaveLength(2);
  const { actor: support } = await createMember(shop.deps, { roles: ['operator_support'] });
  for (const read of [readSalesReport, readDepartureReport, readRefundReport])
    await expect(read(shop.deps, support, period)).rejects.toMatchObject({ code: 'forbidden' });
});

it('says how many chosen journeys were ordered and paid for, by the day of Indonesia they were chosen', async () => {
  const actor = await finance();
  const leaves = { departure: await departure('2028-09-01') };
  // 23.30 in Jakarta on the 9th; a minute past midnight there on the 10th.
  clock.now = new Date('2027-08-09T16:30:00Z');
  await createDraft(shop, leaves);
  await createOrder(shop, { ...leaves, member: await createMember(shop.deps) });
  clock.now = new Date('2027-08-09T17:01:00Z');
  await createPaidOrder(shop, { ...leaves, member: await createMember(shop.deps) });
  const report = await readConversionReport(shop.deps, actor, { from: '2027-08-09', to: '2027-08-11' });
  expect(report.rows.map(({ of, chosen, ordered, paid }) => [of, chosen, ordered, paid])).toEqual([
    ['2027-08-09', 2, 1, 0],
    ['2027-08-10', 1, 1, 1],
    ['2027-08-11', 0, 0, 0],
  ]);
  expect(report.total).toEqual({ chosen: 3, ordered: 2, paid: 1 });
  const outsider = (await createMember(shop.deps, { roles: ['operator_content'] })).actor;
  await expect(
    readConversionReport(shop.deps, outsider, { from: '2027-08-09', to: '2027-08-11' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});
