// Save, finance or wait (docs/product/planner.md): answered by the server from a GET form; with script the page stays and shows the answer.
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import { catalogueScope } from '#domain/catalogue';
import { leastMonthly, planJourney } from '#domain/planner';
import { addMonths } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { defaultGrowthPercent, plannerLeastPrice, readPlannerForm } from '#shared/planner-form';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { monthChoices, planView } from '#web/planner/plan-view.server';
import { PlannerForm } from '#web/planner/planner-form.tsx';
import { WayCard } from '#web/planner/way-card.tsx';
import { useFrame } from '#web/frame';
import type { RouteHandle } from '#web/route-handle';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { fieldErrors } from '#web/ui/forms/error-labels.server';
import type { Route } from './+types/perencanaan';

export const handle: RouteHandle = { member: { back: null, isWide: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'planner');
  const { deps, brand, locale } = request;
  const params = new URLSearchParams(request.search);
  const scope = catalogueScope(deps, brand);
  const { form, faults } = readPlannerForm(params, scope.today);
  const plan = await planJourney(deps, scope, brand, form);
  const typed = (name: keyof typeof form) =>
    params.get(name) ?? (form[name] === 0 ? '' : String(form[name] ?? ''));
  return {
    values: {
      product: form.product ?? '',
      price: typed('price'),
      people: typed('people'),
      saved: typed('saved'),
      monthly: typed('monthly'),
      growth: params.get('growth') ?? String(form.growth),
      by: addMonths(scope.today, form.by).slice(0, 7),
    },
    months: monthChoices({ locale, today: scope.today }),
    errors: fieldErrors({
      faults: faults.map((fault) => ({ ...fault, values: { min: formatRupiah(plannerLeastPrice) } })),
    }),
    isGone: form.product !== null && !plan?.product,
    least: plan ? null : leastView(await leastMonthly(deps, scope)),
    view: plan && planView(plan, { locale, today: scope.today, form }),
  };
}

/** As texts: the schema of the form stays on the server. */
function leastView(least: Awaited<ReturnType<typeof leastMonthly>>) {
  return (
    least && {
      title: m.planner_least({ monthly: formatRupiah(least.monthly), months: least.months }),
      text: m.planner_least_text({ price: formatRupiah(least.price), growth: defaultGrowthPercent }),
      path: `${paths.planner}?price=${least.price}&monthly=${least.monthly}`,
    }
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.planner_title(),
    description: m.planner_intro(),
    path: paths.planner,
    noIndex: Boolean(loaderData?.view),
  });
}

export default function Planner({
  loaderData: { values, months, errors, isGone, least, view },
}: Route.ComponentProps) {
  const { search } = useFrame();
  const answer = useFocusOnAnswer(search);
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight text-balance md:text-4xl">{m.planner_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.planner_intro()}</p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[20rem_1fr]">
        <section className={`${cardClass} p-5 print:hidden`} aria-label={m.planner_about()}>
          {/* Another address, other values: the link to an answer fills the form too. */}
          <PlannerForm
            key={search}
            values={values}
            errors={errors}
            product={view?.product ?? null}
            months={months}
          />
        </section>
        <div ref={answer} tabIndex={-1} className="min-w-0 scroll-mt-20 space-y-8 outline-none">
          {isGone && <Notice tone="warn">{m.planner_gone()}</Notice>}
          {Object.keys(errors).length > 0 && <Notice tone="warn">{m.planner_faults()}</Notice>}
          {view && <PlannerAnswer view={view} />}
          {least && <Least least={least} />}
          <Section title={m.planner_how()} className="">
            <ul className="list-disc space-y-2 pl-5">
              <li>{m.planner_how_growth()}</li>
              <li>{m.planner_how_save()}</li>
              <li>{m.planner_how_finance()}</li>
              <li>{m.planner_how_rest()}</li>
            </ul>
            <p className="mt-4 text-ink-soft print:hidden">{m.planner_print()}</p>
          </Section>
        </div>
      </div>
    </>
  );
}

/** A new answer is where the reader goes on, also on a phone, where it stands below the form. */
function useFocusOnAnswer(search: string) {
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    answer.current?.focus();
  }, [search]);
  return answer;
}

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;

function PlannerAnswer({ view }: { view: View }) {
  return (
    <>
      <Section title={m.planner_results()} className="">
        <p className="mb-4">{view.intro}</p>
        <div className="grid gap-4 xl:grid-cols-3">
          {view.ways.map((way) => (
            <WayCard key={way.key} way={way} />
          ))}
          {view.noFinancing && (
            <article className={`${cardClass} p-5`}>
              <h3 className="text-xl font-bold">{m.planner_finance()}</h3>
              <p className="mt-1 text-ink-soft">{m.planner_finance_off()}</p>
              <p className="mt-2">{view.noFinancing}</p>
            </article>
          )}
        </div>
      </Section>
      <Section title={m.planner_ready_for()} className="">
        <ul className="divide-y divide-line">
          {view.readyFor.map(({ when, monthly }) => (
            <li key={when} className="flex justify-between gap-4 py-3">
              <span>{when}</span>
              <strong className="tabular-nums">{monthly}</strong>
            </li>
          ))}
        </ul>
      </Section>
      {view.otherBanks.length > 0 && (
        <Section title={m.planner_other_banks()} className="">
          <ul className="divide-y divide-line">
            {view.otherBanks.map(({ name, total, each }) => (
              <li key={name} className="flex flex-wrap justify-between gap-x-4 py-3">
                <span>{name}</span>
                <span className="tabular-nums">
                  {each} · <strong>{total}</strong>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Least({ least }: { least: NonNullable<Route.ComponentProps['loaderData']['least']> }) {
  return (
    <section className={`${cardClass} p-5`}>
      <p className="text-xl font-bold text-balance">{least.title}</p>
      <p className="mt-1 text-ink-soft">{least.text}</p>
      <LocalLink to={least.path} className={`${buttonClass('secondary')} mt-4`}>
        {m.planner_least_link()}
      </LocalLink>
    </section>
  );
}
