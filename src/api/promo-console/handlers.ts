// Promos as they are written, over HTTP (docs/product/promos.md).
import {
  draftPromo,
  getConsolePromo,
  listAllPromos,
  listOwnPromos,
  listPromoPartners,
  movePromo,
  type PromoPayer,
  type PromoMove,
  savePromo,
  simulatePromo,
  tryOnPastOrders,
} from '#domain/promos';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { promoConsoleContract } from './contract.ts';
import { presentConsolePromo, presentRow, presentSimulation, presentTrial } from './present.ts';

const sort = { by: 'changed_at', isDown: true } as const;

interface Request {
  deps: Deps;
  actor: Actor;
}
interface Named {
  params: { id: string };
}

const read = async ({ deps, actor }: Request, id: string) => ({
  data: presentConsolePromo(await getConsolePromo(deps, actor, id)),
});

/** The same at both consoles: whose a promo is decides the domain. */
const handlersOf = (payer: PromoPayer) => ({
  create: async ({ body: form }: { body: object }, request: Request) =>
    read(request, await draftPromo(request.deps, request.actor, { payer, form })),
  detail: ({ params: { id } }: Named, request: Request) => read(request, id),
  save: async (
    { params: { id }, body: { revision, ...form } }: Named & { body: { revision: number } },
    request: Request,
  ) => {
    await savePromo(request.deps, request.actor, { id, revision, form });
    return read(request, id);
  },
  move: async (
    { params: { id }, body: { revision, move } }: Named & { body: { revision: number; move: PromoMove } },
    request: Request,
  ) => {
    await movePromo(request.deps, request.actor, { id, revision, move });
    return read(request, id);
  },
  simulation: async ({ params: { id } }: Named, { deps, actor }: Request) => ({
    data: presentSimulation(await simulatePromo(deps, actor, id)),
  }),
  trial: async (
    { params: { id }, query: { days } }: Named & { query: { days: number } },
    request: Request,
  ) => ({
    data: presentTrial(await tryOnPastOrders(request.deps, request.actor, { id, days })),
  }),
});
const ofPlatform = handlersOf('platform');

export const promoConsoleApi = implement(promoConsoleContract, {
  list: async ({ query }, { deps, actor }) => {
    const page = await listOwnPromos(deps, actor, { ...query, sort });
    return { data: page.items.map(presentRow), pagination: presentPagination(page) };
  },
  ...handlersOf('partner'),
  operatorList: async ({ query }, { deps, actor }) => {
    const page = await listAllPromos(deps, actor, { ...query, sort });
    return { data: page.items.map(presentRow), pagination: presentPagination(page) };
  },
  operatorPartners: async (_input, { deps, actor }) => ({ data: await listPromoPartners(deps, actor) }),
  operatorCreate: ofPlatform.create,
  operatorDetail: ofPlatform.detail,
  operatorSave: ofPlatform.save,
  operatorMove: ofPlatform.move,
  operatorTrial: ofPlatform.trial,
  operatorSimulation: ofPlatform.simulation,
});
