// Whether a caller may call (spec §6, §8): the statuses of decision 0011.
import type { Endpoint } from './define.ts';
import type { FoundSession } from '#domain/sessions';
import { hasRole, worksAtAll } from '#domain/memberships';
import { AppError } from '#shared/errors';

/** Throws unless the endpoint is for this caller: 401 and 417 tell a client how to recover, 403 that it cannot. */
export function admit({ who, task }: Pick<Endpoint, 'who' | 'task'>, { state, actor }: FoundSession): void {
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
