// The books: a trial balance that is zero, a journal of every entry, months that close once and stay closed, days added up and checked;
// and money that the partner holds itself.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { createPaidOrder } from '#test/factories/bookings';
import { createOrderPaidToPartner } from '#test/factories/partner-held-payments';
import { createDeparture } from '#test/factories/programmes';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import {
  checkLedger,
  closePeriod,
  findBookingMoney,
  findPartnerBalance,
  listClosedPeriods,
  type JournalLine,
  openJournal,
  readJournal,
  readStatement,
  readTrialBalance,
} from './ledger.ts';

const { database, shop, clock, partner } = usePartnerFixture();
const log = { warn: () => {}, error: () => {} };
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
verifyLedgerAfterEach({ shop });

const departure = async () =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10 })).id;
const balances = async (until: string) =>
  Object.fromEntries(
    (await readTrialBalance(shop.deps, finance.actor, until)).lines
      .filter(({ balance }) => balance !== 0)
      .map(({ account, balance }) => [account, balance]),
  );

const paidToPartner = (departureId: string, affiliateCode?: string) =>
  createOrderPaidToPartner(shop, {
    departure: departureId,
    partnerId: partner.id,
    ...(affiliateCode && { affiliateCode }),
  });

it('owes the partner its share where the platform holds the money, and is owed its own where the partner does', async () => {
  const { code } = await createConsultant(shop.deps);
  const id = await departure();
  await createPaidOrder(shop, { departure: id });
  expect(await balances('2027-12-31')).toEqual({
    gateway_clearing: 30_004_000,
    gateway_fee: -4_000,
    partner_payable: -29_100_000,
    platform_fee: -900_000,
  });
  const bookingId = await paidToPartner(id, code);
  const { partner_receivable, partner_payable, platform_fee, affiliate_payable } =
    await balances('2027-12-31');
  expect([partner_receivable, partner_payable]).toEqual([900_000, -59_100_000]);
  expect(platform_fee! + affiliate_payable!).toBe(-1_800_000);
  expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
    partner: 29_100_000,
    platform: 900_000,
  });
  expect(await findPartnerBalance(shop.deps, finance.actor, partner.id)).toMatchObject({
    payable: 58_200_000,
    receivable: 900_000,
    atGateways: 60_008_000,
  });
  const period = { partnerId: partner.id, from: '2027-01-01', to: '2027-12-31', page: 1, limit: 10 };
  expect((await readStatement(shop.deps, finance.actor, period)).items.map(({ amount }) => amount)).toEqual([
    29_100_000, 30_000_000, -900_000,
  ]);
});

it('owes nothing either way for an order that was cancelled, whoever held its money', async () => {
  const before = await balances('2027-12-31');
  const id = await departure();
  await paidToPartner(id);
  await cancelDeparture(shop.deps, partner.staff.actor, id);
  await cancelOrdersOf(shop.deps, { departureId: id, actorId: partner.staff.account.id });
  expect(await balances('2027-12-31')).toEqual({
    ...before,
    gateway_clearing: before['gateway_clearing']! + 30_004_000,
    refunds: -30_004_000,
  });
});

it('says the same from days that were added up, and says whatever is posted into them later', async () => {
  const before = await readTrialBalance(shop.deps, finance.actor, '2027-12-31');
  const period = { partnerId: partner.id, from: '2027-01-01', to: '2027-12-31', page: 1, limit: 10 };
  const statement = await readStatement(shop.deps, finance.actor, period);
  const balance = await findPartnerBalance(shop.deps, finance.actor, partner.id);
  clock.now = new Date('2027-05-02T03:00:00Z');
  expect(await checkLedger(shop.deps, log)).toEqual([]);
  expect(await readTrialBalance(shop.deps, finance.actor, '2027-12-31')).toEqual(before);
  expect(await readStatement(shop.deps, finance.actor, period)).toEqual(statement);
  expect(await findPartnerBalance(shop.deps, finance.actor, partner.id)).toEqual(balance);
  expect(before.difference).toBe(0);
  const late = `post_ledger('late', 'settlement', '2027-05-02', '2027-03-20', '{partner_payable,platform_fee}', '{${partner.id},platform}', '{7,-7}',
    '{NULL,NULL}', '{NULL,NULL}', '{${partner.id},${partner.id}}', '{NULL,NULL}')`;
  await sql.raw(`select ${late}`).execute(database.db);
  expect((await readStatement(shop.deps, finance.actor, period)).closing).toBe(statement.closing - 7);
});

it('closes a month once it is over, for finance alone, and lists every entry of its days', async () => {
  clock.now = new Date('2027-04-01T03:00:00Z');
  await expect(closePeriod(shop.deps, partner.staff.actor, '2027-03')).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(closePeriod(shop.deps, finance.actor, '2027-04')).rejects.toMatchObject({
    code: 'period_not_over',
  });
  await closePeriod(shop.deps, finance.actor, '2027-03');
  await expect(closePeriod(shop.deps, finance.actor, '2027-03')).rejects.toMatchObject({
    code: 'period_closed',
  });
  expect(await listClosedPeriods(shop.deps, finance.actor)).toEqual([
    { month: '2027-03', closedAt: clock.now },
  ]);
  const journal: JournalLine[] = [];
  for await (const lines of openJournal(shop.deps, finance.actor, { from: '2027-01-01', to: '2027-12-31' }))
    journal.push(...lines);
  const sum = (of: 'debit' | 'credit') => journal.reduce((total, line) => total + line[of], 0);
  const { lines } = await readTrialBalance(shop.deps, finance.actor, '2027-12-31');
  expect([sum('debit'), sum('credit')]).toEqual([
    lines.reduce((total, { debit }) => total + debit, 0),
    lines.reduce((total, { credit }) => total + credit, 0),
  ]);
  for (const who of [partner.staff, await createMember(shop.deps)])
    expect(() => openJournal(shop.deps, who.actor, { from: '2027-01-01', to: '2027-12-31' })).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
});

it('reads the journal page by page, every entry once, and never before its first day', async () => {
  const read = (after: string | undefined, limit: number, from = '2027-01-01') =>
    readJournal(shop.deps, finance.actor, { from, to: '2027-12-31', after, limit });
  const whole = (await read(undefined, 1_000)).lines;
  expect(whole.length).toBeGreaterThan(4);
  const paged: JournalLine[] = [];
  let next: string | null | undefined;
  do {
    const page = await read(next ?? undefined, 3);
    paged.push(...page.lines);
    next = page.next;
  } while (next !== null);
  expect(paged).toEqual(whole);
  expect(await read('2000-01-01_1_1', 1_000)).toEqual({ lines: whole, next: null });
  expect(await read(undefined, 1_000, '2027-12-31')).toEqual({ lines: [], next: null });
  for (const place of ['', 'x', '2027-02-30_1_1', "2027-03-15_1_1' or 1=1"])
    await expect(read(place, 3)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    readJournal(shop.deps, partner.staff.actor, { from: '2027-01-01', to: '2027-12-31', limit: 3 }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
