// The cookies of a signed-in browser (spec §3): `jwt`, short, and `refreshToken`. No script can read them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtSeconds, sessionIdleDays, type SessionTokens, ticketSeconds } from '#shared/sessions';

const jwtCookie = 'jwt';
const refreshCookie = 'refreshToken';
/** Half-way in: says that only the second factor is missing. */
const ticketCookie = 'secondFactorTicket';
/** An application that shows our pages leaves its key here, where scripts may read it (web/api-client.ts). */
const accessTokenCookie = 'access-token';

export interface KeptTokens {
  jwt: string | null;
  refreshToken: string | null;
  ticket: string | null;
}

export function keptTokens({ cookies }: FastifyRequest): KeptTokens {
  return { jwt: cookies[jwtCookie] || null, refreshToken: cookies[refreshCookie] || null, ticket: cookies[ticketCookie] || null };
}

export function keepTokens(request: FastifyRequest, reply: FastifyReply, { jwt, refreshToken }: SessionTokens): void {
  setCookie(request, reply, jwtCookie, jwt, jwtSeconds);
  setCookie(request, reply, refreshCookie, refreshToken, sessionIdleDays * 86_400);
  if (request.cookies[ticketCookie] !== undefined) setCookie(request, reply, ticketCookie, '', 0);
}

export function keepTicket(request: FastifyRequest, reply: FastifyReply, ticket: string): void {
  setCookie(request, reply, ticketCookie, ticket, ticketSeconds);
}

/** Spec §4 logout: clears jwt, refresh and access tokens. */
export function forgetTokens(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [jwtCookie, refreshCookie, accessTokenCookie]) {
    if (request.cookies[name] !== undefined) setCookie(request, reply, name, '', 0);
  }
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number): void {
  void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge });
}
