// The stores (spec §2 /oleh-oleh/toko): by name, searched by name and city. Only read: no framework script.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { listStores } from '#domain/stores';
import { searchMaxLength } from '#shared/limits';
import { askedPage, typedSearch } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { StoreCard } from '#web/stores/store-card.tsx';
import { storeView } from '#web/stores/store-view';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/toko';

const perPage = 24;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const { deps, locale } = request;
  const query = new URLSearchParams(request.search);
  const [search, page] = [typedSearch(query, 'search'), askedPage(query)];
  const list = await deps.readList((db) => listStores({ db }, { search, page, limit: perPage }));
  if (page > 1 && list.items.length === 0) throw redirect(localePath(listPath(search, 1), locale));
  return { search, list: { ...list, items: list.items.map((store) => storeView(store, locale)) } };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.store_title(),
    description: m.store_intro(),
    path: paths.stores,
    noIndex: Boolean(loaderData?.search),
  });
}

export default function Stores({ loaderData: { search, list } }: Route.ComponentProps) {
  const path = usePath();
  return (
    <div className="mx-auto max-w-page px-4 py-5 md:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.store_title()}</h1>
        <MoreLink to={paths.souvenirs}>{m.store_to_items()}</MoreLink>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.store_intro()}</p>
      <form action={path(paths.stores)} className="mt-5 flex max-w-xl items-end gap-3">
        <Field
          label={m.store_search()}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={searchMaxLength}
          className="grow"
        />
        <Button variant="secondary">{m.item_search_button()}</Button>
      </form>
      {list.items.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={m.store_none()}
            text={m.store_none_text()}
            action={
              <LocalLink to={paths.stores} className={buttonClass('secondary')}>
                {m.store_show_all()}
              </LocalLink>
            }
          />
        </div>
      ) : (
        <ul className="mt-6 grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {list.items.map((store) => (
            <StoreCard key={store.slug} store={store} />
          ))}
        </ul>
      )}
      <PageLinks {...list} pathOf={(page) => listPath(search, page)} />
    </div>
  );
}

function listPath(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${paths.stores}?${query}` : paths.stores;
}
