// A partner's departures over HTTP (docs/product/departures.md).
import {
  cellsOf,
  changeDepartures,
  closeSale,
  copyDeparture,
  createDepartures,
  deleteDrafts,
  getWrittenDeparture,
  importDepartures,
  listDepartureEdits,
  listTableDepartures,
  listWrittenDepartures,
  openSale,
  previewSeries,
  publishDepartures,
  tryDepartures,
  undoChange,
} from '#domain/departures';
import { guessDepartureColumns } from '#labels/departure-columns';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { departuresContract } from './contract.ts';
import { presentEdit, presentListed, presentTried, presentWritten } from './present.ts';

const saved = { data: null, messageKey: 'departure_saved' };

export const departuresApi = implement(departuresContract, {
  list: async ({ query: { programme_id: programmeId, ...query } }, { deps, actor }) => {
    const page = await listWrittenDepartures(deps, actor, { ...query, programmeId });
    return { data: page.items.map(presentListed), pagination: presentPagination(page) };
  },
  detail: async ({ params }, { deps, actor }) => ({
    data: presentWritten(await getWrittenDeparture(deps, actor, params.id)),
  }),
  preview: async ({ params, body: { series } }, { deps, actor }) => ({
    data: (await previewSeries(deps, actor, { programmeId: params.id, series })).map(
      ({ departsOn, returnsOn }) => ({ departs_on: departsOn, returns_on: returnsOn }),
    ),
  }),
  create: async ({ params, body: { series, ...form } }, { deps, actor }) => ({
    data: { ids: await createDepartures(deps, actor, { programmeId: params.id, series, form: sent(form) }) },
    messageKey: 'departure_saved',
  }),
  copy: async ({ params, body: { series } }, { deps, actor }) => ({
    data: { ids: await copyDeparture(deps, actor, { departureId: params.id, series }) },
    messageKey: 'departure_saved',
  }),
  change: async ({ body: { ids, changes } }, { deps, actor }) => {
    const { batchId, ...counts } = await changeDepartures(deps, actor, { ids, changes: sent(changes) });
    return { data: { batch_id: batchId, ...counts }, messageKey: 'departure_saved' };
  },
  undo: async ({ params }, { deps, actor }) => ({
    data: { departures: await undoChange(deps, actor, params.id) },
    messageKey: 'departure_saved',
  }),
  changes: async ({ params }, { deps, actor }) => ({
    data: (await listDepartureEdits(deps, actor, params.id)).map(presentEdit),
  }),
  takeTable: async (_input, { deps, actor, locale }) => ({
    data: (await listTableDepartures(deps, actor)).map(({ slug, title, departsOn, form }) => ({
      ...{ code: slug, programme: textIn(title, locale).text, departs_on: departsOn },
      ...cellsOf(form),
    })),
  }),
  tryTable: async ({ file }, { deps, actor }) => ({
    data: presentTried(await tryDepartures(deps, actor, { file, places: guessDepartureColumns })),
  }),
  writeTable: async ({ file, query: { trial } }, { deps, actor }) => {
    const sent = { file, places: guessDepartureColumns, trial };
    const { batchId, ...counts } = await importDepartures(deps, actor, sent);
    return { data: { batch_id: batchId, ...counts }, messageKey: 'departure_saved' };
  },
  publish: async ({ body: { ids } }, { deps, actor }) => {
    await publishDepartures(deps, actor, ids);
    return { data: null, messageKey: 'departure_published' };
  },
  closeSale: async ({ body: { ids } }, { deps, actor }) => {
    await closeSale(deps, actor, ids);
    return saved;
  },
  openSale: async ({ body: { ids } }, { deps, actor }) => {
    await openSale(deps, actor, ids);
    return saved;
  },
  remove: async ({ body: { ids } }, { deps, actor }) => {
    await deleteDrafts(deps, actor, ids);
    return saved;
  },
});

/** Without the fields that were not sent. */
function sent(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
