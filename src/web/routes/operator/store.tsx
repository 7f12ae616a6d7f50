// One store's standing (docs/product/stores.md): how it does, what was decided, freezing and reopening.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { StandingHistory } from '#web/partner-standing/standing-history.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { changeStoreStanding, loadStoreStanding } from '#web/store-standing/store-standing-page.server';
import { StoreStandingForm } from '#web/store-standing/store-standing-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/store';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  return loadStoreStanding(request, requireOperator(request, 'stores'), args.params.storeId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const actor = requireOperator(request, 'stores');
  return changeStoreStanding(request, actor, args.params.storeId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.store_standing_title());
}

export default function StoreRoute({ loaderData: store, actionData: answer }: Route.ComponentProps) {
  return (
    <>
      <LocalLink
        to={paths.operator.stores}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.store_standing_title()}
      </LocalLink>
      <ConsoleHead
        title={store.name}
        action={
          <Badge tone={store.isActive ? 'good' : 'bad'}>
            {store.isActive ? m.standing_active() : m.standing_suspended()}
          </Badge>
        }
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] xl:items-start">
        <div className="space-y-8">
          {store.frozen && <Notice tone="bad" title={m.standing_frozen_since(store.frozen)} />}
          <Section title={m.store_standing_facts()} className="">
            <Card className="px-5 py-2">
              <dl className="divide-y divide-line">
                {store.facts.map(({ term, value }) => (
                  <div key={term} className="flex flex-wrap justify-between gap-x-6 py-3">
                    <dt className="text-ink-soft">{term}</dt>
                    <dd className="font-semibold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
            <p className="mt-3">
              <LocalLink
                to={paths.store(store.slug)}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.store_standing_page()}
              </LocalLink>
            </p>
          </Section>
          <StandingHistory title={m.store_standing_history()} history={store.history} />
        </div>
        <StoreStandingForm key={String(store.isActive)} isActive={store.isActive} answer={answer} />
      </div>
    </>
  );
}
