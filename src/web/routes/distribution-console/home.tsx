// What was ordered under a distribution partner's code, and the links that carry it (docs/product/distribution-partners.md).
import * as m from '#messages/messages';
import { drawQr } from '#art/qr';
import { listVisits } from '#domain/affiliates';
import { readOwnPage } from '#domain/distribution-partners';
import { findOwnClosing } from '#domain/distribution-standing';
import { listDistributionSales } from '#domain/payouts';
import { localized } from '#labels/localized';
import { affiliateParam } from '#shared/affiliate';
import { formatDate } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { SalesList } from '#web/affiliates/sales-list.tsx';
import { salesView } from '#web/affiliates/sales-view.server';
import { ShareLink } from '#web/affiliates/share-link.tsx';
import { VisitsTable } from '#web/affiliates/visits-table.tsx';
import { requireDistribution } from '#web/distribution-partners/require-distribution.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/home';

const limit = pageSizes.console;
const visitsShown = 30;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireDistribution(request);
  const { deps, locale, origin, search } = request;
  const page = askedPage(new URLSearchParams(search));
  const [{ slug, affiliateCode }, closing, sales] = await Promise.all([
    readOwnPage(deps, actor),
    findOwnClosing(deps, actor),
    orMissing(listDistributionSales(deps, actor, { page, limit })),
  ]);
  const code = affiliateCode!;
  const share = (path: string, picture: string) => {
    const address = `${origin}${localePath(path, locale)}`;
    return { address, qr: drawQr(address), picture: `/og/${locale}/${picture}.png` };
  };
  const visits = await listVisits(deps, code, visitsShown);
  return {
    closing: closing && {
      title: m.distribution_own_closed({ date: formatDate(closing.since, locale) }),
      reason: localized(closing.reason, locale),
    },
    code,
    page,
    ownPage: share(paths.distributionPartner(slug), 'home'),
    journeys: share(`${paths.umrah}?${affiliateParam}=${encodeURIComponent(code)}`, 'home'),
    total: sales.total,
    sums: sales.sums,
    sales: salesView(sales.items, locale),
    visits: visits.map((row) => ({ ...row, day: formatDate(row.day, locale, 'short') })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.distribution_sales_title());
}

export default function DistributionHomeRoute({
  loaderData: { closing, code, page, ownPage, journeys, total, sums, sales, visits },
}: Route.ComponentProps) {
  return (
    <div className="max-w-5xl space-y-10">
      <div>
        <ConsoleHead title={m.distribution_sales_title()} text={m.distribution_sales_text()} />
        {closing && (
          <div className="mb-6">
            <Notice tone="bad" title={closing.title}>
              <LocalizedText as="p" said={closing.reason} />
              <p className="mt-2">{m.distribution_own_closed_text()}</p>
            </Notice>
          </div>
        )}
        <p className="mb-4 text-lg">
          {m.distribution_code()}{' '}
          <strong className="font-mono" data-code>
            {code}
          </strong>
        </p>
        <div className="space-y-4">
          <ShareLink id="share-page" title={m.distribution_own_page_link()} {...ownPage} />
          <ShareLink id="share-journeys" title={m.consultant_site_link()} {...journeys} />
        </div>
      </div>
      <Section title={m.consultant_sales()} className="">
        <p className="mb-4 max-w-prose text-ink-soft">{m.consultant_sales_text()}</p>
        {total > 0 && (
          <Card className="mb-6 px-5 py-2">
            <DefinitionList
              facts={[
                { term: m.consultant_sales_count(), value: total },
                { term: m.consultant_sales_paid(), value: sums.paidFor },
                { term: m.consultant_sales_expected(), value: <Money amount={sums.expected} /> },
                { term: m.consultant_sales_earned(), value: <Money amount={sums.earned} /> },
              ]}
            />
          </Card>
        )}
        <SalesList sales={sales} />
        <PageLinks
          page={page}
          limit={limit}
          total={total}
          pathOf={(other) => `${paths.distributionConsole.home}${other > 1 ? `?page=${other}` : ''}`}
        />
      </Section>
      <Section title={m.consultant_visits()} className="">
        <VisitsTable rows={visits} />
      </Section>
    </div>
  );
}
