// Reported comments, for the operator to judge (issue "worship" 4): hidden, shown again, or found to be fine; each act in the audit log,
// where the comment's author reads what became of it.
import { type RawBuilder, sql } from 'kysely';
import { lastActsAbout, recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { likeWords } from '#platform/database/like';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import type { ModerationAct, ModerationQuery, ModerationState, ReportedItem } from '#shared/moderation';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type { HasanahDeps } from './article.ts';
import { shortName } from './comments.ts';
import { refuseReaders } from './desk-access.ts';

const reported = sql`exists (select from comment_reports r where r.comment_id = c.id)`;
const waiting = sql`exists (select from comment_reports r where r.comment_id = c.id and r.settled_at is null)`;

const states: Record<ModerationState, RawBuilder<unknown>> = {
  open: sql`c.hidden_at is null and ${waiting}`,
  hidden: sql`c.hidden_at is not null`,
  dismissed: sql`c.hidden_at is null and ${reported} and not ${waiting}`,
  all: sql`true`,
};

interface Row {
  id: string;
  text: string;
  name: string | null;
  writtenAt: Date;
  isHidden: boolean;
  title: LocalText;
  slug: string;
  reports: ReportedItem['reports'] | null;
  openReports: number;
}

/** Most reported first, then the newest. What went with its author's account is not listed. Refuses `forbidden`. */
export async function listReportedComments({ db }: HasanahDeps, actor: Actor, { state, reason, search, page }: ModerationQuery, limit: number): Promise<Page<ReportedItem>> {
  refuseReaders(actor);
  const found = sql`from article_comments c join articles a on a.id = c.article_id left join accounts o on o.id = c.account_id
    where c.text is not null and ${states[state]}
      ${reason ? sql`and exists (select from comment_reports r where r.comment_id = c.id and r.reason = ${reason})` : sql``}
      ${search ? sql`and (c.text ilike ${`%${likeWords(search)}%`} or a.title ->> 'id' ilike ${`%${likeWords(search)}%`})` : sql``}`;
  const [{ rows }, { rows: [count] }] = await Promise.all([
    sql<Row>`select c.id, c.text, o.name, c.created_at as "writtenAt", c.hidden_at is not null as "isHidden", a.title, a.slug,
        (select json_agg(json_build_object('reason', by_reason.reason, 'count', by_reason.count) order by by_reason.count desc, by_reason.reason)
          from (select r.reason, count(*) from comment_reports r where r.comment_id = c.id group by r.reason) by_reason) as reports,
        (select count(*)::integer from comment_reports r where r.comment_id = c.id and r.settled_at is null) as "openReports"
      ${found} order by "openReports" desc, c.created_at desc, c.id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
  ]);
  const acts = await lastActsAbout({ db }, rows.map(({ id }) => id));
  const items = rows.map(({ name, title, slug, reports, ...row }): ReportedItem => ({
    ...row, author: name && shortName(name), about: { title, path: `/blog/${slug}` }, reports: reports ?? [], lastAct: acts.get(row.id) ?? null }));
  return { items, page, limit, total: count!.total, totalIsCapped: false };
}

/** What each act does to comment `id`, and when it would change nothing. */
const acts: Record<ModerationAct, { action: AuditAction; when: RawBuilder<unknown>; set: (now: Date) => RawBuilder<unknown> }> = {
  hide: { action: 'comment.hidden', when: sql`c.hidden_at is null`, set: (now) => sql`hidden_at = ${now}` },
  restore: { action: 'comment.restored', when: sql`c.hidden_at is not null`, set: () => sql`hidden_at = null` },
  dismiss: { action: 'comment.report_dismissed', when: waiting, set: () => sql`hidden_at = c.hidden_at` },
};

/** Whatever is done settles the reports there are; the same again changes nothing. Refuses `forbidden`, `not_found`. */
export async function judgeComment(deps: HasanahDeps, actor: Actor, id: string, act: ModerationAct): Promise<void> {
  refuseReaders(actor);
  if (!isId(id)) throw new AppError('not_found');
  const { action, when, set } = acts[act];
  await transaction(deps.db, async (db) => {
    const comment = await lockComment(db, id);
    const { numAffectedRows } = await sql`update article_comments c set ${set(deps.now())} where c.id = ${id}::uuid and ${when}`.execute(db);
    await db.updateTable('comment_reports').set({ settled_at: deps.now() }).where('comment_id', '=', id).where('settled_at', 'is', null).execute();
    // Nothing was done to the author of what was found to be fine.
    const subjectId = act === 'dismiss' ? null : comment.accountId;
    if (numAffectedRows) await recordAudit({ ...deps, db }, { actor, role: 'operator_content', action, subjectId, details: { about: id } });
  });
}

async function lockComment(db: Db, id: string): Promise<{ accountId: string | null }> {
  const comment = await db.selectFrom('article_comments').select('account_id as accountId').where('id', '=', id).where('text', 'is not', null).forUpdate().executeTakeFirst();
  if (!comment) throw new AppError('not_found');
  return comment;
}
