// Promos over HTTP (spec §7).
import { promosContract } from './contract.ts';
import { catalogueScope } from '#domain/catalogue';
import {
  checkPromo,
  findPromo,
  listActivePromos,
  listPromoProducts,
  listPromos,
  listUsablePromos,
  type Promo,
  quotePromo,
} from '#domain/promos';
import { AppError } from '#shared/errors';
import { answerDepartures } from '#api/answer-departures';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { presentApplied, presentPromo, presentUsable } from './present.ts';

const scopeOf = ({ deps, brand }: ApiRequest) => catalogueScope(deps, brand);

export const promosApi = implement(promosContract, {
  promos: async ({ query }, { deps, brand, locale }) => {
    const page = await listPromos(deps, brand, query);
    return {
      data: page.items.map((promo) => presentPromo(promo, locale)),
      pagination: presentPagination(page),
    };
  },
  active: async ({ query: { limit } }, { deps, brand, locale }) => ({
    data: (await listActivePromos(deps, brand, limit)).map((promo) => presentPromo(promo, locale)),
  }),
  promo: async ({ params }, request) => ({
    data: presentPromo(await getPromo(params.id, request), request.locale),
  }),
  products: async ({ params, query }, request) => {
    const page = await listPromoProducts(
      request.deps,
      scopeOf(request),
      await getPromo(params.id, request),
      query,
    );
    return { data: await answerDepartures(page.items, request), pagination: presentPagination(page) };
  },
  useList: async ({ body }, request) => {
    const { deps, brand, locale } = request;
    const judged = await listUsablePromos(deps, brand, scopeOf(request), questionOf(body, request));
    return { data: judged.map((each) => presentUsable(each, locale)) };
  },
  check: async ({ body }, request) => {
    const { deps, brand, locale } = request;
    return presentApplied(
      await checkPromo(deps, brand, scopeOf(request), body.code, questionOf(body, request)),
      locale,
    );
  },
  quote: async ({ params, body }, request) => {
    const { deps, brand, locale } = request;
    return presentApplied(
      await quotePromo(deps, brand, scopeOf(request), params.id, questionOf(body, request)),
      locale,
    );
  },
});

async function getPromo(name: string, { deps, brand }: ApiRequest): Promise<Promo> {
  const promo = await findPromo(deps, brand, name);
  if (!promo) throw new AppError('not_found');
  return promo;
}

function questionOf(
  { product_id: product, amount: total }: { product_id: string; amount?: number | undefined },
  { actor, caller }: ApiRequest,
) {
  return { product, total, accountId: actor?.accountId ?? null, address: caller.address };
}
