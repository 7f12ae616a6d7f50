// The picture of a programme or place: a generated cover or an uploaded photograph, always 1200 × 750, so that nothing shifts.

import { pictureSet } from '#shared/article-pictures';

interface CoverProps {
  /** Address of the picture: coverAddress(coverFor(…)), or an uploaded file's. */
  address: string;
  /** '' where the words beside it say everything. */
  alt: string;
  className?: string;
  /** For the one picture that is seen first. */
  priority?: boolean;
  /** How wide it stands, for a picture that there is in two sizes. */
  sizes?: string;
}

export function Cover({ address, alt, className = 'h-auto w-full', priority, sizes = '100vw' }: CoverProps) {
  const srcSet = pictureSet(address);
  return (
    <img
      src={address}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      width={1200}
      height={750}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
