// The feed of new articles in the language of its address (docs/product/hasanah.md: RSS).
import { articleFeed } from '#web/hasanah/article-feed.server';
import { requireHasanah } from '#web/hasanah/hasanah-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/rss';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  return new Response(await articleFeed(request), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
