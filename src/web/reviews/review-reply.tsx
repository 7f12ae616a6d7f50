// What a partner or a store replied, under the review it belongs to (docs/product/reviews.md).
import * as m from '#messages/messages';
import { getLocale } from '#messages/runtime';
import { formatDate } from '#shared/dates';

interface ReviewReplyProps {
  reply: { text: string; on: string };
  /** Whose reply it is, and of which day. */
  words?: (about: { date: string }) => string;
}

export function ReviewReply({ reply: { text, on }, words = m.partners_review_reply }: ReviewReplyProps) {
  return (
    <div className="mt-3 border-s-4 border-accent ps-3">
      <p className="text-sm font-semibold">{words({ date: formatDate(on, getLocale(), 'short') })}</p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
