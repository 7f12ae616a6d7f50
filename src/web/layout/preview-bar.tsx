// Above every page of a preview: what is seen is a draft, and how to leave it.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';

export function PreviewBar() {
  const { isPreview, locale } = useFrame();
  if (!isPreview) return null;
  return (
    <aside
      aria-label={m.brand_preview()}
      className="flex flex-wrap items-center justify-center gap-x-6 bg-ink px-4 text-center text-card"
    >
      <p className="py-2 font-semibold">{m.brand_preview_bar()}</p>
      <a
        href={localePath(paths.brandPreview('end'), locale)}
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
      >
        {m.brand_preview_end()}
      </a>
    </aside>
  );
}
