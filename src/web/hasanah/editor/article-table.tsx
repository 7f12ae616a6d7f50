// Articles of the console, a row each.
import * as m from '#messages/messages';
import type { EditorArticleQuery } from '#shared/editor-article-query';
import type { ArticleKind, ArticleState } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import type { Localized } from '#labels/localized';
import { articleKindLabel, articleStateLabel } from '#labels/articles';

export interface ArticleRow {
  id: string;
  title: Localized;
  kind: ArticleKind;
  topic: string;
  state: ArticleState;
  publishAt: string | null;
  changedAt: string;
  views: number;
  comments: number;
}

export function ArticleTable({
  articles,
  sort,
}: {
  articles: readonly ArticleRow[];
  sort: EditorArticleQuery['sort'];
}) {
  const columns = [
    { key: 'title', label: m.editor_title(), isSortable: true },
    { key: 'kind', label: m.editor_kind() },
    { key: 'state', label: m.editor_state() },
    { key: 'publish', label: m.editor_publish_at(), isSortable: true },
    { key: 'changed', label: m.editor_changed(), isSortable: true },
    { key: 'read', label: m.editor_read(), isNumber: true, isSortable: true },
    { key: 'comments', label: m.editor_comments(), isNumber: true, isSortable: true },
  ];
  return (
    <ConsoleTable
      caption={m.editor_articles()}
      columns={columns}
      sort={sort}
      rows={articles.map((article) => ({
        key: article.id,
        name: article.title.text,
        lang: article.title.lang,
        to: paths.operator.article(article.id),
        after: articleStateLabel[article.state].word(),
        cells: cellsOf(article),
      }))}
    />
  );
}

function cellsOf({ kind, topic, state, publishAt, changedAt, views, comments }: ArticleRow) {
  const { word, tone } = articleStateLabel[state];
  return [
    <span key="kind">
      {articleKindLabel[kind]()}
      <span className="block text-sm text-ink-soft">{topic}</span>
    </span>,
    <Badge key="state" tone={tone}>
      {word()}
    </Badge>,
    publishAt ?? m.editor_never(),
    changedAt,
    views,
    comments,
  ];
}
