// Where each kind of what members report lives (docs/product/reviews.md): how it is listed, how it is judged, what its reasons are called.
import * as m from '#messages/messages';
import { judgeComment, listReportedComments } from '#domain/hasanah';
import { judgeItemReview, judgeReview, listReportedItemReviews, listReportedReviews } from '#domain/reviews';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import type { ModeratedKindName, ModerationAction, ModerationQuery, ReportedItem } from '#shared/moderation';
import type { Page } from '#shared/paging';
import type { AreaName } from '#web/areas';
import { reportReasonLabel } from '#labels/report-reasons';

interface ModeratedKind {
  /** Where it is closed, its reports are too. */
  area: AreaName;
  name: () => string;
  /** In the order they stand in. */
  reasons: Record<string, () => string>;
  list: (deps: Deps, actor: Actor, query: ModerationQuery, limit: number) => Promise<Page<ReportedItem>>;
  judge: (deps: Deps, actor: Actor, id: string, act: ModerationAction) => Promise<void>;
}

export const moderated: Record<ModeratedKindName, ModeratedKind> = {
  comment: {
    area: 'hasanah',
    name: m.moderation_comments,
    reasons: reportReasonLabel,
    list: listReportedComments,
    judge: judgeComment,
  },
  review: {
    area: 'catalogue',
    name: m.moderation_reviews,
    reasons: reportReasonLabel,
    list: listReportedReviews,
    judge: judgeReview,
  },
  item_review: {
    area: 'merchandise',
    name: m.moderation_item_reviews,
    reasons: reportReasonLabel,
    list: listReportedItemReviews,
    judge: judgeItemReview,
  },
};
