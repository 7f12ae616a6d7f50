// The three tabs of orders and the search among them (spec §2 orders): links and a form, their state in the address.
import { Search } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import type { OrderTab } from '#shared/booking-states';
import type { Category } from '#shared/catalogue';
import { searchMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { souvenirOrdersUrl } from '#web/souvenir-orders/orders-url';

export interface OrderFilter {
  tab: OrderTab;
  category: Category | null;
  search: string;
}

/** Without language prefix. The tab is always named: without one the list opens where orders are. */
export function ordersUrl({ tab, category, search }: OrderFilter, page = 1): string {
  const query = new URLSearchParams();
  query.set('tab', tab);
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return `${paths.member.orders}?${query}`;
}

interface OrderFiltersProps {
  /** Null: the tab of souvenirs is open. */
  filter: OrderFilter | null;
  /** How many there are; null where souvenirs are not sold. */
  souvenirs: number | null;
  tabs: readonly { tab: OrderTab; label: string; found: number }[];
  /** What a search may be narrowed to; null: there is too little to search in. */
  choices: readonly Choice[] | null;
}

const tabClass =
  'flex min-h-12 flex-auto flex-wrap items-center justify-center gap-x-1 border-b-2 border-line px-1 text-center font-semibold aria-[current=page]:border-primary aria-[current=page]:text-primary';

export function OrderFilters({ filter, tabs, souvenirs, choices }: OrderFiltersProps) {
  const { category = null, search = '' } = filter ?? {};
  return (
    <>
      {/* Four do not fit beside each other on a phone: two and two, rather than one left over. */}
      <nav
        aria-label={m.orders_tabs()}
        className={`mb-6 ${souvenirs === null ? 'flex flex-wrap' : 'grid grid-cols-2 md:flex'}`}
      >
        {tabs.map(({ tab, label, found }) => (
          <LocalLink
            key={tab}
            to={ordersUrl({ category, search, tab })}
            aria-current={tab === filter?.tab ? 'page' : undefined}
            className={tabClass}
          >
            <span className="whitespace-nowrap">{label}</span>{' '}
            <span className="tabular-nums">{`(${found})`}</span>
          </LocalLink>
        ))}
        {souvenirs !== null && (
          <LocalLink
            to={souvenirOrdersUrl()}
            aria-current={filter === null ? 'page' : undefined}
            className={tabClass}
          >
            <span className="whitespace-nowrap">{m.souvenir_orders_tab()}</span>{' '}
            <span className="tabular-nums">{`(${souvenirs})`}</span>
          </LocalLink>
        )}
      </nav>
      {filter && choices && <OrderSearch filter={filter} choices={choices} />}
    </>
  );
}

/** A category is asked for where there are several, or one was chosen. */
function OrderSearch({ filter, choices }: { filter: OrderFilter; choices: readonly Choice[] }) {
  const path = usePath();
  const isPending = useNavigation().location?.search.includes('search=') ?? false;
  return (
    <search>
      <Form
        method="get"
        action={path(paths.member.orders)}
        className="mb-6 grid items-end gap-3 md:grid-cols-[2fr_1fr_auto]"
      >
        <input type="hidden" name="tab" value={filter.tab} />
        <Field
          label={m.orders_search()}
          name="search"
          type="search"
          maxLength={searchMaxLength}
          defaultValue={filter.search}
          enterKeyHint="search"
        />
        {(choices.length > 1 || filter.category !== null) && (
          <SelectField
            label={m.orders_category()}
            name="category"
            value={filter.category ?? ''}
            none={m.orders_category_all()}
            choices={choices}
          />
        )}
        <PendingButton isPending={isPending} variant="secondary">
          <Search size={20} aria-hidden="true" />
          {m.orders_search_button()}
        </PendingButton>
      </Form>
    </search>
  );
}
