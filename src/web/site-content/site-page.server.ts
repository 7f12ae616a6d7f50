// The loader's work of the brand's three texts (spec §2 general routes): the version in force, or the one in the address.
import { data } from 'react-router';
import { findSitePage, listSitePageVersions, type SiteSlug } from '#domain/site-content';
import { todayInIndonesia } from '#shared/dates';
import type { SitePageView } from './site-page-view.ts';
import { localized } from '#labels/localized';
import type { PageRequest } from '#web/request/page-context.server';
import { renderedText } from './rendered-texts.server.ts';

/** Throws the 404 page when the brand has no such text or version. */
export async function loadSitePage(request: PageRequest, slug: SiteSlug): Promise<SitePageView> {
  const { deps, brand, locale } = request;
  const asked = new URLSearchParams(request.search).get('version');
  const versions = await listSitePageVersions(deps, brand, slug);
  const version = versions.find((one) => String(one.version) === asked)?.version;
  const page =
    asked !== null && version === undefined
      ? null
      : await findSitePage(deps, brand, slug, version === undefined ? {} : { version });
  if (!page) throw data(null, { status: 404 });
  const today = todayInIndonesia(deps.now());
  // Without a number in the address the text found is the one in force, also where it is still the common one.
  const inForce =
    version === undefined
      ? page.version
      : (versions.find(({ effectiveOn }) => effectiveOn <= today)?.version ?? null);
  return {
    path: `/${slug}`,
    title: localized(page.title, locale),
    text: renderedText(brand, page.body, locale),
    version: page.version,
    effectiveOn: page.effectiveOn,
    inForce,
    versions,
  };
}
