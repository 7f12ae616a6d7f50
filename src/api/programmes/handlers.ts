// A partner's programmes over HTTP (docs/product/programmes.md).
import { catalogueScope } from '#domain/catalogue';
import {
  addHotel,
  archiveProgramme,
  archiveProgrammes,
  createProgramme,
  discardChanges,
  duplicateProgramme,
  getProgramme,
  listProgrammes,
  listProgrammeVersions,
  previewProgramme,
  publishProgramme,
  restoreProgramme,
  saveProgramme,
  searchHotels,
} from '#domain/programmes';
import { answerProduct } from '#api/answer-departures';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { programmesContract } from './contract.ts';
import { presentHotel, presentListed, presentProgramme, presentVersion } from './present.ts';

export const programmesApi = implement(programmesContract, {
  list: async ({ query }, { deps, actor, locale }) => {
    const page = await listProgrammes(deps, actor, { ...query, locale });
    return { data: page.items.map(presentListed), pagination: presentPagination(page) };
  },
  create: async ({ body }, { deps, actor }) => ({
    data: presentProgramme(await createProgramme(deps, actor, body)),
    messageKey: 'programme_saved',
  }),
  detail: async ({ params }, { deps, actor }) => ({
    data: presentProgramme(await getProgramme(deps, actor, params.id)),
  }),
  save: async ({ params, body: { revision, ...form } }, { deps, actor }) => ({
    data: presentProgramme(await saveProgramme(deps, actor, { id: params.id, revision, form })),
    messageKey: 'programme_saved',
  }),
  discard: async ({ params, body }, { deps, actor }) => {
    await discardChanges(deps, actor, { id: params.id, ...body });
    return { data: null };
  },
  duplicate: async ({ params }, { deps, actor }) => ({
    data: presentProgramme(await duplicateProgramme(deps, actor, params.id)),
    messageKey: 'programme_saved',
  }),
  publish: async ({ params, body }, { deps, actor }) => ({
    data: presentProgramme(await publishProgramme(deps, actor, { id: params.id, ...body })),
    messageKey: 'programme_published',
  }),
  archiveMany: async ({ body: { ids } }, { deps, actor }) => {
    await archiveProgrammes(deps, actor, ids);
    return { data: null, messageKey: 'programme_archived_many' };
  },
  archive: async ({ params }, { deps, actor }) => {
    await archiveProgramme(deps, actor, params.id);
    return { data: null, messageKey: 'programme_archived' };
  },
  restore: async ({ params }, { deps, actor }) => {
    await restoreProgramme(deps, actor, params.id);
    return { data: null, messageKey: 'programme_restored' };
  },
  preview: async ({ params }, request) => {
    const { deps, actor, brand } = request;
    const { product, isSample } = await previewProgramme(deps, actor, catalogueScope(deps, brand), params.id);
    return { data: { is_sample: isSample, product: await answerProduct(product, request, null) } };
  },
  versions: async ({ params }, { deps, actor }) => ({
    data: (await listProgrammeVersions(deps, actor, params.id)).map(presentVersion),
  }),
  hotels: async ({ query }, { deps, actor }) => ({
    data: (await searchHotels(deps, actor, query)).map(presentHotel),
  }),
  addHotel: async ({ body }, { deps, actor }) => ({
    data: presentHotel(await addHotel(deps, actor, body)),
    messageKey: 'hotel_added',
  }),
});
