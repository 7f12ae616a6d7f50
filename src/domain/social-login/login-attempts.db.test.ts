// One round trip to Google or Apple (docs/product/social-login.md, decision 0016): for one browser, once, in time.
import { describe, expect, it } from 'vitest';
import { useSocialLoginFixture } from '#test/social-login-fixture';
import {
  beginSignIn,
  storeProviderAnswer,
  newBrowserSecret,
  purgeSignIns,
  takeSignIn,
} from './login-attempts.ts';

const { database, deps, at, browser, returnTo, begin, refusalOf } = useSocialLoginFixture();

describe('an attempt', () => {
  it('finishes once', async () => {
    const state = await begin();
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).toMatchObject({ returnTo });
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).toBeNull();
  });

  it('can only be finished by its own browser', async () => {
    const state = await begin();
    expect(await takeSignIn(deps, { provider: 'google', state, browser: newBrowserSecret() })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state, browser: null })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'apple', state, browser })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state: `${state}x`, browser })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).not.toBeNull();
  });

  it('expires after ten minutes, and is then deleted', async () => {
    const state = await begin();
    expect(await takeSignIn(at(601), { provider: 'google', state, browser })).toBeNull();
    expect(await purgeSignIns(at(599))).toBe(0);
    expect(await purgeSignIns(at(601))).toBe(1);
  });

  it('uses the nonce and the verifier of its own browser and state', async () => {
    const [one, two] = [await begin(), await begin()];
    const questions = await Promise.all(
      [one, two].map(
        async (state) => (await takeSignIn(deps, { provider: 'google', state, browser }))!.question,
      ),
    );
    const secrets = questions.flatMap(({ nonce, codeVerifier }) => [nonce, codeVerifier]);
    expect(new Set(secrets).size).toBe(4);
    // RFC 7636: 43 to 128 characters that need no escape.
    expect(secrets.filter((secret) => !/^[\w-]{43,128}$/.test(secret))).toEqual([]);
  });

  it('stores nothing with which a database thief could finish', async () => {
    const { authorizeUrl, state } = await beginSignIn(deps, {
      provider: 'google',
      browser,
      redirectUri: 'http://brand.test/back',
      returnTo,
      locale: 'id',
      address: '192.0.2.1',
    });
    const row = JSON.stringify(
      await database.db.selectFrom('sign_in_attempts').selectAll().executeTakeFirst(),
    );
    const secrets = [state, browser, new URL(authorizeUrl).searchParams.get('nonce')!];
    expect(
      secrets.filter((secret) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex'))),
    ).toEqual([]);
  });

  it('stores the first answer that is posted for it, and none for an unknown state', async () => {
    const state = await begin('apple');
    await storeProviderAnswer(deps, 'apple', state, { code: 'first' });
    await storeProviderAnswer(deps, 'apple', state, { code: 'second' });
    await storeProviderAnswer(deps, 'apple', 'unknown', { code: 'third' });
    expect(await takeSignIn(deps, { provider: 'apple', state, browser })).toMatchObject({
      answer: { code: 'first' },
    });
    const late = await begin('apple');
    await storeProviderAnswer(at(601), 'apple', late, { code: 'late' });
    expect(await takeSignIn(deps, { provider: 'apple', state: late, browser })).toMatchObject({
      answer: null,
    });
  });

  it('reports that the person declined', async () => {
    expect(await refusalOf({ brought: { error: 'access_denied' } })).toBe('sign_in_cancelled');
    expect(await refusalOf({ provider: 'apple', brought: { error: 'user_cancelled_authorize' } })).toBe(
      'sign_in_cancelled',
    );
    expect(await refusalOf({ brought: { error: 'temporarily_unavailable' } })).toBe('sign_in_failed');
    expect(await refusalOf({ brought: { error: '' } })).toBe('sign_in_failed');
  });

  it('refuses a token of another attempt', async () => {
    expect(await refusalOf({ claims: { nonce: 'of-another' } })).toBe('sign_in_failed');
  });

  it('is refused at a provider that is off, and too often from one network', async () => {
    await expect(begin('apple', undefined, { ...deps, signIn: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (let times = 0; times < 100; times += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
