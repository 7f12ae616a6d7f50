// Apple on the web (docs/product/social-login.md): its answer comes as a form_post, its client secret is a
// token we sign, and a person's name comes once, unsigned, beside the code.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { isMailOf, plainName, verifiedEmail } from './claims.ts';
import { type IdToken, idTokenReader } from './id-token.ts';
import type { ReauthenticatedPerson, SignInProvider } from './provider.ts';
import type { AppleSettings, ProviderClock } from './settings.ts';
import { exchangeCode } from './token-endpoint.ts';

/** Mailboxes that Apple runs itself, its relay for hidden addresses among them. */
const ownMail = ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'];

const clientSecretSeconds = 300;

export function appleProvider(
  settings: AppleSettings,
  { now, timeoutMs, jwksCooldownMs }: ProviderClock,
): SignInProvider {
  const { clientId, issuer, authorizeUrl, tokenUrl, jwksUrl } = settings;
  const key = signingKey(settings.privateKey);
  const readToken = idTokenReader({ issuers: [issuer], clientId, jwksUrl, now, timeoutMs, jwksCooldownMs });
  return {
    name: 'apple',
    authorizeUrl({ state, nonce, redirectUri }) {
      const url = new URL(authorizeUrl);
      // Name and mail are given to form_post only. Apple documents no PKCE: the nonce ties the code to this browser.
      const fields = {
        response_type: 'code',
        response_mode: 'form_post',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'name email',
        state,
        nonce,
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchange({ nonce, redirectUri }, { code, user }) {
      const clientSecret = await clientSecretOf(settings, key, now());
      const token = await exchangeCode(
        tokenUrl,
        { code, redirect_uri: redirectUri, client_id: clientId, client_secret: clientSecret },
        timeoutMs,
      );
      return personIn(await readToken(token, nonce), user);
    },
  };
}

/** Looked at once, at start: with a wrong key nobody could ever sign in. */
function signingKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Said below, without the key.
  }
  throw new Error('The configuration is wrong. APPLE_PRIVATE_KEY must be a P-256 key in PEM');
}

/** Signed anew for every exchange: it takes half a millisecond, and nothing has to be kept or renewed. */
function clientSecretOf(
  { clientId, teamId, keyId, issuer }: AppleSettings,
  key: KeyObject,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + clientSecretSeconds)
    .sign(key);
}

/** The mail is the signed one; `user` could say anything, so it may only say a name. */
function personIn(claims: IdToken, user: string | undefined): ReauthenticatedPerson {
  const email = verifiedEmail(claims);
  return {
    provider: 'apple',
    subject: claims.sub,
    email,
    isMailAuthority: email !== null && isMailOf(email, ownMail),
    name: nameIn(user),
  };
}

function nameIn(user: string | undefined): string | null {
  if (!user) return null;
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return plainName(name?.firstName, name?.lastName);
  } catch {
    return null;
  }
}
