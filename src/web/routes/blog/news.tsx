// One of the news (spec §7 "A news service: list and by id"; Our choice: an address of its own below /blog). Only read.
import * as m from '#messages/messages';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { crumbs } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { loadNews, requireHasanah } from '#web/hasanah/hasanah-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/news';
import * as paths from '#shared/paths';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  return loadNews(request, args.params.newsId);
}

const above = () => [{ name: m.hasanah_title(), to: paths.blog }];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData
    ? readingMeta(matches, {
        title: loaderData.title.text,
        description: loaderData.summary.text,
        path: paths.news(loaderData.id),
        above: above(),
      })
    : [];
}

export default function NewsPage({
  loaderData: { title, summary, source, publishedOn, text },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-2">
      <Breadcrumb items={crumbs(title.text, above())} />
      <article className="mx-auto mt-4 max-w-[44rem]">
        <p className="text-ink-soft">{m.hasanah_news()}</p>
        <LocalizedText
          as="h1"
          said={title}
          className="mt-2 text-3xl font-bold leading-tight tracking-tight text-balance md:text-4xl"
        />
        <LocalizedText as="p" said={summary} className="mt-4 text-xl text-ink-soft" />
        <p className="mt-4 text-sm text-ink-soft">{m.hasanah_news_from({ source, date: publishedOn })}</p>
        {/* oxlint-disable-next-line react/no-danger -- renderMarkdown lets nothing through that could run */}
        <div lang={text.lang} className="prose mt-8" dangerouslySetInnerHTML={{ __html: text.html }} />
      </article>
    </div>
  );
}
