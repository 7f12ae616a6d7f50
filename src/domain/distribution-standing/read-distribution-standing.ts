// Distribution partners as the operator's acquisition team reads them: closed ones first, then by name. Numbers only, never who ordered.
import { sql } from 'kysely';
import { type Actor, distributionPartnerOf, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah } from '#shared/money';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';

export interface ListedDistributionPartner {
  id: string;
  slug: string;
  name: string;
  city: string;
  state: 'active' | 'suspended';
  /** Null: nothing is counted as its sale. */
  affiliateCode: string | null;
  /** Orders under its code, whatever became of them. */
  orders: number;
  /** Commission by the ledger: what was earned and not taken back. */
  earned: Rupiah;
  /** What its page still lacks; nothing: it is complete. */
  missing: MissingPart[];
}

type MissingPart = 'page' | 'english' | 'code';

export interface DistributionStanding extends ListedDistributionPartner {
  legalName: string;
  email: string;
  /** E.164. */
  phone: string;
  address: string;
  joinedOn: string;
  suspendedOn: string | null;
  suspendedReason: LocalText | null;
  /** The page as its people wrote it; null before they wrote one. */
  page: { headline: LocalText; description: LocalText; body: LocalText } | null;
  /** The newest first. */
  history: {
    event: string;
    effectiveOn: string;
    source: string;
    note: string;
    by: string | null;
    at: Date;
  }[];
}

interface ListQuery {
  page: number;
  limit: number;
  search?: string;
  state?: string | undefined;
}

type Row = Omit<ListedDistributionPartner, 'earned' | 'missing'> & {
  earned: number;
  hasPage: boolean;
  hasEnglish: boolean;
};

const joined = sql`partners p join regencies g on g.code = p.regency_code
  left join distribution_pages w on w.partner_id = p.id left join affiliates f on f.partner_id = p.id`;

const columns = sql`p.id, p.slug, p.name, g.name as city, p.state, f.code as "affiliateCode",
  (select count(*)::int from bookings b where b.affiliate_code = f.code and b.state <> 'draft') as orders,
  (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e
    where e.account = 'affiliate_payable' and e.payee_id = f.id and e.booking_id is not null) as earned,
  w.partner_id is not null as "hasPage",
  coalesce(w.headline ? 'en' and w.body ? 'en' and p.description ? 'en', false) as "hasEnglish"`;

function listedOf({ earned, hasPage, hasEnglish, ...row }: Row): ListedDistributionPartner {
  const missing: MissingPart[] = [];
  if (!hasPage) missing.push('page');
  else if (!hasEnglish) missing.push('english');
  if (row.affiliateCode === null) missing.push('code');
  return { ...row, earned: rupiah(earned), missing };
}

/** `search` matches name, city and code. Refuses `forbidden`. */
export async function listDistributionStandings(
  { db }: { db: Db },
  actor: Actor,
  { page, limit, search = '', state }: ListQuery,
): Promise<Page<ListedDistributionPartner>> {
  requireOperatorTask(actor, 'partners');
  const words = likeLabels(search);
  const found = sql`p.kind = 'distribution_channel' and (${state ?? null}::text is null or p.state = ${state ?? null})
    and (${words} = '' or concat_ws(' ', p.name, g.name, f.code) ilike ${`%${words}%`})`;
  const { rows } = await sql<Row>`select ${columns} from ${joined} where ${found}
    order by p.state <> 'suspended', p.name, p.id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${joined} where ${found}`.execute(db);
  return { items: rows.map(listedOf), page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** Everything about one partner's standing. Refuses `forbidden`, `not_found`. */
export async function getDistributionStanding(
  { db }: { db: Db },
  actor: Actor,
  partnerId: string,
): Promise<DistributionStanding> {
  requireOperatorTask(actor, 'partners');
  if (!isId(partnerId)) throw new AppError('not_found');
  const only = sql`p.id = ${partnerId}::uuid and p.kind = 'distribution_channel'`;
  const { rows } = await sql<Row>`select ${columns} from ${joined} where ${only}`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  const about = await sql<Omit<DistributionStanding, keyof ListedDistributionPartner | 'history'>>`
    select p.legal_name as "legalName", p.email, p.phone_number as phone, p.address, p.joined_on as "joinedOn",
      p.suspended_on as "suspendedOn", p.suspended_reason as "suspendedReason",
      case when w.partner_id is not null then jsonb_build_object('headline', w.headline, 'description', p.description, 'body', w.body) end as page
    from ${joined} where ${only}`.execute(db);
  const history = await sql<DistributionStanding['history'][number]>`
    select e.event, e.effective_on as "effectiveOn", e.source, e.note, o.name as by, e.recorded_at as at
    from partner_standing_events e left join accounts o on o.id = e.recorded_by
    where e.partner_id = ${partnerId}::uuid order by e.id desc limit 100`.execute(db);
  return { ...listedOf(rows[0]), ...about.rows[0]!, history: history.rows };
}

/** Since when, and why, the actor's own partner is closed; null while it is open. Refuses `forbidden` to everybody but its staff. */
export async function findOwnClosing(
  { db }: { db: Db },
  actor: Actor,
): Promise<{ since: string; reason: LocalText } | null> {
  const row = await db
    .selectFrom('partners')
    .select(['suspended_on as since', 'suspended_reason as reason'])
    .where('id', '=', distributionPartnerOf(actor))
    .where('state', '=', 'suspended')
    .executeTakeFirst();
  return row?.since && row.reason ? { since: row.since, reason: row.reason as unknown as LocalText } : null;
}
