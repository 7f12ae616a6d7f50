// The random id in a guest's browser (spec §7 last-search-guest, seen): no account, no name behind it.
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie, setOwnCookie } from './own-cookie.ts';

const guestCookie = 'guest';
const guestDays = 365;

export function guestIdOf(request: FastifyRequest): string | null {
  const value = ownCookie(request, guestCookie);
  return value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : null;
}

/** Sets the cookie and returns the new id. */
export function newGuestId(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID();
  setOwnCookie(request, reply, guestCookie, id, guestDays * 86_400);
  return id;
}
