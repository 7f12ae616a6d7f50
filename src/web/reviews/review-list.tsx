// What pilgrims wrote (spec §2 reviews), each marked with its language where it is not the page's.
import { Star } from 'lucide-react';
import * as m from '#messages/messages';
import { getLocale } from '#messages/runtime';
import { formatDate } from '#shared/dates';
import { useFrame } from '#web/frame';
import { ReportLink } from './report-link.tsx';
import { ReviewReply } from './review-reply.tsx';
import type { ReviewView } from './review-view.ts';

/** `showsProgramme` where the reviews are of several programmes. */
export function ReviewList({
  reviews,
  showsProgramme = false,
}: {
  reviews: ReviewView[];
  showsProgramme?: boolean;
}) {
  const { member } = useFrame();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {reviews.map(({ id, author, rating, text, lang, travelledOn, about, reply }) => (
        <li key={id} id={`review-${id}`} className="scroll-mt-24 rounded-card border border-line bg-card p-4">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="font-semibold">{author}</span>
            <span className="inline-flex items-center gap-1 tabular-nums">
              <Star aria-hidden size={16} className="fill-accent text-accent" />
              {m.partners_review_rating({ rating })}
            </span>
          </p>
          <p className="text-sm text-ink-soft">
            {m.partners_review_travelled({ month: formatDate(travelledOn, getLocale(), 'month') })}
          </p>
          <p lang={lang} className="mt-2">
            {text}
          </p>
          {showsProgramme && about && <p className="mt-2 text-sm text-ink-soft">{about}</p>}
          {reply && <ReviewReply reply={reply} />}
          {member && <ReportLink id={id} author={author} />}
        </li>
      ))}
    </ul>
  );
}
