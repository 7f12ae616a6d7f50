// The actor: a signed-in person with their memberships (docs/product/memberships.md).
import type { Locale } from '#shared/locale';
import { AppError } from '#shared/errors';
import { isStaffRole, type Role } from '#shared/roles';

export interface Membership {
  role: Role;
  /** The organisation; null for consultants and the operator's own people. */
  partnerId: string | null;
}

/** A signed-in person. Guests are null. */
export interface Actor {
  accountId: string;
  sessionId: string;
  name: string;
  email: string;
  locale: Locale;
  /** Identifies the picture in its URL; null without one. */
  avatarId: string | null;
  isPhoneVerified: boolean;
  /** Whether this session was proven by a second factor. */
  hasSecondFactor: boolean;
  /** Whether it was proven recently: money, roles and identity documents require that. */
  hasFreshFactor: boolean;
  memberships: readonly Membership[];
}

/**
 * Required before money, roles and identity documents. Refuses with `step_up_required`: a page then asks for a code
 * (#domain/second-factors `stepUp`).
 */
export function requireFreshFactor(actor: Pick<Actor, 'hasFreshFactor'>): void {
  if (!actor.hasFreshFactor) throw new AppError('step_up_required');
}

/** True when the actor holds the role, for that organisation if one is named. Staff roles count only behind a second factor. */
export function hasRole(actor: Actor | null, role: Role, partnerId?: string): boolean {
  if (!actor || (isStaffRole(role) && !actor.hasSecondFactor)) return false;
  return actor.memberships.some(
    (held) => held.role === role && (partnerId === undefined || held.partnerId === partnerId),
  );
}
