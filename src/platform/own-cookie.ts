// Cookies that identify somebody (spec §3; decision 0061). Over https their names begin with `__Host-`: no other host,
// and no plain connection, can then set or overwrite them. Over http, as in local development, browsers refuse that
// prefix, so the name has none.
import type { FastifyReply, FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>;

const prefix = '__Host-';

export function ownCookieName(name: string, isSecure: boolean): string {
  return isSecure ? prefix + name : name;
}

/** The value of a cookie that this host has set itself; null for an empty one. */
export function ownCookie({ cookies, protocol }: Asked, name: string): string | null {
  return cookies[ownCookieName(name, protocol === 'https')] || null;
}

/** Values of all own cookies whose name begins with the prefix. */
export function ownCookiesNamed({ cookies, protocol }: Asked, start: string): string[] {
  const wanted = ownCookieName(start, protocol === 'https');
  return Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(wanted) && value ? [value] : [],
  );
}

/** Scripts cannot read it, and requests that other sites post do not carry it. */
export function setOwnCookie(
  request: Asked,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const secure = request.protocol === 'https';
  void reply.setCookie(ownCookieName(name, secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });
}

/** Only where the browser has it. */
export function forgetOwnCookie(request: Asked, reply: FastifyReply, name: string): void {
  if (request.cookies[ownCookieName(name, request.protocol === 'https')] !== undefined)
    setOwnCookie(request, reply, name, '', 0);
}
