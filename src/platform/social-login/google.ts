// Google (docs/product/social-login.md): the code flow with PKCE, a nonce and a state; no script of theirs.
import { createHash } from 'node:crypto';
import { isMailOf, plainName, verifiedEmail } from './claims.ts';
import { type IdToken, idTokenReader } from './id-token.ts';
import type { ReauthenticatedPerson, SignInProvider } from './provider.ts';
import type { GoogleSettings, ProviderClock } from './settings.ts';
import { exchangeCode } from './token-endpoint.ts';

export function googleProvider(
  settings: GoogleSettings,
  { now, timeoutMs, jwksCooldownMs }: ProviderClock,
): SignInProvider {
  const { clientId, clientSecret, issuers, authorizeUrl, tokenUrl, jwksUrl } = settings;
  const readToken = idTokenReader({ issuers, clientId, jwksUrl, now, timeoutMs, jwksCooldownMs });
  return {
    name: 'google',
    authorizeUrl({ state, nonce, codeVerifier, redirectUri }, locale) {
      const url = new URL(authorizeUrl);
      const fields = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        // Families share phones: whose account it is must be chosen, not assumed.
        prompt: 'select_account',
        hl: locale,
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchange({ nonce, codeVerifier, redirectUri }, { code }) {
      const token = await exchangeCode(
        tokenUrl,
        {
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: codeVerifier,
        },
        timeoutMs,
      );
      return personIn(await readToken(token, nonce));
    },
    async verifyToken(token) {
      const claims = await readToken(token);
      return { person: personIn(claims), expiresAt: new Date(claims.exp * 1_000) };
    },
  };
}

/** Google runs the mailbox when it is its own, or its Workspace's (`hd`): only then does it speak for today's holder. */
function personIn(claims: IdToken): ReauthenticatedPerson {
  const email = verifiedEmail(claims);
  const isMailAuthority =
    email !== null && (isMailOf(email, ['gmail.com']) || typeof claims['hd'] === 'string');
  return { provider: 'google', subject: claims.sub, email, isMailAuthority, name: plainName(claims['name']) };
}
