// The article that stands first on /blog (spec §7 hasanah/header).
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { ArticleCardView } from './article-view.ts';
import * as paths from '#shared/paths';

export function HeaderArticle({ article }: { article: ArticleCardView }) {
  return (
    <article className="relative mt-8 grid overflow-hidden rounded-card border border-line bg-card lg:grid-cols-[1.2fr_1fr]">
      <Cover
        address={article.cover}
        alt=""
        priority
        sizes="(min-width: 64rem) 40rem, 100vw"
        className="aspect-[8/5] h-full w-full bg-line object-cover"
      />
      <div className="flex flex-col justify-center gap-3 p-5 lg:p-8">
        <p className="text-sm text-ink-soft">{article.topic}</p>
        <h2 className="text-2xl font-bold leading-tight tracking-tight text-balance lg:text-3xl">
          <LocalLink
            to={paths.article(article.slug)}
            className="hover:underline after:absolute after:inset-0"
          >
            <LocalizedText said={article.title} />
          </LocalLink>
        </h2>
        <LocalizedText as="p" said={article.summary} className="text-lg text-ink-soft" />
        <p className="text-sm tabular-nums text-ink-soft">{article.publishedOn}</p>
      </div>
    </article>
  );
}
