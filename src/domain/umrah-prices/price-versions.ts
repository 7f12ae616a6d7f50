// Versions of the operator's price table or of an agency's own (docs/product/umrah-prices.md): in force, still to come, over, withdrawn; and who made them so.
import { sql } from 'kysely';
import { findTableById, findTableInForce, type TableVersion } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { PriceStanding } from '#shared/umrah-prices';
import { type PriceAuthor, rightsOf } from './price-author.ts';

export interface PriceVersion {
  id: string;
  version: number;
  effectiveOn: string;
  standing: PriceStanding;
  note: string | null;
  publishedAt: Date;
  /** Empty where no draft led to it: written with the installation. */
  editors: string[];
  /** Of an agency: who published it. */
  approvedBy: string | null;
  withdrawal: { at: Date; by: string | null; reason: string } | null;
}

/** Our choice: some years of changes. */
const mostListed = 100;

/** Those to come first, then the one in force, then those that were. Refuses `forbidden`. */
export async function listPriceVersions(
  { db, now }: { db: Db; now: () => Date },
  author: PriceAuthor,
): Promise<PriceVersion[]> {
  const { partnerId } = rightsOf(author);
  const today = todayInIndonesia(now());
  const inForce = await findTableInForce({ db }, { partnerId, onDay: today });
  const { rows } = await sql<
    PriceVersion & { withdrawnAt: Date | null; withdrawnBy: string | null; reason: string }
  >`
    select t.id, t.version, t.effective_on as "effectiveOn", t.note, t.created_at as "publishedAt", a.name as "approvedBy",
      case when w.table_id is not null then 'withdrawn' when t.id = ${inForce?.id ?? null}::uuid then 'in_force'
        when t.effective_on > ${today}::date then 'coming' else 'over' end as standing,
      (select coalesce(json_agg(o.name order by o.name, o.id), '[]') from umrah_price_editors e join accounts o on o.id = e.account_id
        where e.draft_id = d.id) as editors,
      w.at as "withdrawnAt", v.name as "withdrawnBy", w.reason
    from umrah_price_tables t left join umrah_price_drafts d on d.table_id = t.id left join accounts a on a.id = d.approved_by
    left join umrah_price_withdrawals w on w.table_id = t.id left join accounts v on v.id = w.by_account
    where t.partner_id is not distinct from ${partnerId}::uuid order by t.effective_on desc, t.version desc limit ${mostListed}`.execute(
    db,
  );
  return rows.map(({ withdrawnAt, withdrawnBy, reason, ...version }) => ({
    ...version,
    withdrawal: withdrawnAt ? { at: withdrawnAt, by: withdrawnBy, reason } : null,
  }));
}

/** One of them with its prices. Refuses `forbidden`, `not_found`. */
export async function getPriceVersion(
  { db }: { db: Db },
  author: PriceAuthor,
  id: string,
): Promise<TableVersion & { isWithdrawn: boolean }> {
  return requireVersion(db, id, rightsOf(author));
}

interface OfDay {
  onDay: string;
  partnerId: string | null;
}

/** What holds on a day, as things stand: of an agency without its own, the operator's. Null: none. */
export async function findVersionOn(db: Db, { onDay, partnerId }: OfDay): Promise<TableVersion | null> {
  const own = await findTableInForce({ db }, { partnerId, onDay });
  return own ?? (partnerId === null ? null : findTableInForce({ db }, { partnerId: null, onDay }));
}

/** One of the operator's, or of the agency. Refuses `not_found`. */
export async function requireVersion(
  db: Db,
  id: string,
  { partnerId, onDay }: { partnerId: string | null; onDay?: string },
): Promise<TableVersion & { isWithdrawn: boolean }> {
  if (!isId(id)) throw new AppError('not_found');
  const usual = onDay === undefined ? null : await findTableInForce({ db }, { partnerId: null, onDay });
  const {
    rows: [found],
  } = await sql<{ isWithdrawn: boolean }>`
    select exists (select from umrah_price_withdrawals w where w.table_id = t.id) as "isWithdrawn"
    from umrah_price_tables t where t.id = ${id}::uuid
      and (t.partner_id is not distinct from ${partnerId}::uuid or t.id = ${usual?.id ?? null}::uuid)`.execute(
    db,
  );
  if (!found) throw new AppError('not_found');
  return { ...(await findTableById({ db }, id)), ...found };
}
