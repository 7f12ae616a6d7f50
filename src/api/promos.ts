// Promos over HTTP (spec §7).
import type * as z from 'zod';
import { type promoData, promosContract } from '#contract/promos';
import { catalogueScope } from '#domain/programmes';
import {
  type AppliedPromo, checkPromo, discountUpTo, findPromo, listActivePromos, listPromoProducts, listPromos, listUsablePromos, type Promo, quotePromo,
  refusalFault,
} from '#domain/promos';
import { AppError } from '#shared/errors';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { messageFor, presentPagination } from './answers.ts';
import { type ApiRequest, implement } from './implement.ts';
import { presentDepartures } from './present-departures.ts';

const scopeOf = ({ deps, brand }: ApiRequest) => catalogueScope(deps, brand);

export const promosApi = implement(promosContract, {
  promos: async ({ query }, { deps, brand, locale }) => {
    const page = await listPromos(deps, brand, query);
    return { data: page.items.map((promo) => presentPromo(promo, locale)), pagination: presentPagination(page) };
  },
  active: async ({ query: { limit } }, { deps, brand, locale }) =>
    ({ data: (await listActivePromos(deps, brand, limit)).map((promo) => presentPromo(promo, locale)) }),
  promo: async ({ params }, request) => ({ data: presentPromo(await getPromo(params.id, request), request.locale) }),
  products: async ({ params, query }, request) => {
    const page = await listPromoProducts(request.deps, scopeOf(request), await getPromo(params.id, request), query);
    return { data: presentDepartures(page.items, request.locale), pagination: presentPagination(page) };
  },
  useList: async ({ body }, request) => {
    const { deps, brand, locale } = request;
    const judged = await listUsablePromos(deps, brand, scopeOf(request), questionOf(body, request));
    return {
      data: judged.map(({ promo, judgement: { discount, refusal } }) => ({
        ...presentPromo(promo, locale), is_usable: refusal === null, discount: discount ?? 0, reason: refusal && presentReason(refusalFault(promo, refusal)) })),
    };
  },
  check: async ({ body }, request) => {
    const { deps, brand, locale } = request;
    return presentApplied(await checkPromo(deps, brand, scopeOf(request), body.code, questionOf(body, request)), locale);
  },
  quote: async ({ params, body }, request) => {
    const { deps, brand, locale } = request;
    return presentApplied(await quotePromo(deps, brand, scopeOf(request), params.id, questionOf(body, request)), locale);
  },
});

async function getPromo(name: string, { deps, brand }: ApiRequest): Promise<Promo> {
  const promo = await findPromo(deps, brand, name);
  if (!promo) throw new AppError('not_found');
  return promo;
}

function questionOf({ product_id: product, amount: total }: { product_id: string; amount?: number | undefined }, { actor, caller }: ApiRequest) {
  return { product, total, accountId: actor?.accountId ?? null, address: caller.address };
}

function presentPromo(promo: Promo, locale: Locale): z.input<typeof promoData> {
  const say = (text: LocalText) => textIn(text, locale).text;
  return {
    id: promo.id,
    slug: promo.slug,
    code: promo.code,
    title: say(promo.title),
    description: say(promo.description),
    terms: promo.terms.map(say),
    category: promo.category,
    partner: promo.partner,
    period: { start_date: promo.validFrom, end_date: promo.validUntil },
    discount_amount: 'amount' in promo.discount ? promo.discount.amount : null,
    discount_basis_points: 'amount' in promo.discount ? null : promo.discount.basisPoints,
    discount_up_to: discountUpTo(promo),
    minimum_order: promo.minimumOrder,
    max_uses_per_member: promo.maxUsesPerMember,
  };
}

function presentReason({ message, values }: ReturnType<typeof refusalFault>) {
  return { message_key: message, message: messageFor(message, values || undefined) };
}

/** Spec §8: said in its own words. */
function presentApplied({ promo, total, discount, totalAfterDiscount }: AppliedPromo, locale: Locale) {
  return { data: { promo: presentPromo(promo, locale), amount: total, discount, amount_after_discount: totalAfterDiscount }, messageKey: 'promo_applied' };
}
