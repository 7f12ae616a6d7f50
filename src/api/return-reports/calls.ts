// What the calls about reports of returns are asked (docs/product/return-reports.md).
import { listReturnReports, recordReturnReport } from '#domain/return-reports';
import { addDays, todayInIndonesia } from '#shared/dates';
import { proofOf } from '#test/factories/evidence';
import { partnersOrder } from '#test/factories/partner-orders';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const departures = '/api/v3/partner-console/departures';
const none = '00000000-0000-0000-0000-000000000000';
const names = [none, 'tidak-ada', '%00'];

/** A group that came home three days ago. */
async function home(scene: ApiTestContext) {
  const { staff, departureId } = await partnersOrder(scene, 'milestones');
  const returnedOn = addDays(todayInIndonesia(scene.deps.now()), -3);
  await scene.deps.db
    .updateTable('departures')
    .set({ departs_on: addDays(returnedOn, -8), returns_on: returnedOn })
    .where('id', '=', departureId)
    .execute();
  return { staff, departureId, returnedOn };
}
const record =
  (change: Record<string, string> = {}, file?: Buffer): Ask =>
  async (scene) => {
    const { departureId, returnedOn } = await home(scene);
    const query = new URLSearchParams({ number: 'LAP-118', reported_on: returnedOn, ...change });
    const bytes = file ?? (await proofOf(departureId)).file;
    return {
      url: `${departures}/${departureId}/return-report?${query}`,
      ...(await multipart({ file: { bytes, name: 'bukti.png', type: 'image/png' } })),
    };
  };

export const returnReportCalls: Record<string, Call> = {
  [`GET ${departures}/:id/return-report`]: {
    works: [
      async (scene) => {
        const { staff, departureId, returnedOn } = await home(scene);
        await recordReturnReport(scene.deps, staff.actor, {
          departureId,
          form: { number: 'LAP-118', reported_on: returnedOn },
          file: Buffer.alloc(0),
        });
        return { url: `${departures}/${departureId}/return-report` };
      },
    ],
    unknown: names.map((name) => `${departures}/${name}/return-report`),
  },
  [`POST ${departures}/:id/return-report`]: {
    works: [record()],
    wrong: [
      [record({ number: '' }), 'number'],
      [record({ reported_on: '2027-02-30' }), 'reported_on'],
      [record({ reported_on: '2020-01-01' }), 'reported_on'],
      [record({}, Buffer.from('<html>')), 'file'],
    ],
    unknown: names.map((name) => async () => ({
      url: `${departures}/${name}/return-report?number=1&reported_on=2027-03-01`,
      ...(await multipart({ file: { bytes: Buffer.from('x'), name: 'x.png', type: 'image/png' } })),
    })),
  },
  [`GET ${departures}/:id/return-report/:report/file`]: {
    works: [
      async (scene) => {
        const { staff, departureId, returnedOn } = await home(scene);
        await recordReturnReport(scene.deps, staff.actor, {
          departureId,
          form: { number: 'LAP-118', reported_on: returnedOn },
          file: (await proofOf(departureId)).file,
        });
        const { reports } = await listReturnReports(scene.deps, staff.actor, departureId);
        return { url: `${departures}/${departureId}/return-report/${reports[0]!.id}/file` };
      },
    ],
    unknown: [
      ...names.map((name) => `${departures}/${name}/return-report/${none}/file`),
      ...names.map((name): Ask => async (scene) => ({
        url: `${departures}/${(await home(scene)).departureId}/return-report/${name}/file`,
      })),
    ],
  },
};
