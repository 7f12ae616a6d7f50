// Consultants' codes on a real database: who owns them, who followed them, what a booking finds.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { dayMs } from '#shared/durations';
import { createTestDeps } from '#test/deps';
import { createAccount, createMember } from '#test/factories/accounts';
import { becomeAffiliate, createConsultant } from '#test/factories/affiliates';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPartner, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import {
  arriveBy,
  createShareToken,
  findAffiliates,
  findAttribution,
  findConsultant,
  findShareToken,
  grantConsultant,
  holdAttribution,
  listVisits,
  purgeAttributions,
  revokeConsultant,
} from './affiliates.ts';

let database: TestDatabase;
let now = NOW;
let deps: Deps;
const guest = { guestId: '11111111-1111-4111-8111-111111111111' };
const days = (count: number) => (now = new Date(now.getTime() + count * dayMs));

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  await createDeparture(database.db, { slug: 'umroh-maret' });
  deps = { ...(await createTestDeps(database, NOW)), now: () => now };
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = NOW;
  for (const table of ['attributions', 'affiliate_visits', 'affiliates'] as const)
    await database.db.deleteFrom(table).execute();
});

it('finds codes of active owners, a consultant or an organisation', async () => {
  const { code, account } = await createConsultant(deps, { name: 'Rahmat Hidayat' });
  const partner = await createPartner(database.db, { kind: 'distribution_channel', licences: {} });
  await database.db
    .insertInto('affiliates')
    .values({ code: 'KANAL-1', partner_id: partner.id, shown_name: 'Kanal', created_at: NOW })
    .execute();
  expect(await findAffiliates(deps, [code, 'KANAL-1', 'TIDAK-ADA'])).toEqual(
    expect.arrayContaining([
      { code, name: 'Rahmat Hidayat' },
      { code: 'KANAL-1', name: 'Kanal' },
    ]),
  );
  expect(await findConsultant(deps, account.id)).toEqual({ code, name: 'Rahmat Hidayat' });

  await database.db.updateTable('affiliates').set({ is_active: false }).where('code', '=', code).execute();
  await database.db
    .updateTable('partners')
    .set({ state: 'suspended', suspended_on: '2027-03-01', suspended_reason: JSON.stringify({ id: 'Izin' }) })
    .where('id', '=', partner.id)
    .execute();
  expect(await findAffiliates(deps, [code, 'KANAL-1'])).toEqual([]);
  expect(await findConsultant(deps, account.id)).toBeNull();
});

it('allows one owner for each code, and one code for each owner', async () => {
  const { code } = await createConsultant(deps);
  const other = await createMember(deps, { roles: ['consultant'] });
  await expect(becomeAffiliate(deps, other, code)).rejects.toThrow('affiliates_pkey');
});

it('does not treat a member as consultant without the role, even with a code', async () => {
  const member = await createMember(deps);
  await becomeAffiliate(deps, member);
  expect(await findConsultant(deps, member.account.id)).toBeNull();
  await expect(createShareToken(deps, member.actor, null)).rejects.toMatchObject({ code: 'forbidden' });
});

it("makes a member a consultant at once, and restores a returning one's code", async () => {
  const member = await createMember(deps);
  const fields = { code: ' rahmat-9 ', shown_name: 'Rahmat' };
  await grantConsultant(deps, 'system', member.account.id, fields);
  await grantConsultant(deps, 'system', member.account.id, { ...fields, shown_name: 'Pak Rahmat' });
  const consultant = { code: 'RAHMAT-9', name: 'Pak Rahmat' };
  expect(await findConsultant(deps, member.account.id)).toEqual(consultant);

  await revokeConsultant(deps, 'system', member.account.id);
  expect([await findConsultant(deps, member.account.id), await findAffiliates(deps, ['RAHMAT-9'])]).toEqual([
    null,
    [],
  ]);
  await expect(revokeConsultant(deps, 'system', member.account.id)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    grantConsultant(deps, 'system', member.account.id, { ...fields, code: 'LAIN-1' }),
  ).rejects.toMatchObject({
    faults: [{ field: 'code', message: 'error_affiliate_code_kept', values: { code: 'RAHMAT-9' } }],
  });
  await grantConsultant(deps, 'system', member.account.id, { ...fields, shown_name: 'Pak Rahmat' });
  expect(await findAffiliates(deps, ['RAHMAT-9'])).toEqual([consultant]);
});

it('leaves nothing behind when a code cannot be granted', async () => {
  const { code } = await createConsultant(deps);
  const member = await createMember(deps);
  const refused = [
    { code, shown_name: 'Rahmat' },
    { code: 'A', shown_name: 'Rahmat' },
    { code: 'RAHMAT-9', shown_name: ' ' },
    {},
  ];
  for (const fields of refused)
    await expect(grantConsultant(deps, 'system', member.account.id, fields)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  await expect(
    grantConsultant(deps, member.actor, member.account.id, { code: 'RAHMAT-9', shown_name: 'Rahmat' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  await expect(revokeConsultant(deps, member.actor, member.account.id)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(
    await database.db
      .selectFrom('memberships')
      .select('role')
      .where('account_id', '=', member.account.id)
      .execute(),
  ).toEqual([]);
});

it('counts visits by date and product, without personal data', async () => {
  const { code } = await createConsultant(deps);
  const arrive = (product: string | null) => arriveBy(deps, guest, { code, brandId: 'rihlah', product });
  await Promise.all([arrive('umroh-maret'), arrive('umroh-maret'), arrive('umroh-maret'), arrive(null)]);
  days(1);
  await arrive(null);
  expect(await listVisits(deps, code, 10)).toEqual([
    { day: '2027-03-16', product: null, visits: 1 },
    { day: '2027-03-15', product: 'umroh-maret', visits: 3 },
    { day: '2027-03-15', product: null, visits: 1 },
  ]);
});

it('stores the last code for thirty days, for the browser and, once signed in, for the account', async () => {
  const [first, second] = [await createConsultant(deps), await createConsultant(deps)];
  const { id: accountId } = await createAccount(database.db);
  await arriveBy(deps, guest, { code: first.code, brandId: 'rihlah', product: null });
  days(1);
  await arriveBy(deps, guest, { code: second.code, brandId: 'rihlah', product: null });
  expect(await findAttribution(deps, guest)).toBe(second.code);
  expect(await findAttribution(deps, { accountId })).toBeNull();
  await holdAttribution(deps, accountId, { code: second.code, brandId: 'rihlah' });
  expect(await findAttribution(deps, { accountId })).toBe(second.code);

  days(29.9);
  expect(await findAttribution(deps, { accountId })).toBe(second.code);
  days(0.1);
  expect(await findAttribution(deps, { accountId })).toBeNull();
  expect(await purgeAttributions(deps)).toBe(2);
});

it('ends when its consultant is no longer active, or either account is deleted', async () => {
  const { code, account } = await createConsultant(deps);
  const { id: accountId } = await createAccount(database.db);
  await holdAttribution(deps, accountId, { code, brandId: 'rihlah' });
  await database.db.updateTable('affiliates').set({ is_active: false }).execute();
  expect(await findAttribution(deps, { accountId })).toBeNull();
  await database.db.deleteFrom('accounts').where('id', '=', account.id).execute();
  expect(await database.db.selectFrom('attributions').selectAll().execute()).toEqual([]);
});

it('shares a product by a random token, always the same for the same link', async () => {
  const { actor, code } = await createConsultant(deps, { name: 'Rahmat' });
  const token = await createShareToken(deps, actor, 'umroh-maret');
  expect(await createShareToken(deps, actor, 'umroh-maret')).toBe(token);
  expect(await createShareToken(deps, actor, null)).not.toBe(token);
  expect(await findShareToken(deps, token)).toEqual({ code, name: 'Rahmat', product: 'umroh-maret' });
  await expect(createShareToken(deps, actor, 'tidak-ada')).rejects.toMatchObject({ code: 'not_found' });
  await database.db.updateTable('affiliates').set({ is_active: false }).execute();
  expect(await findShareToken(deps, token)).toBeNull();
});
