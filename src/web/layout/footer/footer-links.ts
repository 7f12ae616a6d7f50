// The footer's information columns as data (spec §2 footer): each link with the area it needs (#web/areas).
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import * as paths from '#shared/paths';

export interface FooterLink {
  label: () => string;
  to: string;
  area: AreaName;
  /** `to` is an address of another site. */
  isElsewhere?: true;
}

export interface FooterColumn {
  title: (values: { brand: string }) => string;
  /** Hidden in consultant mode. */
  isProducts?: boolean;
  links: readonly FooterLink[];
}

const columns: readonly FooterColumn[] = [
  {
    title: m.frame_footer_products,
    isProducts: true,
    links: [
      { label: m.frame_footer_umrah, to: paths.umrah, area: 'catalogue' },
      { label: m.frame_footer_hajj, to: paths.hajj, area: 'hajj' },
      { label: m.frame_footer_tourism, to: paths.tourism, area: 'catalogue' },
      // Our choice: the list of partners has no other entrance.
      { label: m.frame_footer_partners, to: paths.partners, area: 'catalogue' },
    ],
  },
  {
    title: m.frame_footer_about,
    links: [
      { label: m.frame_home, to: '/', area: 'site' },
      { label: m.frame_footer_about_us, to: paths.aboutUs, area: 'site' },
      { label: m.frame_footer_galleries, to: paths.galleries, area: 'site' },
      { label: m.frame_footer_blog, to: paths.blog, area: 'hasanah' },
    ],
  },
  {
    title: m.frame_footer_help,
    links: [
      { label: m.frame_footer_faq, to: paths.faq, area: 'site' },
      { label: m.frame_footer_privacy, to: paths.privacy, area: 'site' },
      { label: m.frame_footer_terms, to: paths.terms, area: 'site' },
    ],
  },
  {
    title: m.frame_footer_worship,
    links: [
      { label: m.quran_title, to: paths.quran, area: 'quran' },
      { label: m.frame_footer_doa, to: paths.doa, area: 'doa' },
      // Our choice: the guides have no other entrance.
      { label: m.frame_footer_guides, to: paths.guides, area: 'guides' },
      { label: m.frame_footer_prayer_times, to: paths.prayerTimes, area: 'prayerTimes' },
    ],
  },
  {
    title: m.frame_footer_join,
    links: [
      { label: m.frame_footer_join_partner, to: '/gabung-partner', area: 'joinPages' },
      {
        label: m.frame_footer_join_distribution,
        to: '/gabung-travel-distribution-channel',
        area: 'joinPages',
      },
    ],
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
    const links = column.links.flatMap((link): FooterLink[] => {
      const address = elsewhere[link.area];
      if (address) return [{ ...link, to: address, isElsewhere: true }];
      return areas.includes(link.area) ? [link] : [];
    });
    return links.length > 0 ? [{ ...column, links }] : [];
  });
}
