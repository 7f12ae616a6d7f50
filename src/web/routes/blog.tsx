// Hasanah (spec §2 /blog, §7): the article that stands first, what is read most, all others, press releases, news. Only read.
// "Show more" is an address: it brings back what was there and ten more.
import * as m from '#messages/messages';
import {
  findHeaderArticle,
  listNews,
  listOtherArticles,
  listPressReleases,
  listTrendingArticles,
} from '#domain/hasanah';
import { AppError } from '#shared/errors';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { ArticleCards } from '#web/hasanah/article-card.tsx';
import { articleCardView, newsView, type NewsView } from '#web/hasanah/article-view';
import { feedLink } from '#web/hasanah/feed-link';
import { HeaderArticle } from '#web/hasanah/header-article.tsx';
import { ShortList } from '#web/hasanah/short-list.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { requireHasanah } from '#web/hasanah/hasanah-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/blog';

/** As many as a page may hold. */
const lastPage = 10;
const trendingShown = 5;
const besideShown = 4;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  const { deps, brand, locale, search } = request;
  const asked = Number(new URLSearchParams(search).get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), lastPage) : 1;
  const [header, others, trending, press, news] = await Promise.all([
    findHeaderArticle(deps, brand),
    listOtherArticles(deps, brand, { page: 1, limit: page * pageSizes.list }),
    listTrendingArticles(deps, brand, trendingShown),
    listPressReleases(deps, brand, besideShown),
    newsOrNull(request),
  ]);
  const cards = (articles: typeof trending) => articles.map((article) => articleCardView(article, locale));
  return {
    header: header && articleCardView(header, locale),
    others: cards(others.items),
    total: others.total,
    page,
    trending: cards(trending),
    press: cards(press),
    news,
  };
}

/** A news service that is away takes nothing else with it. */
async function newsOrNull({ deps, brand, locale, log }: PageRequest): Promise<NewsView[] | null> {
  try {
    return (await listNews(deps, brand, besideShown)).map((item) => newsView(item, locale));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error }, 'news failed');
    return null;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...readingMeta(matches, { title: m.hasanah_title(), description: m.hasanah_intro(), path: paths.blog }),
    ...feedLink(matches),
  ];
}

export default function Blog({
  loaderData: { header, others, total, page, trending, press, news },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.hasanah_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.hasanah_intro()}</p>
      {header === null ? (
        <div className="mt-8">
          <EmptyState
            title={m.hasanah_none()}
            text={m.hasanah_none_text()}
            action={
              <LocalLink to={paths.guides} className={buttonClass('secondary')}>
                {m.hasanah_to_guides()}
              </LocalLink>
            }
          />
        </div>
      ) : (
        <HeaderArticle article={header} />
      )}
      <div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {trending.length > 0 && (
          <ShortList
            id="trending"
            isNumbered
            title={m.hasanah_trending()}
            entries={trending.map(({ slug, title, topic }) => ({
              to: paths.article(slug),
              title,
              below: topic,
            }))}
          />
        )}
        {press.length > 0 && (
          <ShortList
            id="press"
            title={m.hasanah_press()}
            entries={press.map(({ slug, title, publishedOn }) => ({
              to: paths.article(slug),
              title,
              below: publishedOn,
            }))}
          />
        )}
        {news === null ? (
          <section aria-labelledby="news">
            <h2 id="news" className="text-xl font-bold tracking-tight">
              {m.hasanah_news()}
            </h2>
            <p className="mt-2 text-ink-soft">{m.hasanah_news_away()}</p>
          </section>
        ) : (
          news.length > 0 && (
            <ShortList
              id="news"
              title={m.hasanah_news()}
              entries={news.map(({ id, title, source, publishedOn }) => ({
                to: paths.news(id),
                title,
                below: m.hasanah_news_from({ source, date: publishedOn }),
              }))}
            />
          )
        )}
      </div>
      {others.length > 0 && (
        <Section id="others" title={m.hasanah_others()}>
          <ArticleCards articles={others} />
          <div className="mt-6 flex flex-wrap items-center gap-4">
            {others.length < total && page < lastPage && (
              <LocalLink
                to={`${paths.blog}?page=${page + 1}#${others.at(-1)!.slug}`}
                className={buttonClass('secondary')}
              >
                {m.hasanah_more()}
              </LocalLink>
            )}
            <p className="tabular-nums text-ink-soft">{m.hasanah_shown({ shown: others.length, total })}</p>
          </div>
        </Section>
      )}
    </div>
  );
}
