// What a CDN in front of us may answer in our place (docs/product/page-cache.md, "Behind a CDN"; decision 0200). Pure.
import type { StoredPage } from './page-cache.server.ts';

/**
 * Headers for a page from memory: stored for at most `seconds`, shown for as long again while a new one is fetched, and never past the
 * moment at which the clock changes it. The browser's own Cache-Control stays as it is: this one is for CDNs alone (RFC 9213). The keys
 * are the tables whose change makes the page untrue.
 */
export function cdnHeaders(
  { until, reading }: Pick<StoredPage, 'until' | 'reading'>,
  seconds: number,
  now: Date,
): Record<string, string> {
  const left = Math.floor((until - now.getTime()) / 1_000);
  const fresh = Math.min(seconds, left);
  if (fresh <= 0) return {};
  const stale = Math.min(seconds, left - fresh);
  return {
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${stale}`,
    'surrogate-key': reading.tables.toSorted().join(' '),
  };
}
