// The picture of an item, square: its photograph, or a drawing with the word that says it is one. Its parent names the item.
import { Photograph } from '#web/pictures/photograph.tsx';
import type { PhotographView } from '#web/pictures/photograph-view';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';

export function ItemPicture({
  address,
  photo = null,
  sizes = '(width < 768px) 50vw, 320px',
  priority = false,
  isDimmed = false,
  alt = '',
  className = '',
}: {
  /** Of the drawing. */
  address: string;
  photo?: PhotographView | null;
  sizes?: string;
  priority?: boolean;
  /** Sold out. */
  isDimmed?: boolean;
  alt?: string;
  className?: string;
}) {
  if (photo)
    return (
      <div className={className}>
        <Photograph
          photo={photo}
          sizes={sizes}
          priority={priority}
          className={`aspect-square w-full ${isDimmed ? 'opacity-60' : ''}`}
        />
      </div>
    );
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
