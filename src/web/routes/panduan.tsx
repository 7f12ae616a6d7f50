// The guides as the contents of a book (spec §2 /panduan). Only read: no framework script.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { GuideHead } from '#web/guides/guide-head.tsx';
import { GuideShelf } from '#web/guides/guide-shelf.tsx';
import { crumbs } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { useFrame } from '#web/frame';
import { guideShelf } from '#web/guides/guide-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/panduan';
import * as paths from '#shared/paths';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'guides');
  return guideShelf(request.locale);
}

export function meta({ matches }: Route.MetaArgs) {
  return readingMeta(matches, {
    title: m.guides_title(),
    description: m.guides_description(),
    path: paths.guides,
  });
}

export default function Guides({ loaderData: { parts } }: Route.ComponentProps) {
  const { areas } = useFrame();
  return (
    <>
      <GuideHead crumbs={crumbs(m.guides_title())} title={m.guides_title()}>
        <p className="mt-4 max-w-[60ch] text-lg text-white/90">{m.guides_intro()}</p>
      </GuideHead>
      <div className="mx-auto max-w-page px-4 py-10 lg:py-14">
        <GuideShelf parts={parts} />
        {areas.includes('doa') && (
          <p className="text-lg">
            <LocalLink to={paths.doa} className="font-semibold text-primary underline underline-offset-4">
              {m.guides_doa_link()}
            </LocalLink>
            . {m.guides_doa_text()}
          </p>
        )}
      </div>
    </>
  );
}
