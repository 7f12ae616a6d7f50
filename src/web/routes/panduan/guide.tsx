// One guide (spec §2 guides: the twelve addresses below /panduan). Only read: no framework script.
import { data } from 'react-router';
import { isGuideSlug } from '#domain/guides';
import * as m from '#messages/messages';
import { arabicFontLinks } from '#web/arabic-font';
import { ReadingSize } from '#web/ui/reading-size.tsx';
import { GuideBlocks } from '#web/guides/guide-blocks.tsx';
import { GuideNeighbours, GuideSources, sourcesId } from '#web/guides/guide-foot.tsx';
import { GuideHead } from '#web/guides/guide-head.tsx';
import { Contents } from '#web/site-content/contents.tsx';
import { crumbs } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { worshipIsland } from '#web/ui/island-urls';
import { frameIn } from '#web/seo';
import { guideView } from '#web/guides/guide-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { article, howTo } from '#web/structured-data';
import type { Route } from './+types/guide';
import * as paths from '#shared/paths';

export const links = arabicFontLinks;

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'guides');
  if (!isGuideSlug(args.params.guide)) throw data(null, { status: 404 });
  return guideView(args.params.guide, request.locale);
}

const above = () => [{ name: m.guides_title(), to: paths.guides }];

export function meta({ matches, loaderData: guide }: Route.MetaArgs) {
  const frame = frameIn(matches);
  if (!frame || !guide) return [];
  const about = { title: guide.title, description: guide.summary, path: paths.guide(guide.slug) };
  const steps = guide.blocks.flatMap((block) =>
    block.kind === 'ticks' ? block.items.map(({ text }) => text) : [],
  );
  return readingMeta(matches, {
    ...about,
    above: above(),
    structured: [article(frame, about), ...(steps.length > 0 ? [howTo(frame, { ...about, steps })] : [])],
  });
}

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  const hasDoa = guide.blocks.some(({ kind }) => kind === 'doa');
  return (
    <>
      <GuideHead crumbs={crumbs(guide.title, above())} title={guide.title}>
        <p className="mt-4 max-w-[60ch] text-lg text-white/90">{guide.summary}</p>
        <p className="mt-4 text-white/90">
          {m.guides_chapter({ number: guide.chapter })} · {m.guides_minutes({ minutes: guide.minutes })}
        </p>
      </GuideHead>
      <div className="mx-auto max-w-page px-4 py-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:py-12 print:block">
        <Contents headings={[...guide.headings, { id: sourcesId, title: m.guides_sources() }]} />
        <div className="max-w-[44rem] lg:col-start-2">
          {hasDoa && <ReadingSize />}
          <article className="guide-body">
            <GuideBlocks blocks={guide.blocks} />
          </article>
          <GuideSources sources={guide.sources} />
          <GuideNeighbours previous={guide.previous} next={guide.next} />
        </div>
      </div>
      <script type="module" src={worshipIsland} fetchPriority="low" />
    </>
  );
}
