// Granting and revoking roles on a real database: who may, which roles match, what the audit log records.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Actor,
  findHolder,
  type Grant,
  grantMembership,
  hasRole,
  listOrganisations,
  revokeMembership,
  type Role,
} from './memberships.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { createPartner, createPlaces } from '#test/factories/programmes';

const now = new Date('2027-03-15T01:00:00Z');
let database: TestDatabase;
const deps = () => ({ db: database.db, now: () => now });
let travel: string;
let bank: string;
let member: string;
let support: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  travel = (await createPartner(database.db, { slug: 'safar' })).id;
  bank = (await createPartner(database.db, { slug: 'bank', kind: 'financial', licences: {} })).id;
  member = await createAccount('anggota@contoh.id');
  support = operator(await createAccount('bantuan@contoh.id'));
});
afterAll(() => database.drop());

async function createAccount(email: string): Promise<string> {
  const { id } = await database.db
    .insertInto('accounts')
    .values({ email, email_verified_at: now, name: 'Orang', locale: 'id', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function operator(accountId: string, role: Role = 'operator_support', hasSecondFactor = true): Actor {
  return {
    accountId,
    sessionId: accountId,
    name: 'Operator',
    email: 'o@contoh.id',
    locale: 'id',
    avatarId: null,
    isPhoneVerified: false,
    hasSecondFactor,
    hasFreshFactor: hasSecondFactor,
    memberships: [{ role, partnerId: null }],
  };
}

const held = () =>
  database.db
    .selectFrom('memberships')
    .select(['role', 'partner_id'])
    .where('account_id', '=', member)
    .execute();

it("grants a role once, revokes it, and writes both to the owner's audit log", async () => {
  const grant: Grant = { accountId: member, role: 'partner_staff', partnerId: travel };
  await grantMembership(deps(), support, grant);
  await grantMembership(deps(), support, grant);
  expect(await held()).toEqual([{ role: 'partner_staff', partner_id: travel }]);
  await revokeMembership(deps(), support, grant);
  expect(await held()).toEqual([]);
  await expect(revokeMembership(deps(), support, grant)).rejects.toMatchObject({ code: 'not_found' });
  const log = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'actor_role', 'details'])
    .where('subject_id', '=', member)
    .orderBy('id')
    .execute();
  expect(log).toEqual(
    ['membership.granted', 'membership.revoked'].map((action) => ({
      action,
      actor_id: support.accountId,
      actor_role: 'operator_support',
      details: { role: 'partner_staff' },
    })),
  );
});

it('lets the command line grant the first role, without an organisation only once', async () => {
  const grant: Grant = { accountId: member, role: 'operator_finance', partnerId: null };
  await grantMembership(deps(), 'system', grant);
  await grantMembership(deps(), 'system', grant);
  expect(await held()).toEqual([{ role: 'operator_finance', partner_id: null }]);
  await revokeMembership(deps(), 'system', grant);
});

it('is for support only, behind a second factor, and never for oneself', async () => {
  const grant: Grant = { accountId: member, role: 'operator_content', partnerId: null };
  const refused = [
    operator(support.accountId, 'operator_finance'),
    operator(support.accountId, 'operator_content'),
    operator(support.accountId, 'operator_support', false),
    operator(member),
  ];
  for (const actor of refused) {
    await expect(grantMembership(deps(), actor, grant)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(revokeMembership(deps(), actor, grant)).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(await held()).toEqual([]);
});

it('refuses a role and an organisation that do not match', async () => {
  const wrong: Grant[] = [
    { accountId: member, role: 'partner_staff', partnerId: null },
    { accountId: member, role: 'partner_staff', partnerId: bank },
    { accountId: member, role: 'bank_officer', partnerId: travel },
    { accountId: member, role: 'operator_support', partnerId: travel },
  ];
  for (const grant of wrong) {
    await expect(grantMembership(deps(), support, grant)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'partner' }],
    });
  }
  const nobody = '00000000-0000-0000-0000-000000000000';
  await expect(
    grantMembership(deps(), support, { accountId: nobody, role: 'operator_finance', partnerId: null }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    grantMembership(deps(), support, { accountId: member, role: 'bank_officer', partnerId: nobody }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

it('makes nobody a consultant without a code, and revokes no consultant whose code remains', async () => {
  const grant: Grant = { accountId: member, role: 'consultant', partnerId: null };
  for (const change of [grantMembership, revokeMembership]) {
    await expect(change(deps(), support, grant)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'role' }],
    });
  }
  expect(await held()).toEqual([]);
});

it("finds a person by email with their roles, which that person's audit log records", async () => {
  await grantMembership(deps(), support, { accountId: member, role: 'partner_staff', partnerId: travel });
  expect(await findHolder(deps(), support, ' Anggota@Contoh.id ')).toEqual({
    accountId: member,
    name: 'Orang',
    email: 'anggota@contoh.id',
    memberships: [{ role: 'partner_staff', partnerId: travel, partnerName: 'Nurani Safar', since: now }],
  });
  const { action, actor_id } = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', member)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect({ action, actor_id }).toEqual({ action: 'profile.read', actor_id: support.accountId });
  expect(await findHolder(deps(), support, 'tidak-ada@contoh.id')).toBeNull();
  await revokeMembership(deps(), support, { accountId: member, role: 'partner_staff', partnerId: travel });
});

it('shows persons and organisations to support only', async () => {
  expect(
    (await listOrganisations(deps(), support))
      .map(({ id, kind }) => ({ id, kind }))
      .sort((a, b) => a.kind.localeCompare(b.kind)),
  ).toEqual([
    { id: bank, kind: 'financial' },
    { id: travel, kind: 'travel' },
  ]);
  for (const actor of [
    operator(support.accountId, 'operator_finance'),
    operator(support.accountId, 'operator_support', false),
  ]) {
    await expect(findHolder(deps(), actor, 'anggota@contoh.id')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listOrganisations(deps(), actor)).rejects.toMatchObject({ code: 'forbidden' });
  }
});

it('counts a staff role only behind a second factor, and only for its own organisation', () => {
  const staff = {
    ...operator(support.accountId),
    memberships: [{ role: 'partner_staff' as const, partnerId: travel }],
  };
  expect(hasRole(staff, 'partner_staff')).toBe(true);
  expect(hasRole(staff, 'partner_staff', travel)).toBe(true);
  expect(hasRole(staff, 'partner_staff', bank)).toBe(false);
  expect(hasRole({ ...staff, hasSecondFactor: false }, 'partner_staff', travel)).toBe(false);
  expect(hasRole(staff, 'bank_officer')).toBe(false);
  expect(hasRole(null, 'partner_staff')).toBe(false);
  const consultant = {
    ...staff,
    hasSecondFactor: false,
    memberships: [{ role: 'consultant' as const, partnerId: null }],
  };
  expect(hasRole(consultant, 'consultant')).toBe(true);
});
