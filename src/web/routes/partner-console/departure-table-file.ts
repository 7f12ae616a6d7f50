// The partner's departures as a table that can be sent back (docs/product/departures.md): `departures.csv`, `departures.xlsx`.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { cellsOf, listTableDepartures } from '#domain/departures';
import { departureColumnLabel } from '#labels/departure-columns';
import { todayInIndonesia } from '#shared/dates';
import { type DepartureColumn, departureColumns } from '#shared/departure-columns';
import { textIn } from '#shared/locale';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import type { Route } from './+types/departure-table-file';

const amounts: readonly DepartureColumn[] = ['price_quad', 'price_triple', 'price_double', 'down_payment'];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const [, ending] = /^departures\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  if (!ending) throw data(null, { status: 404 });
  const departures = await listTableDepartures(request.deps, actor);
  const rows = departures.map(({ slug, title, departsOn, form }) => {
    const cells = {
      code: slug,
      programme: textIn(title, request.locale).text,
      departs_on: departsOn,
      ...cellsOf(form),
    };
    return departureColumns.map((column) => cells[column]);
  });
  const columns = departureColumns.map((column) => ({
    title: departureColumnLabel[column](),
    type: amounts.includes(column) ? ('amount' as const) : ('text' as const),
    width: column === 'programme' || column === 'code' ? 36 : 16,
  }));
  const name = `${m.departure_table_file()}-${todayInIndonesia(request.deps.now())}`;
  return sheetFile(
    { name: m.departure_table_file(), columns, rows },
    name,
    ending === 'csv' ? 'csv' : 'xlsx',
  );
}
