// Signing in by an ID token that an application got from Google or Apple itself (spec §7; decision 0016).
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useSocialLoginFixture } from '#test/social-login-fixture';
import { signInByToken } from './finish-social-login.ts';

const { deps, visitor, idToken, clientId } = useSocialLoginFixture();

describe('an ID token of an application', () => {
  const enter = (token: string, address = '192.0.2.1') => signInByToken(deps, { ...visitor, token, address });

  it('signs its person in once, however its signature is encoded', async () => {
    const token = await idToken({ nonce: undefined });
    expect(decodeJwt(token).aud).toBe(clientId());
    expect(await enter(token)).toMatchObject({ kind: 'signed_in', isNew: true });
    await expect(enter(token)).rejects.toMatchObject({ code: 'sign_in_failed' });
    await expect(enter(respelt(token))).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it('is refused when it was issued for another application', async () => {
    await expect(enter(await idToken({ aud: 'another-app' }))).rejects.toMatchObject({
      code: 'sign_in_failed',
    });
    await expect(enter('')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it('limits guesses', async () => {
    for (let times = 0; times < 100; times += 1) await enter('guess').catch(() => null);
    await expect(enter('guess')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(enter('guess', '192.0.2.2')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });
});

/** The same bytes in another encoding: the last character of a signature has unused bits. */
function respelt(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1)!);
  const other = token.slice(0, -1) + letters[last ^ 1]!;
  const signature = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url');
  expect(signature(other)).toEqual(signature(token));
  return other;
}
