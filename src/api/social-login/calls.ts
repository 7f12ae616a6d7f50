// What the endpoints of Google and Apple are asked (calls.ts): the provider says of each that it is somebody new.
import { randomUUID } from 'node:crypto';
import { beginSignIn, newBrowserSecret } from '#domain/social-login';
import { readReturnTo } from '#shared/return-to';
import { json } from '#test/providers/faulty-provider';
import type { Ask, Call } from '#test/api/call';

const driver = '/api/v3/user/auth/driver';
const back = 'http://brand.test/redirect-apple';

export const signInCalls: Record<string, Call> = {
  'POST /api/v3/user/auth/driver/google/callback': {
    works: [async ({ provider }) => ({ body: { token: await provider.idToken(somebodyNew()) } })],
    wrong: [
      [{ body: { token: '' } }, 'token'],
      [{ body: {} }, 'token'],
      [{ body: { token: 'x'.repeat(8_001) } }, 'token'],
    ],
  },
  'POST /api/v3/user/auth/driver/apple/start': {
    works: [
      { body: { redirect_uri: back } },
      { body: { redirect_uri: back }, headers: { cookie: 'sign_in=forged' } },
    ],
    wrong: [
      [{ body: { redirect_uri: 'https://evil.example/redirect-apple' } }, 'redirect_uri'],
      [{ body: { redirect_uri: 'redirect-apple' } }, 'redirect_uri'],
      [{ body: {} }, 'redirect_uri'],
    ],
  },
  'POST /api/v3/user/auth/driver/apple/callback': {
    works: [
      throughApple(null),
      throughApple('{"name":{"firstName":"Siti","lastName":"Rahmawati"}}'),
      throughApple({ name: { firstName: 'Siti', lastName: 'Rahmawati' }, email: 'siti@icloud.com' }),
    ],
    wrong: [
      [{ body: { code: 'c', redirect_uri: back } }, 'state'],
      [{ body: { state: 's', redirect_uri: back } }, 'code'],
      [{ body: { state: 's', code: 'c' } }, 'redirect_uri'],
      [{ body: { state: 's', code: 'c', redirect_uri: back, user: 7 } }, 'user'],
    ],
  },
  'DELETE /api/v3/user/auth/driver/:provider': {
    works: [
      async ({ deps, caller }) => {
        const row = { account_id: caller!.account.id, proves_mail: false, created_at: deps.now() };
        await deps.db
          .insertInto('account_identities')
          .values([
            { ...row, provider: 'google', subject: randomUUID() },
            { ...row, provider: 'apple', subject: randomUUID() },
          ])
          .execute();
        return { url: `${driver}/google` };
      },
    ],
    unknown: [`${driver}/google`, `${driver}/facebook`, `${driver}/%00`, `${driver}/Google`],
  },
};

function somebodyNew() {
  return { sub: randomUUID(), email: `${randomUUID()}@gmail.com`, nonce: undefined };
}

/** From the start at Apple to what it brings back. */
function throughApple(user: string | object | null): Ask {
  return async ({ deps, provider }) => {
    const browser = newBrowserSecret();
    const returnTo = readReturnTo(new URLSearchParams());
    const { state, authorizeUrl } = await beginSignIn(deps, {
      provider: 'apple',
      browser,
      redirectUri: back,
      returnTo,
      locale: 'id',
      address: randomUUID(),
    });
    const nonce = new URL(authorizeUrl).searchParams.get('nonce');
    provider.token = async (request, response) =>
      json({ id_token: await provider.idToken({ ...somebodyNew(), nonce }) })(request, response);
    return {
      body: { state, code: 'code', redirect_uri: back, user },
      headers: { cookie: `sign_in=${browser}` },
    };
  };
}
