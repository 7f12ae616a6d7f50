// Hasanah over HTTP (spec §7 Site content).
import type * as z from 'zod';
import { type articleData, type commentData, hasanahContract, type newsData } from './contract.ts';
import {
  addComment,
  type Article,
  type Comment,
  findHeaderArticle,
  getArticle,
  getNews,
  likesArticle,
  listComments,
  listNews,
  listOtherArticles,
  listPressReleases,
  listRelatedArticles,
  listTrendingArticles,
  type NewsItem,
  registerView,
  reportComment,
  toggleArticleLike,
  toggleCommentLike,
} from '#domain/hasanah';
import { renderMarkdown } from '#domain/site-content';
import { articleCover } from '#art/article-cover';
import { AppError } from '#shared/errors';
import { hasOwnHasanah } from '#shared/hasanah';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement, type Implementation } from '#api/implement';

const calls = implement(hasanahContract, {
  header: async (_input, { deps, brand, locale }) => {
    const article = await findHeaderArticle(deps, brand);
    return { data: article && presentArticle(article, locale) };
  },
  others: async ({ query }, { deps, brand, locale }) => {
    const page = await listOtherArticles(deps, brand, query);
    return { data: presentArticles(page.items, locale), pagination: presentPagination(page) };
  },
  pressRelease: async ({ query }, { deps, brand, locale }) => ({
    data: presentArticles(await listPressReleases(deps, brand, query.limit), locale),
  }),
  trending: async ({ query }, { deps, brand, locale }) => ({
    data: presentArticles(await listTrendingArticles(deps, brand, query.limit), locale),
  }),
  article: async ({ params }, request) => {
    const { deps, brand, locale, actor } = request;
    const article = await getArticle(deps, brand, params.id);
    return {
      data: {
        ...presentArticle(article, locale),
        html: htmlOf(article.body, request),
        is_liked: await likesArticle(deps, actor, article.id),
      },
    };
  },
  relatedPosts: async ({ params, query }, { deps, brand, locale }) => {
    const article = await getArticle(deps, brand, params.id);
    return { data: presentArticles(await listRelatedArticles(deps, brand, article, query.limit), locale) };
  },
  comments: async ({ params, query: { page, limit, sort_by: sort } }, { deps, brand, actor }) => {
    const comments = await listComments(deps, actor, brand, params.id, { page, limit, sort });
    return { data: comments.items.map(presentComment), pagination: presentPagination(comments) };
  },
  view: async ({ params }, { deps, brand, guestId, caller }) => {
    await registerView(deps, brand, params.id, guestId ?? caller.address);
    return { data: null };
  },
  comment: async ({ params, body }, { deps, brand, actor }) => ({
    data: await addComment(deps, actor, brand, params.id, body.comment),
    messageKey: 'hasanah_comment_added',
  }),
  like: async ({ params }, { deps, brand, actor }) => ({
    data: presentLike(await toggleArticleLike(deps, actor, brand, params.id)),
  }),
  likeComment: async ({ params }, { deps, brand, actor }) => ({
    data: presentLike(await toggleCommentLike(deps, actor, brand, params.id, params.commentId)),
  }),
  reportComment: async ({ params, body }, { deps, brand, actor }) => {
    await reportComment(deps, actor, brand, params.id, params.commentId, body.reason);
    return { data: null, messageKey: 'hasanah_reported' };
  },
  news: async ({ query }, { deps, brand, locale }) => ({
    data: (await listNews(deps, brand, query.limit)).map((item) => presentNews(item, locale)),
  }),
  newsItem: async ({ params }, request) => {
    const item = await getNews(request.deps, request.brand, params.id);
    return { data: { ...presentNews(item, request.locale), html: htmlOf(item.body, request) } };
  },
});

/** A brand that hosts no hasanah here has none of these calls either; the settings name its URL. */
/** On a brand without a hasanah of its own there is none of it. */
export const whereHasanahIs = (all: Implementation[]): Implementation[] =>
  all.map((call) => ({
    ...call,
    handle: async (input, request) => {
      if (!hasOwnHasanah(request.brand.flags)) throw new AppError('not_found');
      return call.handle(input, request);
    },
  }));

export const hasanahApi = whereHasanahIs(calls);

function presentArticles(articles: Article[], locale: Locale) {
  return articles.map((article) => presentArticle(article, locale));
}

function presentArticle(article: Article, locale: Locale): z.input<typeof articleData> {
  const { id, slug, kind, topic, title, summary, publishedAt, views, likes, comments } = article;
  const { alt, ...cover } = articleCover(article);
  return {
    id,
    slug,
    kind,
    topic,
    title: textIn(title, locale).text,
    summary: textIn(summary, locale).text,
    published_at: publishedAt.toISOString(),
    views,
    likes,
    comments,
    cover: { ...cover, alt: alt ? textIn(alt, locale).text : '' },
  };
}

function presentComment({
  id,
  author,
  text,
  isHidden,
  createdAt,
  likes,
  isLiked,
  isOwn,
}: Comment): z.input<typeof commentData> {
  return {
    id,
    author,
    text,
    is_hidden: isHidden,
    created_at: createdAt.toISOString(),
    likes,
    is_liked: isLiked,
    is_own: isOwn,
  };
}

function presentNews(
  { id, title, summary, source, publishedAt }: NewsItem,
  locale: Locale,
): z.input<typeof newsData> {
  return {
    id,
    title: textIn(title, locale).text,
    summary: textIn(summary, locale).text,
    source,
    published_at: publishedAt.toISOString(),
  };
}

function presentLike({ isLiked, likes }: { isLiked: boolean; likes: number }) {
  return { is_liked: isLiked, likes };
}

function htmlOf(text: LocalText, { brand, locale }: ApiRequest): string {
  return renderMarkdown(textIn(text, locale).text, { brand: brand.name }, locale);
}
