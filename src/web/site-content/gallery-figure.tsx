// One picture of the gallery with its caption. Larger in a native popover: the browser opens and closes it without script.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { Cover } from '#web/ui/cover.tsx';
import type { Localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';

export interface GalleryPictureView {
  id: string;
  title: Localized;
  caption: Localized;
  picture: string;
}

/** The larger picture (16:10) leaves room for its caption on low screens. The button lies over the picture instead of around it: print leaves buttons out. */
export function GalleryFigure({
  picture: { id, title, caption, picture },
  priority,
}: {
  picture: GalleryPictureView;
  priority: boolean;
}) {
  const larger = `larger-${id}`;
  return (
    <figure className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="relative">
        <Cover address={picture} alt="" priority={priority} />
        <button
          type="button"
          popoverTarget={larger}
          className="absolute inset-0 cursor-zoom-in -outline-offset-4 not-supports-[selector(:popover-open)]:hidden"
        >
          <span className="sr-only">{m.site_gallery_enlarge({ title: title.text })}</span>
        </button>
      </div>
      <figcaption className="p-4">
        <LocalizedText as="h3" said={title} className="text-lg font-bold leading-snug" />
        <LocalizedText as="p" said={caption} className="mt-1 text-ink-soft" />
      </figcaption>
      <dialog
        popover="auto"
        id={larger}
        aria-label={title.text}
        className="m-auto max-h-[96dvh] w-[min(96vw,1100px,calc((96dvh-9rem)*1.6))] overflow-y-auto rounded-card border border-line bg-card p-0 text-ink shadow-float backdrop:bg-ink/80 not-supports-[selector(:popover-open)]:hidden print:hidden"
      >
        <Cover address={picture} alt="" />
        <div className="flex flex-wrap items-center justify-between gap-4 p-4">
          <div className="min-w-0 max-w-[60ch] flex-1 basis-64">
            <LocalizedText as="p" said={title} className="font-bold" />
            <LocalizedText as="p" said={caption} className="text-ink-soft" />
          </div>
          <button
            type="button"
            popoverTarget={larger}
            popoverTargetAction="hide"
            className={buttonClass('secondary')}
          >
            {m.frame_close()}
          </button>
        </div>
      </dialog>
    </figure>
  );
}
