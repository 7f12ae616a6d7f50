// Promos that run or are still to come (spec §2 /promo): searched by title or code, page by page. Only read: no framework script.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { listPromos } from '#domain/promos';
import { todayInIndonesia } from '#shared/dates';
import { pageSizes, searchMaxLength } from '#shared/limits';
import { askedPage, typedSearch } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PromoCard } from '#web/promos/promo-card.tsx';
import { promoView } from '#web/promos/promo-view';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/promo';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'promos');
  const { deps, brand, locale } = request;
  const query = new URLSearchParams(request.search);
  const [search, page] = [typedSearch(query, 'search'), askedPage(query)];
  const list = await listPromos(deps, brand, { search, page, limit: pageSizes.list });
  // A page past the last one is an old link: the first has what there is.
  if (page > 1 && list.items.length === 0) throw redirect(localePath(listPath(search, 1), locale));
  const today = todayInIndonesia(deps.now());
  return {
    promos: list.items.map((promo) => promoView(promo, { locale, today })),
    search,
    page,
    limit: list.limit,
    total: list.total,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.promo_title(),
    description: m.promo_intro(),
    path: loaderData && loaderData.page > 1 ? listPath('', loaderData.page) : paths.promos,
    noIndex: Boolean(loaderData?.search),
  });
}

export default function Promos({ loaderData: { promos, search, page, limit, total } }: Route.ComponentProps) {
  const path = usePath();
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.promo_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.promo_intro()}</p>
      <form action={path(paths.promos)} className="mt-6 flex max-w-xl items-end gap-3">
        <Field
          label={m.promo_search()}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={searchMaxLength}
          className="grow"
        />
        <Button variant="secondary">{m.promo_search_button()}</Button>
      </form>
      {promos.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={m.promo_none()}
            text={search ? m.promo_none_found({ words: search }) : m.promo_none_text()}
            action={<Remedy isSearch={search !== ''} />}
          />
        </div>
      ) : (
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {promos.map((promo, index) => (
            <PromoCard key={promo.slug} promo={promo} level="h2" priority={index === 0} />
          ))}
        </ul>
      )}
      <PageLinks page={page} limit={limit} total={total} pathOf={(number) => listPath(search, number)} />
    </div>
  );
}

function Remedy({ isSearch }: { isSearch: boolean }) {
  return (
    <LocalLink to={isSearch ? paths.promos : paths.umrah} className={buttonClass('secondary')}>
      {isSearch ? m.promo_all() : m.promo_to_packages()}
    </LocalLink>
  );
}

function listPath(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${paths.promos}?${query}` : paths.promos;
}
