// A travel partner's own page over HTTP.
import { workplaceFor } from '#domain/memberships';
import { changePartnerProfile, type PartnerProfile, readPartnerProfile } from '#domain/partner-profile';
import {
  listOwnLicences,
  type OwnLicence,
  uploadLicenceDocument,
  readOwnLicenceDocument,
} from '#domain/partner-standing';
import { answerDocument } from '#api/document-file';
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
  licences: async (_input, { deps, actor }) => ({
    data: (await listOwnLicences(deps, actor, workplaceFor(actor, 'profile'))).map(presentLicence),
  }),
  uploadLicence: async ({ params, file }, { deps, actor }) => {
    await uploadLicenceDocument(deps, actor, { licenceId: params.id, file });
    return { data: null, messageKey: 'partner_licence_said' };
  },
  licenceDocument: ({ params: { id } }, { deps, actor }) =>
    answerDocument(readOwnLicenceDocument(deps, actor, id), 'licence'),
});

const present = ({ legalName, foundedYear, description, ...profile }: PartnerProfile) => ({
  ...profile,
  description: description.id,
  description_en: description.en ?? '',
  legal_name: legalName,
  founded_year: foundedYear,
});

const presentLicence = ({ document, ...licence }: OwnLicence) => ({
  id: licence.id,
  kind: licence.kind,
  number: licence.number,
  issued_on: licence.issuedOn,
  valid_until: licence.validUntil,
  checked_on: licence.checkedOn,
  document: document && {
    id: document.id,
    uploaded_at: document.uploadedAt.toISOString(),
    verdict: document.verdict,
    note: document.note,
    judged_at: document.judgedAt?.toISOString() ?? null,
  },
});
