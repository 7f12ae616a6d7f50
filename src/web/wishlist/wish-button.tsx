// The heart of a package (spec §4 wishlist toggle): a form, which for members the island (wishlist.island.ts) sends without leaving
// the page; guests are led to sign in and back here, where it is saved (decision 0066). Flat markup: a list holds dozens.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';

interface WishButtonProps {
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

export function WishButton({ slug, title, isWished, here, path, className }: WishButtonProps) {
  const form = (
    <form method="post" action={path(paths.member.wishlist)}>
      <input type="hidden" name="departure" value={slug} />
      <input type="hidden" name="back" value={here} />
      <button type="submit" className={`${wishLook} ${className}`}>
        <WishFace title={title} isWished={isWished === true} />
      </button>
    </form>
  );
  return isWished === null ? (
    form
  ) : (
    <wish-button data-slug={slug} data-keep={m.wishlist_keep()} data-kept={m.wishlist_kept()}>
      {form}
    </wish-button>
  );
}

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
