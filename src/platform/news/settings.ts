// The source of news: a news service where one is configured, else our own table.
import * as z from 'zod';
import type { Db } from '#platform/database/database';
import { newsService } from './news-service.ts';
import type { NewsSource } from './news.ts';
import { storedNews } from './stored-news.ts';

export const newsVariables = {
  /**
   * A news service: answers `{data: […]}` at this URL and `{data: {…}}` below it. Unset: news come from the table
   * news_items.
   */
  NEWS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
};

export function openNews(url: string | undefined, db: Db): NewsSource {
  return url === undefined ? storedNews(db) : newsService({ url });
}
