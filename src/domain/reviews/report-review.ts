// Reporting a review to the operator, as with comments.
import { checkReport } from '#domain/moderation';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';

export interface ShownReview {
  id: string;
  accountId: string | null;
  authorName: string;
  rating: number;
  text: string;
  locale: Locale;
  /** The page that shows it. */
  partnerSlug: string;
}

/** A review that readers see. Refuses `not_found`. */
export async function getReview({ db }: { db: Db }, id: string): Promise<ShownReview> {
  const review =
    isId(id) &&
    (await db
      .selectFrom('reviews as r')
      .innerJoin('partners as t', 't.id', 'r.partner_id')
      .select([
        'r.id',
        'r.account_id as accountId',
        'r.author_name as authorName',
        'r.rating',
        'r.text',
        'r.locale',
        't.slug as partnerSlug',
      ])
      .where('r.id', '=', id)
      .where('r.hidden_at', 'is', null)
      .executeTakeFirst());
  if (!review) throw new AppError('not_found');
  return { ...review, locale: review.locale as Locale };
}

/** Repeating it changes nothing. Refuses `not_found`, one's own, an unknown reason, `too_many_requests`. */
export async function reportReview(
  deps: { db: Db; now: () => Date },
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const review = await getReview(deps, id);
  const checked = await checkReport(deps, actor, {
    authorId: review.accountId,
    reason,
    ifOwn: 'reviews_report_own',
  });
  await deps.db
    .insertInto('review_reports')
    .values({ review_id: review.id, account_id: actor.accountId, reason: checked, reported_at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
