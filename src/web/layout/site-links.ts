// The pages that header and footer lead to, in one table (spec §2): each with the area it needs (#web/areas). What is closed does not
// show; an area of another site is linked there.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import type { AreaName } from '#web/areas';

export interface SiteLink {
  label: () => string;
  /** Path without language prefix, or an address of the outside world. */
  to: string;
  area: AreaName;
  /** `to` is an address of another site. */
  isElsewhere?: true;
}

/** Labelled as the footer has them; the header names some of them shorter. */
export const siteLinks = {
  home: { label: m.frame_home, to: '/', area: 'site' },
  umrah: { label: m.frame_footer_umrah, to: paths.umrah, area: 'catalogue' },
  hajj: { label: m.frame_footer_hajj, to: paths.hajj, area: 'hajj' },
  tourism: { label: m.frame_footer_tourism, to: paths.tourism, area: 'catalogue' },
  partners: { label: m.frame_footer_partners, to: paths.partners, area: 'catalogue' },
  aboutUs: { label: m.frame_footer_about_us, to: paths.aboutUs, area: 'site' },
  galleries: { label: m.frame_footer_galleries, to: paths.galleries, area: 'site' },
  blog: { label: m.frame_footer_blog, to: paths.blog, area: 'hasanah' },
  faq: { label: m.frame_footer_faq, to: paths.faq, area: 'site' },
  privacy: { label: m.frame_footer_privacy, to: paths.privacy, area: 'site' },
  terms: { label: m.frame_footer_terms, to: paths.terms, area: 'site' },
  quran: { label: m.quran_title, to: paths.quran, area: 'quran' },
  doa: { label: m.frame_footer_doa, to: paths.doa, area: 'doa' },
  guides: { label: m.frame_footer_guides, to: paths.guides, area: 'guides' },
  prayerTimes: { label: m.frame_footer_prayer_times, to: paths.prayerTimes, area: 'prayerTimes' },
  joinPartner: { label: m.frame_footer_join_partner, to: paths.joinPartner, area: 'joinPages' },
  joinDistribution: {
    label: m.frame_footer_join_distribution,
    to: paths.joinDistribution,
    area: 'joinPages',
  },
} as const satisfies Record<string, SiteLink>;

/** The links that are open on this brand. `elsewhere`: areas that stand on another site, whether their pages are open here or not. */
export function openLinks(
  links: readonly SiteLink[],
  areas: readonly string[],
  elsewhere: Partial<Record<AreaName, string | null>> = {},
): SiteLink[] {
  return links.flatMap((link): SiteLink[] => {
    const address = elsewhere[link.area];
    if (address) return [{ ...link, to: address, isElsewhere: true }];
    return areas.includes(link.area) ? [link] : [];
  });
}
