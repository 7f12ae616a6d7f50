// What travellers wrote about a partner or a programme, with what the partner replied (spec §2, §7 travel/{x}/product-reviews).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Locale } from '#shared/locale';
import type { Page } from '#shared/paging';

export interface Review {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  /** Language the traveller wrote in. */
  locale: Locale;
  travelledOn: string;
  createdAt: string;
  /** What it is about, when the programme still exists. */
  programmeTitle: { id: string; en?: string | undefined } | null;
  /** The partner's own words; null: none so far. */
  reply: { text: string; at: string } | null;
}

export interface ReviewList extends Page<Review> {
  /** One decimal; null without reviews. */
  average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  histogram: [number, number, number, number, number];
}

export type ReviewSubject = { partnerId: string } | { programmeId: string };

interface ReviewRow {
  items: Review[] | null;
  total: number;
  average: string | null;
  histogram: [number, number, number, number, number];
}

/** Newest first. Average and histogram are over all reviews of the subject that are not hidden, not only this page. */
export function listReviews(
  deps: { db: Db },
  subject: ReviewSubject,
  page: number,
  limit: number,
): Promise<ReviewList> {
  return listOf(deps, subject, { page, limit });
}

/** The same; with `unansweredFirst` what the partner has not replied to comes before the rest. */
export async function listOf(
  { db }: { db: Db },
  subject: ReviewSubject,
  { page, limit, unansweredFirst = false }: { page: number; limit: number; unansweredFirst?: boolean },
): Promise<ReviewList> {
  const of =
    'partnerId' in subject
      ? sql`r.partner_id = ${subject.partnerId}::uuid`
      : sql`r.programme_id = ${subject.programmeId}::uuid`;
  const about = sql`${of} and r.hidden_at is null`;
  const { rows } = await sql<ReviewRow>`
    select count(*)::integer as total, round(avg(r.rating), 1) as average,
      json_build_array(count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
        count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)) as histogram,
      (select json_agg(shown) from (
        select r.id, r.author_name as "authorName", r.rating, r.text, r.locale, r.travelled_on as "travelledOn",
          r.created_at as "createdAt", p.title as "programmeTitle",
          case when r.replied_at is not null then json_build_object('text', r.reply, 'at', r.replied_at) end as reply
        from reviews r left join programmes p on p.id = r.programme_id
        where ${about} order by ${unansweredFirst ? sql`r.replied_at is not null,` : sql``} r.created_at desc, r.id limit ${limit} offset ${(page - 1) * limit}) shown) as items
    from reviews r where ${about}`.execute(db);
  const row = rows[0]!;
  return {
    items: (row.items ?? []).map((item) => ({
      ...item,
      createdAt: new Date(item.createdAt).toISOString(),
      reply: item.reply && { ...item.reply, at: new Date(item.reply.at).toISOString() },
    })),
    page,
    limit,
    total: row.total,
    totalIsCapped: false,
    average: row.average === null ? null : Number(row.average),
    histogram: row.histogram,
  };
}
