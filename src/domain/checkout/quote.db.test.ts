// What a draft offers, and who books it (spec §2 checkout, §3 booking form).
import { beforeAll, describe, expect, it } from 'vitest';
import { findOwnPayment, findLatestPayment } from '#domain/payments';
import { catalogueScope, findOffer } from '#domain/catalogue';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, createDraft, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { findBooking } from '#domain/bookings';
import { storeBooker } from './booker.ts';
import { quoteDraft, quoteParty } from './quote.ts';

const { database, shop, brand } = useBookingFixture();
let member: SignedIn;
let departure: string;
beforeAll(async () => {
  member = await createMember(shop.deps);
  departure = (await createDeparture(database.db, { quota: 40 })).id;
});

const booker = { name: 'Siti Aminah', email: 'Siti@Example.com', phone: '0812-3456-7890' };

describe('a quote', () => {
  it('lists the stages in which a draft may be paid, and they add up to its sum', async () => {
    const { bookingId } = await createDraft(shop, {
      member,
      departure,
      rooms: [{ room_type: 'quad', adults: 2 }],
    });
    const { total } = (await findBooking(shop.deps, member.actor, bookingId))!;
    const { plans, offer } = await quoteDraft(shop.deps, member.actor, { bookingId, brand });
    expect(offer.departureId).toBe(departure);
    expect(plans[0]!.plan).toBe('full');
    for (const { stages } of plans) expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
  it("of another member's draft is not found", async () => {
    const { bookingId } = await createDraft(shop, { member, departure });
    const stranger = await createMember(shop.deps);
    await expect(quoteDraft(shop.deps, stranger.actor, { bookingId, brand })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
  it('of a party equals the sum of its cart, and is null while nobody travels', async () => {
    const offer = (await findOffer(shop.deps, catalogueScope(shop.deps, brand), departure))!;
    const rooms = [{ room_type: 'quad' as const, adults: 3, children: 0, infants: 0 }];
    const form = { rooms, addons: [], supplies: [], status_product_supplies: 0 as const };
    const { bookingId } = await createDraft(shop, { member, departure, rooms });
    expect(quoteParty(offer, form)).toEqual((await findBooking(shop.deps, member.actor, bookingId))!.lines);
    expect(quoteParty(offer, { ...form, rooms: [] })).toBeNull();
    expect(quoteParty({ ...offer, rooms: [] }, form)).toBeNull();
  });
});

describe('a booker', () => {
  it('is stored on the draft, with the phone number in E.164', async () => {
    const { bookingId } = await createDraft(shop, { member, departure });
    await storeBooker(shop.deps, member.actor, { bookingId, brand, form: booker });
    expect((await findBooking(shop.deps, member.actor, bookingId))!.booker).toEqual({
      name: 'Siti Aminah',
      email: 'siti@example.com',
      phone: '+6281234567890',
    });
  });
  it.each([
    ['name', ''],
    ['email', 'siti'],
    ['phone', '0812'],
    ['phone', '00000000000000'],
  ])('is refused with a wrong %s', async (field, value) => {
    const { bookingId } = await createDraft(shop, { member, departure });
    await expect(
      storeBooker(shop.deps, member.actor, { bookingId, brand, form: { ...booker, [field]: value } }),
    ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field }] });
  });
  it('of an order stays, and no other member sets one', async () => {
    const { bookingId } = await createOrder(shop, { member: await createMember(shop.deps), departure });
    await expect(
      storeBooker(shop.deps, member.actor, { bookingId, brand, form: booker }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const own = await createOrder(shop, { member, departure });
    await expect(
      storeBooker(shop.deps, member.actor, { bookingId: own.bookingId, brand, form: booker }),
    ).rejects.toMatchObject({ code: 'booking_state' });
  });
});

describe('a payment', () => {
  it('opens by its id for the member who began it, and for nobody else', async () => {
    const payer = await createMember(shop.deps);
    const { bookingId } = await createOrder(shop, { member: payer, departure });
    const { id } = await beginPayment(shop, payer, bookingId);
    expect((await findOwnPayment(shop.deps, payer.actor, id))?.subjectId).toBe(bookingId);
    expect((await findLatestPayment(shop.deps, payer.actor, bookingId))?.id).toBe(id);
    expect((await findLatestPayment(shop.deps, payer.actor, null))?.id).toBe(id);
    expect([
      await findOwnPayment(shop.deps, member.actor, id),
      await findLatestPayment(shop.deps, member.actor, bookingId),
      await findOwnPayment(shop.deps, payer.actor, "'"),
      await findLatestPayment(shop.deps, payer.actor, 'x'),
    ]).toEqual([null, null, null, null]);
  });
});
