// Cookies that say who somebody is (spec §3; decision 0061). Over https their names begin with `__Host-`: no other host, and no
// plain connection, can then set or overwrite them. Over http, as on a laptop, browsers refuse that prefix: there the bare name.
import type { FastifyReply, FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>;

const prefix = '__Host-';

export function ownCookieName(name: string, isSecure: boolean): string {
  return isSecure ? prefix + name : name;
}

/** The value of a cookie that this host has set itself; empty ones are none. */
export function ownCookie({ cookies, protocol }: Asked, name: string): string | null {
  return cookies[ownCookieName(name, protocol === 'https')] || null;
}

/** Values of all own cookies whose name begins so. */
export function ownCookiesNamed({ cookies, protocol }: Asked, start: string): string[] {
  const wanted = ownCookieName(start, protocol === 'https');
  return Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(wanted) && value ? [value] : [],
  );
}

/** No script reads it, and it does not come along with what other sites post. */
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
