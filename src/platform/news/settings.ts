// Where news come from: a news service where one is configured, else the table of one's own.
import * as z from 'zod';
import type { Db } from '#platform/database/database';
import { newsService } from './news-service.ts';
import type { NewsSource } from './news.ts';
import { storedNews } from './stored-news.ts';

export const newsVariables = {
  /** A news service: answers `{data: […]}` at this address and `{data: {…}}` below it. Unset: news are what stands in the table news_items. */
  NEWS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
};

export function openNews(url: string | undefined, db: Db): NewsSource {
  return url === undefined ? storedNews(db) : newsService({ url });
}
