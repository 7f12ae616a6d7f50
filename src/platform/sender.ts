// Which site a request was sent from, as far as its browser says so: no page's script can set these headers. Pages and API
// refuse what another site sends (decision 0006).
import type { FastifyRequest } from 'fastify';

/** `unknown`: no browser, or one that says nothing; browsers always name the origin of what another site sends. */
export type Sender = 'own' | 'foreign' | 'unknown';

export function senderOf({ headers, protocol, host }: FastifyRequest): Sender {
  if (headers.origin !== undefined) return headers.origin === `${protocol}://${host}` ? 'own' : 'foreign';
  // Browsers may leave Origin out of a request to the page's own site.
  const site = headers['sec-fetch-site'];
  if (site === undefined) return 'unknown';
  return site === 'same-origin' ? 'own' : 'foreign';
}
