// A news service over HTTP: `GET {url}?limit=` answers `{data: […]}`, `GET {url}/{id}` answers `{data: {…}}` or 404.
import * as z from 'zod';
import { fetchWithin } from '#platform/bounded-fetch';
import { isNewsId, type NewsItem, type NewsSource } from './news.ts';

const text = z.object({ id: z.string().min(1), en: z.string().optional() });
const item = z
  .object({
    id: z.string().refine(isNewsId),
    title: text,
    summary: text,
    body: text,
    source: z.string(),
    published_at: z.iso.datetime({ offset: true }),
  })
  .transform(({ published_at: publishedAt, ...rest }): NewsItem => ({
    ...rest,
    publishedAt: new Date(publishedAt),
  }));

const maxBytes = 1024 * 1024;

export function newsService({ url, timeoutMs = 3_000 }: { url: string; timeoutMs?: number }): NewsSource {
  const ask = (address: string) =>
    fetchWithin(address, { headers: { accept: 'application/json' } }, { timeoutMs, maxBytes });
  return {
    async list(limit) {
      const address = new URL(url);
      address.searchParams.set('limit', String(limit));
      const { status, text: body } = await ask(address.href);
      if (status !== 200) throw new Error(`The news service answered ${status}`);
      return z
        .object({ data: z.array(item) })
        .parse(JSON.parse(body))
        .data.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
        .slice(0, limit);
    },
    async find(id) {
      if (!isNewsId(id)) return null;
      const { status, text: body } = await ask(`${url.replace(/\/$/, '')}/${id}`);
      if (status === 404) return null;
      if (status !== 200) throw new Error(`The news service answered ${status}`);
      return z.object({ data: item }).parse(JSON.parse(body)).data;
    },
  };
}
