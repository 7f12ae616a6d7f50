// Reported reviews, and what the operator decides about them. A hidden one counts nowhere, and may come back.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, hasRole } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type { ReportReason } from '#shared/reports';

interface ModerateDeps {
  db: Db;
  now: () => Date;
}

export interface ReportedReview {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  locale: Locale;
  partner: { name: string; slug: string };
  /** Those nobody has looked at; of a hidden one, all. */
  reasons: { reason: ReportReason; count: number }[];
  reportedAt: Date;
  hiddenAt: Date | null;
}

/** `open`: reported and not looked at; `hidden`: what the operator has hidden. */
export type ReviewQueue = 'open' | 'hidden';

const which = {
  open: sql`r.hidden_at is null and s.settled_at is null`,
  hidden: sql`r.hidden_at is not null`,
} as const satisfies Record<ReviewQueue, unknown>;

/** The latest report first. Refuses `not_found`. */
export async function listReportedReviews({ db }: Pick<ModerateDeps, 'db'>, actor: Actor, { queue, page, limit }: { queue: ReviewQueue; page: number; limit: number }): Promise<Page<ReportedReview>> {
  requireModerator(actor);
  const { rows: [found] } = await sql<{ total: number; items: ReviewRow[] | null }>`
    with told as (
      select r.id, s.reason, count(*)::integer as count, max(s.reported_at) as at from reviews r join review_reports s on s.review_id = r.id
      where ${which[queue]} group by r.id, s.reason),
    reported as (
      select id, max(at) as at, json_agg(json_build_object('reason', reason, 'count', count) order by reason) as reasons from told group by id)
    select count(*)::integer as total, (select json_agg(shown) from (
      select r.id, r.author_name as "authorName", r.rating, r.text, r.locale, json_build_object('name', t.name, 'slug', t.slug) as partner, reported.reasons,
        reported.at as "reportedAt", r.hidden_at as "hiddenAt"
      from reported join reviews r on r.id = reported.id join partners t on t.id = r.partner_id
      order by reported.at desc, r.id limit ${limit} offset ${(page - 1) * limit}) shown) as items
    from reported`.execute(db);
  const items = (found!.items ?? []).map((row) => ({ ...row, reportedAt: new Date(row.reportedAt), hiddenAt: row.hiddenAt === null ? null : new Date(row.hiddenAt) }));
  return { items, page, limit, total: found!.total, totalIsCapped: false };
}

type ReviewRow = Omit<ReportedReview, 'reportedAt' | 'hiddenAt'> & { reportedAt: string; hiddenAt: string | null };

/** `dismiss`: nothing is wrong with it. Each settles what was reported so far. */
export type ReviewVerdict = 'hide' | 'restore' | 'dismiss';

/** Refuses `not_found` (also to whoever may not decide). Deciding the same again changes nothing. */
export async function judgeReview(deps: ModerateDeps, actor: Actor, { reviewId, verdict }: { reviewId: string; verdict: ReviewVerdict }): Promise<void> {
  requireModerator(actor);
  await transaction(deps.db, async (db) => {
    const review = isId(reviewId) && await db.selectFrom('reviews').select(['account_id', 'hidden_at']).where('id', '=', reviewId).forUpdate().executeTakeFirst();
    if (!review) throw new AppError('not_found');
    const at = deps.now();
    await db.updateTable('review_reports').set({ settled_at: at }).where('review_id', '=', reviewId).where('settled_at', 'is', null).execute();
    const isHidden = review.hidden_at !== null;
    if (verdict === 'dismiss' || isHidden === (verdict === 'hide')) return;
    await db.updateTable('reviews').set({ hidden_at: verdict === 'hide' ? at : null }).where('id', '=', reviewId).execute();
    if (review.account_id) {
      await recordAudit({ ...deps, db }, { actor, role: 'operator_content', action: verdict === 'hide' ? 'review.hidden' : 'review.restored', subjectId: review.account_id });
    }
  });
}

function requireModerator(actor: Actor): void {
  if (!hasRole(actor, 'operator_content')) throw new AppError('not_found');
}
