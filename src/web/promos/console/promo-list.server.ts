// What the lists of promos at the consoles load (docs/product/promos.md): of the operator all, of a partner its own.
import type { Actor } from '#domain/memberships';
import {
  type ConsolePromo,
  listAllPromos,
  listOwnPromos,
  promoPayers,
  promoSorts,
  promoStandings,
} from '#domain/promos';
import { readConsoleList } from '#shared/console-list';
import { formatDate } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { type Locale, textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { PageRequest } from '#web/request/page-context.server';
import type { PromoConsole } from './promo-console.ts';

export async function loadPromoList(request: PageRequest, actor: Actor, at: PromoConsole) {
  const { deps, locale, search } = request;
  const params = new URLSearchParams(search);
  const query = readConsoleList(params, promoSorts, { by: 'changed_at', isDown: true });
  const standing = promoStandings.find((one) => one === params.get('state'));
  const payer = at === 'operator' ? promoPayers.find((one) => one === params.get('payer')) : undefined;
  const list = at === 'operator' ? listAllPromos : listOwnPromos;
  const page = await list(deps, actor, { ...query, standing, payer, limit: pageSizes.console });
  return {
    query: { ...query, standing: standing ?? null, payer: payer ?? null },
    total: page.total,
    promos: page.items.map((promo) => rowOf(promo, locale)),
  };
}

function rowOf(promo: ConsolePromo, locale: Locale) {
  const { id, code, standing, paidBy, partner, used, held, maxUses, budget, spent } = promo;
  return {
    id,
    code,
    title: textIn(promo.title, locale).text,
    standing,
    payer: paidBy,
    partner: partner?.name ?? null,
    until: formatDate(promo.validUntil, locale, 'short'),
    used,
    maxUses,
    held,
    left: budget === null ? null : formatRupiah(budget - spent),
  };
}
