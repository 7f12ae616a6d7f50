// The reviews tab of a travel partner: how ratings are spread, then what pilgrims wrote, page by page.
import * as m from '#messages/messages';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReviewList } from '#web/reviews/review-list.tsx';
import type { ReviewView } from '#web/reviews/review-view';
import { PageLinks } from '#web/ui/page-links.tsx';
import { partnerPath } from './partner-tabs.tsx';
import { RatingHistogram } from './rating-histogram.tsx';

interface PartnerReviewsProps {
  slug: string;
  reviews: { items: ReviewView[]; page: number; limit: number; total: number; histogram: readonly number[] };
}

export function PartnerReviews({ slug, reviews }: PartnerReviewsProps) {
  if (reviews.total === 0) {
    return (
      <div className="mt-8">
        <EmptyState title={m.partners_reviews_none()} text={m.partners_reviews_none_text()} />
      </div>
    );
  }
  return (
    <div className="mt-8 space-y-6">
      <h2 className="sr-only">{m.partners_reviews_spread()}</h2>
      <RatingHistogram counts={reviews.histogram} />
      <ReviewList reviews={reviews.items} showsProgramme />
      <PageLinks {...reviews} pathOf={(page) => partnerPath(slug, 'reviews', page)} />
    </div>
  );
}
