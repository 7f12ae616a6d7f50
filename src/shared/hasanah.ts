// What both sides know of hasanah (spec §3 comment, §7 Site content, §9).

/** Spec §2, §9: an article opens with its three newest comments. */
export const firstComments = 3;
/** Our choice. */
export const commentMaxLength = 1_000;
export const commentsPerPage = 10;
/** In the query of an article: whoever comes back from signing in wants to write. */
export const writeQuery = 'write';

export const commentSorts = ['newest', 'oldest', 'most_liked'] as const;
export type CommentSort = (typeof commentSorts)[number];

export const reportReasons = ['rude', 'advertisement', 'misleading', 'private'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const articleKinds = ['article', 'press_release'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleTopics = ['licence', 'money', 'preparation', 'health', 'worship', 'journey', 'brand'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** What has become of an article, as its desk says it. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];
