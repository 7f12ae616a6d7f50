// A store as lists and its page show it (spec §3 merchandise store).
import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '#shared/locale';

export interface Store {
  id: string;
  slug: string;
  name: string;
  description: LocalText;
  city: string;
  address: string;
  foundedYear: number;
  joinedOn: string;
  /** Days until a parcel leaves, at the latest. */
  readyDays: number;
  /** Sells now: approved by the operator and not suspended. */
  isSelling: boolean;
  suspendedReason: LocalText | null;
  /** Items that can be ordered or are sold out; drafts do not count. */
  itemCount: number;
  /** One decimal; null without reviews. */
  rating: number | null;
  ratingCount: number;
  /** The median of how long it takes to answer; null: too few answers to tell. */
  replyHours: number | null;
}

export interface StoreRow extends Omit<Store, 'rating'> {
  rating: string | null;
}

/** Of stores `s` with their partner `p`. */
export const storeTables = sql`stores s join partners p on p.id = s.partner_id join regencies g on g.code = p.regency_code
  cross join lateral (select count(*)::integer as count from items i where i.store_id = s.partner_id and i.state = 'published') sold
  cross join lateral (select round(avg(r.rating), 1) as average, count(*)::integer as count
    from item_reviews r join items i on i.id = r.item_id where i.store_id = s.partner_id and r.hidden_at is null) rated`;

export const storeColumns = sql`p.id, p.slug, p.name, p.description, g.name as city, p.address, p.founded_year as "foundedYear",
  p.joined_on as "joinedOn", s.ready_days as "readyDays", p.state = 'active' as "isSelling", p.suspended_reason as "suspendedReason",
  sold.count as "itemCount", rated.average as rating, rated.count as "ratingCount",
  (select r.median_hours from partner_reply_times r where r.partner_id = s.partner_id) as "replyHours"`;

/** Only what the operator has approved exists for visitors. */
export const isApproved: RawBuilder<boolean> = sql`s.approved_at is not null`;

export function storeOf(row: StoreRow): Store {
  return { ...row, rating: row.rating === null ? null : Number(row.rating) };
}
