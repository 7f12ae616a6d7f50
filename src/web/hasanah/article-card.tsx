// An article in a list (spec §2 /blog, docs/product/catalogue.md: articles).
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { ArticleCardView } from './article-view.ts';
import * as paths from '#shared/paths';

/** `level`: of its heading. */
function ArticleCard({ article, level: Heading = 'h3' }: { article: ArticleCardView; level?: 'h2' | 'h3' }) {
  return (
    <li
      id={article.slug}
      className="relative flex scroll-mt-24 flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <Cover
        address={article.cover}
        alt=""
        sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 50vw, 100vw"
        className="aspect-[5/2] h-auto w-full bg-line object-cover"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <p className="text-sm text-ink-soft">{article.topic}</p>
        <Heading className="text-lg font-bold leading-snug text-balance">
          <LocalLink
            to={paths.article(article.slug)}
            className="hover:underline after:absolute after:inset-0"
          >
            <LocalizedText said={article.title} />
          </LocalLink>
        </Heading>
        <LocalizedText as="p" said={article.summary} className="text-ink-soft" />
        <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-sm tabular-nums text-ink-soft">
          <span>{article.publishedOn}</span>
          {article.comments > 0 && <span>{m.hasanah_comments_count({ count: article.comments })}</span>}
        </p>
      </div>
    </li>
  );
}

export function ArticleCards({ articles, level }: { articles: ArticleCardView[]; level?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} {...(level && { level })} />
      ))}
    </ul>
  );
}
