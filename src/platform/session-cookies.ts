// The cookies of a signed-in browser (spec §3): `jwt`, short, and `refreshToken`. No script can read them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtSeconds, sessionIdleDays, type SessionTokens } from '#shared/sessions';

const jwtCookie = 'jwt';
const refreshCookie = 'refreshToken';

export interface KeptTokens {
  jwt: string | null;
  refreshToken: string | null;
}

export function keptTokens(request: FastifyRequest): KeptTokens {
  return { jwt: request.cookies[jwtCookie] || null, refreshToken: request.cookies[refreshCookie] || null };
}

export function keepTokens(request: FastifyRequest, reply: FastifyReply, { jwt, refreshToken }: SessionTokens): void {
  setCookie(request, reply, jwtCookie, jwt, jwtSeconds);
  setCookie(request, reply, refreshCookie, refreshToken, sessionIdleDays * 86_400);
}

export function forgetTokens(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [jwtCookie, refreshCookie]) setCookie(request, reply, name, '', 0);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number): void {
  void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge });
}
