// Two applications are asked the same: what of their answers may be compared.
import type { LightMyRequestResponse } from 'fastify';

const madeAnew = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** All of an answer but what is new with each: its nonce, and numbers of forms and requests, which the other has not. */
export function seen({ statusCode, headers, body }: LightMyRequestResponse, other: LightMyRequestResponse) {
  const policy = String(headers['content-security-policy']);
  const nonce = /nonce-([^']+)'/.exec(policy)?.[1];
  const known = new Set(other.body.match(madeAnew));
  const named = (text: string) =>
    (nonce ? text.replaceAll(nonce, 'NONCE') : text).replace(madeAnew, (id) => (known.has(id) ? id : 'NEW'));
  return {
    statusCode,
    location: headers.location,
    type: headers['content-type'],
    cache: headers['cache-control'],
    policy: named(policy),
    cookies: [headers['set-cookie']].flat().map((cookie) => cookie?.split('=')[0]),
    body: named(body),
  };
}
