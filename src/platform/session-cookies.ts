// The cookies of a signed-in browser (spec §3): `jwt`, short, and `refreshToken`. No script can read them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtSeconds, knownDeviceDays, sessionIdleDays, type SessionTokens, ticketSeconds } from '#shared/sessions';

const jwtCookie = 'jwt';
const refreshCookie = 'refreshToken';
/** Half-way in: says that only the second factor is missing. */
const ticketCookie = 'secondFactorTicket';
/** An application that shows our pages leaves its key here, where scripts may read it (web/api-client.ts). */
const accessTokenCookie = 'access-token';

/** Followed by the device's name for one account; stays when somebody signs out (decision 0020). */
const deviceCookie = 'device_';
/** A family's tablet; whoever sends more is no browser that signed in here. */
const mostDevices = 8;

export interface KeptTokens {
  jwt: string | null;
  refreshToken: string | null;
  ticket: string | null;
  knownDevices: string[];
}

export function keptTokens({ cookies }: FastifyRequest): KeptTokens {
  return {
    jwt: cookies[jwtCookie] || null, refreshToken: cookies[refreshCookie] || null, ticket: cookies[ticketCookie] || null,
    knownDevices: Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(deviceCookie) && value ? [value] : [])).slice(0, mostDevices),
  };
}

export function keepTokens(request: FastifyRequest, reply: FastifyReply, { jwt, refreshToken, knownDevice }: SessionTokens): void {
  setCookie(request, reply, jwtCookie, jwt, jwtSeconds);
  setCookie(request, reply, refreshCookie, refreshToken, sessionIdleDays * 86_400);
  if (knownDevice) setCookie(request, reply, deviceCookie + knownDevice.name, knownDevice.token, knownDeviceDays * 86_400);
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
