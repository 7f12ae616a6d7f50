// What is read most, on the home page (docs/product/catalogue.md: articles).
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { ArticleCards } from '#web/hasanah/article-card.tsx';
import type { ArticleCardView } from '#web/hasanah/article-view';
import * as paths from '#shared/paths';

export function HomeArticles({ articles }: { articles: ArticleCardView[] }) {
  return (
    <Section id="articles" title={m.hasanah_home_title()} className="mt-16">
      <ArticleCards articles={articles} />
      <p className="mt-6">
        <LocalLink to={paths.blog} className={buttonClass('secondary', 'lg')}>
          {m.hasanah_home_all()}
        </LocalLink>
      </p>
    </Section>
  );
}
