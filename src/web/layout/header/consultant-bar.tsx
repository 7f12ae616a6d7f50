// Says that the visit stands under a consultant's code, and lets the visitor end that (docs/product/affiliates.md: "can leave consultant mode").
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
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 px-4 py-1">
        <p className="min-w-0 truncate">
          <span className="max-md:sr-only">{m.frame_consultant()}</span>
          <span aria-hidden="true" className="md:hidden">
            {m.frame_consultant_short()}
          </span>{' '}
          <strong>{affiliateName ?? code}</strong>
        </p>
        <a
          href={localePath(`${path}?${query}`, locale)}
          rel="nofollow"
          className="inline-flex min-h-12 shrink-0 items-center font-semibold text-primary underline underline-offset-4"
        >
          <span aria-hidden="true" className="md:hidden">
            {m.frame_consultant_leave_short()}
          </span>
          <span className="max-md:sr-only">{m.frame_consultant_leave()}</span>
        </a>
      </div>
    </div>
  );
}
