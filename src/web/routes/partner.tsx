// The partners (spec §2 /partner): travel partners and financial partners. Suspended ones stand last and say so:
// the list is a register to look somebody up in, not a recommendation.
import * as m from '#messages/messages';
import { listPartnerCities, listPartners } from '#domain/partners';
import { partnerSorts } from '#shared/partner-sorts';
import { logosOfPartners } from '#domain/pictures';
import { askedPage, typedSearch } from '#shared/list-query';
import { catalogueScope } from '#domain/catalogue';
import { Section } from '#web/ui/section.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { type PartnerChoice, PartnerFilters, partnersPath } from '#web/partners/partner-filters.tsx';
import { photographView } from '#web/pictures/photograph-view';
import { PartnerCard } from '#web/partners/partner-card.tsx';
import { partnerCardView } from '#web/partners/partner-view';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/partner';

const perPage = 24;
const financialShown = 50;

export async function loader(args: Route.LoaderArgs) {
  const { deps, brand, locale, search } = pageRequest(args);
  const scope = catalogueScope(deps, brand);
  const query = new URLSearchParams(search);
  const page = askedPage(query);
  const cities = await listPartnerCities(deps);
  const choice: PartnerChoice = {
    search: typedSearch(query),
    city: cities.find(({ code }) => code === query.get('city'))?.code ?? '',
    sort: partnerSorts.find((sort) => sort === query.get('sort')) ?? 'name',
  };
  const isChosen = choice.search !== '' || choice.city !== '';
  const [travel, financial] = await Promise.all([
    deps.readList((db) => listPartners({ db }, scope, { kind: 'travel', ...choice, page, limit: perPage })),
    // A brand without financing has no use for who finances.
    scope.financing && page === 1 && !isChosen
      ? listPartners(deps, scope, { kind: 'financial', page: 1, limit: financialShown })
      : { items: [] },
  ]);
  const logos = await logosOfPartners(
    deps,
    travel.items.map(({ id }) => id),
  );
  return {
    choice,
    cities,
    travel: {
      ...travel,
      items: travel.items.map((partner) => {
        const logo = logos.get(partner.id);
        return partnerCardView(partner, logo ? photographView(logo, locale) : null);
      }),
    },
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

export default function Partners({
  loaderData: { choice, cities, travel, financial },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-5 md:py-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.partners_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.partners_intro()}</p>
      <PartnerFilters choice={choice} cities={cities} />
      <Section title={m.partners_found({ count: travel.total })} className="mt-6 md:mt-8">
        {travel.items.length === 0 && <p>{m.partners_none()}</p>}
        <ul className="grid gap-2 md:gap-4 md:grid-cols-2 lg:grid-cols-3">
          {travel.items.map((partner) => (
            <PartnerCard key={partner.slug} partner={partner} />
          ))}
        </ul>
        <PageLinks {...travel} pathOf={(page) => partnersPath(choice, page)} />
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
