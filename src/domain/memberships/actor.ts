// The actor: a signed-in person with their memberships (docs/product/memberships.md).
import type { Locale } from '#shared/locale';
import { AppError } from '#shared/errors';
import { type ApiScope, scopesAllow } from '#shared/api-scopes';
import { dutyAllows, type PartnerDuty, type PartnerTask } from '#shared/partner-duties';
import { isStaffRole, type Role } from '#shared/roles';
import type { StoreDuty } from '#shared/store-duties';

export interface Membership {
  role: Role;
  /** The organisation; null for consultants and the operator's own people. */
  partnerId: string | null;
  /** What a travel partner's or a store's staff may do there; absent for every other role. */
  duties?: readonly (PartnerDuty | StoreDuty)[];
  /** Departures led by a tour leader whose trip is not over. */
  leads?: readonly string[];
}

/** A key of a partner's program (docs/product/api-keys.md). */
export interface HeldKey {
  id: string;
  name: string;
  partnerId: string;
  scopes: readonly ApiScope[];
}

/** A signed-in person, or a program by its key. Guests are null. */
export interface Actor {
  /** Of a program: the owner who made its key, and answers for what it does. */
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
  /** Of a program: it has no memberships and no second factor, and does what the scopes of its key allow. */
  apiKey?: HeldKey;
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

/**
 * Whether a travel partner's staff may do this there, by the table of duties; a tour leader only for a departure they
 * lead. Like every staff role it counts only behind a second factor.
 */
export function mayWork(
  actor: Actor | null,
  task: PartnerTask,
  { partnerId, departureId }: { partnerId: string; departureId?: string | null | undefined },
): boolean {
  if (actor?.apiKey) return actor.apiKey.partnerId === partnerId && scopesAllow(actor.apiKey.scopes, task);
  if (!actor?.hasSecondFactor) return false;
  return actor.memberships.some(
    ({ role, partnerId: at, duties = [], leads = [] }) =>
      role === 'partner_staff' &&
      at === partnerId &&
      duties.some(
        (duty) =>
          dutyAllows(duty, task) &&
          (duty !== 'tour_leader' || (departureId ? leads.includes(departureId) : false)),
      ),
  );
}

/** Refuses `not_found` to everybody but the partner's staff, who learn with `forbidden` that it is not their duty. */
export function requireWork(
  actor: Actor,
  task: PartnerTask,
  where: { partnerId: string; departureId?: string | null | undefined },
): void {
  if (mayWork(actor, task, where)) return;
  throw new AppError(hasRole(actor, 'partner_staff', where.partnerId) ? 'forbidden' : 'not_found');
}

/**
 * Whose departures somebody may work on: null for all of the partner's, else those they lead as a tour leader. Refuses
 * like `requireWork`.
 */
export function workScope(actor: Actor, task: PartnerTask, partnerId: string): readonly string[] | null {
  if (mayWork(actor, task, { partnerId })) return null;
  const led = actor.memberships
    .flatMap(({ leads = [] }) => leads)
    .filter((departureId) => mayWork(actor, task, { partnerId, departureId }));
  if (led.length === 0) requireWork(actor, task, { partnerId });
  return led;
}

/** Whether somebody's duties at their partner allow the task at all, be it for one departure. */
export function worksAtAll(actor: Actor | null, task: PartnerTask): boolean {
  return findWorkplace(actor, task) !== null;
}

/**
 * The travel partner somebody works for, when their duties there allow the task at all: who works for two has an account
 * at each, and the first membership counts. Refuses `forbidden`.
 */
export function workplaceFor(actor: Actor, task: PartnerTask): string {
  const partnerId = findWorkplace(actor, task);
  if (!partnerId) throw new AppError('forbidden');
  return partnerId;
}

function findWorkplace(actor: Actor | null, task: PartnerTask): string | null {
  if (actor?.apiKey) return scopesAllow(actor.apiKey.scopes, task) ? actor.apiKey.partnerId : null;
  const membership = actor?.memberships.find(({ role }) => role === 'partner_staff');
  const isTheirs = membership?.duties?.some((duty) => dutyAllows(duty, task));
  return actor?.hasSecondFactor && isTheirs ? membership!.partnerId : null;
}
