// A bank's terms over HTTP (docs/product/bank-terms.md).
import {
  confirmTerms,
  decideTerms,
  endApproval,
  type FinancingApproval,
  getOwnTerms,
  listApprovals,
  listOwnTerms,
  listTermsToApprove,
  proposeTerms,
  recordApproval,
  type TermsVersion,
  wireTerms,
  withdrawTerms,
} from '#domain/bank-terms';
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
});

const presentApproval = (one: FinancingApproval) => ({
  id: one.id,
  lawyer: one.lawyer,
  opinion_number: one.opinionNumber,
  given_on: one.givenOn,
  valid_until: one.validUntil,
  standing: one.standing,
  recorded_at: one.recordedAt.toISOString(),
  recorded_by: one.recordedBy,
  ended_at: one.endedAt?.toISOString() ?? null,
  ended_by: one.endedBy,
  reason: one.reason,
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
