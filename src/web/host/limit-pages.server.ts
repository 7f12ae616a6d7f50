// How many pages one network may ask for in a minute (docs/product/security.md): rendering one costs more than asking for it.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '#platform/client-network';

/** Our choice: a list with its first two screens. */
const coversOnPage = 30;

/** Answered by the small page without the frame: the whole one would cost what is being saved. */
export class PageLimitError extends Error {
  readonly statusCode = 429;
}

/** For everything mounted after it on the same instance. Whoever asks for more is answered 429, with the time to wait. */
export async function limitPages(
  app: FastifyInstance,
  { pageReadsPerMinute }: { pageReadsPerMinute: number },
): Promise<void> {
  if (pageReadsPerMinute === 0) return;
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request: FastifyRequest) => (isCover(request) ? coversOnPage : 1) * pageReadsPerMinute,
    keyGenerator: (request: FastifyRequest) => `${isCover(request)} ${clientNetwork(request)}`,
    errorResponseBuilder: () => new PageLimitError(),
  });
}

function isCover({ url }: FastifyRequest): boolean {
  return url.startsWith('/covers/');
}
