// Evidence of departures over HTTP (docs/product/departure-evidence.md).
import { listEvidence, proveEvidence, withdrawEvidence, readProofFile } from '#domain/departure-evidence';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { departureEvidenceContract } from './contract.ts';

export const departureEvidenceApi = implement(departureEvidenceContract, {
  list: async ({ params }, { deps, actor }) => ({
    data: (await listEvidence(deps, actor, params.id)).pieces.map(({ kind, state, proof }) => ({
      kind,
      state,
      proof: proof && {
        id: proof.id,
        number: proof.number,
        dated_on: proof.datedOn,
        expires_on: proof.expiresOn,
        has_file: proof.hasFile,
        recorded_by: proof.recordedBy,
        recorded_at: new Date(proof.recordedAt).toISOString(),
      },
    })),
  }),
  prove: async ({ params: { id, kind }, query: form, file }, { deps, actor }) => {
    await proveEvidence(deps, actor, { departureId: id, kind, form, file });
    return { data: null };
  },
  withdraw: async ({ params: { id, kind } }, { deps, actor }) => {
    await withdrawEvidence(deps, actor, { departureId: id, kind });
    return { data: null };
  },
  file: ({ params: { id } }, { deps, actor }) => answerDocument(readProofFile(deps, actor, id), 'evidence'),
});
