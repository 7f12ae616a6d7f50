// Hasanah over HTTP (spec §7 Site content): articles, press releases, comments, likes, and the news service.
import * as z from 'zod';
import { articleKinds, articleTopics, commentSorts, firstComments } from '#shared/hasanah';
import { reportReasons } from '#shared/report-reasons';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { limited, named, paged } from '#api/inputs';

const spec = '§7 Site content';
const ofEverybody = { method: 'GET', who: 'everyone', spec } as const;
const ofMember = { method: 'POST', who: 'member', spec } as const;
const hasanah = '/api/v3/hasanah';
const ofComment = z.object({ id: z.string(), commentId: z.string() });
const count = z.int().nonnegative();

export const articleData = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(articleKinds),
  topic: z.enum(articleTopics),
  title: z.string(),
  summary: z.string(),
  published_at: z.iso.datetime(),
  views: count,
  likes: count,
  comments: count,
  /** Drawn, with an empty `alt`, where it has no picture of its own. */
  cover: z.object({ url: z.string(), width: count, height: count, alt: z.string() }),
});
export const commentData = z.object({
  id: z.uuid(),
  /** Null once the account is gone, as the text is; and when the operator hid it, for everybody but its author. */
  author: z.string().nullable(),
  text: z.string().nullable(),
  is_hidden: z.boolean(),
  created_at: z.iso.datetime(),
  likes: count,
  is_liked: z.boolean(),
  is_own: z.boolean(),
});
export const newsData = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  source: z.string(),
  published_at: z.iso.datetime(),
});
const likeData = z.object({ is_liked: z.boolean(), likes: count });

export const hasanahContract = {
  header: endpoint({
    ...ofEverybody,
    path: `${hasanah}/header`,
    summary: 'The article that stands first; null when there is none',
    data: articleData.nullable(),
    errors: ['not_found'],
  }),
  others: endpoint({
    ...ofEverybody,
    path: `${hasanah}/others`,
    summary: 'All other articles, newest first',
    query: paged(pageSizes.list),
    data: z.array(articleData),
    paged: true,
    errors: ['not_found'],
  }),
  pressRelease: endpoint({
    ...ofEverybody,
    path: `${hasanah}/press-release`,
    summary: 'Press releases, newest first',
    query: limited(pageSizes.list),
    data: z.array(articleData),
    errors: ['not_found'],
  }),
  trending: endpoint({
    ...ofEverybody,
    path: `${hasanah}/trending`,
    summary: 'Articles read most in two weeks',
    query: limited(pageSizes.list),
    data: z.array(articleData),
    errors: ['not_found'],
  }),
  article: endpoint({
    ...ofEverybody,
    path: `${hasanah}/:id`,
    summary: 'One article with its text',
    params: named,
    data: articleData.extend({ html: z.string(), is_liked: z.boolean() }),
    errors: ['not_found'],
  }),
  relatedPosts: endpoint({
    ...ofEverybody,
    path: `${hasanah}/:id/related-posts`,
    summary: 'Other articles, those on the same topic first',
    params: named,
    query: limited(pageSizes.list),
    data: z.array(articleData),
    errors: ['not_found'],
  }),
  comments: endpoint({
    ...ofEverybody,
    path: `${hasanah}/:id/comments`,
    summary: 'Comments of an article',
    params: named,
    query: paged(firstComments).extend({ sort_by: z.enum(commentSorts).default('newest') }),
    data: z.array(commentData),
    paged: true,
    errors: ['not_found'],
  }),
  view: endpoint({
    method: 'POST',
    who: 'everyone',
    spec,
    path: `${hasanah}/:id`,
    summary: 'Register a view: counted once a visitor and day',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  comment: endpoint({
    ...ofMember,
    path: `${hasanah}/:id/comment`,
    summary: 'Comment on an article',
    params: named,
    body: z.object({ comment: z.string() }),
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
  like: endpoint({
    ...ofMember,
    path: `${hasanah}/:id/like`,
    summary: 'Like an article, once a member; again takes it back',
    params: named,
    data: likeData,
    errors: ['not_found', 'too_many_requests'],
  }),
  likeComment: endpoint({
    ...ofMember,
    path: `${hasanah}/:id/comment/:commentId/like`,
    summary: 'Like a comment, once a member; again takes it back',
    params: ofComment,
    data: likeData,
    errors: ['not_found', 'too_many_requests'],
  }),
  reportComment: endpoint({
    ...ofMember,
    path: `${hasanah}/:id/comment/:commentId/report`,
    summary: "Report somebody else's comment to the operator",
    params: ofComment,
    body: z.object({ reason: z.enum(reportReasons) }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
  news: endpoint({
    ...ofEverybody,
    path: '/api/v3/news',
    summary: 'News, newest first',
    query: limited(pageSizes.list),
    data: z.array(newsData),
    errors: ['not_found', 'unavailable'],
  }),
  newsItem: endpoint({
    ...ofEverybody,
    path: '/api/v3/news/:id',
    summary: 'One of the news with its text',
    params: named,
    data: newsData.extend({ html: z.string() }),
    errors: ['not_found', 'unavailable'],
  }),
};
