// The footer's information columns as data (spec §2 footer), of the pages in site-links.ts.
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import { openLinks, siteLinks, type SiteLink } from '#web/layout/site-links';

export interface FooterColumn {
  title: (values: { brand: string }) => string;
  /** Hidden in consultant mode. */
  isProducts?: boolean;
  links: readonly SiteLink[];
}

const columns: readonly FooterColumn[] = [
  {
    title: m.frame_footer_products,
    isProducts: true,
    // Our choice: the list of partners has no other entrance.
    links: [siteLinks.umrah, siteLinks.hajj, siteLinks.tourism, siteLinks.partners],
  },
  {
    title: m.frame_footer_about,
    links: [siteLinks.home, siteLinks.aboutUs, siteLinks.galleries, siteLinks.blog],
  },
  {
    title: m.frame_footer_help,
    links: [siteLinks.faq, siteLinks.privacy, siteLinks.terms],
  },
  {
    title: m.frame_footer_worship,
    links: [siteLinks.quran, siteLinks.doa, siteLinks.guides, siteLinks.prayerTimes],
  },
  {
    title: m.frame_footer_join,
    links: [siteLinks.joinPartner, siteLinks.joinDistribution],
  },
];

/** The columns that are open on this brand; without product links in consultant mode. `elsewhere`: areas that stand on another site. */
export function openColumns(
  areas: readonly string[],
  consultantMode: boolean,
  elsewhere: Partial<Record<AreaName, string | null>> = {},
): FooterColumn[] {
  return columns.flatMap((column) => {
    if (column.isProducts && consultantMode) return [];
    const links = openLinks(column.links, areas, elsewhere);
    return links.length > 0 ? [{ ...column, links }] : [];
  });
}
