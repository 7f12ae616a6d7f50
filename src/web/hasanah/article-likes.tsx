// Liking an article, once a member (spec §7 hasanah); guests see how many do.
import { Heart } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';

/** `isLiked`: null for guests. */
export function ArticleLikes({ likes, isLiked }: { likes: number; isLiked: boolean | null }) {
  if (isLiked === null)
    return (
      likes > 0 && (
        <p className="inline-flex items-center gap-2 tabular-nums">
          <Heart aria-hidden="true" size={20} />
          {m.hasanah_likes({ count: likes })}
        </p>
      )
    );
  return (
    <form method="post" id="likes" className="flex scroll-mt-24 flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="like" />
      <Button variant="secondary" aria-pressed={isLiked}>
        <Heart aria-hidden="true" size={20} fill={isLiked ? 'currentColor' : 'none'} />
        {isLiked ? m.hasanah_liked() : m.hasanah_like()}
      </Button>
      <span className="tabular-nums text-ink-soft">{m.hasanah_likes({ count: likes })}</span>
    </form>
  );
}
