// Reporting a review to the operator, as with comments.
import { sql } from 'kysely';
import { checkReport } from '#domain/moderation';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import { reviewPath, type ReviewKind, reviewKinds } from './review-kinds.ts';

export interface ShownReview {
  id: string;
  accountId: string | null;
  authorName: string;
  rating: number;
  text: string;
  locale: Locale;
  /** The page that shows it. */
  path: string;
}

/** A review that readers see, of a journey or an item. Refuses `not_found`. */
export async function getReview({ db }: { db: Db }, id: string): Promise<ShownReview> {
  return (await findShown(db, id)).review;
}

async function findShown(db: Db, id: string): Promise<{ kind: ReviewKind; review: ShownReview }> {
  if (!isId(id)) throw new AppError('not_found');
  for (const kind of reviewKinds) {
    const {
      rows: [row],
    } = await sql<Omit<ShownReview, 'path'> & { slug: string; item: string | null }>`
      select t.id, t.account_id as "accountId", t.author_name as "authorName", t.rating, t.text, t.locale, p.slug, ${kind.item} as item
      from ${sql.table(kind.things)} t ${kind.joins} where t.id = ${id}::uuid and t.hidden_at is null`.execute(
      db,
    );
    if (!row) continue;
    const { slug, item, ...review } = row;
    return { kind, review: { ...review, path: reviewPath({ slug, item }) } };
  }
  throw new AppError('not_found');
}

/** Repeating it changes nothing. Refuses `not_found`, one's own, an unknown reason, `too_many_requests`. */
export async function reportReview(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const { kind, review } = await findShown(deps.db, id);
  const checked = await checkReport(deps, actor, {
    authorId: review.accountId,
    reason,
    ifOwn: 'reviews_report_own',
  });
  await deps.db
    .insertInto(kind.reports)
    .values({ review_id: review.id, account_id: actor.accountId, reason: checked, reported_at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
