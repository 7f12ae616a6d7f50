// The tabs of a travel partner's page (spec §2: information, products, reviews): plain links, each with its own address.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export const partnerTabs = ['information', 'products', 'reviews'] as const;
export type PartnerTab = (typeof partnerTabs)[number];

/** The tab of an address; what is no tab is the first one. */
export function partnerTabOf(value: string | null): PartnerTab {
  return partnerTabs.find((tab) => tab === value) ?? 'information';
}

/** The first tab is the page itself, so that it has one address. */
export function partnerPath(slug: string, tab: PartnerTab, page = 1): string {
  const query = [tab !== 'information' && `tab=${tab}`, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return `${paths.partner(slug)}${query && `?${query}`}`;
}

const words = {
  information: m.partners_tab_information,
  products: m.partners_tab_products,
  reviews: m.partners_tab_reviews,
} as const;
const base = '-mb-px inline-flex min-h-12 items-center border-b-2 px-1 font-semibold';

interface PartnerTabsProps {
  slug: string;
  current: PartnerTab;
  /** How many reviews there are. */
  reviews: number;
}

export function PartnerTabs({ slug, current, reviews }: PartnerTabsProps) {
  return (
    <nav aria-label={m.partners_tabs()} className="mt-6 flex gap-6 overflow-x-auto border-b border-line">
      {partnerTabs.map((tab) => (
        <LocalLink
          key={tab}
          to={partnerPath(slug, tab)}
          aria-current={tab === current ? 'page' : undefined}
          className={
            tab === current
              ? `${base} border-primary text-primary`
              : `${base} border-transparent text-ink-soft hover:text-ink`
          }
        >
          {words[tab]()}
          {tab === 'reviews' && <span className="ml-1.5 font-normal tabular-nums">({reviews})</span>}
        </LocalLink>
      ))}
    </nav>
  );
}
