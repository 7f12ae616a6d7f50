// A photograph in the size and format that suits the screen, on its mean colour until it has loaded (docs/product/pictures.md).
import { pictureFormats, photographPath, pictureSizes } from '#shared/pictures';
import type { PhotographView } from './photograph-view.ts';

interface PhotographProps {
  photo: PhotographView;
  /** How wide it stands, as in CSS: '80px', '(width < 768px) 100vw, 640px'. */
  sizes: string;
  /** Shape and place of its box. */
  className: string;
  /** Only decorates what stands beside it in words. */
  isDecoration?: boolean;
  /** For the one picture that is seen first. */
  priority?: boolean;
}

export function Photograph({
  photo,
  sizes,
  className,
  isDecoration = false,
  priority = false,
}: PhotographProps) {
  const { widths, ratio } = pictureSizes[photo.shape];
  const addresses = (format: (typeof pictureFormats)[number]) =>
    widths.map((width) => `${photographPath(photo.id, width, format)} ${width}w`).join(', ');
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {/* An attribute, since the content policy allows no style of an element. */}
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={photo.placeholder} />
      </svg>
      <picture>
        {pictureFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={addresses(format)} sizes={sizes} />
        ))}
        <img
          src={photographPath(photo.id, widths[1], 'webp')}
          alt={isDecoration ? '' : photo.alt.text}
          lang={isDecoration ? undefined : photo.alt.lang}
          width={widths[0]}
          height={Math.round(widths[0] / ratio)}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  );
}
