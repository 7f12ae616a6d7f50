// Who of a bank may do what with its applications (docs/product/bank-console.md): officers prepare, approvers decide, auditors read.
// Nobody else learns that an application exists.
import { type Actor, hasRole, requireFreshFactor } from './actor.ts';
import { AppError } from '#shared/errors';
import { type BankRole, bankRoles } from '#shared/roles';

/** The bank somebody works for; who works for two has an account at each, and the first membership counts. Refuses `forbidden`. */
export function bankOf(actor: Actor): string {
  const membership = actor.memberships.find(({ role }) => (bankRoles as readonly string[]).includes(role));
  if (!membership?.partnerId || !actor.hasSecondFactor) throw new AppError('forbidden');
  return membership.partnerId;
}

export function worksForBank(actor: Actor, bankId: string, roles: readonly BankRole[] = bankRoles): boolean {
  return roles.some((role) => hasRole(actor, role, bankId));
}

/** Refuses `not_found` to everybody but the bank's people, `forbidden` to those whose duty it is not, `step_up_required`. */
export function requireBankRole(actor: Actor, bankId: string | null, role: BankRole): void {
  if (!bankId || !worksForBank(actor, bankId)) throw new AppError('not_found');
  if (!worksForBank(actor, bankId, [role])) throw new AppError('forbidden');
  requireFreshFactor(actor);
}

/** The role under which something is recorded. */
export function bankRoleOf(actor: Actor, bankId: string): BankRole {
  return bankRoles.find((role) => worksForBank(actor, bankId, [role])) ?? 'bank_auditor';
}
