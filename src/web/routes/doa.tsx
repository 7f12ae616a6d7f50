// Supplications by moment of the journey, searched by ?q= (spec §2 /doa). Only read: no framework script.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ReadingSize } from '#web/ui/reading-size.tsx';
import { arabicFontLinks } from '#web/arabic-font';
import { DoaCard } from '#web/doa/doa-card.tsx';
import { DoaSearch } from '#web/doa/doa-search.tsx';
import type { DoaListView } from '#web/doa/doa-view';
import { Contents } from '#web/site-content/contents.tsx';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { useFrame } from '#web/frame';
import { worshipIsland } from '#web/ui/island-urls';
import { doaListView } from '#web/doa/doa-views.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/doa';
import * as paths from '#shared/paths';

export const links = arabicFontLinks;

export function loader(args: Route.LoaderArgs): DoaListView {
  const request = pageRequest(args);
  requireArea(request, 'doa');
  return doaListView(request.search, request.locale);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return readingMeta(matches, {
    title: m.doa_title(),
    description: m.doa_description(),
    path: paths.doa,
    noIndex: loaderData?.search !== '',
  });
}

export default function DoaPage({ loaderData: { search, total, found, moments } }: Route.ComponentProps) {
  const { brand } = useFrame();
  return (
    <>
      <ReadingHead title={{ text: m.doa_title() }}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{m.doa_intro()}</p>
        <DoaSearch search={search} total={total} found={found} />
      </ReadingHead>
      <div className="mx-auto max-w-page px-4 py-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:py-12 print:block">
        {/* On phones the folded chapters are the table of contents. */}
        <div className="max-lg:hidden">
          <Contents headings={moments} />
        </div>
        <div className="max-w-[44rem] lg:col-start-2">
          {found > 0 ? (
            <>
              <ReadingSize />
              {moments.map((moment) => (
                <Moment key={moment.id} moment={moment} isOpen={search !== ''} />
              ))}
            </>
          ) : (
            <EmptyState
              title={m.doa_none_title()}
              text={m.doa_none_text()}
              action={
                <LocalLink to={paths.doa} className={buttonClass('secondary')}>
                  {m.doa_all()}
                </LocalLink>
              }
            />
          )}
          <p className="mt-12 text-ink-soft">
            {m.doa_check()}{' '}
            <a href={`mailto:${brand.email}`} className="text-primary underline underline-offset-4">
              {brand.email}
            </a>
          </p>
        </div>
      </div>
      <script type="module" src={worshipIsland} fetchPriority="low" />
    </>
  );
}

/**
 * A chapter, folded where all of them are shown: 78 supplications are as long as a hundred phones. The browser opens it by itself for
 * an address below it and for words that are looked for on the page; its `id` therefore stands within it.
 */
function Moment({ moment, isOpen }: { moment: DoaListView['moments'][number]; isOpen: boolean }) {
  const { id, title, intro, doas } = moment;
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line last-of-type:border-b">
      <details open={isOpen}>
        <summary className="min-h-14 cursor-pointer py-4 pr-8">
          <h2 id={`${id}-title`} className="inline text-xl font-bold tracking-tight">
            {title}
          </h2>
          <span className="ml-2 text-ink-soft tabular-nums">{doas.length}</span>
        </summary>
        <div id={id} className="scroll-mt-20 pb-10">
          <p className="text-lg text-ink-soft">{intro}</p>
          <div className="mt-6 space-y-4">
            {doas.map((doa) => (
              <DoaCard key={doa.id} doa={doa} level="h3" />
            ))}
          </div>
        </div>
      </details>
    </section>
  );
}
