// What a partner or a store replies to a review (docs/product/reviews.md): once, by those who speak for it, for everybody to read.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, workplaceFor } from '#domain/memberships';
import { notify } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { replyForm } from '#shared/review-form';
import { listOf, type Review } from './list-reviews.ts';
import { itemReviews, journeyReviews, type ReviewKind, reviewPath } from './review-kinds.ts';

interface ReplyDeps {
  db: Db;
  now: () => Date;
}

/** All reviews of the partner somebody works for, those without a reply first. Refuses `forbidden`. */
export async function listPartnerReviews(
  { db }: Pick<ReplyDeps, 'db'>,
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<Page<Review>> {
  return listOf({ db }, { partnerId: workplaceFor(actor, 'chat') }, { page, limit, unansweredFirst: true });
}

interface Reply {
  id: string;
  form: unknown;
}

/**
 * Stands under the review from now on; whoever wrote it is told. Refuses `forbidden`, `not_found` (hidden ones and those of other partners
 * too), `invalid_input`, `review_answered` when there is a reply already.
 */
export function replyToReview(deps: ReplyDeps, actor: Actor, reply: Reply): Promise<void> {
  return replyTo(journeyReviews, deps, actor, reply);
}

/** The same, of a store to what was written about its items. */
export function replyToItemReview(deps: ReplyDeps, actor: Actor, reply: Reply): Promise<void> {
  return replyTo(itemReviews, deps, actor, reply);
}

async function replyTo(kind: ReviewKind, deps: ReplyDeps, actor: Actor, { id, form }: Reply): Promise<void> {
  const placeId = kind.placeOf(actor);
  const { reply } = checkedForm(replyForm, form);
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const {
      rows: [review],
    } = await sql<{
      accountId: string | null;
      isAnswered: boolean;
      name: string;
      slug: string;
      item: string | null;
      brandId: string | null;
    }>`
      select t.account_id as "accountId", t.replied_at is not null as "isAnswered", p.name, p.slug, ${kind.item} as item, o.brand_id as "brandId"
      from ${sql.table(kind.things)} t ${kind.joins}
      where t.id = ${id}::uuid and p.id = ${placeId}::uuid and t.hidden_at is null for update of t`.execute(
      db,
    );
    if (!review) throw new AppError('not_found');
    if (review.isAnswered) throw new AppError('review_answered');
    await db
      .updateTable(kind.things)
      .set({ reply, replied_at: deps.now(), replied_by: actor.accountId })
      .where('id', '=', id)
      .execute();
    const { accountId, name, brandId } = review;
    const details = { about: id };
    await recordAudit(
      { ...deps, db },
      { actor, role: kind.role, action: 'review.answered', subjectId: accountId, details },
    );
    if (accountId === null) return;
    await notify({ ...deps, db }, [
      {
        accountId,
        kind: 'review_answered',
        values: { partner: name },
        path: `${reviewPath(review)}#review-${id}`,
        brandId,
        dedupeKey: `review ${id}`,
      },
    ]);
  });
}
