// Photographs beside each other, pushed along by hand or by keyboard, each with its words below (docs/product/pictures.md).
import { Photograph } from './photograph.tsx';
import type { PhotographView } from './photograph-view.ts';

interface PhotographRowProps {
  photos: readonly PhotographView[];
  /** What they are of, for who cannot see them. */
  label: string;
  /** The first one is what a page is seen by. */
  priority?: boolean;
}

export function PhotographRow({ photos, label, priority = false }: PhotographRowProps) {
  return (
    <section aria-label={label} className="max-md:-mx-4">
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={0}
        className="flex snap-x gap-2 overflow-x-auto overscroll-x-contain max-md:scroll-px-4 max-md:px-4"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="shrink-0 snap-start">
            <figure className={photo.shape === 'scene' ? 'w-72 md:w-[30rem]' : 'w-48 md:w-72'}>
              <Photograph
                photo={photo}
                priority={priority && index === 0}
                sizes="(width < 768px) 288px, 480px"
                className="h-48 w-full rounded-card md:h-72"
              />
              <figcaption aria-hidden className="mt-1 text-sm leading-snug text-ink-soft">
                {photo.alt.text}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
