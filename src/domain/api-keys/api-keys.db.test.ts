// Keys of a partner's programs on a real database: who makes them, what they open, when they end, and what is recorded.
import { expect, it } from 'vitest';
import { mayWork, requireFreshFactor, workplaceFor } from '#domain/memberships';
import { changeDuties, listTeam } from '#domain/partner-team';
import type { PartnerDuty } from '#shared/partner-duties';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createKey } from '#test/factories/api-keys';
import { writeProgramme } from '#test/factories/programme-forms';
import { createPartner } from '#test/factories/programmes';
import { createApiKey, findKeyHolder, isApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';

const { database, shop } = usePartnerFixture();

const place = async () => {
  const { id: partnerId } = await createPartner(database.db);
  return {
    partnerId,
    staff: (...duties: PartnerDuty[]) =>
      createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties }),
  };
};
const form = { name: 'Sistem kantor', scopes: ['programmes_read'], expires_on: '' };

it('is answered once: only its digest and its beginning are stored', async () => {
  const { partnerId, staff } = await place();
  const owner = await staff('owner');
  const { key } = await createApiKey(shop.deps, owner.actor, form);
  expect(isApiKey(key)).toBe(true);
  const stored = await database.db
    .selectFrom('api_keys')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  expect(JSON.stringify(stored)).not.toContain(key);
  expect(await listApiKeys(shop.deps, owner.actor)).toMatchObject([
    {
      name: 'Sistem kantor',
      prefix: key.slice(0, 15),
      state: 'active',
      lastUsedAt: null,
      createdBy: owner.account.name,
    },
  ]);
});

it('is made by owners with a fresh code, and by nobody else', async () => {
  const { staff } = await place();
  const owner = await staff('owner');
  await expect(
    createApiKey(shop.deps, { ...owner.actor, hasFreshFactor: false }, form),
  ).rejects.toMatchObject({ code: 'step_up_required' });
  for (const duty of ['catalogue', 'finance'] as const)
    await expect(createApiKey(shop.deps, (await staff(duty)).actor, form)).rejects.toMatchObject({
      code: 'forbidden',
    });
  await expect(createApiKey(shop.deps, owner.actor, { ...form, scopes: ['money'] })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('speaks for a program of one partner, without memberships and without a second factor', async () => {
  const { partnerId } = await place();
  const { key } = await createKey(shop.deps, partnerId, { scopes: ['departures_read'] });
  const actor = await findKeyHolder(shop.deps, key);
  expect(actor).toMatchObject({ hasSecondFactor: false, hasFreshFactor: false, memberships: [] });
  expect(workplaceFor(actor, 'catalogue')).toBe(partnerId);
  expect(mayWork(actor, 'catalogue', { partnerId })).toBe(true);
  expect(mayWork(actor, 'catalogue', { partnerId: (await place()).partnerId })).toBe(false);
  for (const task of ['money', 'staff', 'documents', 'travellers', 'departure_changes', 'chat'] as const)
    expect([task, mayWork(actor, task, { partnerId })]).toEqual([task, false]);
  expect(() => requireFreshFactor(actor)).toThrow('step_up_required');
  await expect(createApiKey(shop.deps, actor, form)).rejects.toMatchObject({ code: 'forbidden' });
});

it('ends when it is revoked, after its last day, and when its maker no longer owns the partner', async () => {
  const { partnerId, staff } = await place();
  const holder = (key: string, at = shop.deps.now()) => findKeyHolder({ ...shop.deps, now: () => at }, key);
  const revoked = await createKey(shop.deps, partnerId);
  await revokeApiKey(shop.deps, revoked.owner.actor, revoked.id);
  await revokeApiKey(shop.deps, revoked.owner.actor, revoked.id);
  await expect(holder(revoked.key)).rejects.toMatchObject({ code: 'api_key_invalid' });

  const dated = await createKey(shop.deps, partnerId, { expires_on: '2030-01-31' });
  await holder(dated.key, new Date('2030-01-31T16:59:00Z'));
  await expect(holder(dated.key, new Date('2030-01-31T17:00:00Z'))).rejects.toMatchObject({
    code: 'api_key_invalid',
  });

  const orphaned = await createKey(shop.deps, partnerId);
  const other = await staff('owner');
  const { id } = (await listTeam(shop.deps, other.actor)).colleagues.find(
    ({ email }) => email === orphaned.owner.account.email,
  )!;
  await changeDuties(shop.deps, other.actor, { id, form: { duties: ['catalogue'], leads: [] } });
  await expect(holder(orphaned.key)).rejects.toMatchObject({ code: 'api_key_invalid' });
  expect((await listApiKeys(shop.deps, other.actor)).map(({ state }) => state)).toEqual(
    expect.arrayContaining(['revoked', 'active', 'orphaned']),
  );
  await expect(holder('rihlah_bukan')).rejects.toMatchObject({ code: 'api_key_invalid' });
});

it("is another partner's owner's to neither see nor revoke", async () => {
  const { id } = await createKey(shop.deps, (await place()).partnerId);
  const stranger = await (await place()).staff('owner');
  expect(await listApiKeys(shop.deps, stranger.actor)).toEqual([]);
  await expect(revokeApiKey(shop.deps, stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
});

it('is named in the line of whatever it changes, and notes when it was used', async () => {
  const { partnerId } = await place();
  const { key, owner } = await createKey(shop.deps, partnerId);
  const actor = await findKeyHolder(shop.deps, key);
  await writeProgramme(shop.deps, { actor });
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_id', '=', owner.account.id)
    .orderBy('id')
    .execute();
  expect(lines).toMatchObject([
    { action: 'api_key.created', details: { api_key: 'Sistem kantor' } },
    { action: 'programme.created', details: { api_key: 'Sistem kantor' } },
  ]);
  expect((await listApiKeys(shop.deps, owner.actor))[0]!.lastUsedAt).toEqual(shop.deps.now());
});

it('calls 600 times a minute, and no more', async () => {
  const { key } = await createKey(shop.deps, (await place()).partnerId);
  await findKeyHolder(shop.deps, key);
  await database.db.updateTable('throttles').set({ hits: 600 }).where('key', 'like', 'api-key %').execute();
  await expect(findKeyHolder(shop.deps, key)).rejects.toMatchObject({ code: 'too_many_requests' });
});
