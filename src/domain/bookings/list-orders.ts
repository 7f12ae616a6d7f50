// A member's orders (spec §2 orders, §7 v4 users/bookings), newest first, and the one to continue.
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import {
  type Attention,
  type BookingState,
  type InvoiceStage,
  orderTabs,
  type OrderTab,
  type PaymentPlan,
  statesOfTab,
} from '#shared/booking-states';
import type { Category } from '#shared/catalogue';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { countCap } from '#shared/limits';
import type { Page } from '#shared/paging';
import { supplementFirst } from './pay-next-invoice.ts';
import { transitions } from './booking-state-machine.ts';

interface ListDeps {
  db: Db;
  now: () => Date;
}

export interface OrderQuery {
  /** Null: every tab. */
  tab: OrderTab | null;
  category: Category | null;
  /** Part of an order's code or of a trip's title; empty: all. */
  search: string;
  page: number;
  limit: number;
}

export interface OrderCard {
  id: string;
  code: string;
  state: BookingState;
  attention: Attention | null;
  tab: OrderTab;
  title: LocalText;
  category: Category;
  slug: string;
  departsOn: string;
  returnsOn: string;
  partner: { slug: string; name: string };
  people: { adults: number; children: number; infants: number };
  total: number;
  orderedAt: Date;
  paymentPlan: PaymentPlan;
  payableUntil: Date;
  /** What to pay next, or null. */
  nextInvoice: { code: string; stage: InvoiceStage; amount: number; dueAt: Date } | null;
  /** The departure was rescheduled, and the member may respond until then; null: no open question. */
  answerUntil: Date | null;
}

type OrderRow = Omit<OrderCard, 'tab' | 'nextInvoice'> & {
  nextInvoice: (Omit<NonNullable<OrderCard['nextInvoice']>, 'dueAt'> & { dueAt: string }) | null;
};

/** Orders of this member on this brand, without drafts. */
export async function listOrders(
  { db, now }: ListDeps,
  actor: Actor,
  brand: Pick<Brand, 'id'>,
  { tab, category, search, page, limit }: OrderQuery,
): Promise<Page<OrderCard>> {
  const states = tab === null ? allStates : statesOfTab[tab];
  const found = sql`${ownOrders(actor, brand, states)} and ${matching({ category, search })}`;
  const {
    rows: [counted],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 ${found} limit ${countCap + 1}) hits`.execute(db);
  const { rows } = await sql<OrderRow>`
    select b.id, b.code, b.state, b.attention, p.title, product_category(p.kind) as category, d.slug, d.departs_on as "departsOn", d.returns_on as "returnsOn",
      json_build_object('slug', t.slug, 'name', t.name) as partner,
      json_build_object('adults', b.adults, 'children', b.children, 'infants', b.infants) as people,
      b.total_amount as total, b.ordered_at as "orderedAt", b.payment_plan as "paymentPlan", b.payable_until as "payableUntil",
      (select json_build_object('code', i.code, 'stage', i.stage, 'amount', i.amount, 'dueAt', i.due_at) from invoices i
        where i.booking_id = b.id and i.status = 'waiting' and b.payment_plan <> 'financing' order by ${supplementFirst}, i.due_at, i.stage limit 1) as "nextInvoice",
      (select v.answer_until from new_date_questions q join departure_moves v on v.id = q.move_id
        where q.booking_id = b.id and q.answer is null and v.answer_until > ${now()} and b.state = any (${[...transitions.new_date_refused.from]})) as "answerUntil"
    ${found} order by b.created_at desc, b.id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const total = counted!.count;
  return {
    items: rows.map(cardOf),
    page,
    limit,
    total: Math.min(total, countCap),
    totalIsCapped: total > countCap,
  };
}

const allStates = orderTabs.flatMap((tab) => statesOfTab[tab]);

const ownOrders = (actor: Actor, brand: Pick<Brand, 'id'>, states: readonly BookingState[]) =>
  sql`from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id join partners t on t.id = b.partner_id
    where b.account_id = ${actor.accountId} and b.brand_id = ${brand.id} and b.state = any (${[...states]}::text[])`;

function matching({ category, search }: Pick<OrderQuery, 'category' | 'search'>): RawBuilder<boolean> {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`((${category}::text is null or product_category(p.kind) = ${category})
    and (b.code ilike ${like} or p.title->>'id' ilike ${like} or p.title->>'en' ilike ${like}))`;
}

export interface TabCount {
  all: number;
  /** Those that match the category and the search. */
  found: number;
  /** The categories among all of them. */
  categories: Category[];
}

/** How many orders each tab holds, for the tab labels and to open the first tab that has any. */
export async function countOrders(
  { db }: Pick<ListDeps, 'db'>,
  actor: Actor,
  brand: Pick<Brand, 'id'>,
  query: Pick<OrderQuery, 'category' | 'search'>,
): Promise<Record<OrderTab, TabCount>> {
  const { rows } = await sql<{ state: BookingState; category: Category; all: number; found: number }>`
    select b.state, product_category(p.kind) as category, count(*)::int as all, (count(*) filter (where ${matching(query)}))::int as found
    ${ownOrders(actor, brand, allStates)} group by b.state, category order by category`.execute(db);
  return Object.fromEntries(
    orderTabs.map((tab) => {
      const own = rows.filter(({ state }) => statesOfTab[tab].includes(state));
      const sum = (key: 'all' | 'found') => own.reduce((total, row) => total + row[key], 0);
      return [
        tab,
        {
          all: sum('all'),
          found: sum('found'),
          categories: [...new Set(own.map(({ category }) => category))],
        },
      ];
    }),
  ) as Record<OrderTab, TabCount>;
}

export interface Unfinished {
  id: string;
  slug: string;
  title: LocalText;
  departsOn: string;
  /** Until when it can be paid; null while it is a draft. */
  payableUntil: Date | null;
}

/**
 * The draft, or the order still within its time to pay, that the member began last; null when there is none.
 */
export async function findUnfinished(
  { db, now }: ListDeps,
  actor: Actor,
  brand: Pick<Brand, 'id'>,
): Promise<Unfinished | null> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select([
      'b.id',
      'd.slug',
      sql<LocalText>`p.title`.as('title'),
      'd.departs_on as departsOn',
      'b.payable_until as payableUntil',
    ])
    .where('b.account_id', '=', actor.accountId)
    .where('b.brand_id', '=', brand.id)
    .where('d.departs_on', '>', todayInIndonesia(now()))
    .where('d.state', '=', 'published')
    .where((is) =>
      is.or([
        is.and([
          is('b.state', '=', 'draft'),
          sql<boolean>`sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) >= ${todayInIndonesia(now())}::date`,
        ]),
        is.and([
          is('b.state', '=', 'waiting_payment'),
          is('b.payment_plan', '!=', 'financing'),
          is('b.payable_until', '>', now()),
        ]),
      ]),
    )
    .orderBy('b.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function cardOf(row: OrderRow): OrderCard {
  return {
    ...row,
    tab: orderTabs.find((tab) => statesOfTab[tab].includes(row.state))!,
    nextInvoice: row.nextInvoice && { ...row.nextInvoice, dueAt: new Date(row.nextInvoice.dueAt) },
  };
}
