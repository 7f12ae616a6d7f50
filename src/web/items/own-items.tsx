// The places in the shop for what is its visitor's own (web/own-parts/own-part.tsx).
import * as m from '#messages/messages';
import { Section } from '#web/ui/section.tsx';
import { ItemCards } from './item-card.tsx';
import type { ItemCardView } from './item-view.ts';
import { ItemWishForm } from './item-wish-form.tsx';

export function OwnSeenItems({ seenItems }: { seenItems: ItemCardView[] }) {
  return (
    <div data-own="seen-items">
      {seenItems.length > 0 && (
        <Section title={m.item_seen()}>
          <ItemCards items={seenItems} />
        </Section>
      )}
    </div>
  );
}

export function OwnItemWish(wish: { path: string; isWished: boolean }) {
  return (
    <div data-own="item-wish">
      <ItemWishForm {...wish} />
    </div>
  );
}
