// A partner writes its own page: what is said is read there, two colleagues do not overwrite each other, and nobody else can.
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { changePartnerProfile, readPartnerProfile } from './partner-profile.ts';

const { deps, database } = useTestContext();
beforeAll(() => createPlaces(database.db));
const refusal = (code: string) => expect.objectContaining({ code });

async function place() {
  const { id: partnerId } = await createPartner(database.db);
  const staff = (duty: 'owner' | 'catalogue' | 'chat') =>
    createMember(deps, { roles: ['partner_staff'], partnerId, duties: [duty] });
  const owner = await staff('owner');
  const profile = await readPartnerProfile(deps, owner.actor, partnerId);
  const form = {
    version: String(profile.version),
    description: 'Kami memberangkatkan jamaah dari Solo sejak 2005, tanpa perantara.',
    description_en: '',
    email: 'Kantor@Amanah.example',
    phone: '0812-3456-7890',
    address: 'Jl. Slamet Riyadi 10, Surakarta',
    city: profile.city,
    founded_year: '2005',
  };
  const change = (by: { actor: typeof owner.actor }, more: object = {}) =>
    changePartnerProfile(deps, by.actor, { partnerId, form: { ...form, ...more } });
  return { partnerId, owner, staff, profile, form, change };
}

const auditOf = (accountId: string) =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_id', '=', accountId)
    .execute();

it('says what was typed, as numbers and addresses are kept, and who changed what', async () => {
  const { partnerId, owner, profile, change } = await place();
  await change(owner, { description_en: 'We have led pilgrims from Solo since 2005, without middlemen.' });
  const after = await readPartnerProfile(deps, owner.actor, partnerId);
  expect(after).toEqual({
    ...profile,
    version: profile.version + 1,
    description: {
      id: 'Kami memberangkatkan jamaah dari Solo sejak 2005, tanpa perantara.',
      en: 'We have led pilgrims from Solo since 2005, without middlemen.',
    },
    email: 'kantor@amanah.example',
    phone: '+6281234567890',
    address: 'Jl. Slamet Riyadi 10, Surakarta',
    foundedYear: 2005,
  });
  expect(await auditOf(owner.account.id)).toEqual([
    {
      action: 'partner.profile_changed',
      details: {
        about: partnerId,
        fields: ['description', 'contact_email', 'contact_phone', 'address', 'founded_year'],
      },
    },
  ]);
});

it('leaves no trace of what is as it was', async () => {
  const { owner, change } = await place();
  const first = await change(owner);
  expect(await change(owner, { version: String(first.version) })).toEqual(first);
  expect(await auditOf(owner.account.id)).toHaveLength(1);
});

it('of two colleagues at the same moment is one', async () => {
  const { owner, staff, change } = await place();
  const colleague = await staff('catalogue');
  const outcomes = await Promise.allSettled([
    change(owner, { founded_year: '2001' }),
    change(colleague, { founded_year: '2002' }),
  ]);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );
  expect(reasons).toEqual(['partner_changed']);
});

it.each([
  ['description', 'Terlalu pendek'],
  ['description_en', 'x'.repeat(1_001)],
  ['email', 'kantor'],
  ['phone', '12345'],
  ['address', 'Jl.'],
  ['city', '0000'],
  ['city', 'x'],
  ['founded_year', '2099'],
  ['version', 'x'],
])('refuses %s: %s', async (field, value) => {
  const { owner, change } = await place();
  await expect(change(owner, { [field]: value })).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field }],
  });
});

it('is written by its owners and those of its catalogue alone', async () => {
  const { staff, change, partnerId } = await place();
  const other = await place();
  await expect(change(await staff('chat'))).rejects.toEqual(refusal('forbidden'));
  await expect(change(other.owner)).rejects.toEqual(refusal('not_found'));
  await expect(readPartnerProfile(deps, other.owner.actor, partnerId)).rejects.toEqual(refusal('not_found'));
});
