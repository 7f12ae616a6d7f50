// What both sides know of hasanah (spec §3 comment, §7 Site content, §9).

/** Of a brand's flags: switched on, and not kept somewhere else (decision 0040). Everything of hasanah asks here. */
export function hasOwnHasanah({
  is_hasanah: isOn,
  link_hasanah: link,
}: {
  is_hasanah: 0 | 1;
  link_hasanah: string;
}): boolean {
  return isOn === 1 && link === '';
}

/** Where a brand's hasanah stands when it is not here; null when it is, or when there is none. */
export function hasanahElsewhere({
  is_hasanah: isOn,
  link_hasanah: link,
}: {
  is_hasanah: 0 | 1;
  link_hasanah: string;
}): string | null {
  return isOn === 1 && link !== '' ? link : null;
}

/** Spec §2, §9: an article opens with its three newest comments. */
export const firstComments = 3;
/** Our choice. */
export const commentMaxLength = 1_000;
export const commentsPerPage = 10;
/** In the query of an article: whoever comes back from signing in wants to write. */
export const writeQuery = 'write';

export const commentSorts = ['newest', 'oldest', 'most_liked'] as const;
export type CommentSort = (typeof commentSorts)[number];

export const articleKinds = ['article', 'press_release'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleTopics = [
  'licence',
  'money',
  'preparation',
  'health',
  'worship',
  'journey',
  'brand',
] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** What has become of an article, as its desk says it. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];
