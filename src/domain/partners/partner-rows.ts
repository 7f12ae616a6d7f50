// Columns of a partner `t` as JSON-ready rows: packages and rating are counted when asked, not stored.
import { sql } from 'kysely';
import type { Category } from '#shared/catalogue';
import type { PartnerKind, PartnerSummary } from './partner.ts';

/** What of the catalogue counts as a package: the brand's categories, on this day. */
export interface PartnerScope {
  today: string;
  categories: readonly Category[];
}

export interface PartnerRow {
  id: string;
  slug: string;
  kind: PartnerKind;
  name: string;
  city: string;
  founded_year: number;
  state: 'active' | 'suspended';
  permit_number: string | null;
  active_packages: number;
  total_packages: number;
  rating: string | null;
  rating_count: number;
}

export const summaryColumns = (scope: PartnerScope) => sql`
  t.id, t.slug, t.kind, t.name, g.name as city, t.founded_year, t.state,
  (select l.number from licences l where l.partner_id = t.id and l.kind = 'ppiu' and l.valid_until >= ${scope.today}::date
    order by l.valid_until desc limit 1) as permit_number,
  packages.active as active_packages, packages.total as total_packages, rated.average as rating, rated.count as rating_count`;

export const summaryTables = (scope: PartnerScope) => sql`
  partners t
  join regencies g on g.code = t.regency_code
  cross join lateral (select count(distinct c.programme_id)::integer as total,
      (count(distinct c.programme_id) filter (where c.sellable_until >= ${scope.today}::date))::integer as active
    from departure_cards c where c.partner_id = t.id and c.category = any (${scope.categories})) packages
  cross join lateral (select round(avg(r.rating), 1) as average, count(*)::integer as count from reviews r where r.partner_id = t.id and r.hidden_at is null) rated`;

export function summaryOf(row: PartnerRow): PartnerSummary {
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    name: row.name,
    city: row.city,
    foundedYear: row.founded_year,
    state: row.state,
    permitNumber: row.permit_number,
    activePackages: row.active_packages,
    totalPackages: row.total_packages,
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.rating_count,
  };
}
