// Readers' comments on an article (spec §2, §3 comment, §7 hasanah/{id}/comments): paged and sorted; members write and
// report them.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { checkReport } from '#domain/moderation';
import { passThrottle } from '#domain/throttles';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { commentMaxLength, type CommentSort } from '#shared/hasanah';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type { HasanahBrand, HasanahDeps } from './article.ts';
import { getArticle } from './list-articles.ts';

export interface Comment {
  id: string;
  /** 'Siti R.'; null once the account is gone, and for others when it is hidden. */
  author: string | null;
  /** Null likewise. */
  text: string | null;
  /** Hidden by the operator: it keeps its place, and only its author still reads it. */
  isHidden: boolean;
  createdAt: Date;
  likes: number;
  /** By the actor. */
  isLiked: boolean;
  isOwn: boolean;
}

const commentsPerHour = 10;

const orders = {
  newest: sql`c.created_at desc, c.id`,
  oldest: sql`c.created_at, c.id`,
  most_liked: sql`likes desc, c.created_at desc, c.id`,
} as const satisfies Record<CommentSort, unknown>;

/** A page of an article's comments. Refuses `not_found`. */
export async function listComments(
  deps: HasanahDeps,
  actor: Actor | null,
  brand: HasanahBrand,
  name: string,
  { page, limit, sort }: { page: number; limit: number; sort: CommentSort },
): Promise<Page<Comment>> {
  const article = await getArticle(deps, brand, name);
  const reader = actor?.accountId ?? null;
  const isReadable = sql`(c.hidden_at is null or c.account_id = ${reader}::uuid)`;
  const { rows } = await sql<Omit<Comment, 'author'> & { name: string | null }>`
    select c.id, case when ${isReadable} then c.text end as text, c.created_at as "createdAt", case when ${isReadable} then o.name end as name, c.hidden_at is not null as "isHidden",
      coalesce(c.account_id = ${reader}::uuid, false) as "isOwn",
      (select count(*)::integer from comment_likes l where l.comment_id = c.id) as likes,
      exists (select from comment_likes l where l.comment_id = c.id and l.account_id = ${reader}::uuid) as "isLiked"
    from article_comments c left join accounts o on o.id = c.account_id
    where c.article_id = ${article.id}::uuid
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(deps.db);
  return {
    items: rows.map(({ name: whole, ...row }) => ({ ...row, author: whole && shortName(whole) })),
    page,
    limit,
    total: article.comments,
    totalIsCapped: false,
  };
}

/**
 * Adds a comment. Refuses `invalid_input` for an empty or too long one, `not_found`, and `too_many_requests` for more
 * than ten in an hour.
 */
export async function addComment(
  deps: HasanahDeps,
  actor: Actor,
  brand: HasanahBrand,
  name: string,
  words: string,
): Promise<{ id: string }> {
  const { id } = await getArticle(deps, brand, name);
  const text = tidy(words);
  if (text === '') throw new AppError('invalid_input', [{ field: 'comment', message: 'error_field_empty' }]);
  if (text.length > commentMaxLength)
    throw new AppError('invalid_input', [
      { field: 'comment', message: 'error_text_too_long', values: { max: commentMaxLength } },
    ]);
  await passThrottle(deps, {
    name: 'hasanah comment',
    of: actor.accountId,
    max: commentsPerHour,
    windowSeconds: hourMs / 1_000,
  });
  return deps.db
    .insertInto('article_comments')
    .values({ article_id: id, account_id: actor.accountId, text, created_at: deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Reports somebody else's comment to the operator; repeating it changes nothing. Refuses `not_found`, one's own, an
 * unknown reason.
 */
export async function reportComment(
  deps: HasanahDeps,
  actor: Actor,
  brand: HasanahBrand,
  name: string,
  commentId: string,
  reason: string,
): Promise<void> {
  const comment = await getComment(deps, brand, name, commentId);
  const checked = await checkReport(deps, actor, {
    authorId: comment.accountId,
    reason,
    ifOwn: 'hasanah_report_own',
  });
  await deps.db
    .insertInto('comment_reports')
    .values({ comment_id: comment.id, account_id: actor.accountId, reason: checked, reported_at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A comment that readers see under this article. Refuses `not_found`. */
export async function getComment(
  deps: HasanahDeps,
  brand: HasanahBrand,
  name: string,
  commentId: string,
): Promise<{ id: string; accountId: string | null }> {
  const article = await getArticle(deps, brand, name);
  const comment =
    isId(commentId) &&
    (await deps.db
      .selectFrom('article_comments')
      .select(['id', 'account_id as accountId'])
      .where('id', '=', commentId)
      .where('article_id', '=', article.id)
      .where('hidden_at', 'is', null)
      .where('text', 'is not', null)
      .executeTakeFirst());
  if (!comment) throw new AppError('not_found');
  return comment;
}

/** Keeps line breaks, but at most one empty line; removes control characters. */
function tidy(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** 'Siti Nur Rahmawati' → 'Siti R.': readers need not know more of each other. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
