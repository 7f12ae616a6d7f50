// The store's items as a table that can be sent back (docs/product/store-console.md): `items.csv`, `items.xlsx`.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { listItemRows } from '#domain/store-items';
import { itemColumnLabel } from '#labels/item-columns';
import { todayInIndonesia } from '#shared/dates';
import { type ItemColumn, itemColumns } from '#shared/item-columns';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import { requireStore } from '#web/store-console/require-store.server';
import type { Route } from './+types/items-file';

const long: readonly ItemColumn[] = ['name_id', 'name_en', 'description_id', 'description_en'];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const [, ending] = /^items\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  if (!ending) throw data(null, { status: 404 });
  const rows = (await listItemRows(request.deps, actor)).map((row) =>
    itemColumns.map((column) => row[column]),
  );
  const columns = itemColumns.map((column) => ({
    title: itemColumnLabel[column](),
    type: column === 'price' ? ('amount' as const) : ('text' as const),
    width: long.includes(column) ? 36 : 16,
  }));
  const name = `${m.item_import_file()}-${todayInIndonesia(request.deps.now())}`;
  return sheetFile({ name: m.item_import_file(), columns, rows }, name, ending === 'csv' ? 'csv' : 'xlsx');
}
