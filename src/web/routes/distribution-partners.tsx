// The distribution partners, each with its own page; without header or footer (spec §2). Only read: no framework script.
import * as m from '#messages/messages';
import { listDistributionPartners } from '#domain/distribution-partners';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { DistributionHead } from '#web/distribution-partners/distribution-head.tsx';
import { useFrame } from '#web/frame';
import { frameIn, pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/distribution-partners';
import * as paths from '#shared/paths';

export async function loader(args: Route.LoaderArgs) {
  const { deps, locale } = pageRequest(args);
  const partners = await listDistributionPartners(deps);
  return partners.map(({ slug, name, city, headline, description }) => ({
    slug,
    name,
    city,
    headline: localized(headline, locale),
    description: localized(description, locale),
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  const brand = frameIn(matches)?.brand.name ?? '';
  return pageMeta(matches, {
    title: m.site_distribution_title(),
    description: m.site_distribution_intro({ brand }),
    path: paths.distributionPartners,
  });
}

export default function DistributionPartners({ loaderData: partners }: Route.ComponentProps) {
  const { brand } = useFrame();
  return (
    <>
      <DistributionHead>
        <h1 className="text-3xl font-bold tracking-tight md:text-5xl">{m.site_distribution_title()}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
          {m.site_distribution_intro({ brand: brand.name })}
        </p>
      </DistributionHead>
      <div className="mx-auto max-w-[52rem] px-4 py-8 lg:py-12">
        {partners.length === 0 && (
          <EmptyState title={m.site_distribution_none()} text={m.site_distribution_none_text()} />
        )}
        <ul className="space-y-6">
          {partners.map(({ slug, name, city, headline, description }) => (
            <li
              key={slug}
              className="relative rounded-card border border-line bg-card p-5 has-[a:hover]:border-primary md:p-6"
            >
              <p className="text-ink-soft">
                {name}, {city}
              </p>
              <h2 lang={headline.lang} className="mt-1 text-xl font-bold tracking-tight">
                <LocalLink
                  to={paths.distributionPartner(slug)}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {headline.text}
                </LocalLink>
              </h2>
              <LocalizedText as="p" said={description} className="mt-2" />
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <LocalLink
            to="/"
            className="inline-flex min-h-12 items-center text-primary underline underline-offset-4"
          >
            {m.site_distribution_home({ brand: brand.name })}
          </LocalLink>
        </p>
      </div>
    </>
  );
}
