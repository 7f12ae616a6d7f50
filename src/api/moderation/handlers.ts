// Judging what members reported over HTTP (docs/product/reviews.md).
import type { Deps } from '#domain/deps';
import { judgeComment, listReportedComments } from '#domain/hasanah';
import type { Actor } from '#domain/memberships';
import { judgeItemReview, judgeReview, listReportedItemReviews, listReportedReviews } from '#domain/reviews';
import { AppError } from '#shared/errors';
import {
  type ModeratedKindName,
  moderatedKinds,
  type ModerationAction,
  type ModerationQuery,
  type ReportedItem,
} from '#shared/moderation';
import type { Page } from '#shared/paging';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { moderationContract } from './contract.ts';

interface Judged {
  list: (deps: Deps, actor: Actor, query: ModerationQuery, limit: number) => Promise<Page<ReportedItem>>;
  judge: (deps: Deps, actor: Actor, id: string, act: ModerationAction) => Promise<void>;
}

const judged: Record<ModeratedKindName, Judged> = {
  comment: { list: listReportedComments, judge: judgeComment },
  review: { list: listReportedReviews, judge: judgeReview },
  item_review: { list: listReportedItemReviews, judge: judgeItemReview },
};

function kindOf(name: string): ModeratedKindName {
  const kind = moderatedKinds.find((one) => one === name);
  if (!kind) throw new AppError('not_found');
  return kind;
}

const said: Record<ModerationAction, string> = {
  hide: 'moderation_said_hidden',
  restore: 'moderation_said_restored',
  dismiss: 'moderation_said_dismissed',
};

const present = ({ id, text, author, writtenAt, isHidden, about, reports, ...item }: ReportedItem) => ({
  ...{ id, text, author, about, reports },
  written_at: writtenAt.toISOString(),
  is_hidden: isHidden,
  open_reports: item.openReports,
  last_act: item.lastAct && { ...item.lastAct, at: item.lastAct.at.toISOString() },
});

export const moderationApi = implement(moderationContract, {
  list: async ({ params, query: { limit, reason = null, ...query } }, { deps, actor }) => {
    const kind = kindOf(params.kind);
    const page = await judged[kind].list(deps, actor, { ...query, kind, reason }, limit);
    return { data: page.items.map(present), pagination: presentPagination(page) };
  },
  judge: async ({ params: { kind, id }, body: { act } }, { deps, actor }) => {
    await judged[kindOf(kind)].judge(deps, actor, id, act);
    return { data: null, messageKey: said[act] };
  },
});
