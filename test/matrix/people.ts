// Everybody the authorisation matrix asks as (docs/product/test-kit.md): each role, its neighbours, and staff without a second factor.
import type { Deps } from '#domain/deps';
import type { Role } from '#domain/memberships';
import { dutyAllows, type PartnerDuty, type PartnerTask } from '#shared/partner-duties';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { becomeAffiliate, findChannel } from '#test/factories/affiliates';

interface Person {
  /** Null: nobody is signed in. */
  roles: readonly Role[] | null;
  hasSecondFactor?: boolean;
  /** Of another organisation of the same kind. */
  isElsewhere?: boolean;
  /** Of a travel partner's staff; its owner unless told otherwise. */
  duties?: readonly PartnerDuty[];
}

export const people = {
  guest: { roles: null },
  member: { roles: [] },
  'another member': { roles: [] },
  consultant: { roles: ['consultant'] },
  'partner staff': { roles: ['partner_staff'] },
  'partner catalogue staff': { roles: ['partner_staff'], duties: ['catalogue'] },
  'partner finance staff': { roles: ['partner_staff'], duties: ['finance'] },
  'staff of another partner': { roles: ['partner_staff'], isElsewhere: true },
  'store staff': { roles: ['store_staff'] },
  'distribution staff': { roles: ['distribution_staff'] },
  'bank officer': { roles: ['bank_officer'] },
  'bank approver': { roles: ['bank_approver'] },
  'bank auditor': { roles: ['bank_auditor'] },
  'operator finance': { roles: ['operator_finance'] },
  'operator content': { roles: ['operator_content'] },
  'operator support': { roles: ['operator_support'] },
  'operator acquisition': { roles: ['operator_acquisition'] },
  'operator support without a second factor': { roles: ['operator_support'], hasSecondFactor: false },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;
export const personNames = Object.keys(people) as PersonName[];
/** Pages ask the same table of duties as the API, in `requirePartner` and in the domain: one owner is enough for them. */
export const pageVisitors = personNames.filter((name) => !('duties' in people[name]));

/** Signs a new one in on a host; null for the guest. */
export async function become(
  deps: Deps,
  name: PersonName,
  { host, partners: [here, elsewhere] }: { host: string; partners: readonly [string, string] },
): Promise<SignedIn | null> {
  const person: Person = people[name];
  if (!person.roles) return null;
  const channel = person.roles.includes('distribution_staff') && (await findChannel(deps));
  const somebody = await createMember(deps, {
    roles: person.roles,
    host,
    partnerId: channel || (person.isElsewhere ? elsewhere : here),
    ...(person.duties && { duties: person.duties }),
    ...(person.hasSecondFactor !== undefined && { hasSecondFactor: person.hasSecondFactor }),
  });
  if (person.roles.includes('consultant')) await becomeAffiliate(deps, somebody);
  return somebody;
}

/** Whether somebody may enter what is for `who`, by the words of the contract; staff of partners with that task. */
export function isFor(
  who: 'everyone' | 'guest' | 'member' | readonly Role[],
  name: PersonName,
  task?: PartnerTask,
): boolean {
  const { roles, hasSecondFactor = true, duties = ['owner'] }: Person = people[name];
  if (task && !duties.some((duty) => dutyAllows(duty, task))) return false;
  if (who === 'everyone') return true;
  if (who === 'guest') return roles === null;
  if (roles === null) return false;
  return (
    who === 'member' || who.some((role) => roles.includes(role) && (hasSecondFactor || role === 'consultant'))
  );
}
