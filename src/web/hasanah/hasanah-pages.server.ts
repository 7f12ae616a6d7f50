// What the pages of hasanah load (spec §2 "Hasanah article: detail plus the first 3 newest comments").
import { redirect } from 'react-router';
import {
  type Article,
  getArticle,
  getNews,
  likesArticle,
  listComments,
  listRelatedArticles,
  type NewsItem,
  type WholeArticle,
} from '#domain/hasanah';
import { commentSorts, commentsPerPage, firstComments, hasanahElsewhere, writeQuery } from '#shared/hasanah';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { articleCardView, articleView, commentView, newsView } from './article-view.ts';
import type { CommentsView } from './comment-section.tsx';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { renderedText } from '#web/site-content/rendered-texts.server';
import { requireArea } from '#web/request/require-area.server';

const relatedShown = 3;
/** Nobody turns that many pages; a larger number is a slip or a probe. */
const lastPageAsked = 1_000;

/** Begins every page of hasanah. Where the brand keeps it elsewhere, old addresses lead there; without hasanah they do not exist. */
export function requireHasanah(request: PageRequest): void {
  const elsewhere = hasanahElsewhere(request.brand.flags);
  if (elsewhere) throw redirect(elsewhere, 302);
  requireArea(request, 'hasanah');
}

/** By slug; an id or an earlier slug leads to its slug, anything unknown to the page of 404. */
export async function loadArticle(request: PageRequest, slug: string) {
  const { deps, brand, locale, actor } = request;
  const article: WholeArticle = await orMissing(getArticle(deps, brand, slug));
  if (article.slug !== slug)
    throw redirect(localePath(paths.article(article.slug), locale) + request.search, 301);
  const [isLiked, comments, related] = await Promise.all([
    likesArticle(deps, actor, article.id),
    loadComments(request, article),
    listRelatedArticles(deps, brand, article, relatedShown),
  ]);
  return {
    article: articleView(article, renderedText(brand, article.body, locale), locale),
    isLiked: actor ? isLiked : null,
    comments,
    related: related.map((one) => articleCardView(one, locale)),
  };
}

async function loadComments(
  { deps, brand, locale, actor, search }: PageRequest,
  { slug }: Article,
): Promise<CommentsView> {
  const query = new URLSearchParams(search);
  const asked = Number(query.get('comments') ?? Number.NaN);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPageAsked ? asked : null;
  const sort = (page !== null && commentSorts.find((one) => one === query.get('sort_by'))) || 'newest';
  const limit = page === null ? firstComments : commentsPerPage;
  const { items, total } = await listComments(deps, actor, brand, slug, { page: page ?? 1, limit, sort });
  return {
    items: items.map((comment) => commentView(comment, locale)),
    total,
    limit,
    page,
    sort,
    isMember: actor !== null,
    isWriting: query.has(writeQuery),
  };
}

/** Spec §8 "News fetch failure raises a page error with status and message". */
export async function loadNews({ deps, brand, locale }: PageRequest, id: string) {
  const item: NewsItem = await orMissing(getNews(deps, brand, id));
  return { ...newsView(item, locale), text: renderedText(brand, item.body, locale) };
}
