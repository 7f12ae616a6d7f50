// The partner's statement (docs/product/partner-console.md): its account in the ledger, the period in the address, a file of it.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { readStatement, type StatementSum } from '#domain/ledger';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { readStatementQuery, writeStatementQuery } from '#shared/statement-query';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { MonthTable, StatementTable } from '#web/partner-console/statement-table.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { Route } from './+types/statement';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const query = readStatementQuery(new URLSearchParams(request.search), todayInIndonesia(request.deps.now()));
  const { items, days, months, ...statement } = await readStatement(request.deps, actor, {
    partnerId,
    ...query,
    limit: pageSizes.desk,
  });
  const day = (date: string) => formatDate(date, request.locale);
  const sumOf = (sums: readonly StatementSum[], of: string, shape: 'short' | 'month') =>
    sums.filter((one) => one.of === of).map((one) => ({ ...one, of: formatDate(of, request.locale, shape) }));
  return {
    ...statement,
    query,
    period: { from: day(query.from), to: day(query.to) },
    months: months.map(({ of, ...sum }) => ({ ...sum, of: formatDate(of, request.locale, 'month') })),
    entries: items.map(({ id, kind, bookingCode, amount, balance, on, endsDay, endsMonth }) => ({
      id,
      kind,
      bookingCode,
      amount,
      balance,
      on: formatDate(on, request.locale, 'short'),
      // What ends here is added up here, also when it began on another page.
      sums: [
        ...(endsDay ? sumOf(days, on, 'short') : []),
        ...(endsMonth ? sumOf(months, on.slice(0, 7), 'month') : []),
      ],
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_statement());
}

export default function PartnerStatementRoute({
  loaderData: { query, period, opening, closing, months, entries, page, limit, total },
}: Route.ComponentProps) {
  const file = (
    <LocalLink
      to={`${paths.partnerConsole.statementFile}${writeStatementQuery({ ...query, page: 1 })}`}
      className={buttonClass('secondary')}
    >
      <Download size={20} aria-hidden="true" />
      {m.pconsole_download()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead
        title={m.pconsole_statement()}
        text={m.pconsole_statement_text()}
        action={total > 0 && file}
      />
      <search>
        <form className="mb-6 grid max-w-3xl gap-3 md:grid-cols-[1fr_1fr_auto] md:items-end">
          <Field label={m.pconsole_from()} name="from" type="date" required defaultValue={query.from} />
          <Field label={m.pconsole_to()} name="to" type="date" required defaultValue={query.to} />
          <Button>{m.pconsole_show()}</Button>
        </form>
      </search>
      <Card className="mb-6 max-w-3xl px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.pconsole_opening({ date: period.from }), value: <Money amount={opening} /> },
            { term: m.pconsole_closing({ date: period.to }), value: <Money amount={closing} /> },
          ]}
        />
      </Card>
      {entries.length === 0 ? (
        <EmptyState title={m.pconsole_no_entries()} text={m.pconsole_no_entries_text()} />
      ) : (
        <>
          <Section title={m.pconsole_months()} className="mb-8 max-w-3xl">
            <MonthTable months={months} />
          </Section>
          <StatementTable entries={entries} />
        </>
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(other) =>
          `${paths.partnerConsole.statement}${writeStatementQuery({ ...query, page: other })}`
        }
      />
    </>
  );
}
