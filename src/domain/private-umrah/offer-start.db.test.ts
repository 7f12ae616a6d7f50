// Where an agency's offer begins (docs/product/private-umrah.md): its own prices of today, or the estimate that the family saw.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { estimatePrivateUmrah } from '#domain/umrah-estimates';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, TODAY } from '#test/factories/programmes';
import { createPriceTable, smallTable, tripForm } from '#test/factories/umrah-prices';
import {
  getPartnerRequest,
  joinGroup,
  openGroup,
  putInCart,
  sendRequest,
  startOfOffer,
} from './private-umrah.ts';

const { shop, database } = useBookingFixture();
let partnerId: string;
let staff: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  await createPriceTable(database.db);
  ({ id: partnerId } = await createPartner(database.db));
  const { id: programmeId } = await createProgramme(database.db, { partner_id: partnerId });
  await createDeparture(database.db, { programme_id: programmeId, departure_airport: 'CGK' });
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
});
beforeEach(async () => {
  await database.owner.pool.query('delete from umrah_price_tables where partner_id is not null');
  member = await createMember(shop.deps);
});
const brand = () => brandOf(shop.deps);
const cart = async () =>
  (await putInCart(shop.deps, member.actor, { form: tripForm, brand: brand(), locale: 'id' })).id;
async function start(id: string) {
  const request = await getPartnerRequest(shop.deps, staff.actor, id);
  return {
    request,
    ...(await startOfOffer(shop.deps, staff.actor, { request, families: request.families })),
  };
}
async function sent(id: string): Promise<string> {
  await sendRequest(shop.deps, member.actor, { id, brand: brand(), note: null });
  return id;
}
const ownTable = (table = smallTable, effectiveOn = TODAY) =>
  createPriceTable(database.db, { partnerId, table, effectiveOn });
const dearerVisa = { ...smallTable, visa: { currency: 'USD' as const, low: 500, high: 500 } };

it("is the family's estimate without prices of one's own, and before their day", async () => {
  await ownTable(dearerVisa, '2027-12-01');
  const { request, estimate, own, isNotSold } = await start(await sent(await cart()));
  expect([estimate, own, isNotSold]).toEqual([request.estimate, null, false]);
});

it("is what it costs by one's own prices; the family's estimate stays the operator's", async () => {
  await ownTable(dearerVisa);
  const { request, estimate, beds, own } = await start(await sent(await cart()));
  expect(own).toMatchObject({ partnerId, version: 1 });
  expect(beds).toBe(2);
  const visa = (lines: typeof estimate.lines) => lines.find(({ kind }) => kind === 'visa')!.high;
  const { rate, estimate: usual } = await estimatePrivateUmrah(shop.deps, brand(), tripForm);
  expect([visa(estimate.lines), visa(request.estimate.lines), visa(usual.lines)]).toEqual([
    1_000 * rate.rupiah,
    320 * rate.rupiah,
    320 * rate.rupiah,
  ]);
});

it('says so where they do not sell what the family chose', async () => {
  await ownTable({ ...smallTable, hotels: smallTable.hotels.filter(({ id }) => id !== 'makkah-5') });
  const { request, estimate, own, isNotSold } = await start(await sent(await cart()));
  expect([estimate, own, isNotSold]).toEqual([request.estimate, null, true]);
});

it('counts all families of a group as one party', async () => {
  await ownTable(dearerVisa);
  const id = await cart();
  const { link } = await openGroup(shop.deps, member.actor, { id, brand: brand() });
  const other = await createMember(shop.deps);
  const form = { adults: 3, children: [] };
  await joinGroup(shop.deps, other.actor, { link, brand: brand(), locale: 'id', form });
  const { estimate, beds } = await start(await sent(id));
  expect([beds, estimate.lines.find(({ kind }) => kind === 'visa')!.quantity]).toEqual([5, 5]);
});
