// A fault after the charge (docs/product/test-kit.md): a consequence of a payment fails; the order is
// paid all the same, and the consequence happens later by itself, once.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import { deliver, type DeliveryDeps } from '#domain/outbox';
import { createOrder, createPaidOrder, listMoves, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { expireBookings, findBooking } from '#domain/bookings';
import { dispatchBookingEvents } from './dispatch-booking-events.ts';

const { deps, database } = useTestContext();
const log = { warn: () => {}, error: () => {} };

it('completes the order while mail is down, and sends its emails once when mail is back', async () => {
  await createPlaces(database.db);
  const { id } = await createDeparture(database.db, { quota: 1 });
  let now = NOW;
  const shop = openBookingSetup({ ...deps, now: () => now });
  const { member, bookingId } = await createPaidOrder(shop, { departure: id });
  expect((await findBooking(shop.deps, member.actor, bookingId))!.state).toBe('paid');

  // A member waits for a free seat, by a text message that cannot be sent at first.
  const other = (await createDeparture(database.db, { quota: 1 })).id;
  await createOrder(shop, { departure: other });
  await database.db
    .insertInto('seat_notices')
    .values({
      departure_id: other,
      brand_id: 'uji',
      name: 'Siti',
      phone: '+6281200000001',
      locale: 'id',
      created_at: NOW,
    })
    .execute();
  now = new Date(NOW.getTime() + 151 * 60_000);
  await expireBookings(shop.deps);
  const moves = await listMoves(database.db);
  expect(moves.map(({ event }) => event).toSorted()).toEqual([
    'checked_out',
    'checked_out',
    'hold_ran_out',
    'paid_in_full',
  ]);
  const broken = {
    ...shop.deps,
    jobs: { ...shop.deps.jobs, enqueue: () => Promise.reject(new Error('no queue')) },
  };
  const freed = moves.find(({ event }) => event === 'hold_ran_out')!;
  await expect(dispatchBookingEvents(broken, [freed])).rejects.toThrow('no queue');
  expect(
    await database.db.selectFrom('outbox_messages').select('id').where('kind', '=', 'seats_back').execute(),
  ).toEqual([]);
  // Retried by two workers at once, then once more.
  await Promise.all([dispatchBookingEvents(shop.deps, [freed]), dispatchBookingEvents(shop.deps, [freed])]);
  await dispatchBookingEvents(shop.deps, [freed]);
  const [message, ...more] = await database.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('kind', '=', 'seats_back')
    .execute();
  expect(more).toEqual([]);

  await Promise.all(
    [1, 2].map(() =>
      dispatchBookingEvents(shop.deps, [moves.find(({ event }) => event === 'paid_in_full')!]),
    ),
  );
  const [letter, ...others] = await database.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', member.actor.email)
    .where(sql<boolean>`jsonb_array_length(attachments) > 0`)
    .execute();
  expect(others).toEqual([]);

  // The PDF cannot be drawn, the gateway is down; then both work.
  const sent: string[] = [];
  let isAway = true;
  const unlessAway = async <T>(done: () => T): Promise<T> =>
    isAway ? Promise.reject(new Error('away')) : done();
  const delivery: DeliveryDeps = {
    ...shop.deps,
    webPush: null,
    whatsApp: null,
    mailFrom: undefined,
    mail: { isLocal: false, send: async ({ to }) => void sent.push(to) },
    textMessages: { isLocal: false, send: ({ to }) => unlessAway(() => void sent.push(to)) },
    push: null,
    drawPdf: () =>
      unlessAway(() => ({
        filename: 'surat.pdf',
        contentType: 'application/pdf',
        content: Buffer.from('%PDF'),
      })),
  };
  for (const { id: messageId } of [message!, letter!])
    await expect(deliver(delivery, messageId, log)).rejects.toThrow('away');
  expect(sent).toEqual([]);
  isAway = false;
  for (const _ of [1, 2])
    for (const { id: messageId } of [message!, letter!]) await deliver(delivery, messageId, log);
  expect(sent).toEqual(['+6281200000001', member.actor.email]);
  expect(await verifyLedger(shop.deps)).toEqual([]);
});
