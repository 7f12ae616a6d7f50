// One of the operator's reports as a file, of the period in the address (docs/product/operator-reports.md).
import { data } from 'react-router';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery } from '#shared/statement-query';
import { reportSheets } from '#web/operator-reports/report-sheets.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import type { Route } from './+types/report-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'reports');
  const { deps, locale, search } = request;
  const [, name = '', ending] = /^([a-z]+)\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  const read = Object.hasOwn(reportSheets, name) ? reportSheets[name] : undefined;
  if (!read) throw data(null, { status: 404 });
  const period = readStatementQuery(new URLSearchParams(search), todayInIndonesia(deps.now()));
  const sheet = await read({ deps, actor, period, locale });
  return sheetFile(sheet, `${name}-${period.from}-${period.to}`, ending === 'csv' ? 'csv' : 'xlsx');
}
