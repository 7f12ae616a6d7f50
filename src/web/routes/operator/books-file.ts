// The journal and the trial balance as files, of the days in the address (docs/product/ledger.md), for the operator's finance.
import { data } from 'react-router';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery } from '#shared/statement-query';
import { answerJournalCsv, bookFiles, readBookSheet } from '#web/finance-console/book-files.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import type { Route } from './+types/books-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'books');
  const [, name, ending] = /^([a-z-]+)\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  const file = bookFiles.find((one) => one === name);
  if (!file) throw data(null, { status: 404 });
  const period = readStatementQuery(
    new URLSearchParams(request.search),
    todayInIndonesia(request.deps.now()),
  );
  const title = `${file}-${file === 'journal' ? `${period.from}-${period.to}` : period.to}`;
  if (file === 'journal' && ending === 'csv')
    return answerJournalCsv(request.deps, actor, period, { name: title, locale: request.locale });
  const sheet = await readBookSheet(request.deps, actor, file, period);
  return sheetFile(sheet, title, ending === 'csv' ? 'csv' : 'xlsx');
}
