// What is read most, on the home page (docs/product/catalogue.md: articles): two, in a line each.
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ArticleCardView } from '#web/hasanah/article-view';
import * as paths from '#shared/paths';

export function HomeArticles({ articles }: { articles: ArticleCardView[] }) {
  return (
    <Section
      id="articles"
      title={m.hasanah_home_title()}
      className="mt-10 md:mt-16"
      action={<MoreLink to={paths.blog}>{m.hasanah_home_all()}</MoreLink>}
    >
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {articles.map(({ slug, title, topic, cover, publishedOn }) => (
          <li
            key={slug}
            id={slug}
            className="relative flex gap-3 overflow-hidden rounded-card border border-line bg-card hover:border-primary"
          >
            <Cover
              address={cover}
              alt=""
              sizes="(min-width: 48rem) 176px, 112px"
              className="w-28 shrink-0 bg-line object-cover md:w-44"
            />
            <div className="min-w-0 py-3 pr-3 md:py-4">
              <p className="text-sm text-ink-soft">{topic}</p>
              <h3 className="mt-0.5 font-bold leading-snug text-pretty md:text-lg">
                <LocalLink to={paths.article(slug)} className="hover:underline after:absolute after:inset-0">
                  <LocalizedText said={title} />
                </LocalLink>
              </h3>
              <p className="mt-1 text-sm tabular-nums text-ink-soft">{publishedOn}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
