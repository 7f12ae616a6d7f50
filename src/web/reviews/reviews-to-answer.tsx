// Reviews for whoever they are about, each with its one reply or the form for it (docs/product/reviews.md).
import * as m from '#messages/messages';
import { reviewMaxLength } from '#shared/limits';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { Locale } from '#shared/locale';
import type { PhotographView } from '#web/pictures/photograph-view';
import { cardClass } from '#web/ui/section.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewReply } from './review-reply.tsx';

interface ReviewToAnswer {
  id: string;
  author: string;
  rating: number;
  text: string;
  lang?: Locale | undefined;
  /** When it was, and what it is about. */
  facts: string;
  /** Of an item, where its buyer shows it. */
  pictures?: readonly PhotographView[];
  reply: { text: string; on: string } | null;
}

interface ReviewsToAnswerProps {
  reviews: readonly ReviewToAnswer[];
  answer: FormAnswer | undefined;
  /** Whose replies they are, and of which day. */
  words?: (about: { date: string }) => string;
}

export function ReviewsToAnswer({ reviews, answer, words }: ReviewsToAnswerProps) {
  return (
    <ul className="space-y-4">
      {reviews.map((review) => (
        <li key={review.id} className={`${cardClass} p-5`}>
          <ReviewWords review={review} />
          {review.reply ? (
            <ReviewReply reply={review.reply} {...(words && { words })} />
          ) : (
            <ActionForm
              act={`reply:${review.id}`}
              answer={answer}
              button={m.partners_reply_send()}
              about={m.partners_reply_to({ author: review.author })}
              className="mt-4 space-y-4"
            >
              {(form) => (
                <TextArea
                  field={form.field('reply')}
                  id={`reply-text-${review.id}`}
                  label={m.partners_reply()}
                  rows={3}
                  maxLength={reviewMaxLength}
                />
              )}
            </ActionForm>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReviewWords({
  review: { author, rating, text, lang, facts, pictures = [] },
}: {
  review: ReviewToAnswer;
}) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        <span>{author}</span>
        <span className="tabular-nums">{m.partners_review_rating({ rating })}</span>
      </p>
      <p className="text-sm text-ink-soft">{facts}</p>
      <p lang={lang} className="mt-2 whitespace-pre-line">
        {text}
      </p>
      <ReviewPictures pictures={pictures} />
    </>
  );
}
