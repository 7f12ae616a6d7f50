// The heart where React runs, on the wishlist itself: what it will be is shown from the press on. Without script it is the form of every
// other heart (wish-button.tsx).
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as paths from '#shared/paths';
import { showPageToast } from '#web/layout/toast-list';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { usePressOnce } from '#web/ui/pending-button.tsx';
import { type HeartProps, WishFace, wishLook } from './wish-face.tsx';

type WishHeartProps = HeartProps & {
  /** Where it is no departure. */
  of?: 'item';
};

export function WishHeart({ of, slug, title, isWished, here, path, className }: WishHeartProps) {
  const fetcher = useFetcher<FormAnswer>();
  const isUnderway = fetcher.state !== 'idle';
  useRefusal(fetcher.data);
  return (
    <fetcher.Form method="post" preventScrollReset action={path(paths.member.wishlist)}>
      <input type="hidden" name={of ?? 'departure'} value={slug} />
      <input type="hidden" name="back" value={here} />
      <button type="submit" {...usePressOnce(isUnderway)} className={`${wishLook} ${className}`}>
        <WishFace title={title} isWished={isUnderway !== (isWished === true)} />
      </button>
    </fetcher.Form>
  );
}

/** What did not arrive is said; a session that is over leads to signing in. */
function useRefusal(answer: FormAnswer | undefined): void {
  useEffect(() => {
    if (answer?.signInPath) location.assign(answer.signInPath);
    const message = answer?.result.error?.['']?.[0];
    if (message) showPageToast({ type: 'error', message });
  }, [answer]);
}
