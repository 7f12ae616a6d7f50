// One suite for both adapters, against a provider that lies in every way we know (docs/product/social-login.md).
import { createHash, createPublicKey, KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decodeProtectedHeader,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { AppError } from '#shared/errors';
import { type ProviderName, providerNames } from '#shared/social-login-providers';
import {
  type Behaviour,
  clientId,
  type FaultyProvider,
  json,
  startFaultyProvider,
} from '#test/providers/faulty-provider';
import type { SignInProvider } from './provider.ts';
import { openSignInProviders } from './sign-in.ts';

let crooked: FaultyProvider;
beforeAll(async () => {
  crooked = await startFaultyProvider();
});
beforeEach(() => crooked.reset());
afterAll(() => crooked.close());

const question = {
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'a'.repeat(43),
  redirectUri: 'https://rihlah.example/back',
};
const clock = { now: () => new Date(), timeoutMs: 10_000, jwksCooldownMs: 0 };
const open = (name: ProviderName, times: Partial<typeof clock> = {}): SignInProvider =>
  openSignInProviders({ google: crooked.google, apple: crooked.apple }, { ...clock, ...times })[name]!;
const says =
  (claims: JWTPayload): Behaviour =>
  async (request, response) =>
    json({ id_token: await crooked.idToken(claims) })(request, response);
const saysToken = (token: string) => json({ id_token: token });

/** The code of the refusal, or the person who was let in. */
async function outcome(provider: SignInProvider, user?: string): Promise<unknown> {
  return provider
    .exchange(question, { code: 'code-1', user })
    .catch((error: unknown) => (error instanceof AppError ? error.code : error));
}

describe.each(providerNames)('%s', (name) => {
  it('lets the person in whom the provider names', async () => {
    expect(await outcome(open(name))).toMatchObject({
      provider: name,
      subject: 'person-1',
      email: 'siti@gmail.com',
    });
    expect(Object.fromEntries(crooked.lastFields)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: question.redirectUri,
      client_id: clientId,
    });
  });

  const past = Math.floor(Date.now() / 1_000) - 3_600;
  it.each<[string, JWTPayload]>([
    ['another nonce', { nonce: 'nonce-2' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['several audiences, ours among them', { aud: [clientId, 'somebody-else'] }],
    ['another issuer', { iss: 'https://accounts.evil.example' }],
    ['no issuer', { iss: undefined as unknown as string }],
    ['its time behind it', { iat: past, exp: past + 300 }],
    ['no end', { exp: undefined as unknown as number }],
    ['no subject', { sub: undefined as unknown as string }],
    ['an empty subject', { sub: '' }],
  ])('refuses a token with %s', async (_what, claims) => {
    crooked.token = says(claims);
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('refuses a token that nobody signed', async () => {
    crooked.token = saysToken(
      new UnsecuredJWT({ nonce: 'nonce-1', email: 'siti@gmail.com' })
        .setIssuer(crooked.issuer)
        .setAudience(clientId)
        .setSubject('person-1')
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
    );
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('refuses a token that uses the public key as a secret', async () => {
    const secret = KeyObject.from(crooked.publicKey() as never).export({ type: 'spki', format: 'pem' });
    crooked.token = saysToken(
      await new SignJWT({ nonce: 'nonce-1' })
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .setIssuer(crooked.issuer)
        .setAudience(clientId)
        .setSubject('person-1')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(Buffer.from(secret)),
    );
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('refuses a token signed by another key under the known name', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    crooked.token = saysToken(await crooked.idToken({}, { key: privateKey }));
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('refuses a token whose words were changed afterwards', async () => {
    const [head, , signature] = (await crooked.idToken()).split('.');
    const [, other] = (await crooked.idToken({ sub: 'person-2' })).split('.');
    crooked.token = saysToken([head, other, signature].join('.'));
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('refuses a code that the provider refuses', async () => {
    crooked.token = json({ error: 'invalid_grant' }, 400);
    expect(await outcome(open(name))).toBe('sign_in_failed');
  });

  it('follows the provider to new keys, and asks for known ones once', async () => {
    const provider = open(name);
    await provider.exchange(question, { code: 'code-1' });
    await provider.exchange(question, { code: 'code-2' });
    expect(crooked.keysAsked).toBe(1);
    await crooked.rotateKeys();
    expect(await outcome(provider)).toMatchObject({ subject: 'person-1' });
    expect(crooked.keysAsked).toBe(2);
  });

  it('is not made to ask for keys by forged tokens', async () => {
    const provider = open(name, { jwksCooldownMs: 60_000 });
    await provider.exchange(question, { code: 'code-1' });
    for (let times = 0; times < 3; times += 1) {
      crooked.token = saysToken(await crooked.idToken({}, { kid: `invented-${times}` }));
      expect(await outcome(provider)).toBe('sign_in_failed');
    }
    expect(crooked.keysAsked).toBe(1);
  });

  it.each<[string, Behaviour]>([
    ['breaks off', (_request, response) => response.destroy()],
    ['never answers', () => undefined],
    [
      'stops in the middle',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"id_token":'),
    ],
    ['says that it is broken', json({ error: 'server_error' }, 500)],
    [
      'answers with a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
    ],
    ['answers without a token', json({ access_token: 'a' })],
    [
      'answers with too much',
      (_request, response) => response.writeHead(200).end(`{"id_token":"${'a'.repeat(70_000)}"}`),
    ],
    [
      'leads elsewhere',
      (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end('{}'),
    ],
    ['does not know us', json({ error: 'invalid_client' }, 401)],
  ])('says that the provider is away when it %s', async (_what, behaviour) => {
    crooked.token = behaviour;
    expect(await outcome(open(name, { timeoutMs: 300 }))).toBe('sign_in_unavailable');
  });

  it.each<[string, Behaviour]>([
    ['never come', () => undefined],
    ['are no keys', json({ keys: 'none' })],
    ['are refused', json({ keys: [] }, 403)],
  ])('says that the provider is away when its keys %s', async (_what, behaviour) => {
    crooked.keys = behaviour;
    expect(await outcome(open(name, { timeoutMs: 300 }))).toBe('sign_in_unavailable');
  });

  it.each<[string, JWTPayload, string | null]>([
    ['verified', { email: 'Siti@Example.COM' }, 'siti@example.com'],
    ['not verified', { email_verified: false }, null],
    ['of unsaid standing', { email_verified: undefined }, null],
    ['no address', { email: 'siti' }, null],
    ['missing', { email: undefined }, null],
  ])('takes a mail only when it is proven: %s', async (_what, claims, email) => {
    crooked.token = says(claims);
    expect(await outcome(open(name))).toMatchObject({ email });
  });
});

describe('google', () => {
  it('sends the browser out with a state, a nonce and the digest of the verifier', () => {
    const url = new URL(open('google').authorizeUrl(question, 'en'));
    expect(url.origin + url.pathname).toBe(`${crooked.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: question.redirectUri,
      scope: 'openid email profile',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(question.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      hl: 'en',
    });
  });

  it('proves itself by its secret and the verifier', async () => {
    await outcome(open('google'));
    expect(Object.fromEntries(crooked.lastFields)).toMatchObject({
      client_secret: 'google-secret',
      code_verifier: question.codeVerifier,
    });
  });

  it('knows its issuer with and without the scheme', async () => {
    crooked.token = says({ iss: crooked.issuer.slice('http://'.length) });
    expect(await outcome(open('google'))).toMatchObject({ subject: 'person-1' });
  });

  it.each<[string, JWTPayload, boolean]>([
    ['its own mailbox', { email: 'siti@gmail.com' }, true],
    ['a mailbox of its Workspace', { email: 'siti@travel.example', hd: 'travel.example' }, true],
    ['somebody else’s mailbox', { email: 'siti@yahoo.example' }, false],
    ['a mailbox that only ends like its own', { email: 'siti@notgmail.com' }, false],
    ['an unproven one', { email: 'siti@gmail.com', email_verified: false }, false],
  ])('speaks for %s: %o', async (_what, claims, isMailAuthority) => {
    crooked.token = says(claims);
    expect(await outcome(open('google'))).toMatchObject({ isMailAuthority });
  });

  it('verifies a token that an application brings, without a nonce', async () => {
    const { verifyToken } = open('google');
    expect(await verifyToken!(await crooked.idToken({ nonce: undefined }))).toMatchObject({
      person: { subject: 'person-1', name: 'Siti Rahmawati' },
    });
    await expect(verifyToken!(await crooked.idToken({ aud: 'somebody-else' }))).rejects.toMatchObject({
      code: 'sign_in_failed',
    });
    await expect(verifyToken!('no token')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it.each([
    ['  Siti\u202E \n Rahmawati\u200B ', 'Siti Rahmawati'],
    ['Siti\nRahmawati', 'Siti Rahmawati'],
    ['محمد بن عبد الله', 'محمد بن عبد الله'],
    ['😀'.repeat(120), '😀'.repeat(100)],
    ['\u200B', null],
    [{ first: 'Siti' }, null],
  ])('takes the name %o as %o', async (given, name) => {
    crooked.token = says({ name: given });
    expect(await outcome(open('google'))).toMatchObject({ name });
  });
});

describe('apple', () => {
  it('asks for a form_post, because name and mail come only so', () => {
    const url = new URL(open('apple').authorizeUrl(question, 'id'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      response_mode: 'form_post',
      client_id: clientId,
      redirect_uri: question.redirectUri,
      scope: 'name email',
      state: 'state-1',
      nonce: 'nonce-1',
    });
  });

  it('proves itself by a token of its own that lives five minutes', async () => {
    await outcome(open('apple'));
    const secret = crooked.lastFields.get('client_secret')!;
    const { payload } = await jwtVerify(secret, createPublicKey(crooked.apple.privateKey), {
      algorithms: ['ES256'],
      issuer: 'TEAM123456',
      subject: clientId,
      audience: crooked.issuer,
    });
    expect(payload.exp! - payload.iat!).toBe(300);
    expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
  });

  it('takes the name from the unsigned user, and nothing else', async () => {
    crooked.token = says({ email: 'siti@icloud.com', email_verified: 'true', name: undefined });
    const user = JSON.stringify({
      name: { firstName: 'Siti', lastName: 'Rahmawati' },
      email: 'victim@gmail.com',
    });
    expect(await outcome(open('apple'), user)).toEqual({
      provider: 'apple',
      subject: 'person-1',
      email: 'siti@icloud.com',
      isMailAuthority: true,
      name: 'Siti Rahmawati',
    });
  });

  it.each(['{', '[]', 'null', '{"name":null}', '{"name":{"firstName":7}}', '"Siti"'])(
    'makes do without a name: %s',
    async (user) => {
      expect(await outcome(open('apple'), user)).toMatchObject({ subject: 'person-1', name: null });
    },
  );

  it.each<[string, boolean]>([
    ['siti@icloud.com', true],
    ['siti@me.com', true],
    ['x7k2@privaterelay.appleid.com', true],
    ['siti@gmail.com', false],
    ['siti@fakeicloud.com', false],
  ])('speaks for %s: %o', async (email, isMailAuthority) => {
    crooked.token = says({ email });
    expect(await outcome(open('apple'))).toMatchObject({ email, isMailAuthority });
  });

  it.each([
    'no key',
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\n-----END PRIVATE KEY-----',
  ])('does not start with a key that cannot sign', (privateKey) => {
    expect(() =>
      openSignInProviders({ google: null, apple: { ...crooked.apple, privateKey } }, clock),
    ).toThrow('APPLE_PRIVATE_KEY must be a P-256 key');
  });
});

it('a provider without a client id is not there', () => {
  expect(openSignInProviders({ google: null, apple: null }, clock)).toEqual({});
});
