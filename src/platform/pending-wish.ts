// What a guest wanted to save before signing in, in a cookie of this browser: signed, valid on one host for half an
// hour (decision 0066).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from './keys.ts';

const name = 'pending_wish';
/** Long enough for a registration that waits for its email. */
const seconds = 1_800;

export interface PendingWish {
  /** Slug of the departure; null when there is no wish, or it has expired. */
  value: string | null;
  keep(departure: string): void;
  forget(): void;
}

interface WishDeps {
  keys: KeyRing;
  now: () => Date;
}

export function pendingWish(deps: WishDeps, request: FastifyRequest, reply: FastifyReply): PendingWish {
  const host = request.hostname.toLowerCase();
  const sent = request.cookies[name];
  const set = (value: string, maxAge: number) =>
    void reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge,
    });
  return {
    value: sent === undefined ? null : readWish(deps, host, sent),
    keep: (departure) => set(writeWish(deps, host, departure), seconds),
    forget: () => sent !== undefined && set('', 0),
  };
}

/** `<key>.<until>.<departure>.<signature>`. */
export function writeWish({ keys, now }: WishDeps, host: string, departure: string): string {
  const { id, secret } = keys.current('wishes');
  const said = `${now().getTime() + seconds * 1_000}.${Buffer.from(departure).toString('base64url')}`;
  return `${id}.${said}.${createHmac('sha256', secret).update(`${host} ${said}`).digest('base64url')}`;
}

/** Null for a value that we did not sign, one of another host, or an expired one. */
export function readWish({ keys, now }: WishDeps, host: string, text: string): string | null {
  const [id = '', until = '', departure = '', signature = ''] = text.split('.');
  const key = keys.find('wishes', id);
  if (!key) return null;
  const expected = createHmac('sha256', key.secret).update(`${host} ${until}.${departure}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(until) > now().getTime() ? Buffer.from(departure, 'base64url').toString() : null;
}
