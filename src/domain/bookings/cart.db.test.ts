// The cart's recommendation (spec §6 "the code is attached to bookings"): the address's code, else the link that was followed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdAttribution } from '#domain/affiliates';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { createDraft, openShop, type Shop } from '#test/factories/bookings';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { findBooking } from './bookings.ts';

let database: TestDatabase;
let shop: Shop;
let departure: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  shop = openShop(await createTestDeps(database, NOW));
  departure = (await createDeparture(database.db)).id;
});
afterAll(() => database.drop());

/** The code on the cart of somebody who followed `followed` and whose address says `inAddress`. */
async function codeOn({ followed, inAddress }: { followed?: string; inAddress?: string }): Promise<string | null> {
  const member = await createMember(shop.deps);
  if (followed) await holdAttribution(shop.deps, member.account.id, { code: followed, brandId: 'rihlah' });
  const { bookingId } = await createDraft(shop, { member, departure, ...(inAddress && { affiliateCode: inAddress }) });
  return (await findBooking(shop.deps, member.actor, bookingId))!.affiliateCode;
}

it('is under the link the member followed, on whatever device', async () => {
  const { code } = await createConsultant(shop.deps);
  expect(await codeOn({ followed: code })).toBe(code);
});

it('is under the code of the address before any other, and under none that nobody holds', async () => {
  const [followed, named] = [await createConsultant(shop.deps), await createConsultant(shop.deps)];
  expect(await codeOn({ followed: followed.code, inAddress: named.code })).toBe(named.code);
  expect(await codeOn({ inAddress: 'TIDAK-ADA' })).toBeNull();
  expect(await codeOn({})).toBeNull();
});
