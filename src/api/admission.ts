// Whether a caller may call (spec §6, §8): the statuses of decision 0011.
import type { Endpoint } from './define.ts';
import type { FoundSession } from '#domain/sessions';
import { hasRole, worksAtAll } from '#domain/memberships';
import { AppError } from '#shared/errors';

/** Throws unless the endpoint is for this caller: 401 and 417 tell a client how to recover, 403 that it cannot. */
export function admit(
  { who, task, scope }: Pick<Endpoint, 'who' | 'task' | 'scope'>,
  { state, actor }: FoundSession,
): void {
  // A key is for what names a scope of it, and for nothing else, not even for what is everybody's.
  if (actor?.apiKey) {
    if (scope && actor.apiKey.scopes.includes(scope)) return;
    throw new AppError('api_key_scope');
  }
  if (who === 'everyone') return;
  if (who === 'guest') {
    if (actor) throw new AppError('forbidden');
    return;
  }
  if (!actor) throw new AppError(state === 'ended' ? 'session_ended' : 'not_signed_in');
  if (who === 'member') return;
  const roles = who.filter((role) => hasRole(actor, role));
  if (roles.length === 0) throw new AppError('forbidden');
  // Tasks are shared out among a partner's staff; other roles have theirs as a whole.
  const isPartnerStaffOnly = roles.every((role) => role === 'partner_staff');
  if (task && isPartnerStaffOnly && !worksAtAll(actor, task)) throw new AppError('forbidden');
}
