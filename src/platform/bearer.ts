// What a program sends in `Authorization: Bearer`: a session's jwt, or the key of a partner's program.
import type { FastifyRequest } from 'fastify';

export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
