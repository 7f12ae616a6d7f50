// The one table of areas: which parts of the product exist here, and which brand flag may switch them off.
// Links, menu entries, home sections and the sitemap ask it; an area switches itself on here when it lands.
import type { FeatureFlags } from '#domain/brands';
import { hasOwnHasanah } from '#shared/hasanah';

interface Area {
  landed: boolean;
  /** Off when this flag of the brand is 0. */
  flag?: keyof FeatureFlags & string;
  /** Off when this says so of the brand's flags. */
  isOn?: (flags: FeatureFlags) => boolean;
}

export const areas = {
  catalogue: { landed: true },
  hajj: { landed: true, flag: 'is_hajj' },
  site: { landed: true },
  accounts: { landed: true },
  partnerConsole: { landed: true },
  orders: { landed: true },
  wishlist: { landed: true },
  promos: { landed: true, flag: 'is_promo' },
  prayerTimes: { landed: true },
  quran: { landed: true },
  doa: { landed: true },
  guides: { landed: true },
  hasanah: { landed: true, isOn: hasOwnHasanah },
  financing: { landed: true, flag: 'is_financing' },
  savings: { landed: true, flag: 'is_savings' },
  planner: { landed: true },
  merchandise: { landed: true },
  privateUmrah: { landed: true, flag: 'is_custom_product' },
  chat: { landed: true },
  notifications: { landed: true },
  joinPages: { landed: true },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function isAreaOpen(name: AreaName, flags: FeatureFlags): boolean {
  const area: Area = areas[name];
  return area.landed && (area.flag === undefined || flags[area.flag] === 1) && (area.isOn?.(flags) ?? true);
}

export function openAreas(flags: FeatureFlags): AreaName[] {
  return (Object.keys(areas) as AreaName[]).filter((name) => isAreaOpen(name, flags));
}
