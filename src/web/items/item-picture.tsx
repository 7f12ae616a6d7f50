// The drawn picture of an item, square, with the word that says it is a drawing. Its parent names the item.
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';

export function ItemPicture({
  address,
  priority = false,
  isDimmed = false,
  alt = '',
  className = '',
}: {
  address: string;
  priority?: boolean;
  /** Sold out. */
  isDimmed?: boolean;
  alt?: string;
  className?: string;
}) {
  return (
    <div className={`relative ${className}`}>
      <img
        src={address}
        alt={alt}
        width={800}
        height={800}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        className={`aspect-square h-auto w-full bg-line object-cover ${isDimmed ? 'opacity-60' : ''}`}
      />
      <DrawnCoverLabel address={address} />
    </div>
  );
}
