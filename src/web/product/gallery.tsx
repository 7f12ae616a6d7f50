// The pictures of a journey (docs/product/pictures.md): cover, hotels, the last group, the muthawwif; pushed along by hand, each with
// its words. Without photographs the drawn cover stands there and says that it is one.
import { PhotographRow } from '#web/pictures/photograph-row.tsx';
import type { PhotographView } from '#web/pictures/photograph-view';
import * as m from '#messages/messages';
import { Cover } from '#web/ui/cover.tsx';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';

export function Gallery({ photos, cover }: { photos: PhotographView[]; cover: string }) {
  if (photos.length === 0) return <DrawnCover address={cover} />;
  return <PhotographRow photos={photos} label={m.product_gallery()} priority />;
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
