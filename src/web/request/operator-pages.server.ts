// The guard of the operator's pages: whoever may do the task by the table of #shared/operator-tasks.
import { data } from 'react-router';
import { type Actor, findOperatorRole } from '#domain/memberships';
import type { OperatorTask } from '#shared/operator-tasks';
import { requireMember } from './guards.server.ts';
import type { PageRequest } from './page-context.server.ts';

/** Guests are sent to sign in, anybody else who may not sees the page of 403. */
export function requireOperator(request: PageRequest, task: OperatorTask): Actor {
  const actor = requireMember(request);
  if (!findOperatorRole(actor, task)) throw data(null, { status: 403 });
  return actor;
}
