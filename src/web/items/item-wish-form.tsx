// Saving an item, by a form of its own page (spec §4 wishlist toggle). Guests are led to sign in and back here. On a page that is the same
// for every member it only saves, as every heart there (wish-button.tsx).
import { Heart } from 'lucide-react';
import * as m from '#messages/messages';
import { useFrame, usePath } from '#web/frame';

export function ItemWishForm({ path: to, isWished }: { path: string; isWished: boolean }) {
  const path = usePath();
  const { isForAnyMember } = useFrame();
  return (
    <form method="post" action={path(to)}>
      {isForAnyMember && <input type="hidden" name="keep" value="1" />}
      <button
        type="submit"
        name="intent"
        value="wish"
        className="inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-primary"
      >
        <Heart aria-hidden size={20} fill={isWished ? 'currentColor' : 'none'} />
        {isWished ? m.wishlist_kept() : m.wishlist_keep()}
      </button>
    </form>
  );
}
