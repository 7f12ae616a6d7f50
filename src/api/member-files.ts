// Whoever fetches a member's file with a token is an application: what is wrong with the token it is told as by any call (docs/product/api.md).
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { bringsTokenForFile } from '#platform/member-file';
import { runWithLocale } from '#platform/request-locale';
import { AppError } from '#shared/errors';
import { admit } from './admission.ts';
import { appErrorAnswer } from './answers.ts';
import { callersSession } from './caller.ts';
import { apiLocale } from './request-context.ts';

/** In front of the pages that answer the files. */
export function refuseFileTokens(pages: FastifyInstance, deps: Deps): void {
  pages.addHook('preHandler', async (request, reply) => {
    if (!bringsTokenForFile(request)) return undefined;
    try {
      admit({ who: 'member' }, await callersSession(deps, request));
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const answer = runWithLocale(apiLocale(request), () => appErrorAnswer(error));
      return reply.code(error.status).header('cache-control', 'no-store').send(answer);
    }
  });
}
