// The random id a guest's browser carries (spec §7 last-search-guest, seen): no account, no name behind it.
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const guestCookie = 'guest';
const guestDays = 365;

export function guestIdOf(request: FastifyRequest): string | null {
  const value = request.cookies[guestCookie];
  return value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : null;
}

/** Sets the cookie and answers the new id. */
export function newGuestId(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID();
  void reply.setCookie(guestCookie, id, {
    path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: guestDays * 86_400,
  });
  return id;
}
