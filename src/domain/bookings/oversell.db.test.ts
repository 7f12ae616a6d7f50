// Seats are never sold twice (reliability.md 1, 2): many checkouts at once on separate connections and, as the negative control,
// the same with the locks off. Over HTTP and two processes: test/races.
import { expect, it } from 'vitest';
import { checkoutInput, createDraft } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import { useShop } from '#test/shop';
import { checkOut } from './bookings.ts';

const { database, shop } = useShop();

const shoppers = 24;
const quota = 5;

/** How many of the shoppers were told that they have a seat, and how many seats are claimed. */
async function rush(locksOff?: true): Promise<{ sold: number; claimed: number; refusals: unknown[] }> {
  const departure = await createDeparture(database.db, { quota });
  const drafts = await Promise.all(Array.from({ length: shoppers }, () => createDraft(shop, { departure: departure.id })));
  const forms = await Promise.all(drafts.map(({ member, bookingId }) => checkoutInput(shop, member, bookingId)));
  const brand = shop.deps.brands.forHost('brand.test');
  const outcomes = await Promise.allSettled(drafts.map(({ member, bookingId }, index) =>
    checkOut({ ...shop.deps, ...(locksOff && { locksOff }) }, member.actor, { bookingId, form: forms[index], brand })));
  const { claimed } = await database.db.selectFrom('seat_claims').select((is) => is.fn.sum<number>('seats').as('claimed')).where('departure_id', '=', departure.id).executeTakeFirstOrThrow();
  return {
    sold: outcomes.filter(({ status }) => status === 'fulfilled').length, claimed: Number(claimed),
    refusals: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code ?? outcome.reason] : [])),
  };
}

it('sells the last seats once, and tells the others so', async () => {
  for (let round = 0; round < rounds({ quick: 2, prove: 50 }); round += 1) {
    const { sold, claimed, refusals } = await rush();
    expect({ sold, claimed }).toEqual({ sold: quota, claimed: quota });
    expect(refusals).toEqual(Array(shoppers - quota).fill('seats_sold_out'));
  }
});

it('would oversell without the lock: the test can fail', async () => {
  let worst = 0;
  for (let round = 0; round < 10 && worst <= quota; round += 1) worst = Math.max(worst, (await rush(true)).claimed);
  expect(worst).toBeGreaterThan(quota);
});
