// A partner's statement: it opens with what it closed with before, says every entry once, and nobody else reads it.
import { beforeAll, expect, it } from 'vitest';
import { findPartnerBalance, readStatement } from '#domain/ledger';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { createPaidOrder, payNext } from '#test/factories/bookings';
import { useShop } from '#test/shop';

const { database, shop } = useShop();
let partnerId: string;
let staff: SignedIn;
let codes: string[];

/** Two orders in stages, paid on three days: 1 and 3 March, and in the last minute of the 10th in Jakarta. */
beforeAll(async () => {
  partnerId = (await createPartner(database.db)).id;
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  const { id: departure } = await createDeparture(database.db, { programme_id: (await createProgramme(database.db, { partner_id: partnerId })).id, down_payment_amount: 5_000_000, settlement_due_days: 30 });
  const on = (instant: string) => ({ ...shop, deps: { ...shop.deps, now: () => new Date(instant) } });
  const first = await createPaidOrder(on('2027-03-01T05:00:00Z'), { departure, plan: 'down_payment' });
  const second = await createPaidOrder(on('2027-03-03T05:00:00Z'), { departure });
  await payNext(on('2027-03-10T16:59:00Z'), first.member, first.bookingId);
  codes = await Promise.all([first, second].map(async ({ bookingId }) => (await database.db.selectFrom('bookings').select('code').where('id', '=', bookingId).executeTakeFirstOrThrow()).code));
});

const read = (period: { from: string; to: string }, { actor } = staff, page = 1, limit = 10) => readStatement(shop.deps, actor, { partnerId, ...period, page, limit });

it('says each entry with the balance after it, and closes with what the account holds', async () => {
  const { opening, closing, total, items } = await read({ from: '2027-03-01', to: '2027-03-31' });
  expect([opening, closing, total]).toEqual([0, (await findPartnerBalance(shop.deps, staff.actor, partnerId)).payable, 3]);
  expect(items.map(({ kind, bookingCode, amount, balance }) => [kind, bookingCode, amount, balance])).toEqual([
    ['allocation', codes[0], 4_850_000, 4_850_000], ['allocation', codes[1], 29_100_000, 33_950_000], ['allocation', codes[0], 24_250_000, 58_200_000]]);
});

it('opens with what it closed with on the day before, which ends in Jakarta', async () => {
  const before = await read({ from: '2027-03-01', to: '2027-03-09' });
  const after = await read({ from: '2027-03-10', to: '2027-03-10' });
  expect([before.closing, after.opening, after.closing, after.total]).toEqual([33_950_000, 33_950_000, 58_200_000, 1]);
  expect(await read({ from: '2027-03-11', to: '2027-03-12' })).toMatchObject({ opening: 58_200_000, closing: 58_200_000, total: 0, items: [] });
});

it('keeps its balance from page to page', async () => {
  const [, second, third] = await Promise.all([1, 2, 3].map((page) => read({ from: '2027-03-01', to: '2027-03-31' }, staff, page, 1)));
  expect([second!.items[0]!.balance, third!.items[0]!.balance, third!.total]).toEqual([33_950_000, 58_200_000, 3]);
});

it('is for the partner\'s own staff and for finance', async () => {
  const period = { from: '2027-03-01', to: '2027-03-31' };
  expect((await read(period, await createMember(shop.deps, { roles: ['operator_finance'] }))).total).toBe(3);
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: (await createPartner(database.db)).id });
  for (const who of [stranger, await createMember(shop.deps), await createMember(shop.deps, { roles: ['operator_support'] })]) {
    await expect(read(period, who)).rejects.toMatchObject({ code: 'not_found' });
  }
});
