// A promo as whoever writes it sees it (docs/product/promos.md): where it stands, what it has cost, and what they may do with it. The
// platform's are the operator's; a partner's own are written by the partner, and the operator may read and end them.
import { type RawBuilder, sql } from 'kysely';
import { lastActionsAbout } from '#domain/audit';
import { type Actor, findOperatorRole, mayWork, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { PromoForm } from '#shared/promo-form';
import type { Role } from '#shared/roles';
import type { PromoDeps } from './list-promos.ts';
import { type Promo, promoColumns, promoOf, type PromoRow } from './promo.ts';

/** What a promo was made to be. */
export type PromoState = 'draft' | 'published' | 'paused' | 'ended' | 'archived';
/** Where it stands on a day: a published one is still to come, runs, or is over. */
export const promoStandings = ['draft', 'coming', 'running', 'paused', 'ended', 'archived'] as const;
export type PromoStanding = (typeof promoStandings)[number];

/** What can be done with a promo that stands there. */
const movesFrom = {
  draft: ['publish', 'archive'],
  coming: ['pause', 'end'],
  running: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: ['archive'],
  archived: [],
} as const satisfies Record<PromoStanding, readonly string[]>;
export type PromoMove = 'publish' | 'pause' | 'resume' | 'end' | 'archive';

interface ConsoleFields {
  brand: string;
  isListed: boolean;
  /** Of the departures it is for alone, in their order. */
  departureSlugs: string[];
  state: PromoState;
  standing: PromoStanding;
  /** To be named when changing it. */
  revision: number;
  /** Paid orders with it, orders that hold a use until their time is over, and what both take off together. */
  used: number;
  held: number;
  spent: number;
  /** Somebody ordered with it: what was promised stays. */
  isFixed: boolean;
  /** The partner that bears it and writes it; null: the platform. */
  ownerId: string | null;
}

export interface ConsolePromo extends Promo, ConsoleFields {
  /** The actor's to write, as long as it is not over. */
  isOwn: boolean;
  isOpen: boolean;
  moves: readonly PromoMove[];
}

export interface ConsoleRow extends PromoRow, ConsoleFields {}

/** Of promos `p`, with their uses at a moment. */
export function consoleColumns(now: Date): RawBuilder<unknown> {
  const today = todayInIndonesia(now);
  const live = sql`r.promo_id = p.id and (r.state = 'used' or (r.state = 'held' and r.release_at > ${now}))`;
  return sql`${promoColumns}, p.brand_id as brand, p.is_listed as "isListed",
    array(select d.slug from departures d where d.id = any (p.departure_ids) order by d.slug) as "departureSlugs", p.state, p.revision,
    case when p.state in ('published', 'paused') and p.valid_until < ${today}::date then 'ended'
      when p.state = 'published' then case when p.valid_from > ${today}::date then 'coming' else 'running' end
      else p.state end as standing,
    (select count(*)::integer from promo_redemptions r where r.promo_id = p.id and r.state = 'used') as used,
    (select count(*)::integer from promo_redemptions r where ${live} and r.state = 'held') as held,
    (select coalesce(sum(r.amount), 0)::bigint from promo_redemptions r where ${live}) as spent,
    exists (select from promo_redemptions r where r.promo_id = p.id) as "isFixed",
    case when p.paid_by = 'partner' then p.partner_id end as "ownerId",
    coalesce(p.changed_at, p.created_at) as "changedAt"`;
}

export function consolePromoOf(actor: Actor, row: ConsoleRow): ConsolePromo {
  const { standing, ownerId } = row;
  const isOwn = ownerId
    ? mayWork(actor, 'catalogue', { partnerId: ownerId })
    : findOperatorRole(actor, 'promos') !== null;
  const moves: readonly PromoMove[] = movesFrom[standing];
  return {
    ...promoOf(row),
    isOwn,
    isOpen: standing !== 'ended' && standing !== 'archived',
    // The operator stops a partner's promo for good, and writes nothing in its name.
    moves: isOwn ? moves : moves.filter((move) => move === 'end'),
  };
}

/** Refuses `not_found` to everybody but those whose promo it is and the operator's people; `forbidden` to those whose duty it is not. */
export async function getConsolePromo(
  deps: PromoDeps,
  actor: Actor,
  id: string,
): Promise<ConsolePromo & { last: { at: Date; by: string | null } | null }> {
  const row = await findRow(deps.db, id, deps.now());
  if (!row) throw new AppError('not_found');
  roleFor(actor, row.ownerId);
  const last = (await lastActionsAbout(deps, [id])).get(id);
  return { ...consolePromoOf(actor, row), last: last ? { at: last.at, by: last.by } : null };
}

/** As whom somebody works on it. Refuses like `getConsolePromo`. */
export function roleFor(actor: Actor, ownerId: string | null): Role {
  const operator = findOperatorRole(actor, 'promos');
  if (operator) return operator;
  if (!ownerId) throw new AppError('not_found');
  requireWork(actor, 'catalogue', { partnerId: ownerId });
  return 'partner_staff';
}

async function findRow(db: Db, id: string, now: Date): Promise<ConsoleRow | null> {
  if (!isId(id)) return null;
  const { rows } = await sql<{
    promo: ConsoleRow;
  }>`select to_json(found) as promo from (select ${consoleColumns(now)} from promos p where p.id = ${id}::uuid) found`.execute(
    db,
  );
  return rows[0]?.promo ?? null;
}

/** The form that would write it as it is. */
export function formOfPromo(promo: ConsolePromo): PromoForm {
  return {
    brand: promo.brand,
    code: promo.code,
    title: promo.title,
    description: promo.description,
    terms: promo.terms,
    category: promo.category,
    partner: promo.partner?.slug ?? '',
    departures: promo.departureSlugs,
    discount:
      'amount' in promo.discount
        ? { kind: 'amount', amount: promo.discount.amount }
        : { kind: 'share', basis_points: promo.discount.basisPoints, cap: promo.discount.cap },
    minimum_order: promo.minimumOrder,
    valid_from: promo.validFrom,
    valid_until: promo.validUntil,
    max_uses: promo.maxUses,
    max_uses_per_member: promo.maxUsesPerMember,
    budget: promo.budget,
    is_listed: promo.isListed,
  };
}
