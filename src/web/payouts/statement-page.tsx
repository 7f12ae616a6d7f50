// The statement of a partner or a store (docs/product/partner-console.md): its account in the ledger, the period in the address, a file of
// it.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import type { StatementSum } from '#domain/ledger';
import { type StatementPeriod, writeStatementQuery } from '#shared/statement-query';
import { buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PeriodForm } from '#web/ui/period-form.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { MonthTable, type StatementRow, StatementTable } from './statement-table.tsx';

interface StatementPageProps {
  statement: {
    query: StatementPeriod;
    period: { from: string; to: string };
    opening: number;
    closing: number;
    months: readonly StatementSum[];
    entries: readonly StatementRow[];
    page: number;
    limit: number;
    total: number;
  };
  /** Of the page, and of its file. */
  path: string;
  filePath: string;
}

export function StatementPage({ statement, path, filePath }: StatementPageProps) {
  const { query, period, opening, closing, months, entries, page, limit, total } = statement;
  const file = (
    <LocalLink
      to={`${filePath}${writeStatementQuery({ ...query, page: 1 })}`}
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
      <PeriodForm
        from={query.from}
        to={query.to}
        words={{ from: m.pconsole_from(), to: m.pconsole_to(), show: m.pconsole_show() }}
      />
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
        pathOf={(other) => `${path}${writeStatementQuery({ ...query, page: other })}`}
      />
    </>
  );
}
