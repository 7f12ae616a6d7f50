// Stores' standing over HTTP (docs/product/stores.md).
import {
  freezeStore,
  getStoreStanding,
  type ListedStore,
  listStoreStandings,
  reopenStore,
  type StoreStanding,
} from '#domain/store-standing';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { storeStandingContract } from './contract.ts';

export const storeStandingApi = implement(storeStandingContract, {
  list: async ({ query }, { deps, actor }) => {
    const page = await listStoreStandings(deps, actor, query);
    return { data: page.items.map(presentListed), pagination: presentPagination(page) };
  },
  detail: async ({ params }, { deps, actor }) => ({
    data: presentStanding(await getStoreStanding(deps, actor, params.id)),
  }),
  freeze: async ({ params, body }, { deps, actor }) => {
    await freezeStore(deps, actor, { storeId: params.id, form: body });
    return { data: null, messageKey: 'store_standing_freeze_said' };
  },
  reopen: async ({ params, body }, { deps, actor }) => {
    await reopenStore(deps, actor, { storeId: params.id, form: body });
    return { data: null, messageKey: 'store_standing_reopen_said' };
  },
});

const presentListed = ({
  id,
  slug,
  name,
  city,
  state,
  items,
  openParcels,
  lateParcels,
  rating,
}: ListedStore) => ({
  ...{ id, slug, name, city, state, items, rating },
  open_parcels: openParcels,
  late_parcels: lateParcels,
});

const presentStanding = (store: StoreStanding) => ({
  ...presentListed(store),
  address: store.address,
  ready_days: store.readyDays,
  approved_at: store.approvedAt.toISOString(),
  suspended_on: store.suspendedOn,
  suspended_reason: store.suspendedReason,
  ended_certificates: store.endedCertificates,
  contested_returns: store.contestedReturns,
  history: store.history.map(({ event, effectiveOn, source, note, by, at }) => ({
    ...{ event, source, note },
    effective_on: effectiveOn,
    recorded_by: by,
    recorded_at: at.toISOString(),
  })),
});
