// Reviews of a store's items, with its one reply to each (docs/product/reviews.md): those without a reply first.
import * as m from '#messages/messages';
import { listStoreReviews } from '#domain/items';
import { replyToItemReview } from '#domain/reviews';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { itemReviewView } from '#web/items/item-view';
import { answerActions } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { ReviewsToAnswer } from '#web/reviews/reviews-to-answer.tsx';
import { requireStore } from '#web/store-console/require-store.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/reviews';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'reviews');
  const page = askedPage(new URLSearchParams(request.search));
  const list = await listStoreReviews(request.deps, actor, { page, limit: pageSizes.list });
  return {
    page,
    limit: list.limit,
    total: list.total,
    reviews: list.items.map((review) => {
      const { date, ...view } = itemReviewView(review, request.locale);
      return { ...view, facts: `${date} · ${textIn(review.itemName, request.locale).text}` };
    }),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'reviews');
  const acts = {
    reply: async (id: string, form: FormData) => {
      await replyToItemReview(request.deps, actor, { id, form: { reply: form.get('reply') ?? '' } });
      return m.partners_replied();
    },
  };
  return answerActions(request, args.request, acts, paths.storeConsole.reviews);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.partners_replies_title());
}

export default function StoreReviewsRoute({
  loaderData: { reviews, page, limit, total },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.partners_replies_title()} text={m.partners_replies_text()} />
      {reviews.length === 0 ? (
        <EmptyState title={m.partners_replies_none()} text={m.sconsole_reviews_none_text()} />
      ) : (
        <ReviewsToAnswer reviews={reviews} answer={answer} words={m.item_review_reply} />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.storeConsole.reviews}?page=${number}`}
      />
    </div>
  );
}
