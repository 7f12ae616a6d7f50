// Reads ID tokens: nothing in one counts before its signature, issuer, audience, time and nonce have been checked.
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { AppError } from '#shared/errors';
import { askProvider, providerAway } from './provider-http.ts';

export interface IdTokenRules {
  issuers: string[];
  clientId: string;
  jwksUrl: string;
  now: () => Date;
  timeoutMs: number;
  /** A key nobody knows is looked for again at most so often: forged tokens must not make us ask each time. */
  jwksCooldownMs: number;
}

export interface IdToken extends JWTPayload {
  sub: string;
  exp: number;
}

/** The clocks of two servers may differ by so much. */
const clockToleranceSeconds = 60;

/** A reader that keeps the provider's keys. It refuses with `sign_in_failed`, and without keys with `sign_in_unavailable`. */
export function idTokenReader(rules: IdTokenRules): (token: string, nonce?: string) => Promise<IdToken> {
  const keys = createRemoteJWKSet(new URL(rules.jwksUrl), {
    cooldownDuration: rules.jwksCooldownMs,
    [customFetch]: async (url, { headers }) => {
      const { status, json } = await askProvider(
        url,
        { headers: Object.fromEntries(headers) },
        rules.timeoutMs,
      );
      if (status !== 200) throw providerAway(new Error(`The provider's keys answered ${status}`));
      return Response.json(json);
    },
  });
  return async (token, nonce) => {
    const claims = await verified(token, keys, rules);
    // Several audiences would need an authorised party. Neither provider has them, so neither do we.
    if (typeof claims.aud !== 'string' || !claims.sub)
      throw refusal('The token is for several, or about nobody');
    if (nonce !== undefined && claims['nonce'] !== nonce) throw refusal('The token answers another question');
    return claims as IdToken;
  };
}

async function verified(token: string, keys: JWTVerifyGetKey, rules: IdTokenRules): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      // Named, so that no token chooses how it is checked: no `none`, no HS256 with the public key as its secret.
      algorithms: ['RS256'],
      issuer: rules.issuers,
      audience: rules.clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: rules.now(),
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Keys that are no keys are the provider's fault, not the token's.
    throw error instanceof errors.JWKSInvalid
      ? providerAway(error)
      : refusal('The token does not verify', error);
  }
}

/** The reason is for the log only. */
export function refusal(reason: string, cause?: unknown): AppError {
  return new AppError('sign_in_failed', [], { cause: new Error(reason, { cause }) });
}
