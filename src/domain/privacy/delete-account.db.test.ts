// The proof before an account is deleted; personal-data.db.test.ts tests what a deletion removes.
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { createMember } from '#test/factories/accounts';
import { newestCode } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import { deleteAccount, sendDeletionCode } from './delete-account.ts';
import { findActor } from '#domain/sessions';
import { findPerson } from './personal-data.ts';

const password = 'Rahasia-123';
const { deps, brand } = useTestContext();
beforeEach(() => deps.db.deleteFrom('throttles').execute());

describe('the proof before a deletion', () => {
  it.each([
    ['no password', {}, 'error_field_empty'],
    ['a wrong password', { password: 'Salah-123' }, 'error_password_wrong'],
    ['a code', { code: '123456' }, 'error_field_empty'],
  ])('is the password of whoever has one, not %s', async (_what, proof, message) => {
    const member = await createMember(deps, { password_hash: await hashPassword(password) });
    await expect(deleteAccount(deps, member.actor, proof, brand)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'password', message }],
    });
    await expect(sendDeletionCode(deps, member.actor, brand)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await findActor(deps, { jwt: member.tokens.jwt, host: 'brand.test' })).not.toBeNull();
  });
  it('is an emailed code for an account without a password; it works once, for its owner', async () => {
    const [member, other] = [await createMember(deps), await createMember(deps)];
    await expect(deleteAccount(deps, member.actor, { code: '123456' }, brand)).rejects.toMatchObject({
      code: 'code_expired',
    });
    await sendDeletionCode(deps, member.actor, brand);
    await expect(sendDeletionCode(deps, member.actor, brand)).rejects.toMatchObject({
      code: 'code_sent_recently',
    });
    const code = await newestCode(deps.db, member.account.email, 'deletion_code');
    await sendDeletionCode(deps, other.actor, brand);
    const others = await newestCode(deps.db, other.account.email, 'deletion_code');
    // With a chance of one in a million both are the same.
    await expect(
      deleteAccount(deps, other.actor, { code: code === others ? '000000' : code }, brand),
    ).rejects.toMatchObject({ code: 'code_wrong' });
    await deleteAccount(deps, member.actor, { code }, brand);
    expect(await findPerson(deps.db, member.account.id)).toBeNull();
    await expect(deleteAccount(deps, member.actor, { code }, brand)).rejects.toMatchObject({
      code: 'session_ended',
    });
  });
  it('limits guesses: ten tries a quarter of an hour', async () => {
    const member = await createMember(deps, { password_hash: await hashPassword(password) });
    for (let times = 0; times < 10; times += 1)
      await deleteAccount(deps, member.actor, { password: '' }, brand).catch(() => undefined);
    await expect(deleteAccount(deps, member.actor, { password }, brand)).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});
