// About hajj outside the regular quota, and its next departures (spec §2 /haji). Only read: no framework script.
import { Check } from 'lucide-react';
import * as m from '#messages/messages';
import { catalogueScope, listDepartures } from '#domain/catalogue';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { CardList } from '#web/catalogue/card-list.tsx';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { pageMeta } from '#web/seo';
import { cardViews } from '#web/catalogue/card-views.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/haji';
import * as paths from '#shared/paths';

const departuresShown = 6;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'hajj');
  const scope = catalogueScope(request.deps, request.brand);
  const query = { category: 'hajj', facets: {}, sort: 'earliest', page: 1, limit: departuresShown } as const;
  const found = await listDepartures(request.deps, scope, query, { facets: false });
  return { cards: await cardViews(request, found.items) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: m.catalogue_haji_title(), description: m.catalogue_haji_description() });
}

export default function Haji({ loaderData }: Route.ComponentProps) {
  const checks = [
    m.catalogue_haji_check_licence(),
    m.catalogue_haji_check_visa(),
    m.catalogue_haji_check_price(),
    m.catalogue_haji_check_refund(),
  ];
  return (
    <>
      <ListHero title={m.catalogue_haji_title()} intro={m.catalogue_haji_intro()} />
      <div className="mx-auto max-w-page space-y-12 px-4 py-10">
        <div className="grid gap-4 md:grid-cols-2">
          <Way
            title={m.catalogue_kind_hajj_plus()}
            text={m.catalogue_haji_plus_text()}
            to={`${paths.hajjList}?kind=hajj_plus`}
          />
          <Way
            title={m.catalogue_kind_hajj_furoda()}
            text={m.catalogue_haji_furoda_text()}
            to={`${paths.hajjList}?kind=hajj_furoda`}
          />
        </div>
        <section aria-labelledby="check">
          <h2 id="check" className="text-2xl font-bold">
            {m.catalogue_haji_check_title()}
          </h2>
          <ul className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
            {checks.map((text) => (
              <li key={text} className="flex gap-3">
                <Check aria-hidden="true" size={20} className="mt-1 shrink-0 text-primary" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        {loaderData.cards.length > 0 && (
          <section aria-labelledby="departures">
            <h2 id="departures" className="mb-4 text-2xl font-bold">
              {m.catalogue_haji_departures()}
            </h2>
            <CardList cards={loaderData.cards} columns={3} />
            <p className="mt-6">
              <LocalLink to={paths.hajjList} className={buttonClass('secondary', 'lg')}>
                {m.catalogue_haji_all()}
              </LocalLink>
            </p>
          </section>
        )}
      </div>
    </>
  );
}

function Way({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <section className="flex flex-col rounded-card border border-line bg-card p-5">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 grow">{text}</p>
      <LocalLink
        to={to}
        className="mt-3 inline-flex min-h-12 items-center font-semibold text-primary underline"
      >
        {m.catalogue_haji_see_kind({ kind: title })}
      </LocalLink>
    </section>
  );
}
