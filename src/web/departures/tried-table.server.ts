// A table of departures that was tried, as its page shows it (docs/product/departures.md).
import * as m from '#messages/messages';
import type { TriedImport } from '#domain/departures';
import { departureColumnLabel } from '#labels/departure-columns';
import { formatDate, formatInstant } from '#shared/dates';
import { departureColumns } from '#shared/departure-columns';
import { type Locale, textIn } from '#shared/locale';
import { sheetFaults, sheetRowsShown } from '#web/ui/sheets/tried-sheet.server';
import { changedParts } from './departure-parts.ts';

export function triedTable(tried: TriedImport, locale: Locale) {
  const { plans, faults, headings, places, trial, importedAt, isReadable } = tried;
  const count = (kind: string) => plans.filter((plan) => plan.kind === kind).length;
  const doing = plans.filter(({ kind }) => kind !== 'same');
  return {
    trial,
    isReadable,
    repeatedOn: importedAt && formatInstant(importedAt, locale),
    headings,
    places: departureColumns.map((column) => ({
      column,
      label: departureColumnLabel[column](),
      place: places[column],
    })),
    created: count('new'),
    changed: count('change'),
    same: count('same'),
    faults: sheetFaults(faults, (column) => departureColumnLabel[column]()),
    does: doing.slice(0, sheetRowsShown).map((plan) => ({
      row: plan.row,
      programme: textIn(plan.title, locale).text,
      departs: formatDate(plan.departsOn, locale, 'short'),
      does:
        plan.kind === 'change'
          ? m.departure_table_changes({ fields: changedParts(Object.keys(plan.changes)) })
          : m.departure_table_new(),
    })),
    moreDoes: Math.max(0, doing.length - sheetRowsShown),
  };
}
export type TriedTable = ReturnType<typeof triedTable>;
