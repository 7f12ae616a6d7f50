// The draft's prices, or those in force, as a table that can be sent back (docs/product/umrah-prices.md): `prices.csv`, `prices.xlsx`.
import { data } from 'react-router';
import { readPriceTable, sheetColumns } from '#domain/umrah-prices';
import { todayInIndonesia } from '#shared/dates';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import type { Route } from './+types/umrah-price-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'umrahPrices');
  const [, ending] = /^prices\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  if (!ending) throw data(null, { status: 404 });
  const rows = await readPriceTable(request.deps, actor);
  const columns = sheetColumns.map((title) => ({
    title,
    type: title === 'low' || title === 'high' ? ('amount' as const) : ('text' as const),
    width: title === 'name_id' || title === 'name_en' ? 36 : 14,
  }));
  const name = `prices-${todayInIndonesia(request.deps.now())}`;
  return sheetFile({ name: 'prices', columns, rows }, name, ending === 'csv' ? 'csv' : 'xlsx');
}
