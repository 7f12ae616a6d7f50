// Who works on applications: the operator's acquisition team (spec §6).
import { type Actor, requireOperatorTask, type Role } from '#domain/memberships';

/** The role for the audit line. Refuses `forbidden`. */
export function requireAcquisition(actor: Actor): Role {
  return requireOperatorTask(actor, 'applications');
}
