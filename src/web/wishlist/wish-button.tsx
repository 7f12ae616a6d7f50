// The heart of a package on pages that are read (spec §4 wishlist toggle): a form, which for members the island (wish-button-element.ts) sends
// without leaving the page; guests are led to sign in and back here, where it is saved (decision 0066). On a page that is the same for every
// member a heart does not know whether it is full: until their own parts come it only saves. Flat markup: a list holds dozens.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { type HeartProps, WishFace, wishLook } from './wish-face.tsx';

export function WishButton({ slug, title, isWished, here, path, className }: HeartProps) {
  const { isForAnyMember } = useFrame();
  const form = (
    <form method="post" action={path(paths.member.wishlist)}>
      <input type="hidden" name="departure" value={slug} />
      <input type="hidden" name="back" value={here} />
      {isForAnyMember && <input type="hidden" name="keep" value="1" />}
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
