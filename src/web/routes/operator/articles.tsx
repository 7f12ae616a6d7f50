// The operator's articles (docs/product/hasanah.md): drafts, scheduled, published, withdrawn; search and filters in the address.
import { PenLine } from 'lucide-react';
import * as m from '#messages/messages';
import { listEditorArticles } from '#domain/hasanah';
import { consoleListPath } from '#shared/console-list';
import { formatInstant } from '#shared/dates';
import { readEditorArticleQuery } from '#shared/editor-article-query';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ArticleFilters } from '#web/hasanah/editor/article-filters.tsx';
import { ArticleTable } from '#web/hasanah/editor/article-table.tsx';
import { topicLabel } from '#web/hasanah/article-view';
import { PageLinks } from '#web/ui/page-links.tsx';
import { useFrame } from '#web/frame';
import { localized } from '#labels/localized';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/articles';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'articles');
  requireArea(request, 'hasanah');
  const { locale, deps } = request;
  const query = readEditorArticleQuery(new URLSearchParams(request.search));
  const { items, limit, total } = await listEditorArticles(
    deps,
    actor,
    { ...query, locale },
    pageSizes.console,
  );
  return {
    query,
    limit,
    total,
    articles: items.map(({ id, title, kind, topic, state, publishAt, updatedAt, views, comments }) => ({
      id,
      title: localized(title, locale),
      kind,
      topic: topicLabel[topic](),
      state,
      publishAt: publishAt && formatInstant(publishAt, locale, 'short'),
      changedAt: formatInstant(updatedAt, locale, 'short'),
      views,
      comments,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.editor_articles());
}

export default function OperatorArticlesRoute({
  loaderData: { query, limit, total, articles },
}: Route.ComponentProps) {
  const { search } = useFrame();
  const write = (
    <LocalLink to={paths.operator.newArticle} className={buttonClass('primary')}>
      <PenLine size={20} aria-hidden="true" />
      {m.editor_write()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead
        title={m.editor_articles()}
        text={m.editor_articles_text({ count: total })}
        action={
          <div className="flex flex-wrap gap-3">
            {write}
            <ListFileLink file={paths.operator.articlesFile} total={total} />
          </div>
        }
      />
      <ArticleFilters query={query} />
      {articles.length === 0 ? (
        <EmptyState title={m.editor_none()} text={m.editor_none_text()} />
      ) : (
        <ArticleTable articles={articles} sort={query.sort} />
      )}
      <PageLinks
        page={query.page}
        limit={limit}
        total={total}
        pathOf={(page) => consoleListPath(paths.operator.articles, search, { page })}
      />
    </>
  );
}
