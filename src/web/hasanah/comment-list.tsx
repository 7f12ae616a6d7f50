// Comments of an article (spec §2, §3): each with its like and its report, as real forms of this page.
import { Heart } from 'lucide-react';
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ReportReasons } from '#web/moderation/report-reasons.tsx';
import type { CommentView } from './article-view.ts';

/** `isMember`: guests read only. */
export function CommentList({ comments, isMember }: { comments: CommentView[]; isMember: boolean }) {
  return (
    <ol className="mt-4 divide-y divide-line border-y border-line">
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} isMember={isMember} />
      ))}
    </ol>
  );
}

function CommentItem({
  comment: { id, author, text, isHidden, writtenAt, likes, isLiked, isOwn },
  isMember,
}: {
  comment: CommentView;
  isMember: boolean;
}) {
  if (isHidden && text === null)
    return (
      <li id={`comment-${id}`} className="scroll-mt-24 py-4 text-ink-soft italic">
        {m.hasanah_comment_hidden()}
      </li>
    );
  return (
    <li id={`comment-${id}`} className="scroll-mt-24 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">
          {author === null
            ? m.hasanah_author_gone()
            : isOwn
              ? m.hasanah_author_own({ name: author })
              : author}
        </span>
        <span className="text-sm tabular-nums text-ink-soft">{writtenAt}</span>
      </p>
      {text === null ? (
        <p className="mt-1 text-ink-soft italic">{m.hasanah_comment_gone()}</p>
      ) : (
        <p className="mt-1 break-words whitespace-pre-line">{text}</p>
      )}
      {isHidden && <p className="mt-2 font-semibold text-warn">{m.hasanah_comment_hidden_own()}</p>}
      {text !== null && !isHidden && (
        <div className="flex flex-wrap items-start gap-x-4">
          {isMember ? (
            <LikeComment id={id} author={author ?? ''} likes={likes} isLiked={isLiked} />
          ) : (
            likes > 0 && <p className="mt-1 text-sm text-ink-soft">{m.hasanah_likes({ count: likes })}</p>
          )}
          {isMember && !isOwn && <ReportComment id={id} />}
        </div>
      )}
    </li>
  );
}

function LikeComment({
  id,
  author,
  likes,
  isLiked,
}: {
  id: string;
  author: string;
  likes: number;
  isLiked: boolean;
}) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="like-comment" />
      <input type="hidden" name="comment_id" value={id} />
      <Button
        variant="quiet"
        aria-pressed={isLiked}
        className="-ml-5"
        aria-label={`${m.hasanah_comment_like_label({ author })} · ${m.hasanah_likes({ count: likes })}`}
      >
        <Heart aria-hidden="true" size={18} fill={isLiked ? 'currentColor' : 'none'} />
        {m.hasanah_likes({ count: likes })}
      </Button>
    </form>
  );
}

function ReportComment({ id }: { id: string }) {
  return (
    <details className="min-w-0">
      <summary className={buttonClass('quiet')}>{m.hasanah_report()}</summary>
      <form method="post" className="space-y-2 rounded-card border border-line bg-card p-4">
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="comment_id" value={id} />
        <ReportReasons legend={m.hasanah_report_reason()} />
        <Button variant="secondary">{m.hasanah_report_send()}</Button>
      </form>
    </details>
  );
}
