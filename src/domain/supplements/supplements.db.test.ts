// Age on the day of return decides the price (decision 0058): the difference is charged, paid, reversed,
// corrected; and the ledger verifies.
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  respondToReschedule,
  cancelDeparture,
  cancelOrdersOf,
  rescheduleDeparture,
} from '#domain/departure-changes';
import { findBooking, listOrders, nextInvoiceOf } from '#domain/bookings';
import { listOpenExceptions } from '#domain/finance-console';
import { findBookingMoney } from '#domain/ledger';
import { judgeDocument, listParticipants, saveParticipant, uploadDocument } from '#domain/participants';
import { applyGatewayStatus, startPayment } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, dispatchAllBookingEvents, payNext } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture } from '#test/factories/programmes';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';

const { database, shop, partner } = usePartnerFixture();
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

const brand = () => shop.deps.brands.forHost('brand.test');
const seen = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!;
const people = (bookingId: string) => listParticipants(shop.deps, member.actor, bookingId);
const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 4,
      child_basis_points: 8_000,
      infant_amount: 5_000_000,
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
      ...values,
    })
  ).id;

/** The departure is 13 June 2027, the return 21 June: an adult, and a younger traveller listed last. */
async function order(
  who: 'children' | 'infants',
  {
    plan = 'full',
    isPaid = true,
    ...values
  }: { plan?: 'full' | 'down_payment'; isPaid?: boolean } & Parameters<typeof createDeparture>[1] = {},
): Promise<string> {
  const { bookingId } = await createOrder(shop, {
    member,
    departure: await departure(values),
    plan,
    rooms: [{ room_type: 'quad', adults: 1, [who]: 1 }],
  });
  if (isPaid) await payNext(shop, member, bookingId);
  return bookingId;
}
async function born(bookingId: string, birth_date: string): Promise<void> {
  const { id } = (await people(bookingId)).at(-1)!;
  await saveParticipant(shop.deps, member.actor, {
    booking: bookingId,
    participantId: id,
    form: { name: 'Budi Santoso', birth_date, gender: 'male' },
  });
}
async function pay(bookingId: string, status: 'paid' | 'charged_back' = 'paid') {
  const { id } = nextInvoiceOf(await seen(bookingId))!;
  const payment = await startPayment(shop.deps, member.actor, {
    kind: 'booking_invoice',
    id,
    method: 'bca_va',
    brand: brand(),
    returnUrl: 'https://brand.test/back',
  });
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
  if (status !== 'paid') await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, status));
  return payment;
}
/** The partner's answer to the last traveller's passport. */
async function judge(bookingId: string): Promise<void> {
  const { id } = (await people(bookingId)).at(-1)!;
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
  const documentId = await uploadDocument(shop.deps, member.actor, {
    booking: bookingId,
    participantId: id,
    kind: 'passport',
    file,
  });
  await judgeDocument(shop.deps, partner.staff.actor, {
    booking: bookingId,
    documentId,
    verdict: 'accepted',
  });
}

describe('a child born in 1990', () => {
  it('pays the difference to an adult before any document of theirs is accepted', async () => {
    const bookingId = await order('children');
    await born(bookingId, '1990-04-01');
    expect(await seen(bookingId)).toMatchObject({
      state: 'paid',
      total: 54_000_000,
      supplements: [{ from: 'child', to: 'adult', amount: 6_000_000, status: 'waiting' }],
    });
    expect((await people(bookingId)).at(-1)!.age).toEqual({ age: 37, is: 'adult', verdict: 'older' });
    expect(
      (
        await listOrders(shop.deps, member.actor, brand(), {
          tab: null,
          category: null,
          search: '',
          page: 1,
          limit: 5,
        })
      ).items[0]!.nextInvoice,
    ).toMatchObject({ stage: 'supplement', amount: 6_000_000 });
    await expect(judge(bookingId)).rejects.toMatchObject({ code: 'supplement_unpaid' });
    await pay(bookingId);
    expect(await seen(bookingId)).toMatchObject({
      state: 'paid',
      people: { adults: 2, children: 0 },
      supplements: [{ status: 'paid' }],
    });
    expect((await people(bookingId)).at(-1)).toMatchObject({ traveller: 'adult', age: { verdict: 'fits' } });
    await judge(bookingId);
  });

  it('is told: what is asked, that it is paid, that the bank took it back; and no more of what was mistyped', async () => {
    const told = () =>
      noticesTo(shop.deps, member, 'supplement_asked', 'supplement_paid', 'supplement_reversed');
    const bookingId = await order('children');
    await born(bookingId, '1990-04-01');
    const { code } = await seen(bookingId);
    const asked = { kind: 'supplement_asked', values: { code, amount: 6_000_000 }, isRead: false };
    expect(await told()).toMatchObject([asked]);
    await born(bookingId, '2019-04-01');
    expect(await told()).toMatchObject([{ ...asked, isRead: true }]);
    await born(bookingId, '1990-04-01');
    expect(await told()).toMatchObject([asked]);
    await pay(bookingId, 'charged_back');
    for (let turn = 0; turn < 2; turn += 1) await dispatchAllBookingEvents(shop.deps);
    expect(await told()).toMatchObject([
      asked,
      { kind: 'supplement_paid', values: { code } },
      { kind: 'supplement_reversed', values: { code }, path: `/member/my-order/${code}` },
    ]);
  });

  it('with a mistyped date owes nothing after the correction; money that still arrives is refunded', async () => {
    const bookingId = await order('children');
    await born(bookingId, '1990-04-01');
    const { id } = nextInvoiceOf(await seen(bookingId))!;
    const payment = await startPayment(shop.deps, member.actor, {
      kind: 'booking_invoice',
      id,
      method: 'bca_va',
      brand: brand(),
      returnUrl: 'https://brand.test/back',
    });
    await born(bookingId, '2019-04-01');
    expect((await seen(bookingId)).supplements).toEqual([]);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
    expect(await seen(bookingId)).toMatchObject({
      state: 'paid',
      people: { adults: 1, children: 1 },
      supplements: [],
    });
    expect(
      await database.db
        .selectFrom('refund_tasks')
        .select('amount')
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([{ amount: payment.total }]);
    await judge(bookingId);
  });

  it('saved again unchanged is charged once', async () => {
    const bookingId = await order('children');
    await born(bookingId, '1990-04-01');
    const [first] = (await seen(bookingId)).supplements;
    await born(bookingId, '1990-04-02');
    expect((await seen(bookingId)).supplements).toEqual([first]);
  });

  it('pays like a child again when the bank reverses the difference, and is charged again', async () => {
    const bookingId = await order('children');
    await born(bookingId, '1990-04-01');
    await pay(bookingId, 'charged_back');
    expect(await seen(bookingId)).toMatchObject({
      state: 'paid',
      people: { adults: 1, children: 1 },
      supplements: [{ status: 'waiting', amount: 6_000_000 }],
    });
    await expect(judge(bookingId)).rejects.toMatchObject({ code: 'supplement_unpaid' });
    // The order keeps its state, so it is on no list of orders that need attention: the exception is what people see.
    const { code } = await seen(bookingId);
    const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
    for (const [actor, scope] of [
      [finance.actor, null],
      [partner.staff.actor, partner.id],
    ] as const) {
      expect(
        (await listOpenExceptions(shop.deps, actor, scope)).filter(({ bookingCode }) => bookingCode === code),
      ).toMatchObject([{ kind: 'reversed', amount: 6_004_000 }]);
    }
  });

  it('pays the difference before the settlement, and a cancelled trip refunds everything', async () => {
    const bookingId = await order('children', { plan: 'down_payment' });
    await born(bookingId, '1990-04-01');
    await pay(bookingId);
    expect(await seen(bookingId)).toMatchObject({ state: 'partly_paid', supplements: [{ status: 'paid' }] });
    await pay(bookingId);
    expect(await seen(bookingId)).toMatchObject({ state: 'paid' });
    const departureId = (await seen(bookingId)).departure.id;
    await cancelDeparture(shop.deps, partner.staff.actor, departureId);
    await cancelOrdersOf(shop.deps, { departureId, actorId: partner.staff.account.id });
    expect((await seen(bookingId)).supplements).toMatchObject([{ status: 'refunded' }]);
    const tasks = await database.db
      .selectFrom('refund_tasks')
      .select('amount')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(tasks.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      (await findBookingMoney(shop.deps, bookingId)).received,
    );
  });

  it('of an unpaid order pays the order first', async () => {
    const bookingId = await order('children', { isPaid: false });
    await born(bookingId, '1990-04-01');
    expect(nextInvoiceOf(await seen(bookingId))).toMatchObject({ stage: 'full' });
    await pay(bookingId);
    expect(await seen(bookingId)).toMatchObject({ state: 'paid' });
    await pay(bookingId);
    expect((await seen(bookingId)).supplements).toMatchObject([{ status: 'paid' }]);
  });
});

it('an infant that is two on the day of return needs a seat: paid when there is one, else refunded', async () => {
  const [free, full] = [await order('infants', { quota: 2 }), await order('infants', { quota: 1 })];
  for (const bookingId of [free, full]) await born(bookingId, '2025-06-21');
  expect((await seen(free)).supplements).toMatchObject([{ from: 'infant', to: 'child', amount: 19_000_000 }]);
  await pay(free);
  expect(await seen(free)).toMatchObject({
    people: { adults: 1, children: 1, infants: 0 },
    supplements: [{ status: 'paid' }],
  });
  await pay(full);
  expect(await seen(full)).toMatchObject({
    state: 'paid',
    people: { infants: 1 },
    supplements: [{ status: 'waiting' }],
  });
  expect(
    await database.db.selectFrom('refund_tasks').select('reason').where('booking_id', '=', full).execute(),
  ).toEqual([{ reason: 'seats_gone' }]);
});

it('a traveller younger than paid for gets no automatic refund, and documents are accepted', async () => {
  const { bookingId } = await createOrder(shop, {
    member,
    departure: await departure(),
    rooms: [{ room_type: 'quad', adults: 2 }],
  });
  await payNext(shop, member, bookingId);
  await born(bookingId, '2019-04-01');
  expect((await seen(bookingId)).supplements).toEqual([]);
  expect((await people(bookingId)).at(-1)!.age).toEqual({ age: 8, is: 'child', verdict: 'younger' });
  await judge(bookingId);
});

it("a child's document waits for the birth date", async () => {
  const bookingId = await order('children');
  await expect(judge(bookingId)).rejects.toMatchObject({ code: 'birth_date_missing' });
});

it('a later date set by the partner makes nobody older', async () => {
  const bookingId = await order('children');
  await rescheduleDeparture(shop.deps, partner.staff.actor, {
    departureId: (await seen(bookingId)).departure.id,
    form: { departs_on: '2027-07-13' },
  });
  await respondToReschedule(shop.deps, member.actor, {
    booking: bookingId,
    answer: 'keeps',
    brand: brand(),
    departsOn: '2027-07-13',
  });
  // Twelve on 1 July: eleven on the day that was promised.
  await born(bookingId, '2015-07-01');
  expect((await seen(bookingId)).supplements).toEqual([]);
  expect((await people(bookingId)).at(-1)!.age).toMatchObject({ age: 11, verdict: 'fits' });
});

it('the age limits of a programme decide', async () => {
  await database.db
    .updateTable('programmes')
    .set({ child_below: 15 })
    .where('id', '=', partner.programmeId)
    .execute();
  const bookingId = await order('children');
  await born(bookingId, '2013-04-01');
  expect((await seen(bookingId)).supplements).toEqual([]);
  await database.db
    .updateTable('programmes')
    .set({ child_below: 12 })
    .where('id', '=', partner.programmeId)
    .execute();
});
