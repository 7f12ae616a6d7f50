// How close estimates come to what was paid, agency by agency (docs/product/umrah-prices.md), for the operator who writes the prices.
import * as m from '#messages/messages';
import { type AgencyFigures, listAgencyFigures } from '#domain/private-umrah';
import type { Actor } from '#domain/memberships';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import type { Locale } from '#shared/locale';
import type { PageRequest } from '#web/request/page-context.server';
import type { FiguresView } from './figures-table.tsx';

export async function figuresView({ deps, locale, search }: PageRequest, actor: Actor): Promise<FiguresView> {
  const page = askedPage(new URLSearchParams(search));
  const { items, all, limit, total } = await listAgencyFigures(deps, actor, {
    page,
    limit: pageSizes.console,
  });
  const rows = items.map(({ partner, ...figures }) => ({
    key: partner.id,
    name: partner.name,
    ...figuresText(figures, locale),
  }));
  return {
    page,
    limit,
    total,
    rows:
      total > 1
        ? [
            ...rows,
            { key: 'all', name: m.umrah_prices_figures_all(), ...figuresText(all, locale), isSum: true },
          ]
        : rows,
  };
}

function figuresText({ ended, won, asEstimated, againstEstimate }: AgencyFigures, locale: Locale) {
  return {
    won: m.umrah_prices_figures_of({ part: won, whole: ended }),
    within:
      won > 0
        ? m.umrah_prices_figures_of({ part: asEstimated, whole: won })
        : m.umrah_prices_figures_unknown(),
    average: averageText(againstEstimate, locale),
  };
}

function averageText(againstEstimate: number | null, locale: Locale): string {
  if (againstEstimate === null) return m.umrah_prices_figures_unknown();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    Math.abs(againstEstimate) / 10_000,
  );
  return againstEstimate > 0
    ? m.umrah_prices_figures_above({ percent })
    : m.umrah_prices_figures_below({ percent });
}
