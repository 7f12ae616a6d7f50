// The souvenirs of a wishlist. What was let go stays where it was, with an empty heart, until the list is opened anew, as packages do.
import { useState } from 'react';
import { useFrame, usePath } from '#web/frame';
import { ItemCards } from '#web/items/item-card.tsx';
import type { ItemCardView } from '#web/items/item-view';
import { WishHeart } from './wish-heart.tsx';

export function WishedItems({ items }: { items: ItemCardView[] }) {
  const { path: here, search } = useFrame();
  const path = usePath();
  const [first] = useState(items);
  const wished = new Set(items.map(({ slug }) => slug));
  return (
    <ItemCards
      items={first}
      renderBelow={({ slug, name }) => (
        <WishHeart
          of="item"
          slug={slug}
          title={name.text}
          isWished={wished.has(slug)}
          here={here + search}
          path={path}
          className="relative"
        />
      )}
    />
  );
}
