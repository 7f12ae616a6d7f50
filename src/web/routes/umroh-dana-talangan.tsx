// Umrah financing (spec §2 /umroh-dana-talangan, §5 eligibility text, §9): what it is, who may, documents, limits, banks, packages.
// The check of who may is a GET form: nothing of it is stored.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { listBankOffers } from '#domain/bank-terms';
import { catalogueScope, listDepartures } from '#domain/catalogue';
import { isFinancingOpen } from '#domain/financing';
import { financingDocumentLabel } from '#labels/financing';
import { financingDocumentKinds } from '#shared/financing';
import { financingHoldDays } from '#shared/limits';
import * as paths from '#shared/paths';
import { bankLines } from '#web/bank-terms/bank-lines.server';
import { CardList } from '#web/catalogue/card-list.tsx';
import { cardViews } from '#web/catalogue/card-views.server';
import { EligibilityCheck, readEligibility } from '#web/financing/eligibility-check.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { pageMeta } from '#web/seo';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/umroh-dana-talangan';

const shown = 6;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'financing');
  const { deps, brand, locale } = request;
  if (!(await isFinancingOpen(deps, brand))) throw data(null, { status: 404 });
  const scope = catalogueScope(deps, brand);
  const [list, offers] = await Promise.all([
    listDepartures(
      deps,
      scope,
      {
        category: 'umrah',
        search: undefined,
        facets: { pay: ['financing'] },
        priceMin: undefined,
        priceMax: undefined,
        departsFrom: undefined,
        departsTo: undefined,
        people: undefined,
        sort: 'earliest',
        page: 1,
        limit: shown,
      },
      { facets: false },
    ),
    listBankOffers(deps, 'financing', scope.today),
  ]);
  return {
    cards: await cardViews(request, list.items),
    banks: offers.map(({ bank, licence }) => ({ name: bank.name, ...bankLines(licence, locale) })),
    holdDays: deps.financingHoldDays ?? financingHoldDays,
    check: readEligibility(new URLSearchParams(request.search)),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.financing_title(),
    description: m.financing_description(),
    path: paths.financing,
  });
}

export default function FinancingRoute({ loaderData }: Route.ComponentProps) {
  const { cards, banks, holdDays, check } = loaderData;
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">{m.financing_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-ink-soft">{m.financing_intro()}</p>
      <LocalLink to={paths.planner} className={`${buttonClass('secondary')} mt-4`}>
        {m.financing_to_planner()}
      </LocalLink>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section title={m.financing_how_title()}>
          <ol className="list-decimal space-y-2 pl-5">
            <li>{m.financing_how_1()}</li>
            <li>{m.financing_how_2()}</li>
            <li>{m.financing_how_3({ days: holdDays })}</li>
            <li>{m.financing_how_4()}</li>
          </ol>
        </Section>
        <Section title={m.financing_limits_title()}>
          <ul className="list-disc space-y-2 pl-5">
            <li>{m.financing_limits_sum()}</li>
            <li>{m.financing_limits_months()}</li>
            <li>{m.financing_limits_contract()}</li>
            <li>{m.financing_limits_one()}</li>
          </ul>
        </Section>
        <Section title={m.financing_who_title()}>
          <ul className="list-disc space-y-2 pl-5">
            <li>{m.financing_who_employee()}</li>
            <li>{m.financing_who_entrepreneur()}</li>
            <li>{m.financing_who_account()}</li>
          </ul>
          <EligibilityCheck check={check} />
        </Section>
        <Section title={m.financing_documents_title()}>
          <ul className="list-disc space-y-2 pl-5">
            {financingDocumentKinds.map((kind) => (
              <li key={kind}>{financingDocumentLabel[kind]()}</li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={m.financing_banks_title()}>
        {banks.length === 0 ? (
          <p>{m.financing_banks_none()}</p>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {banks.map(({ name, licence, complaint }) => (
              <li key={name} className={`${cardClass} p-5`}>
                <p className="font-bold">{name}</p>
                <p className="text-ink-soft break-words">{licence}</p>
                <p className="break-words">{complaint}</p>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title={m.financing_packages_title()}
        action={
          <LocalLink
            to={`${paths.umrah}?pay=financing`}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {m.financing_packages_all()}
          </LocalLink>
        }
      >
        {cards.length === 0 ? <p>{m.financing_packages_none()}</p> : <CardList cards={cards} columns={3} />}
      </Section>
    </div>
  );
}
