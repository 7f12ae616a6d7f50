// Which error page a failure outside the router gets (spec §2 error page): a fault of ours, unless it says otherwise.
import type { FastifyReply } from 'fastify';
import { isDatabaseAway, retryAfterSeconds } from '#platform/database/unreachable';
import { AppError } from '#shared/errors';
import { type PageStatus, pageStatus } from '#shared/page-status';

/** Its own status; 503 while the database, or what else it takes, is away, with the time after which to ask again in the answer's head; else 500. */
export function failureStatus(error: { statusCode?: number }, reply: FastifyReply): PageStatus {
  const isUnavailable = error instanceof AppError && error.code === 'unavailable';
  if (!isUnavailable && !isDatabaseAway(error)) return pageStatus(error.statusCode ?? 500);
  void reply.header('retry-after', retryAfterSeconds);
  return 503;
}
