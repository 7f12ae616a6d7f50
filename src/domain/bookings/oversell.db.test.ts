// Seats are never sold twice (docs/product/seats-and-money.md): concurrent checkouts on separate connections and, as the
// negative control, the same without locks. Over HTTP and two processes: test/races.
import { expect, it } from 'vitest';
import type { Db } from '#platform/database/database';
import { checkoutInput, createDraft } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { overlapping } from '#test/overlapping';
import { rounds } from '#test/rounds';
import { useBookingFixture } from '#test/booking-fixture';
import { checkOut } from '#domain/checkout';

const { database, shop } = useBookingFixture();

const shoppers = 24;
const quota = 5;

const brand = () => shop.deps.brands.forHost('brand.test');
const code = (reason: unknown) => (reason as { code?: string }).code ?? reason;

interface Sale {
  sold: number;
  /** Seats claimed afterwards. */
  claimed: number;
  refusals: unknown[];
}

/** So many drafts for one departure, each with the input of its checkout. */
async function prepare(buyers: number, seats: number) {
  const departure = await createDeparture(database.db, { quota: seats });
  const drafts = await Promise.all(
    Array.from({ length: buyers }, () => createDraft(shop, { departure: departure.id })),
  );
  const forms = await Promise.all(
    drafts.map(({ member, bookingId }) => checkoutInput(shop, member, bookingId)),
  );
  const order = (locksOff?: true) =>
    drafts.map(
      ({ member, bookingId }, index) =>
        () =>
          checkOut({ ...shop.deps, ...(locksOff && { locksOff }) }, member.actor, {
            bookingId,
            form: forms[index],
            brand: brand(),
          }),
    );
  return { departure, bookingIds: drafts.map(({ bookingId }) => bookingId), order };
}

async function saleOf(
  departureId: string,
  outcomes: readonly PromiseSettledResult<unknown>[],
): Promise<Sale> {
  const { claimed } = await database.db
    .selectFrom('seat_claims')
    .select((is) => is.fn.sum<number>('seats').as('claimed'))
    .where('departure_id', '=', departureId)
    .executeTakeFirstOrThrow();
  return {
    sold: outcomes.filter(({ status }) => status === 'fulfilled').length,
    claimed: Number(claimed),
    refusals: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [code(outcome.reason)] : [])),
  };
}

it('sells the last seats once and refuses the other checkouts with the seats left', async () => {
  for (let round = 0; round < rounds({ quick: 2, prove: 50 }); round += 1) {
    const { departure, order } = await prepare(shoppers, quota);
    const { sold, claimed, refusals } = await saleOf(
      departure.id,
      await Promise.allSettled(order().map((checkout) => checkout())),
    );
    expect({ sold, claimed }).toEqual({ sold: quota, claimed: quota });
    expect(refusals).toEqual(Array(shoppers - quota).fill('seats_sold_out'));
  }
});

/** Two for one seat: both have counted, or wait for the lock, before either has written. */
async function twoForOneSeat(locksOff?: true): Promise<Sale> {
  const { departure, bookingIds, order } = await prepare(2, 1);
  const hold = (held: Db) =>
    held.selectFrom('bookings').select('id').where('id', 'in', bookingIds).forNoKeyUpdate().execute();
  return saleOf(departure.id, await overlapping(database.db, hold, order(locksOff)));
}

it('sells one seat once to two concurrent checkouts', async () => {
  expect(await twoForOneSeat()).toEqual({ sold: 1, claimed: 1, refusals: ['seats_sold_out'] });
});

it('sells one seat twice without the lock (negative control)', async () => {
  expect(await twoForOneSeat(true)).toEqual({ sold: 2, claimed: 2, refusals: [] });
});
