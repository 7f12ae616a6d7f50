// What buyers wrote about an item, in the language they wrote it in, and what its store replied.
import { Star } from 'lucide-react';
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { ReportLink } from '#web/reviews/report-link.tsx';
import { ReviewPictures } from '#web/reviews/review-pictures.tsx';
import { ReviewReply } from '#web/reviews/review-reply.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { itemReviewView } from './item-view.ts';

export function ItemReviews({
  reviews,
  total,
  more,
}: {
  reviews: readonly ReturnType<typeof itemReviewView>[];
  total: number;
  /** The address with more of them; null: that is all. */
  more: string | null;
}) {
  const { member } = useFrame();
  const last = reviews.at(-1);
  return (
    <Section title={m.item_reviews({ count: total })}>
      {reviews.length === 0 && <p className="text-ink-soft">{m.item_reviews_none()}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {reviews.map(({ id, author, rating, text, lang, date, pictures, reply }) => (
          <li
            key={id}
            id={`review-${id}`}
            className="scroll-mt-24 rounded-card border border-line bg-card p-4"
          >
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold">{author}</span>
              <span className="inline-flex items-center gap-1 tabular-nums">
                <Star aria-hidden size={16} className="fill-accent text-accent" />
                {m.item_review_rating({ rating })}
              </span>
            </p>
            <p className="text-sm text-ink-soft">{date}</p>
            <p lang={lang} className="mt-2">
              {text}
            </p>
            <ReviewPictures pictures={pictures} />
            {reply && <ReviewReply reply={reply} words={m.item_review_reply} />}
            {member && <ReportLink id={id} author={author} />}
          </li>
        ))}
      </ul>
      {more && last && (
        <p className="mt-6 flex justify-center">
          <LocalLink to={`${more}#review-${last.id}`} className={buttonClass('secondary')}>
            {m.item_reviews_more()}
          </LocalLink>
        </p>
      )}
    </Section>
  );
}
