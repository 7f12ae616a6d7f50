// Starting over (spec §4): deletes a draft entirely, leaves an order as it is, and refuses another member's.
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import {
  checkoutInput,
  createDraft,
  createOrder,
  openBookingSetup,
  type BookingSetup,
} from '#test/factories/bookings';
import { createDeparture, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { checkOut } from './place-order.ts';
import { fillCart } from './cart.ts';
import { findBooking, findUnfinished } from '#domain/bookings';
import { resetDraft } from './reset-draft.ts';

const { deps, database, brand } = useTestContext({ brandId: 'rihlah' });
let shop: BookingSetup;
let departure: string;
beforeAll(async () => {
  await createPlaces(database.db);
  shop = openBookingSetup(deps);
  departure = (await createDeparture(database.db)).id;
});

it('deletes a draft, and the next one starts empty', async () => {
  const {
    member: { actor },
    bookingId,
  } = await createDraft(shop, { departure, rooms: [{ room_type: 'quad', adults: 3 }] });
  await resetDraft(shop.deps, actor, { bookingId, brand });
  expect(await findBooking(shop.deps, actor, bookingId)).toBeNull();
  expect(await findUnfinished(shop.deps, actor, brand)).toBeNull();
  expect(
    await database.db
      .selectFrom('booking_lines')
      .select('position')
      .where('booking_id', '=', bookingId)
      .execute(),
  ).toEqual([]);
  const again = await fillCart(shop.deps, actor, {
    departure,
    form: { rooms: [{ room_type: 'quad', adults: 1 }] },
    brand,
    locale: 'id',
    affiliateCode: null,
  });
  expect((await findBooking(shop.deps, actor, again.bookingId))!.people).toEqual({
    adults: 1,
    children: 0,
    infants: 0,
  });
});

it('is refused for an order, and for a draft of another member', async () => {
  const {
    member: { actor },
    bookingId,
  } = await createOrder(shop, { departure });
  await expect(resetDraft(shop.deps, actor, { bookingId, brand })).rejects.toMatchObject({
    code: 'booking_state',
  });
  const draft = await createDraft(shop, { departure });
  await expect(resetDraft(shop.deps, actor, { bookingId: draft.bookingId, brand })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await findBooking(shop.deps, draft.member.actor, draft.bookingId)).not.toBeNull();
});

it('concurrent with the order: one of both happens, never half of each', async () => {
  const member = await createMember(shop.deps);
  const { bookingId } = await createDraft(shop, { member, departure });
  const form = await checkoutInput(shop, member, bookingId);
  const [ordered, emptied] = await Promise.allSettled([
    checkOut(shop.deps, member.actor, { bookingId, form, brand }),
    resetDraft(shop.deps, member.actor, { bookingId, brand }),
  ]);
  expect([ordered.status, emptied.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await findBooking(shop.deps, member.actor, bookingId))?.state).toBe(
    ordered.status === 'fulfilled' ? 'waiting_payment' : undefined,
  );
});
