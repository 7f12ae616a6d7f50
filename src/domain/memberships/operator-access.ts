// Which of the operator's people may do a task (docs/product/memberships.md): the table is #shared/operator-tasks.
import { AppError } from '#shared/errors';
import { operatorRoles, type OperatorTask } from '#shared/operator-tasks';
import type { Role } from '#shared/roles';
import { type Actor, hasRole } from './actor.ts';

/** The role by which the actor may do the task, for the audit line; null when they may not. */
export function findOperatorRole(actor: Actor | null, task: OperatorTask): Role | null {
  return operatorRoles(task).find((role) => hasRole(actor, role)) ?? null;
}

/** Whether the actor may do the task. */
export function mayOperate(actor: Actor | null, task: OperatorTask): boolean {
  return findOperatorRole(actor, task) !== null;
}

/** The role by which the actor may do the task. Refuses `forbidden`. */
export function requireOperatorTask(actor: Actor | null, task: OperatorTask): Role {
  const role = findOperatorRole(actor, task);
  if (!role) throw new AppError('forbidden');
  return role;
}
