// Reported reviews for the operator to review. A hidden one counts nowhere, and may be shown again.
import { sql } from 'kysely';
import { lastActionsAbout } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { judgeReported, type ReportedKind, reportedParts, requireModerator } from '#domain/moderation';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import type { ModerationAction, ModerationQuery, ReportedItem } from '#shared/moderation';
import type { Page } from '#shared/paging';
import * as paths from '#shared/paths';

interface ModerateDeps {
  db: Db;
  now: () => Date;
}

const reviews: ReportedKind = {
  things: 'reviews',
  reports: 'review_reports',
  about: 'review_id',
  actions: { hide: 'review.hidden', restore: 'review.restored', dismiss: 'review.report_dismissed' },
};
const { states, isFor, columns } = reportedParts(reviews);

interface Row extends Omit<ReportedItem, 'about' | 'lastAct'> {
  partner: string;
  slug: string;
}

/** Most reported first, then the newest. Refuses `forbidden`. */
export async function listReportedReviews(
  { db }: ModerateDeps,
  actor: Actor,
  { state, reason, search, page }: ModerationQuery,
  limit: number,
): Promise<Page<ReportedItem>> {
  requireModerator(actor);
  const found = sql`from reviews t join partners p on p.id = t.partner_id
    where ${states[state]} ${reason ? sql`and ${isFor(reason)}` : sql``}
      ${search ? sql`and (t.text ilike ${`%${likeLabels(search)}%`} or p.name ilike ${`%${likeLabels(search)}%`})` : sql``}`;
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<Row>`select t.id, t.text, t.author_name as author, t.created_at as "writtenAt", p.name as partner, p.slug, ${columns}
      ${found} order by "openReports" desc, t.created_at desc, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
  ]);
  const acts = await lastActionsAbout(
    { db },
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ partner, slug, ...row }): ReportedItem => ({
    ...row,
    about: { title: { id: partner }, path: `${paths.partner(slug)}?tab=reviews` },
    lastAct: acts.get(row.id) ?? null,
  }));
  return { items, page, limit, total: count!.total, totalIsCapped: false };
}

/** Repeating it changes nothing. Refuses `forbidden`, `not_found`. */
export function judgeReview(
  deps: ModerateDeps,
  actor: Actor,
  id: string,
  act: ModerationAction,
): Promise<void> {
  return judgeReported(deps, actor, reviews, { id, act });
}
