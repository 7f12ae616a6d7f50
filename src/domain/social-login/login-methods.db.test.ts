// Linking and unlinking Google and Apple from the profile (docs/product/social-login.md, decision 0016).
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/passwords';
import { createMember } from '#test/factories/accounts';
import { useSocialLoginFixture } from '#test/social-login-fixture';
import { beginLinking } from './link-provider.ts';
import { canUnlink, listLoginMethods, unlinkProvider } from './login-methods.ts';
import { finishSignIn } from './finish-social-login.ts';
import { takeSignIn } from './login-attempts.ts';

const {
  deps,
  brand,
  browser,
  returnTo,
  visitor,
  begin,
  goThrough,
  refusalOf,
  actorOf,
  identities,
  letters,
  audits,
} = useSocialLoginFixture();

describe('linking from the profile', () => {
  it('links an identity with any email, notifies the owner, and signs them in by it', async () => {
    const member = await createMember(deps, { email: 'siti@yahoo.example' });
    expect(await goThrough({ linkTo: member })).toEqual({ kind: 'linked' });
    expect(await identities()).toMatchObject([{ account_id: member.account.id, proves_mail: false }]);
    expect(await letters()).toEqual(['identity_linked to siti@yahoo.example']);
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: member.account.id });
    // Repeating it changes nothing.
    expect(await goThrough({ linkTo: member })).toEqual({ kind: 'linked' });
    expect(await letters()).toHaveLength(1);
  });

  it('refuses an identity that opens another account', async () => {
    await goThrough();
    expect(await refusalOf({ linkTo: await createMember(deps) })).toBe('sign_in_identity_taken');
  });

  it('links one identity of each provider', async () => {
    const member = await createMember(deps);
    await goThrough({ linkTo: member });
    expect(await refusalOf({ linkTo: member, claims: { sub: 'person-2' } })).toBe('sign_in_provider_taken');
  });

  it("requires the account's password, and limits guesses of it", async () => {
    const member = await createMember(deps, { password_hash: await hashPassword('Labbaik-1447') });
    const link = (typed: string, actor = member.actor) =>
      beginLinking(
        deps,
        actor,
        { current_password: typed },
        {
          provider: 'google',
          browser,
          redirectUri: 'http://brand.test/back',
          returnTo,
          locale: 'id',
          address: '192.0.2.1',
        },
      );
    const refused = (message: string) => ({
      code: 'invalid_input',
      faults: [{ field: 'current_password', message }],
    });
    await expect(link('')).rejects.toMatchObject(refused('error_field_empty'));
    await expect(link('x', (await createMember(deps)).actor)).rejects.toMatchObject(
      refused('error_password_unset'),
    );
    for (let tries = 0; tries < 9; tries += 1)
      await expect(link('Labbaik-1448')).rejects.toMatchObject(refused('error_password_wrong'));
    expect((await link('Labbaik-1447')).authorizeUrl).toContain('http');
    await expect(link('Labbaik-1447')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('is cancelled when somebody else, or nobody, is signed in by then', async () => {
    const [member, other] = [await createMember(deps), await createMember(deps)];
    for (const actor of [other.actor, null]) {
      const state = await begin('google', member);
      const attempt = await takeSignIn(deps, { provider: 'google', state, browser });
      await expect(
        finishSignIn(deps, attempt!, { code: 'code-1' }, { ...visitor, actor }),
      ).rejects.toMatchObject({ code: 'sign_in_expired' });
    }
    expect(await identities()).toEqual([]);
  });
});

describe('unlinking', () => {
  it('removes the login method, and notifies the owner', async () => {
    const member = await createMember(deps, { password_hash: 'some' });
    await goThrough({ linkTo: member });
    await unlinkProvider(deps, member.actor, 'google', { brand });
    expect(await listLoginMethods(deps, member.actor)).toEqual({ hasPassword: true, providers: [] });
    expect(await letters()).toEqual([
      `identity_linked to ${member.account.email}`,
      `identity_unlinked to ${member.account.email}`,
    ]);
    expect(await audits()).toEqual(['identity.linked', 'identity.unlinked']);
  });

  it('never removes the last login method, not even when two are removed at once', async () => {
    const member = await createMember(deps);
    await goThrough({ linkTo: member });
    await expect(unlinkProvider(deps, member.actor, 'google', { brand })).rejects.toMatchObject({
      code: 'sign_in_last_way',
    });
    await goThrough({ linkTo: member, provider: 'apple', claims: { sub: 'apple-1' } });
    const both = await Promise.allSettled([
      unlinkProvider(deps, member.actor, 'google', { brand }),
      unlinkProvider(deps, member.actor, 'apple', { brand }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listLoginMethods(deps, member.actor)).providers).toHaveLength(1);
  });

  it('refuses a provider that is not linked', async () => {
    const member = await createMember(deps, { password_hash: 'some' });
    await expect(unlinkProvider(deps, member.actor, 'apple', { brand })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(canUnlink({ hasPassword: false, providers: ['google'] })).toBe(false);
  });
});
