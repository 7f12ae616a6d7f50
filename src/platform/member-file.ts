// Files of a member (letters, invoices, calendars): a browser asks with its cookies, an application with the token it calls the API with
// (docs/product/api.md, "Files").
import type { FastifyRequest } from 'fastify';
import { splitLocale } from '#shared/locale-path';

const memberFile = /^\/member\/.+\.(?:pdf|ics)$/;

/** Pages are for browsers, which send no such header: there it counts for nothing, nor does another scheme, which a proxy may ask for. */
export function bringsTokenForFile({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  return memberFile.test(splitLocale(path).path) && /^Bearer(?: |$)/i.test(headers.authorization ?? '');
}
