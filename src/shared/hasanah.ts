// What both sides know of hasanah (spec §3 comment, §7 Site content, §9).

/** Of a brand's flags: hasanah is on, and not hosted elsewhere (decision 0040). Every check for hasanah uses this. */
export function hasOwnHasanah({
  is_hasanah: isOn,
  link_hasanah: link,
}: {
  is_hasanah: 0 | 1;
  link_hasanah: string;
}): boolean {
  return isOn === 1 && link === '';
}

/** The URL of a brand's hasanah when another site hosts it; null when it is here, or when there is none. */
export function hasanahElsewhere({
  is_hasanah: isOn,
  link_hasanah: link,
}: {
  is_hasanah: 0 | 1;
  link_hasanah: string;
}): string | null {
  return isOn === 1 && link !== '' ? link : null;
}

/** Spec §2, §9: an article shows its three newest comments first. */
export const firstComments = 3;
/** Our choice. */
export const commentMaxLength = 1_000;
export const commentsPerPage = 10;
/** In an article's query: whoever returns from signing in wants to write. */
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

/** An article's status, as the console shows it. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];
