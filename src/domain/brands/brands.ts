// White label (spec §1, §3 common configuration): which brand a host name shows.
import type { Db } from '#platform/database/database';
import { brandFromRow, type Brand } from './brand.ts';
import { type Approval, isApprovedOn, readApprovals } from './financing-approvals.ts';

export { isApprovedOn, readApprovals } from './financing-approvals.ts';
export { pageUrl } from './page-address.ts';
export { brandFromRow as checkBrandRow } from './brand.ts';
export type { Brand, ColorSettings, FeatureFlags, SocialMedia } from './brand.ts';

/** Brands by host name, read once and again on `reload`. */
export interface BrandDirectory {
  /** The brand of a host name (without port), else the default one. */
  forHost(host: string): Brand;
  /** Whether a brand answers on a host name (in lower case, without port): one of its hosts, or its own domain. */
  isBrandHost(host: string): boolean;
  /**
   * The base URL of links in emails: the visited origin when its host is one of ours, else the brand's own domain. A
   * request may name any host, and an email must not send its reader there.
   */
  linkOrigin(visited: string): string;
  list(): Brand[];
  /** Whether a lawyer's approval of financing is in force on a day: what menus and product pages may speak of. */
  isFinancingApproved(day: string): boolean;
  reload(): Promise<void>;
}

/** Reads all brands. Throws when there is no default brand: no page could be shown then. */
export async function openBrandDirectory(db: Db): Promise<BrandDirectory> {
  let brands: Brand[] = [];
  let byHost = new Map<string, Brand>();
  let fallback: Brand;
  let approvals: Approval[] = [];

  async function reload(): Promise<void> {
    const [rows, hosts, standing] = await Promise.all([
      db.selectFrom('brands').selectAll().orderBy('id').execute(),
      db.selectFrom('brand_hosts').selectAll().execute(),
      readApprovals(db),
    ]);
    approvals = standing;
    brands = rows.map(brandFromRow);
    const byId = new Map(brands.map((brand) => [brand.id, brand]));
    byHost = new Map(
      hosts.flatMap(({ host, brand_id }) => {
        const brand = byId.get(brand_id);
        return brand ? [[host, brand] as const] : [];
      }),
    );
    const chosen = brands.find((brand) => brand.isDefault);
    if (!chosen)
      throw new Error(
        'No brand is marked as the default. Seed the demo (DEMO=true) or insert one into "brands".',
      );
    fallback = chosen;
  }

  await reload();
  return {
    forHost: (host) => byHost.get(host.toLowerCase()) ?? fallback,
    isBrandHost: (host) =>
      byHost.has(host) || brands.some(({ domainName }) => domainName.toLowerCase() === host),
    linkOrigin: (visited) =>
      byHost.has(new URL(visited).hostname) ? visited : `https://${fallback.domainName}`,
    list: () => brands,
    isFinancingApproved: (day) => isApprovedOn(approvals, day),
    reload,
  };
}
