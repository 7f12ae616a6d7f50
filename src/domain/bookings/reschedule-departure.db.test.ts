// A departure that moves to another day (decision 0034): everybody is asked, nobody loses a rupiah or a seat, whatever they answer.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingMoved, findBooking, findNewDate, followMoves, listOrders, recordMilestone } from '#domain/bookings';
import { findBookingMoney, proveLedger } from '#domain/ledger';
import { applyFacts } from '#domain/payments';
import { catalogueScope, compareProducts, findOffer, findProduct, listByIds } from '#domain/programmes';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, checkoutInput, createDraft, createOrder, createPaidOrder, payNext } from '#test/factories/bookings';
import { createDeparture, createPartner, NOW } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import { proveAfterEach, usePartnerShop } from '#test/shop';
import { announceMove, answerNewDate, checkOut, departureMoved, expireBookings, findMoveAnswers, flagOverdueSettlements, foreseeMove, remindOfNewDates, rescheduleDeparture } from './bookings.ts';

const { database, shop, clock, partner } = usePartnerShop();
beforeEach(async () => {
  await sql`delete from jobs.job`.execute(database.db);
});
proveAfterEach({ shop });

const oldDay = '2027-08-13';
const newDay = '2027-08-20';
const brand = () => shop.deps.brands.forHost('brand.test');
const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 40, down_payment_amount: 5_000_000, settlement_due_days: 45, departs_on: oldDay, ...values })).id;

/** Moves it, and does the job that this has left. */
async function moved(departureId: string, departs_on = newDay) {
  await rescheduleDeparture(shop.deps, partner.staff.actor, { departureId, form: { departs_on } });
  const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = ${departureMoved.name} order by created_on desc limit 1`.execute(database.db);
  return announceMove(shop.deps, departureMoved.payload.parse(rows[0]!.data));
}
const answer = (member: SignedIn, booking: string, said: 'keeps' | 'refuses', departsOn = newDay) =>
  answerNewDate(shop.deps, member.actor, { booking, answer: said, brand: brand(), departsOn });
const stateOf = async (member: SignedIn, bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!.state;
const settlementDay = async (bookingId: string) =>
  (await database.db.selectFrom('invoices').select('due_at').where('booking_id', '=', bookingId).where('stage', '=', 'settlement').executeTakeFirstOrThrow()).due_at.toISOString();
const seatsOf = async (bookingId: string) => (await database.db.selectFrom('seat_claims').select('seats').where('booking_id', '=', bookingId).executeTakeFirst())?.seats ?? 0;

/** Does the jobs that bookings have left, twice, as workers may; answers what was written to the member. */
async function messagesTo({ account: { email } }: SignedIn) {
  const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = 'booking-event' order by created_on`.execute(database.db);
  for (const { data } of [...rows, ...rows]) await followMoves(shop.deps, [bookingMoved.payload.parse(data)]);
  return database.db.selectFrom('outbox_messages').select(['kind', 'body_text']).where('recipient', '=', email).orderBy('created_at').execute();
}

describe('moving a departure', () => {
  it('says before what it will do, then has its new days, its settlements with it', async () => {
    const id = await departure();
    await createPaidOrder(shop, { departure: id, rooms: [{ room_type: 'quad', adults: 2 }] });
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    expect(await settlementDay(bookingId)).toBe('2027-06-29T16:59:59.000Z');
    expect(await foreseeMove(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } })).toMatchObject({
      from: { departsOn: oldDay, returnsOn: '2027-08-21' }, to: { departsOn: newDay, returnsOn: '2027-08-28' }, orders: 2, people: 3, refundTotal: 65_008_000, answerUntil: '2027-03-29' });

    expect(await moved(id)).toBe(2);
    expect((await findBooking(shop.deps, member.actor, bookingId))!.departure).toMatchObject({ departsOn: newDay, returnsOn: '2027-08-28' });
    expect(await settlementDay(bookingId)).toBe('2027-07-06T16:59:59.000Z');
    const card = await database.db.selectFrom('departure_cards').select('departs_on').where('departure_id', '=', id).executeTakeFirstOrThrow();
    expect(card.departs_on).toBe(newDay);
    const audit = await database.db.selectFrom('audit_log').select('actor_id').where('action', '=', 'booking.rescheduled').where('subject_id', '=', member.account.id).execute();
    expect(audit).toEqual([{ actor_id: partner.staff.account.id }]);
  });

  it('tells every member once, by letter and by text message', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    const texts = () => database.db.selectFrom('outbox_messages').select('body_text').where('kind', '=', 'new_date').where('body_text', 'like', '%my-order%').execute();
    const before = (await texts()).length;
    await moved(id);
    const letters = await messagesTo(member);
    expect(letters.map(({ kind }) => kind)).toEqual(['order_placed', 'order_confirmed', 'order_rescheduled']);
    for (const said of ['13 Agustus 2027', '20 Agustus 2027', '29 Maret 2027', '6 Juli 2027', `/member/my-order/${bookingId}`]) expect(letters.at(-1)!.body_text).toContain(said);
    expect(await texts()).toHaveLength(before + 1);
  });

  it('calls an address that names the day anew; every earlier one leads on', async () => {
    const scope = catalogueScope(shop.deps, brand());
    const id = await departure({ slug: `hemat-${oldDay}-cgk` });
    await departure({ slug: `hemat-${newDay}-cgk` });
    const found = async (slug: string) => (await findProduct(shop.deps, scope, slug))?.slug;
    await moved(id);
    expect([await found(`hemat-${oldDay}-cgk`), await found(`hemat-${newDay}-cgk--2`), await found(`hemat-${newDay}-cgk`)]).toEqual(
      [`hemat-${newDay}-cgk--2`, `hemat-${newDay}-cgk--2`, `hemat-${newDay}-cgk`]);
    expect((await findOffer(shop.deps, scope, `hemat-${oldDay}-cgk`))?.departureId).toBe(id);
    expect((await compareProducts(shop.deps, scope, [`hemat-${oldDay}-cgk`])).map((product) => product.id)).toEqual([id]);
    expect((await listByIds(shop.deps, scope, [`hemat-${oldDay}-cgk`])).map((card) => card.id)).toEqual([id]);

    // Nobody else takes an address that was somebody's, and who comes back has their own again.
    const other = await departure({ slug: 'hemat-2027-09-01-cgk', departs_on: '2027-09-01' });
    await moved(other, oldDay);
    expect(await found(`hemat-2027-09-01-cgk`)).toBe(`hemat-${oldDay}-cgk--2`);
    await moved(id, oldDay);
    expect([await found(`hemat-${oldDay}-cgk`), await found(`hemat-${newDay}-cgk--2`)]).toEqual([`hemat-${oldDay}-cgk`, `hemat-${oldDay}-cgk`]);
  });

  it('leaves an address that names no day', async () => {
    const id = await departure({ slug: 'ramadan-bersama-keluarga' });
    await moved(id);
    expect((await findProduct(shop.deps, catalogueScope(shop.deps, brand()), 'ramadan-bersama-keluarga'))?.departsOn).toBe(newDay);
  });

  it('again to the same days changes nothing', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    await rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay, returns_on: '2027-08-28' } });
    expect((await findNewDate(shop.deps, bookingId))!.answer).toBe('keeps');
  });

  it('asks for no settlement before the answer is due', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    await moved(id, '2027-04-20');
    expect(await settlementDay(bookingId)).toBe('2027-03-29T16:59:59.000Z');
  });

  it('gives a settlement that was overdue its time again', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    clock.now = new Date('2027-07-01T05:00:00Z');
    await flagOverdueSettlements(shop.deps);
    expect(await stateOf(member, bookingId)).toBe('needs_attention');
    await moved(id);
    expect(await stateOf(member, bookingId)).toBe('partly_paid');
    await flagOverdueSettlements(shop.deps);
    expect(await stateOf(member, bookingId)).toBe('partly_paid');
  });

  it('forgets what was said of the old flight', async () => {
    const id = await departure();
    await database.db.insertInto('departure_evidence').values([
      { departure_id: id, kind: 'flight', state: 'confirmed', dated_on: '2027-03-01' }, { departure_id: id, kind: 'visa', state: 'confirmed', dated_on: '2027-03-01' }]).execute();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    for (const kind of ['ticket', 'visa']) await recordMilestone(shop.deps, partner.staff.actor, bookingId, { kind, reached_on: '2027-03-10' });
    await moved(id);
    const evidence = await database.db.selectFrom('departure_evidence').select(['kind', 'state']).where('departure_id', '=', id).orderBy('kind').execute();
    expect(evidence).toEqual([{ kind: 'flight', state: 'pending' }, { kind: 'visa', state: 'confirmed' }]);
    expect(await database.db.selectFrom('booking_milestones').select('kind').where('booking_id', '=', bookingId).execute()).toEqual([{ kind: 'visa' }]);
  });

  it('sells the new day to nobody who saw the old one', async () => {
    const id = await departure();
    const { member, bookingId } = await createDraft(shop, { departure: id });
    const form = { ...(await checkoutInput(shop, member, bookingId)), departs_on: oldDay };
    await moved(id);
    await expect(checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() })).rejects.toMatchObject({ code: 'departure_moved' });
    await checkOut(shop.deps, member.actor, { bookingId, form: { ...form, departs_on: newDay }, brand: brand() });
    // Who bought the new day is not asked about it.
    expect(await findNewDate(shop.deps, bookingId)).toBeNull();
  });

  it('is done once by two processes, and goes on where one died', async () => {
    const id = await departure();
    for (let order = 0; order < 5; order += 1) await createPaidOrder(shop, { departure: id });
    await rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } });
    const { id: moveId } = await database.db.selectFrom('departure_moves').select('id').where('departure_id', '=', id).executeTakeFirstOrThrow();
    const counts = await Promise.all([1, 2].map(() => announceMove(shop.deps, { moveId, actorId: partner.staff.account.id })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await announceMove(shop.deps, { moveId, actorId: partner.staff.account.id })).toBe(0);
  });

  it.each([
    ['no day', '', undefined, 'departs_on'],
    ['tomorrow', '2027-03-16', undefined, 'departs_on'],
    ['a year typed wrongly', '2072-08-20', undefined, 'departs_on'],
    ['a return before the departure', newDay, '2027-08-19', 'returns_on'],
    ['a journey of a year', newDay, '2028-08-19', 'returns_on'],
  ])('refuses %s', async (_what, departs_on, returns_on, field) => {
    const id = await departure();
    for (const act of [foreseeMove, rescheduleDeparture]) {
      await expect(act(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on, returns_on } })).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
    }
    await expect(foreseeMove(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: oldDay } })).rejects.toMatchObject({ faults: [{ message: 'error_new_date_same' }] });
  });

  it('is for the partner\'s own staff, and only before the journey begins', async () => {
    const id = await departure();
    const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: (await createPartner(database.db)).id });
    const unproven = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: partner.id, hasSecondFactor: false });
    for (const { actor } of [stranger, unproven, await createMember(shop.deps)]) {
      await expect(rescheduleDeparture(shop.deps, actor, { departureId: id, form: { departs_on: newDay } })).rejects.toMatchObject({ code: 'not_found' });
      await expect(foreseeMove(shop.deps, actor, { departureId: id, form: { departs_on: newDay } })).rejects.toMatchObject({ code: 'not_found' });
    }
    clock.now = new Date('2027-08-13T01:00:00Z');
    await expect(rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } })).rejects.toMatchObject({ code: 'departure_departed' });
  });
});

describe('a member who is asked', () => {
  it('sees it in the list of orders until they answer', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    const asked = async () => (await listOrders(shop.deps, member.actor, brand(), { tab: null, category: null, search: '', page: 1, limit: 1 })).items[0]!.answerUntil;
    expect(await asked()).toBeNull();
    await moved(id);
    expect(await asked()).toEqual(new Date('2027-03-29T16:59:59Z'));
    await answer(member, bookingId, 'keeps');
    expect(await asked()).toBeNull();
  });

  it('has the money back, and the seats are free', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, rooms: [{ room_type: 'quad', adults: 2 }] });
    await moved(id);
    await answer(member, bookingId, 'refuses');
    expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ received: 60_004_000, refundDue: 60_004_000, partner: 0, platform: 0, gatewayFee: 0 });
    const tasks = await database.db.selectFrom('refund_tasks').select(['reason', 'amount', 'due_on']).where('booking_id', '=', bookingId).execute();
    expect(tasks).toEqual([{ reason: 'rescheduled', amount: 60_004_000, due_on: '2027-03-29' }]);
    expect(await seatsOf(bookingId)).toBe(0);
    const letters = await messagesTo(member);
    expect(letters.at(-1)!.kind).toBe('new_date_refused');
    expect(letters.at(-1)!.body_text).toContain('Rp\u00a060.004.000');
    await expect(answer(member, bookingId, 'keeps')).rejects.toMatchObject({ code: 'new_date_closed' });
  });

  it('may say that they travel, and change their mind until the day of the answer', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    expect(await findNewDate(shop.deps, bookingId)).toMatchObject({ answer: 'keeps', isOpen: true });
    clock.now = new Date('2027-03-29T16:59:00Z');
    await answer(member, bookingId, 'refuses');
    expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
  });

  it('travels when they say nothing, and is asked a second time before', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await messagesTo(member);
    const asked = async () => (await messagesTo(member)).filter(({ kind }) => kind === 'order_rescheduled').length;
    clock.now = new Date('2027-03-26T16:00:00Z');
    await remindOfNewDates(shop.deps);
    expect(await asked()).toBe(1);
    clock.now = new Date('2027-03-26T17:01:00Z');
    for (let minute = 0; minute < 2; minute += 1) await remindOfNewDates(shop.deps);
    expect(await asked()).toBe(2);
    clock.now = new Date('2027-03-29T17:00:00Z');
    await expect(answer(member, bookingId, 'refuses')).rejects.toMatchObject({ code: 'new_date_closed' });
    expect(await stateOf(member, bookingId)).toBe('paid');
    expect(await seatsOf(bookingId)).toBe(1);
  });

  it('answers about the day they were shown, and is asked again when it moves again', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    await moved(id, '2027-09-01');
    expect(await findNewDate(shop.deps, bookingId)).toMatchObject({ from: { departsOn: newDay }, to: { departsOn: '2027-09-01' }, answer: null, isOpen: true });
    await expect(answer(member, bookingId, 'refuses')).rejects.toMatchObject({ code: 'departure_moved' });
    await answer(member, bookingId, 'keeps', '2027-09-01');
  });

  it('may refuse a day they did not buy when their late money finds seats', async () => {
    const id = await departure();
    const { bookingId, member } = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    await moved(id);
    expect((await findMoveAnswers(shop.deps, partner.staff.actor, id))!.orders).toEqual([]);
    await applyFacts(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await findNewDate(shop.deps, bookingId)).toMatchObject({ to: { departsOn: newDay }, answer: null, isOpen: true });
    expect((await findMoveAnswers(shop.deps, partner.staff.actor, id))!.orders).toMatchObject([{ state: 'paid', answer: null, phone: '+6281234567890' }]);
    await answer(member, bookingId, 'refuses');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ received: 30_004_000, refundDue: 30_004_000 });
  });

  it('answers for nobody else, and not on another brand', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await expect(answer(await createMember(shop.deps), bookingId, 'refuses')).rejects.toMatchObject({ code: 'not_found' });
    const other = await createPaidOrder(shop, { departure: await departure() });
    await expect(answer(other.member, other.bookingId, 'refuses')).rejects.toMatchObject({ code: 'not_found' });
    await expect(answerNewDate(shop.deps, other.member.actor, { booking: other.bookingId, answer: 'keeps', brand: { id: 'amanah' }, departsOn: newDay })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('at the same moment', () => {
  it('a settlement is paid and the money asked back: all of it goes back', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    await moved(id);
    const { reference } = await beginPayment(shop, member, bookingId);
    await Promise.all([applyFacts(shop.deps, shop.gateway.becomes(reference, 'paid')), answer(member, bookingId, 'refuses')]);
    expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({ received: 30_008_000, refundDue: 30_008_000, partner: 0, unmatched: 0, unallocated: 0 });
  });

  it('as it is bought it is moved: who bought the old day is asked, or has not bought', async () => {
    const id = await departure();
    const { member, bookingId } = await createDraft(shop, { departure: id });
    const form = { ...(await checkoutInput(shop, member, bookingId)), departs_on: oldDay };
    const [bought] = await Promise.allSettled([
      checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() }), rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } })]);
    expect((await findNewDate(shop.deps, bookingId)) !== null).toBe(bought.status === 'fulfilled');
  });

  it('two say different days: one after the other, and the question is about the last', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    await Promise.all([newDay, '2027-09-01'].map((departs_on) => rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on } })));
    const { departs_on } = await database.db.selectFrom('departures').select('departs_on').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await findNewDate(shop.deps, bookingId))!.to.departsOn).toBe(departs_on);
  });
});

/** What an order may have been through before its departure moves. */
const lives = {
  unpaid: (id: string) => createOrder(shop, { departure: id }),
  paid: (id: string) => createPaidOrder(shop, { departure: id }),
  'partly paid': (id: string) => createPaidOrder(shop, { departure: id, plan: 'down_payment' }),
  'with a wrong amount': async (id: string) => {
    const order = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    await applyFacts(shop.deps, shop.gateway.becomes(reference, 'paid', 1_234_567));
    return order;
  },
  'paid and taken back': async (id: string) => {
    const order = await createPaidOrder(shop, { departure: id });
    await applyFacts(shop.deps, shop.gateway.becomes(order.payment.reference, 'charged_back'));
    return order;
  },
};
/** What happens afterwards; `settles` pays what is still open. */
const afterwards = ['keeps', 'refuses', 'keeps, then refuses', 'settles', 'settles, then refuses', 'silence'] as const;

it('after any answers every rupiah is kept by an order that stands or goes back', async () => {
  const one = fc.record({ life: fc.constantFrom(...(Object.keys(lives) as (keyof typeof lives)[])), said: fc.constantFrom(...afterwards) });
  await fc.assert(fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (chosen) => {
    const id = await departure();
    const orders = [];
    for (const { life, said } of chosen) orders.push({ ...(await lives[life](id)), said });
    await moved(id);
    for (const { member, bookingId, said } of orders) {
      const open = (await findBooking(shop.deps, member.actor, bookingId))!.invoices.some(({ status, dueAt }) => status === 'waiting' && dueAt > clock.now);
      if (said.startsWith('settles') && open) await payNext(shop, member, bookingId);
      if (said.startsWith('keeps')) await answer(member, bookingId, 'keeps');
      if (said.endsWith('refuses')) await answer(member, bookingId, 'refuses');
    }
    for (const { member, bookingId, said } of orders) {
      const { received, refundDue, partner, platform, gatewayFee, unmatched, unallocated } = await findBookingMoney(shop.deps, bookingId);
      const isOver = said.endsWith('refuses');
      expect((await stateOf(member, bookingId)) === 'cancelled_by_partner').toBe(isOver);
      expect(isOver ? refundDue : partner + platform + gatewayFee + unmatched + unallocated).toBe(received);
      expect(isOver ? partner + platform + gatewayFee + unmatched + unallocated : refundDue).toBe(0);
      expect(await seatsOf(bookingId)).toBe(isOver ? 0 : 1);
    }
    expect(await proveLedger(shop.deps)).toEqual([]);
  }), { numRuns: rounds({ quick: 8, prove: 100 }) });
});
