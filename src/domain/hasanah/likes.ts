// Likes of articles and comments (spec §7 hasanah): one a member; pressing again removes it.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { hourMs } from '#shared/durations';
import type { HasanahBrand, HasanahDeps } from './article.ts';
import { getComment } from './comments.ts';
import { getArticle } from './list-articles.ts';

export interface Liked {
  isLiked: boolean;
  likes: number;
}

const likesPerHour = 120;

/** What can be liked: its table and column. */
const liked = {
  article: { table: 'article_likes', column: 'article_id' },
  comment: { table: 'comment_likes', column: 'comment_id' },
} as const;

/** Likes the article, or removes the like. Refuses `not_found`, and `too_many_requests` for too many presses. */
export async function toggleArticleLike(
  deps: HasanahDeps,
  actor: Actor,
  brand: HasanahBrand,
  name: string,
): Promise<Liked> {
  const { id } = await getArticle(deps, brand, name);
  return toggle(deps, actor, liked.article, id);
}

/** Likes the comment, or removes the like. Refuses as above. */
export async function toggleCommentLike(
  deps: HasanahDeps,
  actor: Actor,
  brand: HasanahBrand,
  name: string,
  commentId: string,
): Promise<Liked> {
  const { id } = await getComment(deps, brand, name, commentId);
  return toggle(deps, actor, liked.comment, id);
}

/** Whether the member likes the article; a guest never does. */
export async function likesArticle(
  { db }: Pick<HasanahDeps, 'db'>,
  actor: Actor | null,
  articleId: string,
): Promise<boolean> {
  if (!actor) return false;
  const like = await db
    .selectFrom('article_likes')
    .select('liked_at')
    .where('article_id', '=', articleId)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  return like !== undefined;
}

async function toggle(
  deps: HasanahDeps,
  { accountId }: Actor,
  { table, column }: (typeof liked)[keyof typeof liked],
  id: string,
): Promise<Liked> {
  await passThrottle(deps, {
    name: 'hasanah like',
    of: accountId,
    max: likesPerHour,
    windowSeconds: hourMs / 1_000,
  });
  return transaction(deps.db, async (db) => {
    const its = sql`${sql.ref(column)} = ${id}::uuid`;
    const removed =
      await sql`delete from ${sql.table(table)} where ${its} and account_id = ${accountId}::uuid`.execute(db);
    const isLiked = removed.numAffectedRows === 0n;
    // Two concurrent presses end in one like.
    if (isLiked)
      await sql`insert into ${sql.table(table)} (${sql.ref(column)}, account_id, liked_at) values (${id}, ${accountId}, ${deps.now()}) on conflict do nothing`.execute(
        db,
      );
    const {
      rows: [counted],
    } = await sql<{
      likes: number;
    }>`select count(*)::integer as likes from ${sql.table(table)} where ${its}`.execute(db);
    return { isLiked, likes: counted!.likes };
  });
}
