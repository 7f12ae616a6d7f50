// The pictures of a journey (docs/product/pictures.md): cover, hotels, the last group, the muthawwif; pushed along by hand, each with
// its words. Without photographs the drawn cover stands there and says that it is one.
import { Photograph } from '#web/pictures/photograph.tsx';
import type { PhotographView } from '#web/pictures/photograph-view';
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';

export function Gallery({ photos, cover }: { photos: PhotographView[]; cover: string }) {
  if (photos.length === 0) return <DrawnCover address={cover} />;
  return (
    <section aria-label={m.product_gallery()} className="max-md:-mx-4">
      <ul
        // Scrolled with the keyboard too.
        tabIndex={0}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain max-md:px-4"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={`shrink-0 snap-start ${photos.length > 1 ? 'w-[88%] md:w-[72%]' : 'w-full'} ${photo.shape === 'scene' ? '' : 'w-[55%] md:w-[45%]'}`}
          >
            <figure>
              <Photograph
                photo={photo}
                priority={index === 0}
                sizes="(width < 768px) 88vw, 520px"
                className="h-48 w-full rounded-card md:h-80"
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

function DrawnCover({ address }: { address: string }) {
  return (
    // A layer of its own: where Chromium draws without a graphics card, so large an SVG picture wipes out the paper beside it.
    <div className="relative">
      <Cover
        priority
        address={address}
        alt=""
        className="will-change-transform aspect-[5/2] h-auto w-full rounded-card bg-line object-cover"
      />
      <DrawnCoverLabel address={address} />
    </div>
  );
}
