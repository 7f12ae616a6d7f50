// URLs under /api that no route can decode, such as a broken %-escape: found before any hook runs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runWithLocale } from '#platform/request-locale';
import { failureAnswer } from './answers.ts';

/** The one answer shape; never the URL itself. */
export function answerUnreadableUrl(request: FastifyRequest, reply: FastifyReply): void {
  const locale = request.headers['accept-language']?.startsWith('en') ? 'en' : 'id';
  runWithLocale(locale, () => void reply.code(422).send(failureAnswer('unreadable')));
}
