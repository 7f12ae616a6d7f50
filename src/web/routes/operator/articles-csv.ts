// The operator's articles as a file, with the search, the filters and the order of the page.
import * as m from '#messages/messages';
import { listEditorArticles } from '#domain/hasanah';
import { articleKindLabel, articleStateLabel } from '#labels/articles';
import { localized } from '#labels/localized';
import { todayInIndonesia } from '#shared/dates';
import { readEditorArticleQuery } from '#shared/editor-article-query';
import { maxConsoleRows } from '#shared/limits';
import { topicLabel } from '#web/hasanah/article-view';
import { csvFile } from '#web/request/csv.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/articles-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'articles');
  requireArea(request, 'hasanah');
  const { deps, locale, search } = request;
  const query = { ...readEditorArticleQuery(new URLSearchParams(search)), page: 1, locale };
  const { items } = await listEditorArticles(deps, actor, query, maxConsoleRows);
  return csvFile(`${m.editor_articles_file()}-${todayInIndonesia(deps.now())}`, [
    [
      m.editor_title(),
      m.editor_kind(),
      m.editor_topic(),
      m.editor_state(),
      m.editor_publish_at(),
      m.editor_changed(),
      m.editor_read(),
      m.editor_comments(),
    ],
    ...items.map(({ title, kind, topic, state, publishAt, updatedAt, views, comments }) => [
      localized(title, locale).text,
      articleKindLabel[kind](),
      topicLabel[topic](),
      articleStateLabel[state].word(),
      publishAt ? todayInIndonesia(publishAt) : '',
      todayInIndonesia(updatedAt),
      views,
      comments,
    ]),
  ]);
}
