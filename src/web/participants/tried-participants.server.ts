// A table of travellers that was tried, as its page shows it (docs/product/participants.md): which fields, never what stands in them.
import * as m from '#messages/messages';
import type { TriedParticipants } from '#domain/participants';
import { participantColumnLabel } from '#labels/participant-columns';
import { participantColumns } from '#shared/participant-columns';
import { sheetFaults, sheetRowsShown } from '#web/ui/sheets/tried-sheet.server';

export function triedParticipants({ plans, faults, headings, places, trial, isReadable }: TriedParticipants) {
  const changes = plans.filter((plan) => plan.kind === 'change');
  return {
    trial,
    isReadable,
    headings,
    places: participantColumns.map((column) => ({
      column,
      label: participantColumnLabel[column](),
      place: places[column],
    })),
    changed: changes.length,
    same: plans.length - changes.length,
    faults: sheetFaults(faults, (column) => participantColumnLabel[column]()),
    does: changes.slice(0, sheetRowsShown).map(({ row, booking, number, name, fields }) => ({
      row,
      booking,
      name: name ?? m.orders_traveller_unnamed({ number }),
      does: m.participant_table_changes({
        fields: fields.map((field) => participantColumnLabel[field]()).join(', '),
      }),
    })),
    moreDoes: Math.max(0, changes.length - sheetRowsShown),
  };
}
export type TriedParticipantsView = ReturnType<typeof triedParticipants>;
