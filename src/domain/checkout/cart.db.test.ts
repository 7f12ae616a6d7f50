// The cart's referral (spec §6 "the code is attached to bookings"): the code in the URL, else the link the
// member followed.
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

/** The code on the cart of a member who followed `followed` and whose URL carries `inAddress`. */
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

it('carries the code of the link the member followed, on any device', async () => {
  const { code } = await createConsultant(shop.deps);
  expect(await codeOn({ followed: code })).toBe(code);
});

it('prefers the code in the URL, and ignores codes that nobody holds', async () => {
  const [followed, named] = [await createConsultant(shop.deps), await createConsultant(shop.deps)];
  expect(await codeOn({ followed: followed.code, inAddress: named.code })).toBe(named.code);
  expect(await codeOn({ inAddress: ` ${named.code.toLowerCase()} ` })).toBe(named.code);
  for (const inAddress of ['TIDAK-ADA', '\0', 'x'.repeat(50)]) expect(await codeOn({ inAddress })).toBeNull();
  expect(await codeOn({})).toBeNull();
});
