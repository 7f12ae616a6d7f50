// Invitations to work for a travel partner.
import { inviteColleague, listTeam } from '#domain/partner-team';
import type { Deps } from '#domain/deps';
import type { PartnerDuty } from '#shared/partner-duties';
import { createMember } from './accounts.ts';
import { brandOf } from './bookings.ts';

let invited = 0;

/** By an owner of its own; answers its id. */
export async function inviteTo(
  deps: Deps,
  partnerId: string,
  { duties = ['finance'], ...form }: { email?: string; duties?: PartnerDuty[]; leads?: string[] } = {},
): Promise<string> {
  invited += 1;
  const owner = await createMember(deps, { roles: ['partner_staff'], partnerId });
  const email = form.email ?? `rekan.${invited}@contoh.id`;
  await inviteColleague(deps, owner.actor, {
    form: { name: 'Budi Santoso', email, duties, leads: form.leads ?? [] },
    brand: brandOf(deps),
    locale: 'id',
  });
  return (await listTeam(deps, owner.actor)).invitations.find((one) => one.email === email)!.id;
}
