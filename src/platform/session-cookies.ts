// The cookies of a signed-in browser (spec §3): `jwt`, short, and `refreshToken`. No script can read them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetOwnCookie, ownCookie, ownCookiesNamed, setOwnCookie } from './own-cookie.ts';
import {
  jwtSeconds,
  knownDeviceDays,
  sessionIdleDays,
  type SessionTokens,
  ticketSeconds,
} from '#shared/sessions';

const jwtCookie = 'jwt';
const refreshCookie = 'refreshToken';
/** A partial sign-in: only the second factor is missing. */
const ticketCookie = 'secondFactorTicket';
/** An application that embeds our pages puts its token here, where scripts may read it (web/api-client.ts). */
const accessTokenCookie = 'access-token';

/** Prefix, followed by the device's name for one account; it stays when somebody signs out (decision 0020). */
const deviceCookie = 'device_';
/** Enough for a family's tablet; a request with more is not from a browser that signed in here. */
const mostDevices = 8;

export interface StoredTokens {
  jwt: string | null;
  refreshToken: string | null;
  ticket: string | null;
  knownDevices: string[];
}

export function storedTokens(request: FastifyRequest): StoredTokens {
  return {
    jwt: ownCookie(request, jwtCookie),
    refreshToken: ownCookie(request, refreshCookie),
    ticket: ownCookie(request, ticketCookie),
    knownDevices: ownCookiesNamed(request, deviceCookie).slice(0, mostDevices),
  };
}

export function storeTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  { jwt, refreshToken, knownDevice }: SessionTokens,
): void {
  setOwnCookie(request, reply, jwtCookie, jwt, jwtSeconds);
  setOwnCookie(request, reply, refreshCookie, refreshToken, sessionIdleDays * 86_400);
  if (knownDevice)
    setOwnCookie(
      request,
      reply,
      deviceCookie + knownDevice.name,
      knownDevice.token,
      knownDeviceDays * 86_400,
    );
  forgetOwnCookie(request, reply, ticketCookie);
}

export function storeTicket(request: FastifyRequest, reply: FastifyReply, ticket: string): void {
  setOwnCookie(request, reply, ticketCookie, ticket, ticketSeconds);
}

/** Spec §4 logout: clears jwt, refresh and access tokens. */
export function forgetTokens(request: FastifyRequest, reply: FastifyReply): void {
  forgetOwnCookie(request, reply, jwtCookie);
  forgetOwnCookie(request, reply, refreshCookie);
  if (request.cookies[accessTokenCookie] !== undefined)
    void reply.clearCookie(accessTokenCookie, { path: '/' });
}
