// The gallery (spec §2 /galleries). "Show more" is an address: it brings back what was there and nine more. Only read: no framework script.
import * as m from '#messages/messages';
import { listGalleries } from '#domain/site-content';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { localized } from '#labels/localized';
import { GalleryFigure } from '#web/site-content/gallery-figure.tsx';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/galleries';
import * as paths from '#shared/paths';

/** Our choice for the page; the API's default is 3 (spec §9). */
const shownAtOnce = 9;
/** As many as a page may hold; a gallery of 180 pictures is not read to its end. */
const lastPage = 20;

export async function loader(args: Route.LoaderArgs) {
  const { deps, brand, locale, search } = pageRequest(args);
  const asked = Number(new URLSearchParams(search).get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), lastPage) : 1;
  const { items, total } = await listGalleries(deps, brand, { limit: page * shownAtOnce });
  return {
    pictures: items.map(({ id, title, caption, picture }) => ({
      id,
      title: localized(title, locale),
      caption: localized(caption, locale),
      picture,
    })),
    total,
    nextPage: items.length < total && page < lastPage ? page + 1 : null,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return readingMeta(matches, {
    title: m.site_gallery_title(),
    description: m.site_gallery_description(),
    path: paths.galleries,
  });
}

export default function Galleries({ loaderData: { pictures, total, nextPage } }: Route.ComponentProps) {
  return (
    <>
      <ReadingHead title={{ text: m.site_gallery_title() }}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{m.site_gallery_intro()}</p>
      </ReadingHead>
      <div className="mx-auto max-w-page px-4 py-8 lg:py-12">
        <h2 className="sr-only">{m.site_gallery_pictures()}</h2>
        {pictures.length === 0 && (
          <EmptyState title={m.site_gallery_none()} text={m.site_gallery_none_text()} />
        )}
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture, index) => (
            <li key={picture.id} id={pictureId(index)} className="scroll-mt-6">
              <GalleryFigure picture={picture} priority={index === 0} />
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden">
          <p className="tabular-nums text-ink-soft">
            {m.site_gallery_shown({ shown: pictures.length, total })}
          </p>
          {nextPage && (
            <LocalLink
              to={`${paths.galleries}?page=${nextPage}#${pictureId(pictures.length)}`}
              className={buttonClass('secondary')}
            >
              {m.site_gallery_more()}
            </LocalLink>
          )}
        </div>
      </div>
    </>
  );
}

/** Names a place in the list, so that "show more" arrives at the first new picture. */
function pictureId(index: number): string {
  return `picture-${index + 1}`;
}
