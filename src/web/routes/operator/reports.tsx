// The operator's reports of a period (docs/product/operator-reports.md): sales, what became of chosen journeys, how full
// they are, refunds; each also as a file.
import * as m from '#messages/messages';
import {
  readConversionReport,
  readDepartureReport,
  readRefundReport,
  readSalesReport,
} from '#domain/operator-reports';
import { refundLabel } from '#labels/bookings';
import { localized } from '#labels/localized';
import { formatDate, todayInIndonesia } from '#shared/dates';
import * as paths from '#shared/paths';
import { readStatementQuery, writeStatementQuery } from '#shared/statement-query';
import { ConversionReportSection } from '#web/operator-reports/conversion-report.tsx';
import { DepartureReportSection } from '#web/operator-reports/departure-report.tsx';
import { RefundReportSection } from '#web/operator-reports/refund-report.tsx';
import { SalesReportSection } from '#web/operator-reports/sales-report.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { PeriodForm } from '#web/ui/period-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/reports';

/** Our choice: what the page shows; the file has them all. */
const departuresShown = 20;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'reports');
  const { deps, locale } = request;
  const query = readStatementQuery(new URLSearchParams(request.search), todayInIndonesia(deps.now()));
  const [sales, conversion, departures, refunds] = await Promise.all([
    readSalesReport(deps, actor, query),
    readConversionReport(deps, actor, query),
    readDepartureReport(deps, actor, query),
    readRefundReport(deps, actor, query),
  ]);
  const stepName = (of: string, step: 'day' | 'month') =>
    step === 'day' ? formatDate(of, locale, 'short') : formatDate(of.slice(0, 7), locale, 'month');
  return {
    query,
    period: m.report_period({ from: formatDate(query.from, locale), to: formatDate(query.to, locale) }),
    files: writeStatementQuery({ ...query, page: 1 }),
    sales: {
      total: sales.total,
      rows: sales.rows.map(({ of, ...row }) => ({
        ...row,
        key: of,
        of: stepName(of, sales.step),
      })),
    },
    conversion: {
      total: conversion.total,
      rows: conversion.rows.map(({ of, ...row }) => ({
        ...row,
        key: of,
        of: stepName(of, conversion.step),
      })),
    },
    departures: {
      total: departures.total,
      isCut: departures.isCut,
      count: departures.rows.length,
      rows: departures.rows.slice(0, departuresShown).map(({ title, departsOn, ...row }) => ({
        ...row,
        title: localized(title, locale),
        departsOn: formatDate(departsOn, locale, 'short'),
      })),
    },
    refunds: refunds.map((row) => ({ ...row, reason: refundLabel[row.reason]() })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.report_title());
}

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
  const { query, period, files, sales, conversion, departures, refunds } = loaderData;
  const fileOf = (name: string) => (ending: string) =>
    `${paths.operator.reportFile(`${name}.${ending}`)}${files}`;
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.report_title()} text={m.report_text()} />
      <PeriodForm
        from={query.from}
        to={query.to}
        words={{ from: m.report_from(), to: m.report_to(), show: m.report_show() }}
      />
      <p className="mb-6 font-semibold">{period}</p>
      <SalesReportSection {...sales} fileOf={fileOf('sales')} />
      <ConversionReportSection {...conversion} fileOf={fileOf('conversion')} />
      <DepartureReportSection {...departures} fileOf={fileOf('departures')} />
      <RefundReportSection rows={refunds} fileOf={fileOf('refunds')} />
    </div>
  );
}
