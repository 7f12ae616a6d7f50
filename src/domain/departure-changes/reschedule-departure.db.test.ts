// A rescheduled departure (decision 0034): its dates, its URL, its settlements, and who is notified. Members'
// responses: respond-to-reschedule.db.test.ts.
import { describe, expect, it } from 'vitest';
import { catalogueScope, compareProducts, findOffer, findProduct, listByIds } from '#domain/catalogue';
import { createProof } from '#test/factories/evidence';
import { createMember } from '#test/factories/accounts';
import { checkoutInput, createDraft, createPaidOrder } from '#test/factories/bookings';
import { createPartner } from '#test/factories/programmes';
import { newDay, oldDay, useRescheduleFixture } from '#test/reschedule-fixture';
import { announceReschedule, previewReschedule, rescheduleDeparture } from './reschedule-departure.ts';
import { checkOut } from '#domain/checkout';
import { findBooking, flagOverdueSettlements } from '#domain/bookings';
import { findReschedule } from './respond-to-reschedule.ts';
import { recordMilestone } from '#domain/partner-console';

const {
  database,
  shop,
  clock,
  partner,
  brand,
  departure,
  moved,
  answer,
  stateOf,
  settlementDay,
  messagesTo,
} = useRescheduleFixture();

describe('rescheduling a departure', () => {
  it('previews its effect, then sets the new dates and due dates', async () => {
    const id = await departure();
    await createPaidOrder(shop, { departure: id, rooms: [{ room_type: 'quad', adults: 2 }] });
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    expect(await settlementDay(bookingId)).toBe('2027-06-29T16:59:59.000Z');
    expect(
      await previewReschedule(shop.deps, partner.staff.actor, {
        departureId: id,
        form: { departs_on: newDay },
      }),
    ).toMatchObject({
      from: { departsOn: oldDay, returnsOn: '2027-08-21' },
      to: { departsOn: newDay, returnsOn: '2027-08-28' },
      orders: 2,
      people: 3,
      refundTotal: 65_008_000,
      answerUntil: '2027-03-29',
    });

    expect(await moved(id)).toBe(2);
    expect((await findBooking(shop.deps, member.actor, bookingId))!.departure).toMatchObject({
      departsOn: newDay,
      returnsOn: '2027-08-28',
    });
    expect(await settlementDay(bookingId)).toBe('2027-07-06T16:59:59.000Z');
    const card = await database.db
      .selectFrom('departure_cards')
      .select('departs_on')
      .where('departure_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(card.departs_on).toBe(newDay);
    const audit = await database.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'booking.rescheduled')
      .where('subject_id', '=', member.account.id)
      .execute();
    expect(audit).toEqual([{ actor_id: partner.staff.account.id }]);
  });

  it('notifies every member once, by email and by text message', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    const texts = () =>
      database.db
        .selectFrom('outbox_messages')
        .select('body_text')
        .where('kind', '=', 'new_date')
        .where('body_text', 'like', '%my-order%')
        .execute();
    const before = (await texts()).length;
    await moved(id);
    const emails = await messagesTo(member);
    expect(emails.map(({ kind }) => kind)).toEqual(['order_placed', 'order_confirmed', 'order_rescheduled']);
    for (const part of [
      '13 Agustus 2027',
      '20 Agustus 2027',
      '29 Maret 2027',
      '6 Juli 2027',
      `/member/my-order/${bookingId}`,
    ])
      expect(emails.at(-1)!.text).toContain(part);
    expect(await texts()).toHaveLength(before + 1);
  });

  it('renames a URL that contains the date; every earlier one redirects', async () => {
    const scope = catalogueScope(shop.deps, brand());
    const id = await departure({ slug: `hemat-${oldDay}-cgk` });
    await departure({ slug: `hemat-${newDay}-cgk` });
    const found = async (slug: string) => (await findProduct(shop.deps, scope, slug))?.slug;
    await moved(id);
    expect([
      await found(`hemat-${oldDay}-cgk`),
      await found(`hemat-${newDay}-cgk--2`),
      await found(`hemat-${newDay}-cgk`),
    ]).toEqual([`hemat-${newDay}-cgk--2`, `hemat-${newDay}-cgk--2`, `hemat-${newDay}-cgk`]);
    expect((await findOffer(shop.deps, scope, `hemat-${oldDay}-cgk`))?.departureId).toBe(id);
    expect(
      (await compareProducts(shop.deps, scope, [`hemat-${oldDay}-cgk`])).map((product) => product.id),
    ).toEqual([id]);
    expect((await listByIds(shop.deps, scope, [`hemat-${oldDay}-cgk`])).map((card) => card.id)).toEqual([id]);

    // No departure takes another's former URL, and rescheduling back restores the original.
    const other = await departure({ slug: 'hemat-2027-09-01-cgk', departs_on: '2027-09-01' });
    await moved(other, oldDay);
    expect(await found(`hemat-2027-09-01-cgk`)).toBe(`hemat-${oldDay}-cgk--2`);
    await moved(id, oldDay);
    expect([await found(`hemat-${oldDay}-cgk`), await found(`hemat-${newDay}-cgk--2`)]).toEqual([
      `hemat-${oldDay}-cgk`,
      `hemat-${oldDay}-cgk`,
    ]);
  });

  it('leaves a URL without a date', async () => {
    const id = await departure({ slug: 'ramadan-bersama-keluarga' });
    await moved(id);
    expect(
      (await findProduct(shop.deps, catalogueScope(shop.deps, brand()), 'ramadan-bersama-keluarga'))
        ?.departsOn,
    ).toBe(newDay);
  });

  it('to the same dates changes nothing', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: id,
      form: { departs_on: newDay, returns_on: '2027-08-28' },
    });
    expect((await findReschedule(shop.deps, bookingId))!.answer).toBe('keeps');
  });

  it('makes no settlement due before the response is', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    await moved(id, '2027-04-20');
    expect(await settlementDay(bookingId)).toBe('2027-03-29T16:59:59.000Z');
  });

  it('gives an overdue settlement its full time again', async () => {
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

  it('clears the details of the old flight', async () => {
    const id = await departure();
    await database.db
      .insertInto('departure_evidence')
      .values(
        await Promise.all(
          ['flight', 'visa'].map(async (kind) => ({
            departure_id: id,
            kind,
            state: 'confirmed',
            dated_on: '2027-03-01',
            proof_id: await createProof(database.db, id, kind),
          })),
        ),
      )
      .execute();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    for (const kind of ['ticket', 'visa'])
      await recordMilestone(shop.deps, partner.staff.actor, bookingId, { kind, reached_on: '2027-03-10' });
    await moved(id);
    const evidence = await database.db
      .selectFrom('departure_evidence')
      .select(['kind', 'state'])
      .where('departure_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(evidence).toEqual([
      { kind: 'flight', state: 'pending' },
      { kind: 'visa', state: 'confirmed' },
    ]);
    expect(
      await database.db
        .selectFrom('booking_milestones')
        .select('kind')
        .where('booking_id', '=', bookingId)
        .execute(),
    ).toEqual([{ kind: 'visa' }]);
  });

  it('refuses checkouts that were shown the old dates', async () => {
    const id = await departure();
    const { member, bookingId } = await createDraft(shop, { departure: id });
    const form = { ...(await checkoutInput(shop, member, bookingId)), departs_on: oldDay };
    await moved(id);
    await expect(
      checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() }),
    ).rejects.toMatchObject({ code: 'departure_moved' });
    await checkOut(shop.deps, member.actor, {
      bookingId,
      form: { ...form, departs_on: newDay },
      brand: brand(),
    });
    // Whoever bought the new date is not asked about it.
    expect(await findReschedule(shop.deps, bookingId)).toBeNull();
  });

  it('runs once in two concurrent processes, and resumes where one died', async () => {
    const id = await departure();
    for (let order = 0; order < 5; order += 1) await createPaidOrder(shop, { departure: id });
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: id,
      form: { departs_on: newDay },
    });
    const { id: moveId } = await database.db
      .selectFrom('departure_moves')
      .select('id')
      .where('departure_id', '=', id)
      .executeTakeFirstOrThrow();
    const counts = await Promise.all(
      [1, 2].map(() => announceReschedule(shop.deps, { moveId, actorId: partner.staff.account.id })),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await announceReschedule(shop.deps, { moveId, actorId: partner.staff.account.id })).toBe(0);
  });

  it.each([
    ['no day', '', undefined, 'departs_on'],
    ['tomorrow', '2027-03-16', undefined, 'departs_on'],
    ['a year typed wrongly', '2072-08-20', undefined, 'departs_on'],
    ['a return before the departure', newDay, '2027-08-19', 'returns_on'],
    ['a journey of a year', newDay, '2028-08-19', 'returns_on'],
  ])('refuses %s', async (_what, departs_on, returns_on, field) => {
    const id = await departure();
    for (const act of [previewReschedule, rescheduleDeparture]) {
      await expect(
        act(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on, returns_on } }),
      ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
    }
    await expect(
      previewReschedule(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: oldDay } }),
    ).rejects.toMatchObject({ faults: [{ message: 'error_new_date_same' }] });
  });

  it("is allowed to the partner's own staff only, and only before departure", async () => {
    const id = await departure();
    const stranger = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    const unproven = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: partner.id,
      hasSecondFactor: false,
    });
    for (const { actor } of [stranger, unproven, await createMember(shop.deps)]) {
      await expect(
        rescheduleDeparture(shop.deps, actor, { departureId: id, form: { departs_on: newDay } }),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(
        previewReschedule(shop.deps, actor, { departureId: id, form: { departs_on: newDay } }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }
    clock.now = new Date('2027-08-13T01:00:00Z');
    await expect(
      rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } }),
    ).rejects.toMatchObject({ code: 'departure_departed' });
  });
});

describe('concurrent requests', () => {
  it('a purchase of the old date is asked about the reschedule, or fails', async () => {
    const id = await departure();
    const { member, bookingId } = await createDraft(shop, { departure: id });
    const form = { ...(await checkoutInput(shop, member, bookingId)), departs_on: oldDay };
    const [bought] = await Promise.allSettled([
      checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() }),
      rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on: newDay } }),
    ]);
    expect((await findReschedule(shop.deps, bookingId)) !== null).toBe(bought.status === 'fulfilled');
  });

  it('two reschedules run one after the other, and the question is about the last', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    await Promise.all(
      [newDay, '2027-09-01'].map((departs_on) =>
        rescheduleDeparture(shop.deps, partner.staff.actor, { departureId: id, form: { departs_on } }),
      ),
    );
    const { departs_on } = await database.db
      .selectFrom('departures')
      .select('departs_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await findReschedule(shop.deps, bookingId))!.to.departsOn).toBe(departs_on);
  });
});
