// What a store sells, over HTTP (docs/product/store-console.md).
import type { Actor } from '#domain/memberships';
import { addPicture, describePicture, movePicture, picturesOf, removePicture } from '#domain/pictures';
import {
  countStock,
  createItem,
  duplicateItem,
  getStoreItem,
  importItems,
  listItemRows,
  listStoreItems,
  publishItem,
  saveItem,
  tryItems,
  withdrawItem,
} from '#domain/store-items';
import { itemPlacesIn } from '#labels/item-columns';
import { textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { storeItemsContract } from './contract.ts';
import { presentPicture, presentStoreItem, presentTriedItems } from './present.ts';

type StaffRequest = ApiRequest & { actor: Actor };
const none = { number: '', valid_until: null };

/** What may be left out is empty. */
const formOf = ({ evidence, ...form }: Record<string, unknown>) => ({
  ...form,
  reference: form['reference'] ?? '',
  evidence: evidence === undefined ? { halal: none, bpom: none } : evidence,
});

export const storeItemsApi = implement(storeItemsContract, {
  list: async ({ query: { status: state, ...query } }, { deps, actor, locale }) => {
    const list = await listStoreItems(deps, actor, { ...query, state });
    return {
      data: list.items.map(({ id, name, category, left, changedAt, ...item }) => ({
        id,
        name: textIn(name, locale).text,
        category: textIn(category, locale).text,
        status: item.state,
        start_price: item.priceFrom,
        stock: left,
        changed_at: changedAt.toISOString(),
      })),
      pagination: presentPagination(list),
    };
  },
  takeTable: async (_input, { deps, actor }) => ({ data: await listItemRows(deps, actor) }),
  tryTable: async ({ file }, { deps, actor }) => ({
    data: presentTriedItems(await tryItems(deps, actor, { file, placesIn: itemPlacesIn })),
  }),
  writeTable: async ({ file, query: { trial } }, { deps, actor }) => ({
    data: await importItems(deps, actor, { file, placesIn: itemPlacesIn, trial }),
  }),
  create: async ({ body }, { deps, actor }) => ({
    data: presentStoreItem(await createItem(deps, actor, formOf(body))),
  }),
  item: async ({ params: { id } }, request) => answer(request, id),
  save: async ({ params: { id }, body: { revision, ...form } }, { deps, actor }) => ({
    data: presentStoreItem(await saveItem(deps, actor, { id, revision, form: formOf(form) })),
  }),
  publish: async ({ params: { id }, body: { revision } }, request) => {
    await publishItem(request.deps, request.actor, { id, revision });
    return answer(request, id);
  },
  withdraw: async ({ params: { id }, body: { revision } }, request) => {
    await withdrawItem(request.deps, request.actor, { id, revision });
    return answer(request, id);
  },
  duplicate: async ({ params: { id } }, { deps, actor }) => ({
    data: presentStoreItem(await duplicateItem(deps, actor, id)),
  }),
  countStock: async ({ params: { id: variantId }, body }, { deps, actor }) => {
    await countStock(deps, actor, { variantId, form: body });
    return { data: null };
  },
  pictures: async ({ params: { id } }, request) => answerPictures(request, id),
  addPicture: async ({ params: { id }, query, file }, request) => {
    await getStoreItem(request.deps, request.actor, id);
    await addPicture(request.deps, request.actor, { owner: 'item', id, use: 'item' }, file, query);
    return answerPictures(request, id);
  },
  describePicture: async ({ params: { id }, body }, { deps, actor }) => {
    await describePicture(deps, actor, id, body);
    return { data: null };
  },
  movePicture: async ({ params: { id }, body: { direction } }, { deps, actor }) => {
    await movePicture(deps, actor, id, direction === 'up' ? -1 : 1);
    return { data: null };
  },
  removePicture: async ({ params: { id } }, { deps, actor }) => {
    await removePicture(deps, actor, id);
    return { data: null };
  },
});

async function answer({ deps, actor }: StaffRequest, id: string) {
  return { data: presentStoreItem(await getStoreItem(deps, actor, id)) };
}

async function answerPictures({ deps, actor }: StaffRequest, id: string) {
  await getStoreItem(deps, actor, id);
  return { data: (await picturesOf(deps, { kind: 'item', id })).map(presentPicture) };
}
