// An item in a list: its picture, what it costs, who sells it (spec §2 souvenirs).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { ItemPicture } from './item-picture.tsx';
import type { ItemCardView } from './item-view.ts';

interface ItemCardsProps {
  items: readonly ItemCardView[];
  level?: 'h2' | 'h3';
  /** What stands below an item; it lies above the link that covers the card where it says so. */
  renderBelow?: (item: ItemCardView) => ReactNode;
}

export function ItemCards({ items, level = 'h3', renderBelow }: ItemCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
      {items.map((item, index) => (
        <ItemCard
          key={item.slug}
          item={item}
          level={level}
          priority={level === 'h2' && index < 2}
          renderBelow={renderBelow}
        />
      ))}
    </ul>
  );
}

function ItemCard({
  item,
  level: Heading,
  priority,
  renderBelow,
}: {
  item: ItemCardView;
  level: 'h2' | 'h3';
  priority: boolean;
  renderBelow: ItemCardsProps['renderBelow'];
}) {
  return (
    <li
      id={`item-${item.slug}`}
      className="relative flex scroll-mt-24 flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <ItemPicture address={item.picture} photo={item.photo} priority={priority} isDimmed={item.isSoldOut} />
      <div className="flex grow flex-col gap-1 p-3">
        <Heading className="font-semibold leading-snug text-balance">
          <LocalLink to={item.path} className="hover:underline after:absolute after:inset-0">
            <LocalizedText said={item.name} />
          </LocalLink>
        </Heading>
        <p className="font-bold tabular-nums">{item.price}</p>
        {item.stockNote && (
          <p className={`text-sm font-semibold ${item.isSoldOut ? 'text-bad' : 'text-warn'}`}>
            {item.stockNote}
          </p>
        )}
        <p className="mt-auto pt-1 text-sm text-ink-soft">{item.storeName}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          <span className="sr-only">{m.item_weight_label()} </span>
          {item.weight}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {item.rating !== null && <Rating value={item.rating} count={item.ratingCount} />}
          {item.evidence && (
            <span>
              <span className="sr-only">{m.item_evidence_label()} </span>
              {item.evidence}
            </span>
          )}
        </p>
        {renderBelow?.(item)}
      </div>
    </li>
  );
}
