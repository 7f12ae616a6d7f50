// The draft's prices, or those in force, as a table that can be sent back (docs/product/umrah-prices.md): `prices.csv`, `prices.xlsx`.
import { data } from 'react-router';
import { type PriceAuthor, readPriceTable, sheetColumns } from '#domain/umrah-prices';
import { todayInIndonesia } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';

export async function priceFile({ deps }: PageRequest, author: PriceAuthor, file: string): Promise<Response> {
  const [, ending] = /^prices\.(csv|xlsx)$/.exec(file) ?? [];
  if (!ending) throw data(null, { status: 404 });
  const rows = await readPriceTable(deps, author);
  const columns = sheetColumns.map((title) => ({
    title,
    type: title === 'low' || title === 'high' ? ('amount' as const) : ('text' as const),
    width: title === 'name_id' || title === 'name_en' ? 36 : 14,
  }));
  const name = `prices-${todayInIndonesia(deps.now())}`;
  return sheetFile({ name: 'prices', columns, rows }, name, ending === 'csv' ? 'csv' : 'xlsx');
}
