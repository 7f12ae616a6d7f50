// What needs a partner's people today (docs/product/partner-console.md): tasks, the next departures and how ready they are, sales.
import * as m from '#messages/messages';
import { worksAtAll } from '#domain/memberships';
import { listMonthlySales, listNeeds, listNextDepartures } from '#domain/partner-home';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { NeedList } from '#web/partner-console/need-list.tsx';
import { NextDepartureCard } from '#web/partner-console/next-departure-card.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { SalesChart } from '#web/partner-console/sales-chart.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/home';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor, partnerId } = requirePartner(request);
  const [needs, departures, sales] = await Promise.all([
    listNeeds(deps, actor, partnerId),
    listNextDepartures(deps, actor, partnerId),
    worksAtAll(actor, 'money') ? listMonthlySales(deps, actor, partnerId) : null,
  ]);
  return {
    needs: needs.map(({ day, ...need }) => ({ ...need, day: day && formatDate(day, locale) })),
    departures: departures.map(({ title, departsOn, ...departure }) => ({
      ...departure,
      title: textIn(title, locale).text,
      departsOn: formatDate(departsOn, locale),
    })),
    sales:
      sales &&
      sales.map(({ month, ...figures }) => ({ ...figures, month: formatDate(month, locale, 'month') })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_today());
}

export default function PartnerHomeRoute({ loaderData: { needs, departures, sales } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.pconsole_today()} text={m.pconsole_today_text()} />
      <Section title={m.pconsole_needs()} className="mt-0">
        <NeedList needs={needs} />
      </Section>
      <Section title={m.pconsole_next()}>
        {departures.length === 0 ? (
          <EmptyState title={m.pconsole_no_departures()} text={m.pconsole_no_departures_text()} />
        ) : (
          <ul className="grid gap-4">
            {departures.map((departure) => (
              <NextDepartureCard key={departure.id} departure={departure} />
            ))}
          </ul>
        )}
      </Section>
      {sales && (
        <Section title={m.pconsole_sales()}>
          <Card>
            <SalesChart months={sales} />
          </Card>
        </Section>
      )}
    </>
  );
}
