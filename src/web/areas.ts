// The one table of areas: which parts of the product there are, and which of them a brand's flag may switch off.
// Links, menu entries, home sections and the sitemap ask it.
import type { FeatureFlags } from '#domain/brands';
import { hasOwnHasanah } from '#shared/hasanah';

interface Area {
  /** Off when this flag of the brand is 0. */
  flag?: keyof FeatureFlags & string;
  /** Off when this says so of the brand's flags. */
  isOn?: (flags: FeatureFlags) => boolean;
}

export const areas = {
  catalogue: {},
  hajj: { flag: 'is_hajj' },
  site: {},
  accounts: {},
  partnerConsole: {},
  orders: {},
  wishlist: {},
  promos: { flag: 'is_promo' },
  prayerTimes: {},
  quran: {},
  doa: {},
  guides: {},
  hasanah: { isOn: hasOwnHasanah },
  financing: { flag: 'is_financing' },
  /** What a member or a bank has of it already: it stays when no new application is taken. */
  financings: { flag: 'is_financing' },
  savings: { flag: 'is_savings' },
  planner: {},
  merchandise: {},
  privateUmrah: { flag: 'is_custom_product' },
  chat: {},
  notifications: {},
  joinPages: {},
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function isAreaOpen(name: AreaName, flags: FeatureFlags): boolean {
  const area: Area = areas[name];
  return (area.flag === undefined || flags[area.flag] === 1) && (area.isOn?.(flags) ?? true);
}

/** What a brand speaks of: financing only while a lawyer's approval is in force (docs/product/bank-terms.md). */
export function openAreas(flags: FeatureFlags, isFinancingApproved: boolean): AreaName[] {
  return (Object.keys(areas) as AreaName[]).filter(
    (name) => isAreaOpen(name, flags) && (name !== 'financing' || isFinancingApproved),
  );
}
