// The secret of a browser that began a sign-in at Google or Apple: only that browser may finish it (decision 0016).
// Lax: sent when the provider redirects the browser back, not with cross-site posts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie, setOwnCookie } from './own-cookie.ts';

const name = 'sign_in';
/** The longest a sign-in may take. */
const seconds = 600;

export interface BrowserSecret {
  /** Null when this browser has begun no sign-in. */
  value: string | null;
  keep(secret: string): void;
  forget(): void;
}

export function browserSecret(request: FastifyRequest, reply: FastifyReply): BrowserSecret {
  const value = ownCookie(request, name);
  const set = (secret: string, maxAge: number) => setOwnCookie(request, reply, name, secret, maxAge);
  return {
    value: value && /^[\w-]{43}$/.test(value) ? value : null,
    keep: (secret) => set(secret, seconds),
    forget: () => set('', 0),
  };
}
