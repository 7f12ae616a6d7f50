// The feed of new articles in the language of its address (issue "worship" 4: RSS).
import { articleFeed } from '#web/server/reading/article-feed';
import { requireHasanah } from '#web/server/reading/hasanah-pages';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/rss';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  return new Response(await articleFeed(request), { headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}
