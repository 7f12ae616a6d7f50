// The cart's recommendation (spec §6 "the code is attached to bookings"): the address's code, else the link that was followed.
import { beforeAll, expect, it } from 'vitest';
import { holdAttribution } from '#domain/affiliates';
import { createMember } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { createDraft } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { findBooking } from '#domain/bookings';

const { database, shop, brand } = useBookingFixture();
let departure: string;
beforeAll(async () => {
  departure = (await createDeparture(database.db)).id;
});

/** The code on the cart of somebody who followed `followed` and whose address says `inAddress`. */
async function codeOn({
  followed,
  inAddress,
}: {
  followed?: string;
  inAddress?: string;
}): Promise<string | null> {
  const member = await createMember(shop.deps);
  if (followed) await holdAttribution(shop.deps, member.account.id, { code: followed, brandId: brand.id });
  const { bookingId } = await createDraft(shop, {
    member,
    departure,
    ...(inAddress && { affiliateCode: inAddress }),
  });
  return (await findBooking(shop.deps, member.actor, bookingId))!.affiliateCode;
}

it('is under the link the member followed, on whatever device', async () => {
  const { code } = await createConsultant(shop.deps);
  expect(await codeOn({ followed: code })).toBe(code);
});

it('is under the code of the address before any other, and under none that nobody holds', async () => {
  const [followed, named] = [await createConsultant(shop.deps), await createConsultant(shop.deps)];
  expect(await codeOn({ followed: followed.code, inAddress: named.code })).toBe(named.code);
  expect(await codeOn({ inAddress: ` ${named.code.toLowerCase()} ` })).toBe(named.code);
  for (const inAddress of ['TIDAK-ADA', '\0', 'x'.repeat(50)]) expect(await codeOn({ inAddress })).toBeNull();
  expect(await codeOn({})).toBeNull();
});
