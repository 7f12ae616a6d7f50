// A partner's statement: it opens with the previous closing balance, lists every entry once, and nobody else
// reads it.
import { beforeAll, expect, it } from 'vitest';
import { findPartnerBalance, post, readStatement } from './ledger.ts';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { createPaidOrder, payNext } from '#test/factories/bookings';
import { useBookingFixture } from '#test/booking-fixture';

const { database, shop } = useBookingFixture();
let partnerId: string;
let staff: SignedIn;
let codes: string[];

/** Two orders in stages, paid on three days: 1 and 3 March, and in the last minute of the 10th in Jakarta. */
beforeAll(async () => {
  partnerId = (await createPartner(database.db)).id;
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  const { id: departure } = await createDeparture(database.db, {
    programme_id: (await createProgramme(database.db, { partner_id: partnerId })).id,
    down_payment_amount: 5_000_000,
    settlement_due_days: 30,
  });
  const on = (instant: string) => ({ ...shop, deps: { ...shop.deps, now: () => new Date(instant) } });
  const first = await createPaidOrder(on('2027-03-01T05:00:00Z'), { departure, plan: 'down_payment' });
  const second = await createPaidOrder(on('2027-03-03T05:00:00Z'), { departure });
  await payNext(on('2027-03-10T16:59:00Z'), first.member, first.bookingId);
  codes = await Promise.all(
    [first, second].map(
      async ({ bookingId }) =>
        (
          await database.db
            .selectFrom('bookings')
            .select('code')
            .where('id', '=', bookingId)
            .executeTakeFirstOrThrow()
        ).code,
    ),
  );
});

const read = (period: { from: string; to: string }, { actor } = staff, page = 1, limit = 10) =>
  readStatement(shop.deps, actor, { partnerId, ...period, page, limit });

it('lists each entry with the balance after it, and closes with the balance of the account', async () => {
  const { opening, closing, total, items } = await read({ from: '2027-03-01', to: '2027-03-31' });
  expect([opening, closing, total]).toEqual([
    0,
    (await findPartnerBalance(shop.deps, staff.actor, partnerId)).payable,
    3,
  ]);
  expect(items.map(({ kind, bookingCode, amount, balance }) => [kind, bookingCode, amount, balance])).toEqual(
    [
      ['allocation', codes[0], 4_850_000, 4_850_000],
      ['allocation', codes[1], 29_100_000, 33_950_000],
      ['allocation', codes[0], 24_250_000, 58_200_000],
    ],
  );
});

it('opens with the closing balance of the previous day, which ends in Jakarta', async () => {
  const before = await read({ from: '2027-03-01', to: '2027-03-09' });
  const after = await read({ from: '2027-03-10', to: '2027-03-10' });
  expect([before.closing, after.opening, after.closing, after.total]).toEqual([
    33_950_000, 33_950_000, 58_200_000, 1,
  ]);
  expect(await read({ from: '2027-03-11', to: '2027-03-12' })).toMatchObject({
    opening: 58_200_000,
    closing: 58_200_000,
    total: 0,
    items: [],
  });
});

it('keeps its balance from page to page', async () => {
  const [, second, third] = await Promise.all(
    [1, 2, 3].map((page) => read({ from: '2027-03-01', to: '2027-03-31' }, staff, page, 1)),
  );
  expect([second!.items[0]!.balance, third!.items[0]!.balance, third!.total]).toEqual([
    33_950_000, 58_200_000, 3,
  ]);
});

it('totals each day and month of its period at its last entry', async () => {
  const whole = await read({ from: '2027-03-01', to: '2027-03-31' });
  expect(whole.days).toEqual([
    { of: '2027-03-01', came: 4_850_000, went: 0 },
    { of: '2027-03-03', came: 29_100_000, went: 0 },
    { of: '2027-03-10', came: 24_250_000, went: 0 },
  ]);
  expect(whole.months).toEqual([{ of: '2027-03', came: 58_200_000, went: 0 }]);
  expect(whole.items.map(({ on, endsDay, endsMonth }) => [on, endsDay, endsMonth])).toEqual([
    ['2027-03-01', true, false],
    ['2027-03-03', true, false],
    ['2027-03-10', true, true],
  ]);
  // From page to page: a group that continues on the next page has no total yet.
  expect(
    (await read({ from: '2027-03-01', to: '2027-03-31' }, staff, 2, 1)).items.map(
      ({ endsDay, endsMonth }) => [endsDay, endsMonth],
    ),
  ).toEqual([[true, false]]);
});

it('separates money in from money out, for every day and month with entries', async () => {
  const owner = (await createPartner(database.db)).id;
  const { actor } = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: owner });
  const about = { key: '', kind: 'settlement' as const };
  const move = (at: string, amount: number) =>
    post(
      { db: database.db, now: () => new Date(at) },
      {
        ...about,
        key: `moved ${owner} ${at} ${amount}`,
        entries: [
          { account: 'partner_payable', owner, amount: -amount },
          { account: 'platform_fee', owner: 'platform', amount },
        ],
      },
    );
  for (const [at, amount] of [
    ['2027-01-31T16:59:59Z', 5],
    ['2027-01-31T17:00:00Z', 7],
    ['2027-01-31T17:00:01Z', -3],
    ['2027-02-20T05:00:00Z', 11],
  ] as const)
    await move(at, amount);
  const { days, months, items } = await readStatement(shop.deps, actor, {
    partnerId: owner,
    from: '2027-01-01',
    to: '2027-02-28',
    page: 1,
    limit: 10,
  });
  expect(days).toEqual([
    { of: '2027-01-31', came: 5, went: 0 },
    { of: '2027-02-01', came: 7, went: 3 },
    { of: '2027-02-20', came: 11, went: 0 },
  ]);
  expect(months).toEqual([
    { of: '2027-01', came: 5, went: 0 },
    { of: '2027-02', came: 18, went: 3 },
  ]);
  expect(
    items.map(({ amount, balance, endsDay, endsMonth }) => [amount, balance, endsDay, endsMonth]),
  ).toEqual([
    [5, 5, true, true],
    [7, 12, false, false],
    [-3, 9, true, false],
    [11, 20, true, true],
  ]);
});

it("is allowed to the partner's own staff and to finance", async () => {
  const period = { from: '2027-03-01', to: '2027-03-31' };
  expect((await read(period, await createMember(shop.deps, { roles: ['operator_finance'] }))).total).toBe(3);
  const stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
  for (const who of [
    stranger,
    await createMember(shop.deps),
    await createMember(shop.deps, { roles: ['operator_support'] }),
  ]) {
    await expect(read(period, who)).rejects.toMatchObject({ code: 'not_found' });
  }
});
