// Reported reviews for the operator to review. A hidden one counts nowhere, and may be shown again.
import { sql } from 'kysely';
import { lastActionsAbout } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { judgeReported, reportedParts, requireModerator } from '#domain/moderation';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import type { LocalText } from '#shared/locale';
import type { ModerationAction, ModerationQuery, ReportedItem } from '#shared/moderation';
import type { Page } from '#shared/paging';
import { itemReviews, journeyReviews, type ReviewKind, reviewPath } from './review-kinds.ts';

interface ModerateDeps {
  db: Db;
  now: () => Date;
}

interface Row extends Omit<ReportedItem, 'about' | 'lastAct'> {
  partner: string;
  slug: string;
  item: string | null;
  itemName: LocalText | null;
}

/** How the operator lists and judges those of one kind. */
function moderationOf(kind: ReviewKind) {
  const { states, isFor, columns } = reportedParts(kind);

  /** Most reported first, then the newest. Refuses `forbidden`. */
  async function list(
    { db }: ModerateDeps,
    actor: Actor,
    { state, reason, search, page }: ModerationQuery,
    limit: number,
  ): Promise<Page<ReportedItem>> {
    requireModerator(actor);
    const words = `%${likeLabels(search)}%`;
    const found = sql`from ${sql.table(kind.things)} t ${kind.joins}
      where ${states[state]} ${reason ? sql`and ${isFor(reason)}` : sql``}
        ${search ? sql`and (t.text ilike ${words} or p.name ilike ${words})` : sql``}`;
    const [
      { rows },
      {
        rows: [count],
      },
    ] = await Promise.all([
      sql<Row>`select t.id, t.text, t.author_name as author, t.created_at as "writtenAt", p.name as partner, p.slug,
        ${kind.item} as item, ${kind.itemName} as "itemName", ${kind.pictures} as pictures, ${columns}
        ${found} order by "openReports" desc, t.created_at desc, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(
        db,
      ),
      sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
    ]);
    const acts = await lastActionsAbout(
      { db },
      rows.map(({ id }) => id),
    );
    const items = rows.map(({ partner, slug, item, itemName, ...row }): ReportedItem => ({
      ...row,
      about: { title: itemName ?? { id: partner }, path: reviewPath({ slug, item }) },
      lastAct: acts.get(row.id) ?? null,
    }));
    return { items, page, limit, total: count!.total, totalIsCapped: false };
  }

  /** Repeating it changes nothing. Refuses `forbidden`, `not_found`. */
  function judge(deps: ModerateDeps, actor: Actor, id: string, act: ModerationAction): Promise<void> {
    return judgeReported(deps, actor, kind, { id, act });
  }

  return { list, judge };
}

export const { list: listReportedReviews, judge: judgeReview } = moderationOf(journeyReviews);
export const { list: listReportedItemReviews, judge: judgeItemReview } = moderationOf(itemReviews);
