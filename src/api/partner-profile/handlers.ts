// A travel partner's own page over HTTP.
import { workplaceFor } from '#domain/memberships';
import { changePartnerProfile, type PartnerProfile, readPartnerProfile } from '#domain/partner-profile';
import { implement } from '#api/implement';
import { partnerProfileContract } from './contract.ts';

export const partnerProfileApi = implement(partnerProfileContract, {
  read: async (_input, { deps, actor }) => ({
    data: present(await readPartnerProfile(deps, actor, workplaceFor(actor, 'profile'))),
  }),
  change: async ({ body }, { deps, actor }) => ({
    data: present(
      await changePartnerProfile(deps, actor, { partnerId: workplaceFor(actor, 'profile'), form: body }),
    ),
  }),
});

const present = ({ legalName, foundedYear, description, ...profile }: PartnerProfile) => ({
  ...profile,
  description: description.id,
  description_en: description.en ?? '',
  legal_name: legalName,
  founded_year: foundedYear,
});
