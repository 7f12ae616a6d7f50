// A member's own data (spec §3): what is stored, what is refused, the minimum age.
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { NOW } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { changeProfile, getProfile, type ProfileChange } from './profile-data.ts';

const { deps } = useTestContext();
let member: SignedIn;
beforeAll(async () => void (member = await createMember(deps)));

const change = (fields: ProfileChange, by = member.actor) => changeProfile(deps, by, fields);
const refusal = (fields: ProfileChange) =>
  change(fields).then(
    () => null,
    (error: unknown) => error,
  );
const audited = async (accountId: string) =>
  (await listAudit(deps, accountId, 1, 10)).items.map(({ action, details }) => ({ action, details }));

describe('a profile', () => {
  it("returns a member's data, and nothing secret", async () => {
    const profile = await getProfile(deps, member.actor);
    expect(profile).toEqual({
      id: member.account.id,
      name: 'Siti Rahmawati',
      email: member.account.email,
      phone: member.account.phone,
      isPhoneVerified: true,
      pendingPhone: null,
      birthDate: '1975-08-17',
      gender: 'female',
      address: 'Jl. Melati 5, Tebet',
      avatarId: null,
      hasPassword: false,
      createdAt: NOW,
    });
  });
  it('changes field by field, and the audit log names the fields, not their values', async () => {
    const own = await createMember(deps);
    await change({ name: '  Siti Aminah ', gender: 'female' }, own.actor);
    await change(
      { name: 'Siti Aminah', address: 'Jl. Kenanga 1\r\nTebet', birth_date: '1980-02-29' },
      own.actor,
    );
    await change({ gender: '', address: '' }, own.actor);
    await change({ gender: null }, own.actor);
    expect(await getProfile(deps, own.actor)).toMatchObject({
      name: 'Siti Aminah',
      birthDate: '1980-02-29',
      gender: null,
      address: null,
      email: own.account.email,
    });
    expect((await audited(own.account.id)).toReversed()).toEqual([
      { action: 'profile.changed', details: { fields: ['name'] } },
      { action: 'profile.changed', details: { fields: ['birth_date', 'address'] } },
      { action: 'profile.changed', details: { fields: ['gender', 'address'] } },
    ]);
  });
  it.each(['Nurʼaini Sjamsuʼddīn', 'سيتي رحمواتي', '蔡依林', 'Zoë Šárka', 'Ngurah Ñ', 'A'])(
    'belongs to people of every name: %s',
    async (name) => {
      await change({ name });
      expect((await getProfile(deps, member.actor)).name).toBe(name);
    },
  );
  it('stores one spelling of a name, however it was typed', async () => {
    await change({ name: 'Zoe\u0308' });
    expect((await getProfile(deps, member.actor)).name).toBe('Zo\u00eb');
  });
  it.each<[string, ProfileChange, string, string]>([
    ['no name', { name: ' ' }, 'name', 'error_field_empty'],
    ['an endless name', { name: 'a'.repeat(101) }, 'name', 'error_text_too_long'],
    ['a name that turns the page around', { name: 'Siti \u202Eitis' }, 'name', 'error_invalid_value'],
    ['a name that is no text', { name: { toString: 'x' } }, 'name', 'error_field_empty'],
    ['a gender nobody offered', { gender: 'x' }, 'gender', 'error_invalid_value'],
    ['an endless address', { address: 'a'.repeat(301) }, 'address', 'error_text_too_long'],
    ['a day that never was', { birth_date: '1999-02-30' }, 'birth_date', 'error_birth_date_invalid'],
    ['a day to come', { birth_date: '2030-01-01' }, 'birth_date', 'error_birth_date_invalid'],
    ['a child', { birth_date: '2014-03-16' }, 'birth_date', 'error_birth_date_child'],
  ])('refuses %s', async (_what, fields, field, message) => {
    expect(await refusal(fields)).toMatchObject({ code: 'invalid_input', faults: [{ field, message }] });
  });
  it('allows members from the 13th birthday on, which begins in Jakarta', async () => {
    // 05:00 UTC on 15 March is noon there; an evening in London is the next morning there.
    await change({ birth_date: '2014-03-15' });
    const evening = { ...deps, now: () => new Date('2027-03-15T17:00:00Z') };
    await changeProfile(evening, member.actor, { birth_date: '2014-03-16' });
    expect((await getProfile(deps, member.actor)).birthDate).toBe('2014-03-16');
  });
  it('of a deleted account reports an ended session', async () => {
    const gone = await createMember(deps);
    await deps.db.deleteFrom('accounts').where('id', '=', gone.account.id).execute();
    await expect(getProfile(deps, gone.actor)).rejects.toMatchObject({ code: 'session_ended' });
    await expect(change({ name: 'Siti' }, gone.actor)).rejects.toMatchObject({ code: 'session_ended' });
  });
});
