// Reviews of a travel partner's journeys, with its one reply to each (docs/product/reviews.md): those without a reply first.
import * as m from '#messages/messages';
import { listPartnerReviews, replyToReview } from '#domain/reviews';
import { formatDate } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerActions } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { ReviewsToAnswer } from '#web/reviews/reviews-to-answer.tsx';
import { reviewView } from '#web/reviews/review-view';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/reviews';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const page = askedPage(new URLSearchParams(request.search));
  const list = await listPartnerReviews(request.deps, actor, { page, limit: pageSizes.list });
  return {
    page,
    limit: list.limit,
    total: list.total,
    reviews: list.items.map((review) => {
      const view = reviewView(review, request.locale);
      const month = formatDate(view.travelledOn, request.locale, 'month');
      const facts = [m.partners_review_travelled({ month }), view.about].filter(Boolean).join(' · ');
      return { ...view, facts };
    }),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const acts = {
    reply: async (id: string, form: FormData) => {
      await replyToReview(request.deps, actor, { id, form: { reply: form.get('reply') ?? '' } });
      return m.partners_replied();
    },
  };
  return answerActions(request, args.request, acts, paths.partnerConsole.reviews);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.partners_replies_title());
}

export default function PartnerReviewsRoute({
  loaderData: { reviews, page, limit, total },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.partners_replies_title()} text={m.partners_replies_text()} />
      {reviews.length === 0 ? (
        <EmptyState title={m.partners_replies_none()} text={m.partners_replies_none_text()} />
      ) : (
        <ReviewsToAnswer reviews={reviews} answer={answer} />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.partnerConsole.reviews}?page=${number}`}
      />
    </div>
  );
}
