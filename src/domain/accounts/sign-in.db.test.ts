// Signing in by Google and Apple, as far as it can be abused (issue 3 §2, decision 0016): real adapters, a provider that
// says what a test tells it to.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt, type JWTPayload } from 'jose';
import type { Brand } from '#domain/brands';
import { hasRole } from '#domain/memberships';
import type { Deps } from '#deps';
import { openSignInProviders } from '#platform/sign-in/sign-in';
import type { AppError } from '#shared/errors';
import { readReturnTo } from '#shared/return-to';
import type { ProviderName } from '#shared/sign-in-providers';
import { createTestDeps } from '#test/deps';
import { createAccount, createMember } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type CrookedProvider, json, startCrookedProvider } from '#test/providers/crooked-provider';
import {
  beginSignIn, type BroughtBack, canUnlink, dropOtherWays, findActor, finishSignIn, keepSignInAnswer, listSignInWays, newBrowserSecret, purgeSignIns,
  signInByToken, type SignInOutcome, takeSignIn, unlinkProvider,
} from './accounts.ts';

const host = 'brand.test';
const browser = newBrowserSecret();
const returnTo = readReturnTo(new URLSearchParams({ redirect: '/faq', affiliate_code: 'ANI-01' }));
let database: TestDatabase;
let crooked: CrookedProvider;
let deps: Deps;
let brand: Brand;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  crooked = await startCrookedProvider();
  await createBrand(database.db, 'uji');
  // The provider lives in the real time, the application in that of the test.
  const signIn = openSignInProviders({ google: crooked.google, apple: crooked.apple }, { now: () => new Date(), timeoutMs: 10_000 });
  deps = { ...(await createTestDeps(database, NOW)), signIn };
  brand = deps.brands.forHost(host);
});
beforeEach(async () => {
  crooked.reset();
  crooked.token = (request, response) => json({ id_token: tokens.get(request.fields.get('code')!) })(request, response);
  await sql`truncate accounts, sign_in_attempts, used_id_tokens, outbox_messages, throttles cascade`.execute(database.db);
});
afterAll(async () => {
  await crooked.close();
  await database.drop();
});

const visitor = { actor: null, host, userAgent: 'Firefox', locale: 'id', get brand() { return brand; } } as const;
const at = (seconds: number): Deps => ({ ...deps, now: () => new Date(NOW.getTime() + seconds * 1_000) });

interface Way {
  provider?: ProviderName;
  claims?: JWTPayload;
  linkTo?: Awaited<ReturnType<typeof createMember>>;
  /** What comes back; a code unless it says otherwise. */
  brought?: BroughtBack;
}

/** From the button to the end, with the provider saying `claims` of the person. */
async function goThrough({ provider = 'google', claims = {}, linkTo, brought }: Way = {}): Promise<SignInOutcome> {
  const state = await begin(provider, linkTo);
  const attempt = await takeSignIn(deps, { provider, state, browser });
  // Several may be under way at once: each code stands for its own token.
  const code = randomUUID();
  tokens.set(code, await crooked.idToken({ nonce: attempt!.question.nonce, ...claims }));
  return finishSignIn(deps, attempt!, brought?.error === undefined ? { code, ...brought } : brought, { ...visitor, brand, actor: linkTo?.actor ?? null });
}
async function begin(provider: ProviderName = 'google', linkTo?: Way['linkTo'], from = deps): Promise<string> {
  const { state } = await beginSignIn(from, {
    provider, browser, redirectUri: 'http://brand.test/back', linkTo: linkTo?.actor ?? null, returnTo, locale: 'id', address: '192.0.2.1' });
  return state;
}
const refusalOf = (way: Way) => goThrough(way).then(() => null, (error: AppError) => error.code);
async function actorOf(outcome: SignInOutcome) {
  return outcome.kind === 'signed_in' ? findActor(deps, { jwt: outcome.tokens.jwt, host }) : null;
}
const identities = () => database.db.selectFrom('account_identities').select(['provider', 'subject', 'account_id', 'proves_mail']).orderBy('provider').execute();
const letters = async () => (await database.db.selectFrom('outbox_messages').select(['kind', 'recipient']).execute()).map(({ kind, recipient }) => `${kind} to ${recipient}`);
const audits = async () => (await database.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

describe('somebody new', () => {
  it('gets an account with the proven mail and the name, and is asked for nothing else now', async () => {
    const outcome = await goThrough();
    expect(outcome).toMatchObject({ kind: 'signed_in', isNew: true });
    const actor = await actorOf(outcome);
    expect(actor).toMatchObject({ name: 'Siti Rahmawati', email: 'siti@gmail.com', isPhoneVerified: false, memberships: [] });
    expect(await database.db.selectFrom('accounts').selectAll().executeTakeFirst()).toMatchObject({
      email_verified_at: NOW, password_hash: null, phone: null, birth_date: null, gender: null, locale: 'id' });
    expect(await identities()).toEqual([{ provider: 'google', subject: 'person-1', account_id: actor!.accountId, proves_mail: true }]);
    expect(await audits()).toContain('account.created');
  });

  it('comes back to the same account, also under another mail', async () => {
    const first = await actorOf(await goThrough());
    const again = await goThrough({ claims: { email: 'siti.baru@gmail.com', name: 'Siti R.' } });
    expect(again).toMatchObject({ isNew: false });
    expect(await actorOf(again)).toMatchObject({ accountId: first!.accountId, email: 'siti@gmail.com', name: 'Siti Rahmawati' });
  });

  it('keeps the name that Apple tells once, and no mail that is not signed', async () => {
    const user = JSON.stringify({ name: { firstName: 'Budi', lastName: 'Santoso' }, email: 'victim@example.com' });
    const apple = { provider: 'apple', claims: { sub: 'apple-1', email: 'x7k2@privaterelay.appleid.com', email_verified: 'true', name: undefined } } as const;
    const first = await actorOf(await goThrough({ ...apple, brought: { user } }));
    expect(first).toMatchObject({ name: 'Budi Santoso', email: 'x7k2@privaterelay.appleid.com' });
    expect(await actorOf(await goThrough(apple))).toMatchObject({ accountId: first!.accountId, name: 'Budi Santoso' });
  });

  it('is called by a plain word when the provider tells no name', async () => {
    expect(await actorOf(await goThrough({ provider: 'apple', claims: { name: undefined } }))).toMatchObject({ name: 'Jamaah' });
  });

  it('is refused without a proven mail, and nothing is left', async () => {
    expect(await refusalOf({ claims: { email_verified: false } })).toBe('sign_in_mail_missing');
    expect(await identities()).toEqual([]);
  });

  it('becomes one account when three tabs finish at once', async () => {
    const outcomes = await Promise.all([goThrough(), goThrough(), goThrough()]);
    const actors = await Promise.all(outcomes.map(actorOf));
    expect(new Set(actors.map((actor) => actor!.accountId)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.kind !== 'linked' && outcome.isNew)).toHaveLength(1);
  });
});

describe('a mail that has an account here', () => {
  it('is opened by who runs the mailbox, and its owner hears of it', async () => {
    const account = await createAccount(database.db, { email: 'siti@gmail.com', name: 'Siti' });
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: account.id, name: 'Siti' });
    expect(await letters()).toEqual(['identity_linked to siti@gmail.com']);
    expect(await audits()).toContain('identity.linked');
  });

  it.each<[string, Way]>([
    ['Google, of somebody else’s mailbox', { claims: { email: 'siti@kantor.example' } }],
    ['Apple, of a mailbox it does not run', { provider: 'apple', claims: { email: 'siti@kantor.example', email_verified: 'true' } }],
    ['Google, of an address it has not proven', { claims: { email: 'siti@kantor.example', hd: 'kantor.example', email_verified: false } }],
  ])('is not opened by %s', async (_what, way) => {
    await createAccount(database.db, { email: 'siti@kantor.example' });
    expect(await refusalOf(way)).toMatch(/^sign_in_(link_first|mail_missing)$/);
    expect(await identities()).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it('is opened by its Workspace', async () => {
    const account = await createAccount(database.db, { email: 'siti@kantor.example' });
    expect(await actorOf(await goThrough({ claims: { email: 'siti@kantor.example', hd: 'kantor.example' } }))).toMatchObject({ accountId: account.id });
  });

  it('is not opened by a second identity of a provider it is linked to', async () => {
    await goThrough();
    expect(await refusalOf({ claims: { sub: 'person-2' } })).toBe('sign_in_link_first');
  });
});

describe('an account that somebody else made with the mail of its owner', () => {
  it('is theirs no more once the owner sets a password by mail', async () => {
    // An old Google account with the address of a mailbox that has changed hands.
    const stale = { claims: { sub: 'stale', email: 'siti@kantor.example' } };
    const actor = await actorOf(await goThrough(stale));
    await dropOtherWays(deps, actor!.accountId);
    expect(await refusalOf(stale)).toBe('sign_in_link_first');
  });

  it('keeps the ways that prove the same mailbox', async () => {
    const actor = await actorOf(await goThrough());
    await dropOtherWays(deps, actor!.accountId);
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: actor!.accountId });
  });
});

describe('staff', () => {
  it('still need their second factor', async () => {
    const account = await createAccount(database.db, { email: 'siti@gmail.com', roles: ['operator_support'] });
    const without = await actorOf(await goThrough());
    expect(hasRole(without, 'operator_support')).toBe(false);
    await database.db.insertInto('second_factors').values({ account_id: account.id, secret: Buffer.from('sealed'), key_id: 'test', confirmed_at: NOW, created_at: NOW }).execute();
    expect(await goThrough()).toMatchObject({ kind: 'second_factor' });
  });
});

describe('an attempt', () => {
  it('is finished once', async () => {
    const state = await begin();
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).toMatchObject({ returnTo });
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).toBeNull();
  });

  it('is finished by nobody else, and waits for its own browser', async () => {
    const state = await begin();
    expect(await takeSignIn(deps, { provider: 'google', state, browser: newBrowserSecret() })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state, browser: null })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'apple', state, browser })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state: `${state}x`, browser })).toBeNull();
    expect(await takeSignIn(deps, { provider: 'google', state, browser })).not.toBeNull();
  });

  it('is over after ten minutes, and then forgotten', async () => {
    const state = await begin();
    expect(await takeSignIn(at(601), { provider: 'google', state, browser })).toBeNull();
    expect(await purgeSignIns(at(599))).toBe(0);
    expect(await purgeSignIns(at(601))).toBe(1);
  });

  it('asks for the nonce and the verifier of its own browser and state', async () => {
    const [one, two] = [await begin(), await begin()];
    const questions = await Promise.all([one, two].map(async (state) => (await takeSignIn(deps, { provider: 'google', state, browser }))!.question));
    const secrets = questions.flatMap(({ nonce, codeVerifier }) => [nonce, codeVerifier]);
    expect(new Set(secrets).size).toBe(4);
    // RFC 7636: 43 to 128 letters that need no escape.
    expect(secrets.filter((secret) => !/^[\w-]{43,128}$/.test(secret))).toEqual([]);
  });

  it('keeps nothing in the database by which a thief of it could finish', async () => {
    const { authorizeUrl, state } = await beginSignIn(deps, {
      provider: 'google', browser, redirectUri: 'http://brand.test/back', linkTo: null, returnTo, locale: 'id', address: '192.0.2.1' });
    const row = JSON.stringify(await database.db.selectFrom('sign_in_attempts').selectAll().executeTakeFirst());
    const secrets = [state, browser, new URL(authorizeUrl).searchParams.get('nonce')!];
    expect(secrets.filter((secret) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex')))).toEqual([]);
  });

  it('keeps the first answer that is posted for it, and none for a stranger', async () => {
    const state = await begin('apple');
    await keepSignInAnswer(deps, 'apple', state, { code: 'first' });
    await keepSignInAnswer(deps, 'apple', state, { code: 'second' });
    await keepSignInAnswer(deps, 'apple', 'unknown', { code: 'third' });
    expect(await takeSignIn(deps, { provider: 'apple', state, browser })).toMatchObject({ answer: { code: 'first' } });
    const late = await begin('apple');
    await keepSignInAnswer(at(601), 'apple', late, { code: 'late' });
    expect(await takeSignIn(deps, { provider: 'apple', state: late, browser })).toMatchObject({ answer: null });
  });

  it('says what the person said', async () => {
    expect(await refusalOf({ brought: { error: 'access_denied' } })).toBe('sign_in_cancelled');
    expect(await refusalOf({ provider: 'apple', brought: { error: 'user_cancelled_authorize' } })).toBe('sign_in_cancelled');
    expect(await refusalOf({ brought: { error: 'temporarily_unavailable' } })).toBe('sign_in_failed');
    expect(await refusalOf({ brought: { error: '' } })).toBe('sign_in_failed');
  });

  it('refuses a token of another attempt', async () => {
    expect(await refusalOf({ claims: { nonce: 'of-another' } })).toBe('sign_in_failed');
  });

  it('is not begun at a provider that is off, nor too often from one address', async () => {
    await expect(begin('apple', undefined, { ...deps, signIn: {} })).rejects.toMatchObject({ code: 'not_found' });
    for (let times = 0; times < 100; times += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('linking from the profile', () => {
  it('links whatever mail the identity has, tells the owner, and lets them in by it', async () => {
    const member = await createMember(deps, { email: 'siti@yahoo.example' });
    expect(await goThrough({ linkTo: member })).toEqual({ kind: 'linked' });
    expect(await identities()).toMatchObject([{ account_id: member.account.id, proves_mail: false }]);
    expect(await letters()).toEqual(['identity_linked to siti@yahoo.example']);
    expect(await actorOf(await goThrough())).toMatchObject({ accountId: member.account.id });
    // Once more changes nothing.
    expect(await goThrough({ linkTo: member })).toEqual({ kind: 'linked' });
    expect(await letters()).toHaveLength(1);
  });

  it('never takes what opens another account', async () => {
    await goThrough();
    expect(await refusalOf({ linkTo: await createMember(deps) })).toBe('sign_in_identity_taken');
  });

  it('takes one identity of each provider', async () => {
    const member = await createMember(deps);
    await goThrough({ linkTo: member });
    expect(await refusalOf({ linkTo: member, claims: { sub: 'person-2' } })).toBe('sign_in_provider_taken');
  });

  it('ends when somebody else sits at the browser by then, or nobody', async () => {
    const [member, other] = [await createMember(deps), await createMember(deps)];
    for (const actor of [other.actor, null]) {
      const state = await begin('google', member);
      const attempt = await takeSignIn(deps, { provider: 'google', state, browser });
      await expect(finishSignIn(deps, attempt!, { code: 'code-1' }, { ...visitor, brand, actor })).rejects.toMatchObject({ code: 'sign_in_expired' });
    }
    expect(await identities()).toEqual([]);
  });
});

describe('unlinking', () => {
  it('ends the way in, and tells the owner', async () => {
    const member = await createMember(deps, { password_hash: 'some' });
    await goThrough({ linkTo: member });
    await unlinkProvider(deps, member.actor, 'google', { brand });
    expect(await listSignInWays(deps, member.actor)).toEqual({ hasPassword: true, providers: [] });
    expect(await letters()).toEqual([`identity_linked to ${member.account.email}`, `identity_unlinked to ${member.account.email}`]);
    expect(await audits()).toEqual(['identity.linked', 'identity.unlinked']);
  });

  it('never takes the last way in, not even when two are taken at once', async () => {
    const member = await createMember(deps);
    await goThrough({ linkTo: member });
    await expect(unlinkProvider(deps, member.actor, 'google', { brand })).rejects.toMatchObject({ code: 'sign_in_last_way' });
    await goThrough({ linkTo: member, provider: 'apple', claims: { sub: 'apple-1' } });
    const both = await Promise.allSettled([unlinkProvider(deps, member.actor, 'google', { brand }), unlinkProvider(deps, member.actor, 'apple', { brand })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listSignInWays(deps, member.actor)).providers).toHaveLength(1);
  });

  it('knows what is not there', async () => {
    const member = await createMember(deps, { password_hash: 'some' });
    await expect(unlinkProvider(deps, member.actor, 'apple', { brand })).rejects.toMatchObject({ code: 'not_found' });
    expect(canUnlink({ hasPassword: false, providers: ['google'] })).toBe(false);
  });
});

describe('a token that an application brings', () => {
  const enter = (token: string, address = '192.0.2.1') => signInByToken(deps, { ...visitor, brand, token, address });

  it('lets its person in once, however its signature is spelt', async () => {
    const token = await crooked.idToken({ nonce: undefined });
    expect(decodeJwt(token).aud).toBe(crooked.google.clientId);
    expect(await enter(token)).toMatchObject({ kind: 'signed_in', isNew: true });
    await expect(enter(token)).rejects.toMatchObject({ code: 'sign_in_failed' });
    await expect(enter(respelt(token))).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it('is refused when it was made for somebody else’s application', async () => {
    await expect(enter(await crooked.idToken({ aud: 'another-app' }))).rejects.toMatchObject({ code: 'sign_in_failed' });
    await expect(enter('')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });

  it('is not guessed at', async () => {
    for (let times = 0; times < 100; times += 1) await enter('guess').catch(() => null);
    await expect(enter('guess')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(enter('guess', '192.0.2.2')).rejects.toMatchObject({ code: 'sign_in_failed' });
  });
});

/** The same bytes in other letters: the last letter of a signature has bits that nobody reads. */
function respelt(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1)!);
  const other = token.slice(0, -1) + letters[last ^ 1]!;
  const signature = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url');
  expect(signature(other)).toEqual(signature(token));
  return other;
}
