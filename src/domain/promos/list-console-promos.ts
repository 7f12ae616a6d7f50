// The promos of a console (docs/product/promos.md): the operator's people see all, a partner's people their own.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, requireOperatorTask, workplaceFor } from '#domain/memberships';
import { likeLabels } from '#platform/database/like';
import type { ConsoleSort } from '#shared/console-list';
import type { Page } from '#shared/paging';
import {
  consoleColumns,
  type ConsolePromo,
  consolePromoOf,
  type ConsoleRow,
  type PromoStanding,
} from './console-promo.ts';
import type { PromoDeps } from './list-promos.ts';

export const promoSorts = ['code', 'until', 'used', 'left', 'changed_at'] as const;
export const promoPayers = ['platform', 'partner'] as const;
export type PromoPayer = (typeof promoPayers)[number];

interface ConsolePromoQuery {
  search: string;
  page: number;
  limit: number;
  sort: ConsoleSort<(typeof promoSorts)[number]>;
  /** Without one, all but the archived. */
  standing?: PromoStanding | undefined;
  payer?: PromoPayer | undefined;
}

const columnOf: Record<(typeof promoSorts)[number], RawBuilder<unknown>> = {
  code: sql`each.code`,
  until: sql`each."validUntil"`,
  used: sql`each.used`,
  left: sql`each.budget - each.spent`,
  changed_at: sql`each."changedAt"`,
};

/** Everybody's. Refuses `forbidden`. */
export async function listAllPromos(
  deps: PromoDeps,
  actor: Actor,
  query: ConsolePromoQuery,
): Promise<Page<ConsolePromo>> {
  requireOperatorTask(actor, 'promos');
  return listWhere(deps, actor, sql`true`, query);
}

/** Those that the partner bears for whom the actor works. Refuses `forbidden`. */
export async function listOwnPromos(
  deps: PromoDeps,
  actor: Actor,
  query: ConsolePromoQuery,
): Promise<Page<ConsolePromo>> {
  const partnerId = workplaceFor(actor, 'catalogue');
  return listWhere(deps, actor, sql`p.paid_by = 'partner' and p.partner_id = ${partnerId}::uuid`, query);
}

async function listWhere(
  { db, now }: PromoDeps,
  actor: Actor,
  whose: RawBuilder<unknown>,
  { search, page, limit, sort, standing, payer }: ConsolePromoQuery,
): Promise<Page<ConsolePromo>> {
  const words = `%${likeLabels(search)}%`;
  const stands = standing ? sql`each.standing = ${standing}` : sql`each.standing <> 'archived'`;
  const found = sql`from (select ${consoleColumns(now())} from promos p
      where ${whose} and (${payer ?? null}::text is null or p.paid_by = ${payer ?? null})
        and concat_ws(' ', p.code, p.title ->> 'id', p.title ->> 'en') ilike ${words}) each where ${stands}`;
  const order = sql`${columnOf[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`} nulls last, each.id`;
  const { rows } = await sql<{ items: ConsoleRow[] | null; total: number }>`
    select (select count(*)::integer ${found}) as total,
      (select json_agg(shown) from (select each.* ${found} order by ${order} limit ${limit} offset ${(page - 1) * limit}) shown) as items`.execute(
    db,
  );
  const { items, total } = rows[0]!;
  return {
    items: (items ?? []).map((row) => consolePromoOf(actor, row)),
    page,
    limit,
    total,
    totalIsCapped: false,
  };
}

/** The travel partners, and for souvenirs the stores, a promo of the platform may be for, by name. Refuses `forbidden`. */
export async function listPromoPartners(
  { db }: Pick<PromoDeps, 'db'>,
  actor: Actor,
): Promise<{ slug: string; name: string }[]> {
  requireOperatorTask(actor, 'promos');
  return db
    .selectFrom('partners')
    .select(['slug', 'name'])
    .where('kind', 'in', ['travel', 'store'])
    .orderBy('name')
    .execute();
}
