// The guard of a consultant's pages: whoever has the role and a code.
import { data } from 'react-router';
import { type Affiliate, findConsultant } from '#domain/affiliates';
import type { Actor } from '#domain/memberships';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

/** Guests are sent to sign in, anybody else sees the page of 403. */
export async function requireConsultant(
  request: PageRequest,
): Promise<{ actor: Actor; consultant: Affiliate }> {
  const actor = requireMember(request);
  const consultant = await findConsultant(request.deps, actor.accountId);
  if (!consultant) throw data(null, { status: 403 });
  return { actor, consultant };
}
