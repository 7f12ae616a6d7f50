// A consultant's own page (docs/product/affiliates.md; address our choice): the code, links to share, and how often they were followed.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { findConsultant, listVisits } from '#domain/affiliates';
import { catalogueScope, listDepartures, understandQuery } from '#domain/catalogue';
import { readConsultantPay } from '#domain/payouts';
import { affiliateParam } from '#shared/affiliate';
import { formatDate } from '#shared/dates';
import { parseDepartureQuery } from '#shared/departure-query';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ShareLink } from '#web/affiliates/share-link.tsx';
import { PayList } from '#web/affiliates/pay-list.tsx';
import { VisitsTable } from '#web/affiliates/visits-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/consultant';

export const handle: RouteHandle = { member: {} };

const productsShown = 5;
const visitsShown = 60;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { accountId } = requireMember(request);
  const { deps, brand, locale, origin, search } = request;
  const consultant = await findConsultant(deps, accountId);
  if (!consultant) throw data(null, { status: 403 });
  const addressOf = (path: string) =>
    `${origin}${localePath(`${path}?${affiliateParam}=${encodeURIComponent(consultant.code)}`, locale)}`;
  const words = new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
  const { query } = parseDepartureQuery(new URLSearchParams({ q: words }), { limit: productsShown });
  const scope = catalogueScope(deps, brand);
  const found = words
    ? (await listDepartures(deps, scope, (await understandQuery(deps, scope, query)).query)).items
    : [];
  const visits = await listVisits(deps, consultant.code, visitsShown);
  const pay = await orMissing(readConsultantPay(deps, requireMember(request)));
  return {
    consultant,
    words,
    site: addressOf(paths.umrah),
    products: found.map((card) => ({
      slug: card.slug,
      title: `${textIn(card.title, locale).text}, ${formatDate(card.departsOn, locale)}`,
      address: addressOf(paths.product(card.slug)),
    })),
    owed: pay.owed,
    payouts: pay.payouts.map(({ code, amount, status, paidOn }) => ({
      code,
      amount,
      status,
      paid: paidOn && m.payout_paid_on({ date: formatDate(paidOn, locale, 'short') }),
    })),
    visits: visits.map((row) => ({ ...row, day: formatDate(row.day, locale, 'short') })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.consultant_title());
}

export default function ConsultantRoute({
  loaderData: { consultant, words, site, products, visits, owed, payouts },
}: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <div>
        <PageTitle>{m.consultant_title()}</PageTitle>
        <p>{m.consultant_text()}</p>
        <p className="mt-4 text-lg">
          {m.consultant_code()}{' '}
          <strong className="font-mono" data-code>
            {consultant.code}
          </strong>
        </p>
      </div>
      <ShareLink id="share-site" title={m.consultant_site_link()} address={site} />
      <section aria-labelledby="share-product" className="space-y-4">
        <h2 id="share-product" className="text-xl font-bold">
          {m.consultant_search()}
        </h2>
        <form className="flex flex-wrap items-end gap-3">
          <Field
            label={m.consultant_search_words()}
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={100}
            defaultValue={words}
            className="grow basis-64"
          />
          <Button variant="secondary">{m.consultant_search_send()}</Button>
        </form>
        {words && products.length === 0 && <p>{m.consultant_found_none()}</p>}
        {products.map(({ slug, title, address }) => (
          <ShareLink key={slug} id={`share-${slug}`} title={title} address={address} />
        ))}
      </section>
      <PayList owed={owed} payouts={payouts} />
      <section aria-labelledby="visits" className="space-y-3">
        <h2 id="visits" className="text-xl font-bold">
          {m.consultant_visits()}
        </h2>
        <VisitsTable rows={visits} />
      </section>
    </div>
  );
}
