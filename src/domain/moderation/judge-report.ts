// Reported content of any kind, for the operator to review (docs/product/reviews.md): hide, show again, or accept. A kind
// names its tables; the kind itself reads the context of its text.
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, mayOperate } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import type { ModerationAction, ModerationState } from '#shared/moderation';
import { isId } from '#shared/names';

export interface ReportedKind {
  things: 'article_comments' | 'reviews' | 'item_reviews';
  reports: 'comment_reports' | 'review_reports' | 'item_review_reports';
  /** What a report is about. */
  about: 'comment_id' | 'review_id';
  actions: Record<ModerationAction, AuditAction>;
}

/** Refuses `forbidden` for everybody but the operator's content staff. */
export function requireModerator(actor: Actor): void {
  if (!mayOperate(actor, 'moderation')) throw new AppError('forbidden');
}

/** What a list of a kind selects of each thing `t`: which to show, and columns of what was reported. */
export function reportedParts({ reports, about }: ReportedKind) {
  const its = sql`from ${sql.table(reports)} r where r.${sql.ref(about)} = t.id`;
  const reported = sql`exists (select ${its})`;
  const waiting = sql`exists (select ${its} and r.settled_at is null)`;
  return {
    states: {
      open: sql`t.hidden_at is null and ${waiting}`,
      hidden: sql`t.hidden_at is not null`,
      dismissed: sql`t.hidden_at is null and ${reported} and not ${waiting}`,
      all: sql`true`,
    } satisfies Record<ModerationState, RawBuilder<unknown>>,
    isFor: (reason: string) => sql`exists (select ${its} and r.reason = ${reason})`,
    columns: sql`t.hidden_at is not null as "isHidden",
      coalesce((select json_agg(json_build_object('reason', by_reason.reason, 'count', by_reason.count) order by by_reason.count desc, by_reason.reason)
        from (select r.reason, count(*) ${its} group by r.reason) by_reason), '[]') as reports,
      (select count(*)::integer ${its} and r.settled_at is null) as "openReports"`,
  };
}

/** Every decision settles the open reports; repeating it changes nothing. Refuses `forbidden`, `not_found`. */
export async function judgeReported(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  kind: ReportedKind,
  { id, act }: { id: string; act: ModerationAction },
): Promise<void> {
  requireModerator(actor);
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const {
      rows: [thing],
    } = await sql<{ accountId: string | null; isHidden: boolean }>`
      select account_id as "accountId", hidden_at is not null as "isHidden" from ${sql.table(kind.things)} where id = ${id}::uuid and text is not null for update`.execute(
      db,
    );
    if (!thing) throw new AppError('not_found');
    const { numAffectedRows: settled } = await sql`
      update ${sql.table(kind.reports)} set settled_at = ${deps.now()} where ${sql.ref(kind.about)} = ${id}::uuid and settled_at is null`.execute(
      db,
    );
    const isChanged = act === 'dismiss' ? settled! > 0n : thing.isHidden !== (act === 'hide');
    if (!isChanged) return;
    if (act !== 'dismiss')
      await sql`update ${sql.table(kind.things)} set hidden_at = ${act === 'hide' ? deps.now() : null} where id = ${id}::uuid`.execute(
        db,
      );
    // Accepted content has no consequence for its author.
    const subjectId = act === 'dismiss' ? null : thing.accountId;
    await recordAudit(
      { ...deps, db },
      { actor, role: 'operator_content', action: kind.actions[act], subjectId, details: { about: id } },
    );
  });
}
