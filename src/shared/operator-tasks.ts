// Which of the operator's roles does what (docs/product/memberships.md): the one table that pages, the API and domain functions ask.
import type { Role } from './roles.ts';

/** Each task opens the page that bears its name. */
const rolesOf = {
  applications: ['operator_acquisition'],
  partners: ['operator_acquisition'],
} as const satisfies Record<string, readonly Role[]>;

export type OperatorTask = keyof typeof rolesOf;

/** Whoever holds one of these may do it. */
export function operatorRoles(task: OperatorTask): readonly [Role, ...Role[]] {
  return rolesOf[task];
}
