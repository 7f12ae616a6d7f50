// The site that sent a request, as the browser states it: no page's script can set these headers. Pages and API refuse
// what another site sends (decision 0006).
import type { FastifyRequest } from 'fastify';

/** `unknown`: not a browser, or one that sends neither header; browsers always name the origin of cross-site requests. */
export type Sender = 'own' | 'foreign' | 'unknown';

export function senderOf({ headers, protocol, host }: FastifyRequest): Sender {
  if (headers.origin !== undefined) return headers.origin === `${protocol}://${host}` ? 'own' : 'foreign';
  // Browsers may omit Origin on a request to the page's own site.
  const site = headers['sec-fetch-site'];
  if (site === undefined) return 'unknown';
  return site === 'same-origin' ? 'own' : 'foreign';
}
