// What follows from moves of orders is found on the rows of their history: once, by one of several workers, and whatever fails holds up
// no other.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listMessages } from '#domain/outbox';
import { createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { dispatchWaitingMoves } from './dispatch-waiting-moves.ts';

const { database, shop } = useBookingFixture();
const quiet = { warn: () => {}, error: () => {} };
const recipients = async () => (await listMessages(shop.deps)).map(({ recipient }) => recipient).toSorted();
const twoOrders = async () => {
  const { id } = await createDeparture(database.db, { quota: 5 });
  const orders = [await createOrder(shop, { departure: id }), await createOrder(shop, { departure: id })];
  return orders.map(({ member }) => member.account.email).toSorted();
};

it('is done once, also by two workers at once', async () => {
  const emails = await twoOrders();
  const taken = await Promise.all([1, 2].map(() => dispatchWaitingMoves(shop.deps, quiet)));
  expect(taken[0]! + taken[1]!).toBe(2);
  expect(await dispatchWaitingMoves(shop.deps, quiet)).toBe(0);
  expect(await recipients()).toEqual(emails);
});

it('waits in a job when it fails by itself, and the others are done', async () => {
  await database.db.deleteFrom('outbox_messages').execute();
  const [fine, broken] = await twoOrders();
  const { enqueue } = shop.deps.jobs;
  const faulty = {
    ...shop.deps,
    jobs: {
      ...shop.deps.jobs,
      async enqueue(...[db, kind, ...payloads]: Parameters<typeof enqueue>) {
        const written = await db.selectFrom('outbox_messages').select('recipient').execute();
        if (kind.name === 'outbox.deliver' && written.some(({ recipient }) => recipient === broken))
          throw new Error('no queue');
        await enqueue(db, kind, ...payloads);
      },
    },
  };
  expect(await dispatchWaitingMoves(faulty, quiet)).toBe(2);
  expect(await recipients()).toEqual([fine]);
  expect(await dispatchWaitingMoves(shop.deps, quiet)).toBe(0);
  const { rows } = await sql<{
    event: string;
    email: string;
  }>`select j.data ->> 'event' as event, a.email from jobs.job j join bookings b on b.id = (j.data ->> 'bookingId')::uuid
    join accounts a on a.id = b.account_id where j.name = 'booking-event'`.execute(database.db);
  expect(rows).toEqual([{ event: 'checked_out', email: broken }]);
});
