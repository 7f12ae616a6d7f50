// The guides as pages show them (spec §2 guides). Shipped texts never change while the process runs: each is rendered once.
import { getDoa } from '#domain/doa';
import {
  bearing,
  distanceKm,
  findGuide,
  type Guide,
  type GuideBlock,
  guideParts,
  type GuideSlug,
  guideSlugs,
  makkah,
  miqats,
} from '#domain/guides';
import { renderMarkdown } from '#domain/site-content';
import * as m from '#messages/messages';
import type { Locale } from '#shared/locale';
import type { GuideBlockView, GuideEntry, GuideShelfView, GuideView } from './guide-view.ts';
import { doaView } from '#web/doa/doa-views.server';
import { headingsIn } from '#web/site-content/rendered-texts.server';

const kept = new Map<string, GuideView>();

/** Of a request in `locale`: the words of tables are those of the request. */
export function guideView(slug: GuideSlug, locale: Locale): GuideView {
  const key = `${locale} ${slug}`;
  const view = kept.get(key) ?? render(findGuide(slug, locale), locale);
  kept.set(key, view);
  return view;
}

export function guideShelf(locale: Locale): GuideShelfView {
  return {
    parts: guideParts.map(({ part, slugs }) => ({
      part,
      guides: slugs.map((slug) => entryOf(findGuide(slug, locale))),
    })),
  };
}

function render(guide: Guide, locale: Locale): GuideView {
  const blocks = guide.blocks.map((block, index) => blockView(block, `${guide.slug}-${index}`, locale));
  const at = guideSlugs.indexOf(guide.slug);
  const neighbour = (slug: GuideSlug | undefined) => (slug ? entryOf(findGuide(slug, locale)) : null);
  return {
    ...entryOf(guide),
    headings: blocks.flatMap((block) => (block.kind === 'text' ? headingsIn(block.html) : [])),
    blocks,
    sources: guide.sources,
    previous: neighbour(guideSlugs[at - 1]),
    next: neighbour(guideSlugs[at + 1]),
  };
}

function entryOf({ slug, chapter, title, summary, minutes }: Guide): GuideEntry {
  return { slug, chapter, title, summary, minutes };
}

function blockView(block: GuideBlock, name: string, locale: Locale): GuideBlockView {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', html: withScrolledTables(renderMarkdown(block.markdown, {}, locale)) };
    case 'ticks':
      return { ...block, name };
    case 'doa':
      return { kind: 'doa', doa: doaView(getDoa(block.id), locale) };
    case 'miqat-map':
      return {
        kind: 'miqat-map',
        makkah,
        rows: miqats.map((place) => ({
          ...place,
          km: Math.round(distanceKm(makkah, place)),
          degrees: Math.round(bearing(makkah, place)),
        })),
      };
  }
}

/** Wide tables are moved sideways on a phone, by finger or keyboard, instead of the page. */
function withScrolledTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      `<section class="table-scroll" tabindex="0" aria-label="${m.guides_table()}"><table>`,
    )
    .replaceAll('</table>', '</table></section>');
}
