// The travellers of a departure as a table that can be sent back (docs/product/participants.md): `travellers.csv`, `travellers.xlsx`.
// Recorded for everybody in it.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { takeParticipantTable } from '#domain/participants';
import { participantCell, participantColumnLabel } from '#labels/participant-columns';
import { participantColumns } from '#shared/participant-columns';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { sheetFile } from '#web/request/sheet-file.server';
import { leadToStepUp } from '#web/request/step-up.server';
import type { Route } from './+types/participant-table-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const [, ending] = /^travellers\.(csv|xlsx)$/.exec(args.params.file) ?? [];
  if (!ending) throw data(null, { status: 404 });
  const { departure, rows } = await orMissing(
    takeParticipantTable(request.deps, actor, args.params.departureId).catch((error: unknown) => {
      leadToStepUp(error, request);
      throw error;
    }),
  );
  const sheet = {
    name: m.participant_table_file(),
    columns: participantColumns.map((column) => ({
      title: participantColumnLabel[column](),
      type: 'text' as const,
      width: column === 'name' || column === 'address' ? 36 : 18,
    })),
    rows: rows.map((row) => participantColumns.map((column) => participantCell(column, row[column]))),
  };
  return sheetFile(
    sheet,
    `${m.participant_table_file()}-${departure.departsOn}`,
    ending === 'csv' ? 'csv' : 'xlsx',
  );
}
