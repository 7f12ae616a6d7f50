// Who opens a socket (spec §4, §6, §7 realtime): a session of this host, by bearer or cookie, and what it identifies as.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import * as z from 'zod';
import type { Inbox } from '#domain/conversations';
import type { Deps } from '#domain/deps';
import { type Actor, hasRole, mayOperate, mayWork } from '#domain/memberships';
import { findSession, isAccessToken } from '#domain/sessions';
import { bankRoles } from '#shared/roles';
import { defaultLocale, isLocale, type Locale } from '#shared/locale';

export interface Visitor {
  actor: Actor;
  inbox: Inbox;
  locale: Locale;
  /** It hears totals, and nothing of conversations: that of a bell. */
  isForTotal: boolean;
}

/** Spec §6: members identify as type customer, customer type marketplace. Our choice: staff by the organisation they work for. */
const identity = z.union([
  z.object({ type: z.literal('customer'), customer_type: z.literal('marketplace') }),
  z.object({ type: z.enum(['partner', 'store', 'bank', 'operator']) }),
]);

/** The visitor of a handshake, or why it is refused. */
export async function welcome(
  deps: Deps,
  { headers, auth, query }: Pick<Socket['handshake'], 'headers' | 'auth' | 'query'>,
): Promise<Visitor | 'access_token_invalid' | 'not_signed_in' | 'forbidden' | 'invalid_input'> {
  const said = (name: string) => {
    const value: unknown = auth[name] ?? headers[name] ?? query[name];
    return typeof value === 'string' ? value : null;
  };
  const parsed = identity.safeParse({ type: said('type'), customer_type: said('customer_type') });
  if (!parsed.success) return 'invalid_input';
  const accessToken = said('access-token');
  if (accessToken !== null && !(await isAccessToken(deps, accessToken))) return 'access_token_invalid';
  const bearer = /^Bearer +(\S+)$/i.exec(said('authorization') ?? '')?.[1];
  // A cookie goes along with whatever page opens a socket: it counts for this site's own pages only (decision 0006).
  const jwt = bearer ?? (isOwnPage(headers) ? cookieOf(headers.cookie, 'jwt') : null);
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const { actor } = jwt ? await findSession(deps, { jwt, host }) : { actor: null };
  if (!actor) return 'not_signed_in';
  const inbox = inboxOf(actor, parsed.data.type);
  if (!inbox) return 'forbidden';
  const locale = said('lang') ?? cookieOf(headers.cookie, 'lang');
  return {
    actor,
    inbox,
    locale: isLocale(locale) ? locale : defaultLocale,
    isForTotal: said('only') === 'total',
  };
}

function inboxOf(actor: Actor, type: z.output<typeof identity>['type']): Inbox | null {
  if (type === 'customer') return { kind: 'member' };
  if (type === 'operator') return mayOperate(actor, 'chat') ? { kind: 'operator' } : null;
  // Nobody writes with a bank here: its staff hear what is their own.
  if (type === 'bank') return bankRoles.some((role) => hasRole(actor, role)) ? { kind: 'member' } : null;
  const role = type === 'partner' ? 'partner_staff' : 'store_staff';
  const partnerId = actor.memberships.find((held) => held.role === role)?.partnerId;
  if (!partnerId) return null;
  const mayAnswer =
    type === 'partner' ? mayWork(actor, 'chat', { partnerId }) : hasRole(actor, role, partnerId);
  return mayAnswer ? { kind: 'partner', partnerId } : null;
}

function isOwnPage({ origin, host }: IncomingMessage['headers']): boolean {
  try {
    return origin !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Over HTTPS browsers store our cookies under a name that no other site of the domain can set. */
function cookieOf(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(/; */).map((pair) => pair.split('='));
  const value = (asked: string) =>
    pairs
      .find(([key]) => key === asked)
      ?.slice(1)
      .join('=');
  return value(`__Host-${name}`) ?? value(name) ?? null;
}
