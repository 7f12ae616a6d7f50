// The umrah savings plan (spec §2 /umroh-dana-tabungan): what it is, how, the partner banks, packages one can save for. Only read.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { CardList } from '#web/catalogue/card-list.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { BankCard } from '#web/savings/bank-card.tsx';
import { PlannerStart } from '#web/planner/planner-start.tsx';
import { savingsBanks } from '#web/savings/bank-view.server';
import { listSavingsPackages } from '#web/savings/packages.server';
import { pageMeta } from '#web/seo';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/umroh-dana-tabungan';

const shown = 6;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'savings');
  const [banks, { cards }] = await Promise.all([
    savingsBanks(request),
    listSavingsPackages(request, { page: 1, limit: shown }),
  ]);
  return { banks, cards };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.savings_title(),
    description: m.savings_description(),
    path: paths.savings,
  });
}

export default function SavingsRoute({ loaderData: { banks, cards } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">{m.savings_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-ink-soft">{m.savings_intro()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LocalLink to={paths.savingsPlanning} className={buttonClass('primary', 'lg')}>
          {m.savings_begin()}
        </LocalLink>
      </div>
      <Section title={m.financing_to_planner()} className="mt-8 max-w-3xl">
        <PlannerStart />
      </Section>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section title={m.savings_how_title()}>
          <ol className="list-decimal space-y-2 pl-5">
            <li>{m.savings_how_1()}</li>
            <li>{m.savings_how_2()}</li>
            <li>{m.savings_how_3()}</li>
            <li>{m.savings_how_4()}</li>
          </ol>
        </Section>
        <Section title={m.savings_know_title()}>
          <ul className="list-disc space-y-2 pl-5">
            <li>{m.savings_know_plan()}</li>
            <li>{m.savings_know_months()}</li>
            <li>{m.savings_know_price()}</li>
            <li>{m.savings_know_consent()}</li>
          </ul>
        </Section>
      </div>
      <Section title={m.savings_banks_title()}>
        {banks.length === 0 ? (
          <p>{m.savings_banks_none()}</p>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {banks.map((bank) => (
              <li key={bank.id}>
                <BankCard bank={bank} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title={m.savings_packages_title()}
        action={
          <LocalLink
            to={paths.savingsPackages}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {m.savings_packages_all()}
          </LocalLink>
        }
      >
        {cards.length === 0 ? <p>{m.savings_packages_none()}</p> : <CardList cards={cards} columns={3} />}
      </Section>
    </div>
  );
}
