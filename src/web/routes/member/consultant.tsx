// A consultant's own page (docs/product/affiliates.md; address our choice): the code, links to share, how often they were followed, what
// was ordered, and the commission.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { drawQr } from '#art/qr';
import { listVisits } from '#domain/affiliates';
import { catalogueScope, listDepartures, understandQuery } from '#domain/catalogue';
import {
  askForPayout,
  listConsultantSales,
  readConsultantPay,
  readOwnConsultantAccount,
} from '#domain/payouts';
import { affiliateParam } from '#shared/affiliate';
import { formatDate } from '#shared/dates';
import { parseDepartureQuery } from '#shared/departure-query';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ShareLink } from '#web/affiliates/share-link.tsx';
import { PayList } from '#web/affiliates/pay-list.tsx';
import { payView } from '#web/affiliates/pay-view.server';
import { requireConsultant } from '#web/affiliates/require-consultant.server';
import { SalesList } from '#web/affiliates/sales-list.tsx';
import { salesView } from '#web/affiliates/sales-view.server';
import { VisitsTable } from '#web/affiliates/visits-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerActions } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/consultant';

export const handle: RouteHandle = { member: {} };

const productsShown = 5;
const visitsShown = 60;
const salesShown = 5;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, consultant } = await requireConsultant(request);
  const { deps, brand, locale, origin, search } = request;
  const addressOf = (path: string) =>
    `${origin}${localePath(`${path}?${affiliateParam}=${encodeURIComponent(consultant.code)}`, locale)}`;
  const words = new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
  const { query } = parseDepartureQuery(new URLSearchParams({ q: words }), { limit: productsShown });
  const scope = catalogueScope(deps, brand);
  const found = words
    ? (await listDepartures(deps, scope, (await understandQuery(deps, scope, query)).query)).items
    : [];
  const [visits, pay, account, sales] = await Promise.all([
    listVisits(deps, consultant.code, visitsShown),
    readConsultantPay(deps, actor),
    readOwnConsultantAccount(deps, actor),
    listConsultantSales(deps, actor, { page: 1, limit: salesShown }),
  ]);
  const share = (path: string, picture: string) => {
    const address = addressOf(path);
    return { address, qr: drawQr(address), picture: `/og/${locale}/${picture}.png` };
  };
  return {
    consultant,
    words,
    site: share(paths.umrah, 'home'),
    products: found.map((card) => ({
      slug: card.slug,
      title: `${textIn(card.title, locale).text}, ${formatDate(card.departsOn, locale)}`,
      ...share(paths.product(card.slug), `product/${card.slug}`),
    })),
    sales: salesView(sales.items, locale),
    hasMoreSales: sales.total > salesShown,
    ...payView(pay, locale),
    hasAccount: account.current !== null || account.waiting !== null,
    visits: visits.map((row) => ({ ...row, day: formatDate(row.day, locale, 'short') })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = await requireConsultant(request);
  const ask = async () => {
    await askForPayout(request.deps, actor);
    return m.consultant_pay_said();
  };
  return answerActions(request, args.request, { ask }, paths.member.consultant);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.consultant_title());
}

export default function ConsultantRoute({
  loaderData: { consultant, words, site, products, visits, sales, hasMoreSales, ...pay },
  actionData,
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
      <ShareLink id="share-site" title={m.consultant_site_link()} {...site} />
      <section aria-labelledby="share-product" className="space-y-4">
        <h2 id="share-product" className="text-xl font-bold">
          {m.consultant_search()}
        </h2>
        <Form className="flex flex-wrap items-end gap-3">
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
        </Form>
        {words && products.length === 0 && <p>{m.consultant_found_none()}</p>}
        {products.map(({ slug, ...product }) => (
          <ShareLink key={slug} id={`share-${slug}`} {...product} />
        ))}
      </section>
      <PayList
        {...pay}
        answer={actionData}
        text={m.consultant_pay_text()}
        accountPath={paths.member.consultantAccount}
      />
      <section aria-labelledby="sales" className="space-y-3">
        <h2 id="sales" className="text-xl font-bold">
          {m.consultant_sales()}
        </h2>
        <SalesList sales={sales} />
        {hasMoreSales && (
          <LocalLink to={paths.member.consultantSales} className={buttonClass('secondary')}>
            {m.consultant_sales_all()}
          </LocalLink>
        )}
      </section>
      <section aria-labelledby="visits" className="space-y-3">
        <h2 id="visits" className="text-xl font-bold">
          {m.consultant_visits()}
        </h2>
        <VisitsTable rows={visits} />
      </section>
    </div>
  );
}
