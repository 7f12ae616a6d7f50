// The access-token header (docs/product/api.md): identifies the calling application or device. Decision 0006 defines what is
// allowed without it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { isApiKey } from '#domain/api-keys';
import { isAccessToken } from '#domain/sessions';
import { bearerOf } from '#platform/bearer';
import { clientNetwork } from '#platform/client-network';
import { AppError } from '#shared/errors';

const header = 'access-token';

export function hasAccessToken({ headers }: FastifyRequest): boolean {
  return headers[header] !== undefined;
}

/** The token; after checkAccessTokens it is one of ours. */
export function accessTokenOf({ headers }: FastifyRequest): string | null {
  const token = headers[header];
  return typeof token === 'string' ? token : null;
}

/** True for a program that sends a partner's key; whether it is one of ours says `callersSession`. */
export function sendsApiKey(request: FastifyRequest): boolean {
  return isApiKey(bearerOf(request));
}

/** Refuses an unknown token on every endpoint, so that a client notices at once. Runs behind the throttle. */
export function checkAccessTokens(api: FastifyInstance, deps: Deps): void {
  api.addHook('preParsing', async (request) => {
    const token = request.headers[header];
    if (token !== undefined && !(typeof token === 'string' && (await isAccessToken(deps, token))))
      throw new AppError('access_token_invalid');
  });
}

/** Requests a minute from one network: without an access-token or a partner's key, and with one. */
export interface CallRates {
  apiReadsPerMinute: number;
  apiCallsPerMinute: number;
}

const isProgram = (request: FastifyRequest) => hasAccessToken(request) || sendsApiKey(request);

export function callLimits({ apiReadsPerMinute, apiCallsPerMinute }: CallRates) {
  return {
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${isProgram(request)} ${clientNetwork(request)}`,
    max: (request: FastifyRequest) => (isProgram(request) ? apiCallsPerMinute : apiReadsPerMinute),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  };
}
