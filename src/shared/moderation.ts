// What members report and the operator reviews (docs/product/reviews.md): one page for every kind; its URL names the kind.
// Add a kind here, and in web/moderation/moderated-kinds.server.ts, which names its implementation.
import type { LocalText } from './locale.ts';
import type { PictureUse } from './pictures.ts';
import { askedPage, typedSearch } from './list-query.ts';

export const moderatedKinds = ['comment', 'review', 'item_review'] as const;
export type ModeratedKindName = (typeof moderatedKinds)[number];

/** Waiting for review; removed from the site; accepted; everything, reported or not. */
export const moderationStates = ['open', 'hidden', 'dismissed', 'all'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const moderationActions = ['hide', 'restore', 'dismiss'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export interface ReportedItem {
  id: string;
  text: string;
  /** The author's name as readers see it; null once the account is gone. */
  author: string | null;
  writtenAt: Date;
  /** Pictures in it; of hidden ones nobody is shown any. */
  pictures?: { id: string; use: PictureUse; placeholder: string }[];
  isHidden: boolean;
  /** What it comments on, and where readers find it. */
  about: { title: LocalText; path: string };
  /** Every report, by its reason, most frequent first. */
  reports: { reason: string; count: number }[];
  /** Of these, how many nobody has reviewed. */
  openReports: number;
  /** The operator's latest decision. */
  lastAct: { action: string; by: string | null; at: Date } | null;
}

export interface ModerationQuery {
  kind: ModeratedKindName;
  state: ModerationState;
  /** Of that kind. */
  reason: string | null;
  search: string;
  page: number;
}

export function readModerationQuery(
  params: URLSearchParams,
  reasonsOf: Record<ModeratedKindName, readonly string[]>,
): ModerationQuery {
  const kind = moderatedKinds.find((one) => one === params.get('kind')) ?? 'comment';
  return {
    kind,
    state: moderationStates.find((one) => one === params.get('state')) ?? 'open',
    reason: reasonsOf[kind].find((one) => one === params.get('reason')) ?? null,
    search: typedSearch(params),
    page: askedPage(params),
  };
}

/** The query string with its question mark, without defaults. */
export function writeModerationQuery({ kind, state, reason, search, page }: ModerationQuery): string {
  const params = new URLSearchParams({
    ...(kind !== 'comment' && { kind }),
    ...(state !== 'open' && { state }),
    ...(reason && { reason }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : '';
}
