// The three tabs of orders and the search among them (spec §2 orders): links and a form, their state in the address.
import { Search } from 'lucide-react';
import * as m from '#messages/messages';
import { type OrderTab, orderTabs } from '#shared/booking-states';
import { categories, type Category } from '#shared/catalogue';
import { searchMaxLength } from '#shared/limits';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink, usePath } from '#web/components/ui/local-link.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { categoryWord } from '#web/features/catalogue/words';
import { tabWord } from './order-words.ts';

export interface OrderFilter {
  tab: OrderTab;
  category: Category | null;
  search: string;
}

/** Without language prefix. */
export function ordersAddress({ tab, category, search }: OrderFilter, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== 'unpaid') query.set('tab', tab);
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/member/my-order?${query}` : '/member/my-order';
}

export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const path = usePath();
  return (
    <>
      <nav aria-label={m.orders_tabs()} className="mb-4 flex border-b border-line">
        {orderTabs.map((tab) => (
          <LocalLink
            key={tab} to={ordersAddress({ ...filter, tab })} aria-current={tab === filter.tab ? 'page' : undefined}
            className="flex min-h-12 flex-auto items-center justify-center whitespace-nowrap border-b-2 border-transparent px-1 text-center font-semibold aria-[current=page]:border-primary aria-[current=page]:text-primary"
          >{tabWord[tab]()}</LocalLink>
        ))}
      </nav>
      <search>
        <form method="get" action={path('/member/my-order')} className="mb-6 grid items-end gap-3 md:grid-cols-[2fr_1fr_auto]">
          {filter.tab !== 'unpaid' && <input type="hidden" name="tab" value={filter.tab} />}
          <Field label={m.orders_search()} name="search" type="search" maxLength={searchMaxLength} defaultValue={filter.search} enterKeyHint="search" />
          <SelectField label={m.orders_category()} name="category" value={filter.category ?? ''} none={m.orders_category_all()}
            choices={categories.map((value) => ({ value, label: categoryWord[value]() }))} />
          <Button variant="secondary"><Search size={20} aria-hidden="true" />{m.orders_search_button()}</Button>
        </form>
      </search>
    </>
  );
}
