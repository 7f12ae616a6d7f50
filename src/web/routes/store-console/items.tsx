// A store's items (docs/product/store-console.md): searched, narrowed and sorted by the address.
import * as m from '#messages/messages';
import {
  listAllCategories,
  listStoreItems,
  storeItemNeeds,
  storeItemSorts,
  storeItemStates,
} from '#domain/store-items';
import { consoleListPath, readConsoleList } from '#shared/console-list';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { pageRequest } from '#web/request/page-context.server';
import { itemStateLabel, itemStateTone } from '#web/store-console/item-state';
import { requireStore } from '#web/store-console/require-store.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/items';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const query = readConsoleList(params, storeItemSorts, { by: 'changed_at', isDown: true });
  const state = storeItemStates.find((one) => one === params.get('state'));
  const need = storeItemNeeds.find((one) => one === params.get('need'));
  const categories = await listAllCategories(deps);
  const category = categories.find(({ slug }) => slug === params.get('category'))?.slug;
  const page = await listStoreItems(deps, actor, {
    ...query,
    state,
    need,
    category,
    limit: pageSizes.console,
  });
  return {
    query: { ...query, state: state ?? null, need: need ?? null, category: category ?? null },
    total: page.total,
    categories: categories.map(({ slug, name }) => ({ value: slug, label: textIn(name, locale).text })),
    items: page.items.map((item) => ({
      id: item.id,
      name: textIn(item.name, locale).text,
      category: textIn(item.category, locale).text,
      state: item.state,
      price: formatRupiah(item.priceFrom),
      left: item.left,
      changedAt: formatInstant(new Date(item.changedAt), locale, 'short'),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sconsole_items());
}

const needLabel = {
  sold_out: m.sconsole_need_sold_out,
  few_left: m.sconsole_need_few_left,
  evidence: m.sconsole_need_evidence,
};

export default function StoreItemsRoute({
  loaderData: { query, total, categories, items },
}: Route.ComponentProps) {
  const { search } = useFrame();
  const storeConsole = paths.storeConsole;
  const isFiltered =
    query.search !== '' || query.state !== null || query.need !== null || query.category !== null;
  const create = (
    <div className="flex flex-wrap gap-3">
      <LocalLink to={storeConsole.newItem} className={buttonClass('primary')}>
        {m.sconsole_new()}
      </LocalLink>
      <LocalLink to={storeConsole.importItems} className={buttonClass('secondary')}>
        {m.item_import()}
      </LocalLink>
    </div>
  );
  return (
    <>
      <ConsoleHead title={m.sconsole_items()} text={m.sconsole_items_text()} action={create} />
      <FilterForm
        path={storeConsole.items}
        className="md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
        searchLabel={m.sconsole_search()}
        search={query.search}
        show={m.sconsole_show()}
        clear={m.sconsole_clear()}
        isFiltered={isFiltered}
      >
        <SelectField
          label={m.sconsole_state()}
          name="state"
          value={query.state ?? ''}
          none={m.sconsole_all()}
          choices={(['draft', 'published', 'withdrawn'] as const).map((value) => ({
            value,
            label: itemStateLabel[value](),
          }))}
        />
        <SelectField
          label={m.sconsole_need()}
          name="need"
          value={query.need ?? ''}
          none={m.sconsole_all()}
          choices={(['sold_out', 'few_left', 'evidence'] as const).map((value) => ({
            value,
            label: needLabel[value](),
          }))}
        />
        <SelectField
          label={m.sconsole_category()}
          name="category"
          value={query.category ?? ''}
          none={m.sconsole_all()}
          choices={categories}
        />
      </FilterForm>
      {items.length === 0 ? (
        <EmptyState
          title={isFiltered ? m.sconsole_not_found() : m.sconsole_none()}
          text={isFiltered ? m.sconsole_not_found_text() : m.sconsole_none_text()}
          action={isFiltered ? undefined : create}
        />
      ) : (
        <>
          <ConsoleTable
            caption={m.sconsole_items()}
            sort={query.sort}
            columns={[
              { key: 'name', label: m.sconsole_name(), isSortable: true },
              { key: 'category', label: m.sconsole_category() },
              { key: 'state', label: m.sconsole_state() },
              { key: 'price', label: m.sconsole_price(), isNumber: true, isSortable: true },
              { key: 'left', label: m.sconsole_left(), isNumber: true, isSortable: true },
              { key: 'changed_at', label: m.sconsole_changed(), isSortable: true },
            ]}
            rows={items.map(({ id, name, category, state, price, left, changedAt }) => ({
              key: id,
              name,
              to: storeConsole.item(id),
              after: state === 'published' ? m.sconsole_left_count({ count: left }) : itemStateLabel[state](),
              cells: [
                category,
                <Badge key="state" tone={itemStateTone[state]}>
                  {itemStateLabel[state]()}
                </Badge>,
                <span key="price" className="whitespace-nowrap">
                  {price}
                </span>,
                left,
                <span key="changed" className="whitespace-nowrap">
                  {changedAt}
                </span>,
              ],
            }))}
          />
          <PageLinks
            page={query.page}
            limit={pageSizes.console}
            total={total}
            pathOf={(page) => consoleListPath(storeConsole.items, search, { page })}
          />
        </>
      )}
    </>
  );
}
