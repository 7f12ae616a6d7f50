// Sharing the address of the page (spec §2): the device's own sheet, else a copied link. The button appears with its
// script (product.island.ts), in a place that is kept for it: without one it could do nothing.
import { Share2 } from 'lucide-react';
import * as m from '#messages/messages';

export function SharePage({ text, label = m.product_share() }: { text: string; label?: string }) {
  return (
    <share-page data-text={text} data-copied={m.product_link_copied()} className="flex">
      <button
        type="button"
        className="invisible inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline noscript:hidden"
      >
        <Share2 aria-hidden size={20} />
        {label}
      </button>
    </share-page>
  );
}
