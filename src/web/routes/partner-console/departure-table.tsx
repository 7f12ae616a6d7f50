// Departures from a table (docs/product/departures.md): taken, sent back, looked at, and written by a second press.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { importDepartures, tryDepartures } from '#domain/departures';
import { guessDepartureColumns } from '#labels/departure-columns';
import { type ColumnPlaces, departureColumns } from '#shared/departure-columns';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { DepartureTablePage } from '#web/departures/departure-table-page.tsx';
import { triedTable } from '#web/departures/tried-table.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { fileOf } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { triedAnswer } from '#web/ui/sheets/tried-sheet.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/departure-table';

export function loader(args: Route.LoaderArgs) {
  requirePartner(pageRequest(args));
  return null;
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  return answerForm(args.request, null, async (form) => {
    const sent = { file: await fileOf(form, 'file'), places: placesOf(form) };
    if (form.get('do') !== 'write')
      return triedAnswer(triedTable(await tryDepartures(deps, actor, sent), locale));
    const { created, changed, carts } = await importDepartures(deps, actor, {
      ...sent,
      trial: String(form.get('trial')),
    });
    const message =
      carts > 0
        ? m.departure_table_written_carts({ created, changed, carts })
        : m.departure_table_written({ created, changed });
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.partnerConsole.departures, locale), 303);
  });
}

/** Where the page says the columns stand; before it has been asked, they are guessed. */
function placesOf(form: FormData): ColumnPlaces | typeof guessDepartureColumns {
  const said = departureColumns.flatMap((column) => {
    const place = form.get(`at_${column}`);
    return typeof place === 'string' ? [[column, place] as const] : [];
  });
  if (said.length === 0) return guessDepartureColumns;
  return Object.fromEntries(
    said.filter(([, place]) => place !== '').map(([column, place]) => [column, Number(place)]),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.departure_table());
}

export default function DepartureTableRoute({ actionData }: Route.ComponentProps) {
  return <DepartureTablePage answer={actionData} />;
}
