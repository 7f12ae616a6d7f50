// The access-token header (docs/product/api.md): identifies the calling application or device. Decision 0006 defines what is
// allowed without it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { isAccessToken } from '#domain/sessions';
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

/** Refuses an unknown token on every endpoint, so that a client notices at once. Runs behind the throttle. */
export function checkAccessTokens(api: FastifyInstance, deps: Deps): void {
  api.addHook('preParsing', async (request) => {
    const token = request.headers[header];
    if (token !== undefined && !(typeof token === 'string' && (await isAccessToken(deps, token))))
      throw new AppError('access_token_invalid');
  });
}

/** Requests a minute from one network: without an access-token, and with one. */
export interface CallRates {
  apiReadsPerMinute: number;
  apiCallsPerMinute: number;
}

export function callLimits({ apiReadsPerMinute, apiCallsPerMinute }: CallRates) {
  return {
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${hasAccessToken(request)} ${clientNetwork(request)}`,
    max: (request: FastifyRequest) => (hasAccessToken(request) ? apiCallsPerMinute : apiReadsPerMinute),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  };
}
