// What a buyer shows of an item, under the words of the review (docs/product/reviews.md): squares of one size, each opening large.
import { photographPath, pictureSizes } from '#shared/pictures';
import type { PhotographView } from '#web/pictures/photograph-view';
import { Photograph } from '#web/pictures/photograph.tsx';

export function ReviewPictures({ pictures }: { pictures: readonly PhotographView[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 grid max-w-sm grid-cols-3 gap-2">
      {pictures.map((photo) => (
        <li key={photo.id}>
          <a href={photographPath(photo.id, pictureSizes[photo.shape].widths[0], 'webp')} className="block">
            <Photograph photo={photo} sizes="120px" className="aspect-square w-full rounded-lg" />
          </a>
        </li>
      ))}
    </ul>
  );
}
