// Computes a promo's discount on an order (spec §7 Promos, §8 promo check). Takes no use: the booking does
// that.
import { passThrottle } from '#domain/throttles';
import { type CatalogueScope, listByIds } from '#domain/catalogue';
import { AppError } from '#shared/errors';
import { searchMaxLength } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import type { Judgement, PromoOrder, StoreTotal } from './discount.ts';
import {
  findPromo,
  findPromoByCode,
  listActivePromos,
  type PromoBrand,
  type PromoDeps,
} from './list-promos.ts';
import type { Promo } from './promo.ts';
import { judgeUse, judgeUses, readPromo } from './promo-uses.ts';
import { refused } from './refused.ts';

/** Who asks, for which order. */
export interface PromoQuestion {
  /** Slug or id of the departure. */
  product: string;
  /** Before the discount, in whole rupiah; without one, what the departure costs a single traveller. */
  total: number | undefined;
  /** Null for guests: per-member limits do not apply yet. */
  accountId: string | null;
  /** Network address, for the throttle only. */
  address: string;
}

/** Of an order of souvenirs: what its items come to, and of which stores. */
interface SouvenirQuestion {
  total: Rupiah;
  stores: readonly StoreTotal[];
  accountId: string | null;
}

export interface JudgedPromo {
  promo: Promo;
  judgement: Judgement;
}

export interface AppliedPromo {
  promo: Promo;
  discount: Rupiah;
  total: Rupiah;
  totalAfterDiscount: Rupiah;
}

/** Our choice: a family tries a handful of codes; more attempts are guessing. */
const perAddress = { max: 30, windowSeconds: 3_600 };
const perAccount = { max: 20, windowSeconds: 3_600 };
/** As many as a person chooses from. */
const useListSize = 50;

/**
 * By its code. Refuses `too_many_requests` before any lookup, `not_found` for the departure, `promo_refused`
 * with the reason beside the code.
 */
export async function checkPromo(
  deps: PromoDeps,
  brand: PromoBrand,
  scope: CatalogueScope,
  code: string,
  question: PromoQuestion,
): Promise<AppliedPromo> {
  const promo = await promoOfCode(deps, brand, code, question);
  return applied(deps, promo, question, await readOrder(deps, scope, question));
}

/** On an order of souvenirs that comes to `total`. Refuses like `checkPromo`. */
export async function checkSouvenirPromo(
  deps: PromoDeps,
  brand: PromoBrand,
  code: string,
  question: SouvenirQuestion & Pick<PromoQuestion, 'address'>,
): Promise<AppliedPromo> {
  const promo = await promoOfCode(deps, brand, code, question);
  return applied(deps, promo, question, souvenirOrder(question));
}

async function promoOfCode(
  deps: PromoDeps,
  brand: PromoBrand,
  code: string,
  question: Pick<PromoQuestion, 'accountId' | 'address'>,
): Promise<Promo> {
  if (code.trim() === '')
    throw new AppError('invalid_input', [{ field: 'code', message: 'error_field_empty' }]);
  if (code.length > searchMaxLength)
    throw new AppError('invalid_input', [
      { field: 'code', message: 'error_text_too_long', values: { max: searchMaxLength } },
    ]);
  await passThrottle(deps, { name: 'promo-check address', of: question.address, ...perAddress });
  if (question.accountId)
    await passThrottle(deps, { name: 'promo-check account', of: question.accountId, ...perAccount });
  const promo = await findPromoByCode(deps, brand, code);
  if (!promo) throw new AppError('promo_refused', [{ field: 'code', message: 'promo_refused_unknown' }]);
  return promo;
}

/** By slug or id: only listed promos, so that guessing reveals nothing. Refuses like `checkPromo`. */
export async function quotePromo(
  deps: PromoDeps,
  brand: PromoBrand,
  scope: CatalogueScope,
  name: string,
  question: Omit<PromoQuestion, 'address'>,
): Promise<AppliedPromo> {
  const promo = await findPromo(deps, brand, name);
  if (!promo) throw new AppError('not_found');
  return applied(deps, promo, question, await readOrder(deps, scope, question));
}

/**
 * The running promos, each with its discount on this order or the reason why it does not apply; the largest
 * discount first. Refuses `not_found` for the departure.
 */
export async function listUsablePromos(
  deps: PromoDeps,
  brand: PromoBrand,
  scope: CatalogueScope,
  question: Omit<PromoQuestion, 'address'>,
): Promise<JudgedPromo[]> {
  return judgeActive(deps, brand, question.accountId, await readOrder(deps, scope, question));
}

/** The running promos for souvenirs, as `listUsablePromos` lists them: those for journeys are none of a cart's business. */
export async function listSouvenirPromos(
  deps: PromoDeps,
  brand: PromoBrand,
  { accountId, ...order }: SouvenirQuestion,
): Promise<JudgedPromo[]> {
  const judged = await judgeActive(deps, brand, accountId, souvenirOrder(order));
  return judged.filter(({ promo }) => promo.category === 'souvenirs');
}

/** What the promo gives an order of souvenirs now, or why nothing. */
export async function judgeSouvenirPromo(
  deps: PromoDeps,
  promoId: string,
  { accountId, ...order }: SouvenirQuestion,
): Promise<JudgedPromo | null> {
  const promo = await readPromo(deps.db, promoId);
  return promo && { promo, judgement: await judgeUse(deps, promo, accountId, souvenirOrder(order)) };
}

async function judgeActive(
  deps: PromoDeps,
  brand: PromoBrand,
  accountId: string | null,
  order: Order,
): Promise<JudgedPromo[]> {
  const judged = await judgeUses(deps, await listActivePromos(deps, brand, useListSize), accountId, order);
  return judged.sort((a, b) => (b.judgement.discount ?? 0) - (a.judgement.discount ?? 0));
}

type Order = Omit<PromoOrder, 'today'> & { total: Rupiah };

/** Of several stores: no single partner's. */
export function souvenirOrder({ total, stores }: Pick<SouvenirQuestion, 'total' | 'stores'>): Order {
  return { category: 'souvenirs', partner: null, departure: null, total, stores };
}

async function applied(
  deps: PromoDeps,
  promo: Promo,
  { accountId }: Pick<PromoQuestion, 'accountId'>,
  order: Order,
): Promise<AppliedPromo> {
  const { discount, refusal } = await judgeUse(deps, promo, accountId, order);
  if (refusal) throw refused(promo, refusal);
  return { promo, discount, total: order.total, totalAfterDiscount: rupiah(order.total - discount) };
}

async function readOrder(
  deps: PromoDeps,
  scope: CatalogueScope,
  { product, total }: Pick<PromoQuestion, 'product' | 'total'>,
): Promise<Order> {
  const [departure] = await listByIds(deps, scope, [product]);
  if (!departure) throw new AppError('not_found');
  return {
    category: departure.category,
    partner: departure.partner.slug,
    departure: departure.id,
    total: rupiah(total ?? departure.allInPrice),
  };
}
