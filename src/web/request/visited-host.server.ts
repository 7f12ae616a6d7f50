// The host a visitor asked for, as it goes into addresses of pages and sitemaps. Fastify takes whatever was sent.
import type { FastifyRequest } from 'fastify';

export function isHost(host: string): boolean {
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(host);
}

/** Scheme and host as the visitor sees them, without a slash at the end; refuses (400) what cannot be a host. */
export function visitedOrigin(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  if (!isHost(request.host) || !URL.canParse(origin))
    throw Object.assign(new Error('The address names no host'), { statusCode: 400 });
  return origin;
}
