// News of the news service (spec §7, §8 "News fetch failure raises a page error"): any failure of it is `unavailable`.
import type { NewsItem, NewsSource } from '#platform/news/news';
import { AppError } from '#shared/errors';
import { hasOwnHasanah } from '#shared/hasanah';
import type { HasanahBrand } from './article.ts';

interface NewsDeps {
  news: NewsSource;
}

/** Newest first. A brand without hasanah has none. Refuses with `unavailable` when the service does not answer. */
export async function listNews({ news }: NewsDeps, brand: HasanahBrand, limit: number): Promise<NewsItem[]> {
  return hasOwnHasanah(brand.flags) ? asked(() => news.list(limit)) : [];
}

/** Refuses with `not_found`, and with `unavailable` as above. */
export async function getNews({ news }: NewsDeps, brand: HasanahBrand, id: string): Promise<NewsItem> {
  const item = hasOwnHasanah(brand.flags) ? await asked(() => news.find(id)) : null;
  if (!item) throw new AppError('not_found');
  return item;
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError('unavailable', [], { cause: error });
  }
}
