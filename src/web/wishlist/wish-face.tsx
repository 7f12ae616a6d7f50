// What every heart looks like and is given, whoever sends it.
import * as m from '#messages/messages';

export interface HeartProps {
  slug: string;
  title: string;
  /** Null for guests. */
  isWished: boolean | null;
  /** The page it stands on, without language prefix, with its query. */
  here: string;
  /** Turns a path into an address (#web/frame usePath): asked once for a whole list. */
  path: (path: string) => string;
  className: string;
}

const heart =
  'M12 21s-7.5-4.7-10-9.3C.4 8.6 2.1 4.5 6 4.5c2.4 0 4.2 1.4 6 3.6 1.8-2.2 3.6-3.6 6-3.6 3.9 0 5.6 4.1 4 7.2C19.500 16.300 12 21 12 21z';

export const wishLook = 'inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-primary';

export function WishFace({ title, isWished }: { title: string; isWished: boolean }) {
  return (
    <>
      <Heart isFilled={isWished} />
      <span data-word>{isWished ? m.wishlist_kept() : m.wishlist_keep()}</span>
      <span className="sr-only">{` ${title}`}</span>
    </>
  );
}

function Heart({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 stroke-current stroke-2"
      fill={isFilled ? 'currentColor' : 'none'}
    >
      <path d={heart} />
    </svg>
  );
}
