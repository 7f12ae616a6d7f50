// "Bagikan via" (spec §2 promo detail): a popover that the browser itself opens and closes, so that it works without script. Only
// copying needs one (promos.island.ts); its button appears with it.
import { Link2, Share2, X } from 'lucide-react';
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';

const row =
  'flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-lg px-3 text-left font-semibold hover:bg-paper';

/** The outside addresses that carry ours. */
const ways = [
  { name: 'WhatsApp', addressOf: (url: string) => `https://wa.me/?text=${url}` },
  { name: 'Facebook', addressOf: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'Twitter', addressOf: (url: string) => `https://twitter.com/intent/tweet?url=${url}` },
] as const;

/** `address` is the whole address of the page. */
export function ShareSheet({ address }: { address: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="share-sheet"
        data-sheet-trigger
        aria-haspopup="dialog"
        className={buttonClass('secondary')}
      >
        <Share2 aria-hidden="true" size={20} />
        {m.promo_share()}
      </button>
      <dialog
        id="share-sheet"
        popover="auto"
        aria-labelledby="share-title"
        className="share-sheet border border-line bg-card p-4 text-ink shadow-float"
      >
        <div className="flex items-center justify-between gap-4">
          <h2 id="share-title" className="px-3 text-lg font-bold">
            {m.promo_share_via()}
          </h2>
          <Button
            type="button"
            variant="quiet"
            popoverTarget="share-sheet"
            popoverTargetAction="hide"
            data-sheet-close
            aria-label={m.promo_share_close()}
          >
            <X aria-hidden="true" size={22} />
          </Button>
        </div>
        <ul>
          <li>
            <copy-link data-address={address} data-copied={m.product_link_copied()}>
              <button type="button" hidden className={row}>
                <Link2 aria-hidden="true" size={22} />
                {m.promo_share_link()}
              </button>
            </copy-link>
          </li>
          {ways.map(({ name, addressOf }) => (
            <li key={name}>
              <a href={addressOf(encodeURIComponent(address))} target="_blank" rel="noopener" className={row}>
                <Share2 aria-hidden="true" size={22} />
                {name}
                <span className="sr-only"> ({m.frame_new_tab()})</span>
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
