// Signing in by Google and Apple in tests of the domain: real adapters, and a provider that says what a test tells it to.
import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Deps } from '#domain/deps';
import {
  beginLinking,
  beginSignIn,
  type ProviderReturn,
  finishSignIn,
  newBrowserSecret,
  type SignInOutcome,
  takeSignIn,
} from '#domain/social-login';
import { findActor } from '#domain/sessions';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { hashPassword } from '#platform/passwords';
import type { AppError } from '#shared/errors';
import { readReturnTo } from '#shared/return-to';
import type { ProviderName } from '#shared/social-login-providers';
import type { createMember } from './factories/accounts.ts';
import { type FaultyProvider, json, startFaultyProvider } from './providers/faulty-provider.ts';
import { useTestContext } from './test-context.ts';

const host = 'brand.test';
const password = 'Labbaik-1447';
const digest = hashPassword(password);
const browser = newBrowserSecret();
const returnTo = readReturnTo(new URLSearchParams({ redirect: '/faq', affiliate_code: 'ANI-01' }));

export interface SocialLoginRig {
  provider?: ProviderName;
  claims?: JWTPayload;
  linkTo?: Awaited<ReturnType<typeof createMember>>;
  /** What comes back; a code unless it says otherwise. */
  brought?: ProviderReturn;
}

/** Registers its own hooks; every test begins with nobody known. */
export function useSocialLoginFixture() {
  const { database, deps, brand, at } = useTestContext();
  const running = {} as { crooked: FaultyProvider };
  const tokens = new Map<string, string>();
  const visitor = { actor: null, host, userAgent: 'Firefox', locale: 'id', brand } as const;

  beforeAll(async () => {
    running.crooked = await startFaultyProvider();
    // The provider lives in the real time, the application in that of the test.
    Object.assign(deps, {
      signIn: openSignInProviders(
        { google: running.crooked.google, apple: running.crooked.apple },
        { now: () => new Date(), timeoutMs: 10_000 },
      ),
    });
  });
  beforeEach(async () => {
    running.crooked.reset();
    running.crooked.token = (request, response) =>
      json({ id_token: tokens.get(request.fields.get('code')!) })(request, response);
    await database.db.deleteFrom('accounts').execute();
    await sql`truncate sign_in_attempts, used_id_tokens, outbox_messages, throttles, audit_log`.execute(
      database.owner.db,
    );
  });
  afterAll(() => running.crooked.close());

  /** Presses the button; answers the state by which the visit comes back. */
  async function begin(
    provider: ProviderName = 'google',
    linkTo?: SocialLoginRig['linkTo'],
    from: Deps = deps,
  ): Promise<string> {
    const start = {
      provider,
      browser,
      redirectUri: 'http://brand.test/back',
      returnTo,
      locale: 'id',
      address: '192.0.2.1',
    } as const;
    const { state } = linkTo
      ? await withPassword(linkTo, () =>
          beginLinking(from, linkTo.actor, { current_password: password }, start),
        )
      : await beginSignIn(from, start);
    return state;
  }

  /** Linking asks for the password: everybody has the same while it lasts, and afterwards their own or none again. */
  async function withPassword<T>(
    { account: { id, password_hash: own } }: NonNullable<SocialLoginRig['linkTo']>,
    use: () => Promise<T>,
  ): Promise<T> {
    const set = (hash: string | null) =>
      database.db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute();
    await set(await digest);
    const done = await use();
    await set(own);
    return done;
  }

  /** From the button to the end, with the provider saying `claims` of the person. */
  async function goThrough({
    provider = 'google',
    claims = {},
    linkTo,
    brought,
  }: SocialLoginRig = {}): Promise<SignInOutcome> {
    const state = await begin(provider, linkTo);
    const attempt = await takeSignIn(deps, { provider, state, browser });
    // Several may be under way at once: each code stands for its own token.
    const code = randomUUID();
    tokens.set(code, await running.crooked.idToken({ nonce: attempt!.question.nonce, ...claims }));
    return finishSignIn(deps, attempt!, brought?.error === undefined ? { code, ...brought } : brought, {
      ...visitor,
      actor: linkTo?.actor ?? null,
    });
  }

  return {
    database,
    deps,
    brand,
    at,
    browser,
    returnTo,
    visitor,
    begin,
    goThrough,
    /** A token as the provider signs it for the application that it knows. */
    idToken: (claims: JWTPayload) => running.crooked.idToken(claims),
    clientId: () => running.crooked.google.clientId,
    refusalOf: (way: SocialLoginRig) =>
      goThrough(way).then(
        () => null,
        (error: AppError) => error.code,
      ),
    actorOf: async (outcome: SignInOutcome) =>
      outcome.kind === 'signed_in' ? findActor(deps, { jwt: outcome.tokens.jwt, host }) : null,
    identities: () =>
      database.db
        .selectFrom('account_identities')
        .select(['provider', 'subject', 'account_id', 'proves_mail'])
        .orderBy('provider')
        .execute(),
    letters: async () =>
      (await database.db.selectFrom('outbox_messages').select(['kind', 'recipient']).execute()).map(
        ({ kind, recipient }) => `${kind} to ${recipient}`,
      ),
    audits: async () =>
      (await database.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
        ({ action }) => action,
      ),
  };
}
