// News from the table `news_items`: the source of an installation without a news service.
import type { Db } from '#platform/database/database';
import { isNewsId, type NewsItem, type NewsSource } from './news.ts';

export function storedNews(db: Db): NewsSource {
  const items = () =>
    db
      .selectFrom('news_items')
      .select(['id', 'title', 'summary', 'body', 'source', 'published_at as publishedAt'])
      .$castTo<NewsItem>();
  return {
    list: (limit) => items().orderBy('published_at', 'desc').orderBy('id').limit(limit).execute(),
    find: async (id) =>
      isNewsId(id) ? ((await items().where('id', '=', id).executeTakeFirst()) ?? null) : null,
  };
}
