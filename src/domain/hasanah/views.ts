// Counts article views (spec §7 POST hasanah/{id}): once for each visitor and day, without storing who it was.
import { sql } from 'kysely';
import { passThrottle } from '#domain/throttles';
import { todayInIndonesia } from '#shared/dates';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { HasanahBrand, HasanahDeps } from './article.ts';
import { getArticle } from './list-articles.ts';

/**
 * Counts a view; a second one within a day changes nothing. `visitor` is the browser's random id or its network: only a
 * digest of it is stored, with the throttles, and no longer than they are. Refuses `not_found`.
 */
export async function registerView(
  deps: HasanahDeps,
  brand: HasanahBrand,
  name: string,
  visitor: string,
): Promise<void> {
  const { id } = await getArticle(deps, brand, name);
  if (!(await isFirstToday(deps, id, visitor))) return;
  await sql`insert into article_days (article_id, day, views) values (${id}::uuid, ${todayInIndonesia(deps.now())}::date, 1)
    on conflict (article_id, day) do update set views = article_days.views + 1`.execute(deps.db);
}

async function isFirstToday(deps: HasanahDeps, articleId: string, visitor: string): Promise<boolean> {
  try {
    await passThrottle(deps, {
      name: 'hasanah view',
      of: `${articleId} ${visitor}`,
      max: 1,
      windowSeconds: dayMs / 1_000,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
