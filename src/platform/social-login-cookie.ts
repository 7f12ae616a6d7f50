// The secret of a browser that began a sign-in at Google or Apple: only it may finish (decision 0016). Lax, so that it
// comes along when the provider sends the browser back, and stays away from what other sites post.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie, setOwnCookie } from './own-cookie.ts';

const name = 'sign_in';
/** As long as a sign-in may take. */
const seconds = 600;

export interface BrowserSecret {
  /** Null when this browser has begun nothing. */
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
