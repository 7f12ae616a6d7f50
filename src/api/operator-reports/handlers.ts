// The operator's reports over HTTP (docs/product/operator-reports.md).
import {
  readConversionReport,
  readDepartureReport,
  readRefundReport,
  readSalesReport,
} from '#domain/operator-reports';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery } from '#shared/statement-query';
import { implement } from '#api/implement';
import { operatorReportsContract } from './contract.ts';
import { presentDepartures, presentRefunds } from './present.ts';

function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const { from, to } = asked;
  const params = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return readStatementQuery(params, todayInIndonesia(now));
}

export const operatorReportsApi = implement(operatorReportsContract, {
  sales: async ({ query }, { deps, actor }) => ({
    data: await readSalesReport(deps, actor, periodOf(query, deps.now())),
  }),
  conversion: async ({ query }, { deps, actor }) => ({
    data: await readConversionReport(deps, actor, periodOf(query, deps.now())),
  }),
  departures: async ({ query }, { deps, actor }) => ({
    data: presentDepartures(await readDepartureReport(deps, actor, periodOf(query, deps.now()))),
  }),
  refunds: async ({ query }, { deps, actor }) => ({
    data: presentRefunds(await readRefundReport(deps, actor, periodOf(query, deps.now()))),
  }),
});
