// New articles and press releases as RSS 2.0, as readers' programs fetch them.
import { Feed } from 'feed';
import * as m from '#messages/messages';
import { listNewestArticles } from '#domain/hasanah';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { PageRequest } from '#web/request/page-context.server';

const entriesShown = 30;

export async function articleFeed({ deps, brand, locale, origin }: PageRequest): Promise<string> {
  const address = (path: string) => origin + localePath(path, locale);
  const articles = await listNewestArticles(deps, brand, entriesShown);
  const feed = new Feed({
    id: address(paths.blog),
    link: address(paths.blog),
    title: `${m.hasanah_title()} · ${brand.name}`,
    description: m.hasanah_intro(),
    language: locale,
    copyright: brand.businessName,
    feedLinks: { rss: address(paths.blogFeed) },
    ...(articles[0] && { updated: articles[0].publishedAt }),
  });
  for (const { slug, title, summary, publishedAt } of articles) {
    const link = address(paths.article(slug));
    feed.addItem({
      id: link,
      link,
      title: textIn(title, locale).text,
      description: textIn(summary, locale).text,
      date: publishedAt,
    });
  }
  return feed.rss2();
}
