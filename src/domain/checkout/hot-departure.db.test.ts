// A departure that many want at once (docs/product/seats-and-money.md): buyers wait for their turn without a connection,
// and everybody else goes on.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seatsLock } from '#domain/seats';
import { createLockQueue } from '#platform/database/lock-queue';
import { lockKeys } from '#platform/database/locks';
import { brandOf, checkoutInput, createDraft } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { checkOut } from './checkout.ts';

const { database, shop } = useBookingFixture();

it('keeps one connection for sixteen buyers, and a list is answered meanwhile', async () => {
  const { id: departure } = await createDeparture(database.db, { quota: 10 });
  const lockQueue = createLockQueue(60_000);
  const deps = { ...shop.deps, lockQueue };
  const brand = brandOf(deps);
  const drafts = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const { member, bookingId } = await createDraft(shop, { departure });
      return { member, bookingId, form: await checkoutInput(shop, member, bookingId) };
    }),
  );
  const waitingInDatabase = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.owner.db,
    );
    return rows[0]!.count;
  };
  let buying: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await database.owner.db.transaction().execute(async (db) => {
    await lockKeys({ db }, [seatsLock(departure)]);
    buying = Promise.allSettled(
      drafts.map(({ member: { actor }, bookingId, form }) =>
        checkOut(deps, actor, { bookingId, form, brand }),
      ),
    );
    await expect.poll(() => lockQueue.waiting, { interval: 5 }).toBe(15);
    await expect.poll(waitingInDatabase, { interval: 5 }).toBe(1);
    // The pool has four connections; one waits for the lock.
    expect(database.pool.waitingCount).toBe(0);
    expect(
      await database.db.selectFrom('departures').select('id').where('id', '=', departure).execute(),
    ).toHaveLength(1);
  });
  const outcomes = (await buying!).map((outcome) =>
    outcome.status === 'fulfilled' ? 'ordered' : (outcome.reason as { code: string }).code,
  );
  expect([...outcomes].sort()).toEqual([
    ...Array.from({ length: 10 }, () => 'ordered'),
    ...Array.from({ length: 6 }, () => 'seats_sold_out'),
  ]);
});

it('refuses as busy whoever waits too long for a turn, and lets the next one in', async () => {
  const queue = createLockQueue(0);
  let finish = () => {};
  const first = queue.run(['b'], () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(['b'], async () => 'never')).rejects.toMatchObject({ code: 'busy' });
  finish();
  await first;
  expect([await createLockQueue().run(['b'], async () => 'next'), queue.waiting]).toEqual(['next', 0]);
});

it('ends a transaction whose process hangs, and notices a connection that is gone', async () => {
  const { rows } = await sql<{ limit: string }>`show idle_in_transaction_session_timeout`.execute(
    database.db,
  );
  expect(Object.values(rows[0]!)).toEqual(['1min']);
});
