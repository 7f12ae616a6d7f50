// Reported comments for the operator to review (docs/product/hasanah.md); their authors read the outcome in their audit log.
import { sql } from 'kysely';
import { lastActionsAbout } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { judgeReported, type ReportedKind, reportedParts, requireModerator } from '#domain/moderation';
import { likeLabels } from '#platform/database/like';
import type { LocalText } from '#shared/locale';
import type { ModerationAction, ModerationQuery, ReportedItem } from '#shared/moderation';
import type { Page } from '#shared/paging';
import * as paths from '#shared/paths';
import type { HasanahDeps } from './article.ts';
import { shortName } from './comments.ts';

const comments: ReportedKind = {
  things: 'article_comments',
  reports: 'comment_reports',
  about: 'comment_id',
  actions: { hide: 'comment.hidden', restore: 'comment.restored', dismiss: 'comment.report_dismissed' },
};
const { states, isFor, columns } = reportedParts(comments);

interface Row extends Omit<ReportedItem, 'author' | 'about' | 'lastAct'> {
  name: string | null;
  title: LocalText;
  slug: string;
}

/** Most reported first, then the newest. Comments of deleted accounts are not listed. Refuses `forbidden`. */
export async function listReportedComments(
  { db }: HasanahDeps,
  actor: Actor,
  { state, reason, search, page }: ModerationQuery,
  limit: number,
): Promise<Page<ReportedItem>> {
  requireModerator(actor);
  const found = sql`from article_comments t join articles a on a.id = t.article_id left join accounts o on o.id = t.account_id
    where t.text is not null and ${states[state]} ${reason ? sql`and ${isFor(reason)}` : sql``}
      ${search ? sql`and (t.text ilike ${`%${likeLabels(search)}%`} or a.title ->> 'id' ilike ${`%${likeLabels(search)}%`})` : sql``}`;
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<Row>`select t.id, t.text, o.name, t.created_at as "writtenAt", a.title, a.slug, ${columns}
      ${found} order by "openReports" desc, t.created_at desc, t.id limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
  ]);
  const acts = await lastActionsAbout(
    { db },
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ name, title, slug, ...row }): ReportedItem => ({
    ...row,
    author: name && shortName(name),
    about: { title, path: paths.article(slug) },
    lastAct: acts.get(row.id) ?? null,
  }));
  return { items, page, limit, total: count!.total, totalIsCapped: false };
}

/** Repeating it changes nothing. Refuses `forbidden`, `not_found`. */
export function judgeComment(
  deps: HasanahDeps,
  actor: Actor,
  id: string,
  act: ModerationAction,
): Promise<void> {
  return judgeReported(deps, actor, comments, { id, act });
}
