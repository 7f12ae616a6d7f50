// A bank's terms over HTTP (docs/product/bank-terms.md).
import {
  attachLicenceFile,
  type BankLicence,
  type BankOverview,
  confirmTerms,
  decideTerms,
  endApproval,
  type FinancingApproval,
  getBank,
  getOwnTerms,
  listApprovals,
  listBanks,
  listOwnTerms,
  listTermsToApprove,
  proposeTerms,
  recordApproval,
  recordLicence,
  type TermsVersion,
  wireTerms,
  withdrawLicence,
  withdrawTerms,
  readLicenceFile,
} from '#domain/bank-terms';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { bankTermsContract } from './contract.ts';

export const bankTermsApi = implement(bankTermsContract, {
  own: async (_input, { deps, actor }) => ({ data: (await listOwnTerms(deps, actor)).map(present) }),
  one: async ({ params: { id } }, { deps, actor }) => ({
    data: present(await getOwnTerms(deps, actor, id)),
  }),
  propose: async ({ body }, { deps, actor }) => ({ data: { id: await proposeTerms(deps, actor, body) } }),
  confirm: async ({ params: { id } }, { deps, actor }) => {
    await confirmTerms(deps, actor, id);
    return { data: null };
  },
  withdraw: async ({ params: { id } }, { deps, actor }) => {
    await withdrawTerms(deps, actor, id);
    return { data: null };
  },
  toApprove: async (_input, { deps, actor }) => ({
    data: (await listTermsToApprove(deps, actor)).map(present),
  }),
  decide: async ({ params: { id }, body: form }, { deps, actor }) => {
    await decideTerms(deps, actor, { id, form });
    return { data: null };
  },
  approvals: async (_input, { deps, actor }) => ({
    data: (await listApprovals(deps, actor)).map(presentApproval),
  }),
  recordApproval: async ({ body }, { deps, actor }) => ({
    data: { id: await recordApproval(deps, actor, body) },
  }),
  endApproval: async ({ params: { id }, body: form }, { deps, actor }) => {
    await endApproval(deps, actor, { id, form });
    return { data: null };
  },
  banks: async (_input, { deps, actor }) => ({ data: (await listBanks(deps, actor)).map(presentBank) }),
  bank: async ({ params: { id } }, { deps, actor }) => {
    const { licences, ...bank } = await getBank(deps, actor, id);
    return {
      data: {
        ...presentBank(bank),
        licences: licences.map((one) => ({
          ...presentLicence(one),
          id: one.id,
          valid_until: one.validUntil,
          evidence: one.evidence,
          next_check_on: one.nextCheckOn,
          has_file: one.fileId !== null,
          file_id: one.fileId,
          ...presentRecord(one),
        })),
      },
    };
  },
  recordLicence: async ({ params: { id: bankId }, body: form }, { deps, actor }) => ({
    data: { id: await recordLicence(deps, actor, { bankId, form }) },
  }),
  attachLicenceFile: async ({ params: { id: bankId, licenceId }, file }, { deps, actor }) => {
    await attachLicenceFile(deps, actor, { bankId, licenceId, file });
    return { data: null };
  },
  licenceFile: ({ params: { id: bankId, file: fileId } }, { deps, actor }) =>
    answerDocument(readLicenceFile(deps, actor, { bankId, fileId }), 'licence'),
  withdrawLicence: async ({ params: { id: bankId, licenceId }, body: form }, { deps, actor }) => {
    await withdrawLicence(deps, actor, { bankId, licenceId, form });
    return { data: null };
  },
});

const presentBank = ({ id, name, licence, nextCheckOn, terms }: BankOverview) => ({
  id,
  name,
  licence: licence && presentLicence(licence),
  next_check_on: nextCheckOn,
  terms,
});

const presentLicence = (one: BankLicence) => ({
  number: one.number,
  status: one.status,
  valid_from: one.validFrom,
  is_lps_member: one.isLpsMember,
  complaint_phone: one.complaintPhone,
  complaint_email: one.complaintEmail,
});

/** Who recorded it, and what has become of it. */
const presentRecord = (
  one: Pick<FinancingApproval, 'standing' | 'recordedAt' | 'recordedBy' | 'endedAt' | 'endedBy' | 'reason'>,
) => ({
  standing: one.standing,
  recorded_at: one.recordedAt.toISOString(),
  recorded_by: one.recordedBy,
  ended_at: one.endedAt?.toISOString() ?? null,
  ended_by: one.endedBy,
  reason: one.reason,
});

const presentApproval = (one: FinancingApproval) => ({
  id: one.id,
  lawyer: one.lawyer,
  opinion_number: one.opinionNumber,
  given_on: one.givenOn,
  valid_until: one.validUntil,
  ...presentRecord(one),
});

const present = (one: TermsVersion) => ({
  id: one.id,
  bank: one.bank,
  kind: one.kind,
  effective_on: one.effectiveOn,
  terms: wireTerms(one.terms),
  status: one.state,
  proposed_at: one.proposedAt.toISOString(),
  standing: one.standing,
  proposed_by: one.proposedBy,
  confirmed_at: one.confirmedAt?.toISOString() ?? null,
  confirmed_by: one.confirmedBy,
  approved_at: one.approvedAt?.toISOString() ?? null,
  approved_by: one.approvedBy,
  ended_at: one.endedAt?.toISOString() ?? null,
  ended_by: one.endedBy,
  reason: one.reason,
  replaces: one.replaces && {
    effective_on: one.replaces.effectiveOn,
    terms: wireTerms(one.replaces.terms),
  },
});
