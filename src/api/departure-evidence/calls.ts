// What the calls about evidence of departures are asked (docs/product/departure-evidence.md).
import { proveEvidence } from '#domain/departure-evidence';
import { proofOf } from '#test/factories/evidence';
import { partnersOrder } from '#test/factories/partner-orders';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const departures = '/api/v3/partner-console/departures';
const proofs = '/api/v3/partner-console/evidence-proofs';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];

const sent = async (bytes: Buffer) => multipart({ file: { bytes, name: 'surat.png', type: 'image/png' } });
const prove =
  (
    change: Record<string, string> = {},
    { kind = 'flight', file }: { kind?: string; file?: Buffer } = {},
  ): Ask =>
  async (scene) => {
    const { departureId } = await partnersOrder(scene, 'evidence');
    const proof = await proofOf(departureId, kind);
    const query = new URLSearchParams({ ...proof.form, ...change });
    return {
      url: `${departures}/${departureId}/evidence/${kind}?${query}`,
      ...(await sent(file ?? proof.file)),
    };
  };
/** Of a departure of the caller. */
async function proven(scene: Pick<ApiTestContext, 'deps' | 'caller'>): Promise<Sent> {
  const { staff, departureId } = await partnersOrder(scene, 'evidence');
  await proveEvidence(scene.deps, staff.actor, await proofOf(departureId));
  const { id } = await scene.deps.db
    .selectFrom('evidence_proofs')
    .select('id')
    .where('departure_id', '=', departureId)
    .executeTakeFirstOrThrow();
  return { url: `${proofs}/${id}/file` };
}

export const departureEvidenceCalls: Record<string, Call> = {
  [`GET ${departures}/:id/evidence`]: {
    works: [
      async (scene) => {
        const { staff, departureId } = await partnersOrder(scene, 'evidence');
        await proveEvidence(scene.deps, staff.actor, await proofOf(departureId));
        return { url: `${departures}/${departureId}/evidence` };
      },
    ],
    unknown: names.map((name) => `${departures}/${name}/evidence`),
  },
  [`POST ${departures}/:id/evidence/:kind`]: {
    works: [prove()],
    wrong: [
      [prove({ number: '' }), 'number'],
      [prove({ dated_on: '2027-02-30' }), 'dated_on'],
      [prove({ dated_on: '2099-01-01' }), 'dated_on'],
      [prove({ expires_on: '2020-01-01' }), 'expires_on'],
      [prove({}, { file: Buffer.from('<html>') }), 'file'],
      [prove({}, { kind: 'visa' }), 'kind'],
    ],
    unknown: [
      prove({}, { kind: 'tidak-ada' }),
      ...names.map((name) => async () => ({
        url: `${departures}/${name}/evidence/flight?number=1&dated_on=2027-03-01`,
        ...(await sent((await proofOf(none)).file)),
      })),
    ],
  },
  [`POST ${departures}/:id/evidence/:kind/withdraw`]: {
    works: [
      async (scene) => {
        const { staff, departureId } = await partnersOrder(scene, 'evidence');
        await proveEvidence(scene.deps, staff.actor, await proofOf(departureId));
        return { url: `${departures}/${departureId}/evidence/flight/withdraw` };
      },
    ],
    unknown: names.map((name) => ({ url: `${departures}/${name}/evidence/flight/withdraw` })),
  },
  [`GET ${proofs}/:id/file`]: {
    works: [proven],
    unknown: [
      // Another partner's.
      async ({ deps }) => proven({ deps, caller: null }),
      ...names.map((name) => ({ url: `${proofs}/${name}/file` })),
    ],
  },
};
