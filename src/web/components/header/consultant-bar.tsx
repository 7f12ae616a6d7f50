// Says that the visit stands under a consultant's code, and lets the visitor end that (product.md: "can leave consultant mode").
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { localePath } from '#shared/locale-path';
import { useFrame } from '#web/frame';

export function ConsultantBar({ code }: { code: string }) {
  const { affiliateName, path, search, locale } = useFrame();
  const query = new URLSearchParams(search);
  query.set(affiliateParam, '');
  return (
    <div className="border-b border-line bg-card text-ink">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 py-1">
        <p>{m.frame_consultant()} <strong>{affiliateName ?? code}</strong></p>
        <a href={localePath(`${path}?${query}`, locale)} rel="nofollow" className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">
          {m.frame_consultant_leave()}
        </a>
      </div>
    </div>
  );
}
