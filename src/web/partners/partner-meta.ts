// What search engines and link previews read of a travel partner: the facts its page shows.
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, travelAgency } from '#web/structured-data';
import { partnerPath, type PartnerTab } from './partner-tabs.tsx';
import type { PartnerPageView } from './partner-view.ts';
import * as paths from '#shared/paths';

const titles = {
  information: m.partners_page_title,
  products: m.partners_page_title_products,
  reviews: m.partners_page_title_reviews,
} as const;

export function partnerMeta(
  matches: Parameters<typeof pageMeta>[0],
  partner: PartnerPageView,
  tab: PartnerTab,
): MetaDescriptor[] {
  const frame = frameIn(matches);
  const title = titles[tab]({ name: partner.name, city: partner.city });
  const description = m.partners_page_description({
    name: partner.name,
    permit: partner.permitNumber ?? m.partners_permit_none(),
  });
  if (!frame) return pageMeta(matches, { title, description });
  const path = paths.partner(partner.slug);
  const crumbs = [
    { name: m.product_crumb_home(), to: '/' },
    { name: m.partners_title(), to: paths.partners },
    { name: partner.name },
  ];
  return pageMeta(matches, {
    title,
    description,
    path: partnerPath(partner.slug, tab),
    image: `travel/${partner.slug}`,
    structured: [
      travelAgency(frame, {
        name: partner.name,
        path,
        email: partner.email,
        city: partner.city,
        foundedYear: partner.foundedYear,
        licence: partner.permitNumber,
        rating: partner.rating,
        ratingCount: partner.ratingCount,
      }),
      breadcrumbList(frame, crumbs),
    ],
  });
}
