// The partners (spec §2 /partner): travel partners and financial partners. Suspended ones stand last and say so:
// the list is a register to look somebody up in, not a recommendation.
import * as m from '#messages/messages';
import { listPartners } from '#domain/partners';
import { catalogueScope } from '#domain/catalogue';
import { Section } from '#web/ui/section.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PartnerCard } from '#web/partners/partner-card.tsx';
import { partnerCardView } from '#web/partners/partner-view';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/partner';
import * as paths from '#shared/paths';

export const handle = { readOnly: true };

const perPage = 24;
const financialShown = 50;

export async function loader(args: Route.LoaderArgs) {
  const { deps, brand, search } = pageRequest(args);
  const scope = catalogueScope(deps, brand);
  const asked = Number(new URLSearchParams(search).get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1;
  const [travel, financial] = await Promise.all([
    listPartners(deps, scope, { kind: 'travel', page, limit: perPage }),
    // A brand without financing has no use for who finances.
    scope.financing && page === 1
      ? listPartners(deps, scope, { kind: 'financial', page: 1, limit: financialShown })
      : { items: [] },
  ]);
  return {
    travel: { ...travel, items: travel.items.map(partnerCardView) },
    financial: financial.items.map(({ slug, name, city, foundedYear }) => ({
      slug,
      name,
      city,
      foundedYear,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: m.partners_title(), description: m.partners_intro() });
}

export default function Partners({ loaderData: { travel, financial } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.partners_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.partners_intro()}</p>
      <Section title={m.partners_travel()} className="mt-8">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {travel.items.map((partner) => (
            <PartnerCard key={partner.slug} partner={partner} />
          ))}
        </ul>
        <PageLinks
          {...travel}
          pathOf={(page) => (page === 1 ? paths.partners : `${paths.partners}?page=${page}`)}
        />
      </Section>
      {financial.length > 0 && (
        <Section title={m.partners_financial()}>
          <p className="mb-4 text-ink-soft">{m.partners_financial_intro()}</p>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {financial.map(({ slug, name, city, foundedYear }) => (
              <li key={slug} className="rounded-card border border-line bg-card p-5">
                <h3 className="text-lg font-bold leading-snug">{name}</h3>
                <p className="text-ink-soft">{m.partners_card_place({ city, year: foundedYear })}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
