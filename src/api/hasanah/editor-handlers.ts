// Writing articles over HTTP (docs/product/hasanah.md). As at the page, a brand without hasanah has none of it.
import type { Deps } from '#domain/deps';
import { type EditorArticle, getEditorArticle, listEditorArticles, saveArticle } from '#domain/hasanah';
import type { Actor } from '#domain/memberships';
import { consoleSort } from '#shared/console-list';
import { editorArticleSorts, firstEditorArticleSort } from '#shared/editor-article-query';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { articleEditorContract } from './editor-contract.ts';
import { whereHasanahIs } from './handlers.ts';

type Listed = Awaited<ReturnType<typeof listEditorArticles>>['items'][number];

const presentListed = ({ id, slug, kind, topic, title, state, views, comments, ...article }: Listed) => ({
  ...{ id, slug, kind, topic, title, state, views, comments },
  publish_at: article.publishAt && article.publishAt.toISOString(),
  updated_at: article.updatedAt.toISOString(),
});

const presentDetail = (article: EditorArticle) => ({
  ...presentListed(article),
  ...{ summary: article.summary, body: article.body, version: article.version },
  brand: article.brandId,
  is_header: article.isHeader,
});
const detail = async (deps: Deps, actor: Actor, id: string) =>
  presentDetail(await getEditorArticle(deps, actor, id));

const calls = implement(articleEditorContract, {
  editorList: async (
    { query: { limit, state = null, kind = null, sort: order, ...query } },
    { deps, actor, locale },
  ) => {
    const sort = consoleSort(order, editorArticleSorts, firstEditorArticleSort);
    const page = await listEditorArticles(deps, actor, { ...query, state, kind, sort, locale }, limit);
    return { data: page.items.map(presentListed), pagination: presentPagination(page) };
  },
  editorDetail: async ({ params: { id } }, { deps, actor }) => ({ data: await detail(deps, actor, id) }),
  editorWrite: async ({ body: { move, ...form } }, { deps, actor }) => {
    const id = await saveArticle(deps, actor, { of: null, form, move });
    return { data: await detail(deps, actor, id) };
  },
  editorSave: async ({ params: { id }, body: { move, version, ...form } }, { deps, actor }) => {
    await saveArticle(deps, actor, { of: { id, version }, form, move });
    return { data: await detail(deps, actor, id) };
  },
});

export const articleEditorApi = whereHasanahIs(calls);
