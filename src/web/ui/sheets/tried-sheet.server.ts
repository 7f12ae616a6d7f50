// A table that was tried, as its page shows it.
import * as m from '#messages/messages';
import type { FieldFault } from '#shared/errors';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import type { FormAnswer } from '#web/ui/forms/form-answer';

/** Our choice: that many rows are looked at; the others are counted. */
export const sheetRowsShown = 100;

interface SheetFault<Column extends string> extends Omit<FieldFault, 'field'> {
  /** As the spreadsheet counts; null: the file as a whole. */
  row: number | null;
  /** Null: the row as a whole. */
  column: Column | null;
}

/** The first of them in words. */
export function sheetFaults<Column extends string>(
  faults: readonly SheetFault<Column>[],
  nameOf: (column: Column) => string,
) {
  return {
    count: faults.length,
    shown: faults.slice(0, sheetRowsShown).map(({ row, column, message, values }) => ({
      row: row === null ? m.sheet_whole_file() : String(row),
      column: column === null ? m.sheet_whole_row() : nameOf(column),
      text: messageByKey(message, values),
    })),
  };
}
export type SheetFaultsView = ReturnType<typeof sheetFaults>;

/** An action's answer that is no refusal: the form stands there again, with what the trial found. */
export function triedAnswer<Tried>(tried: Tried): FormAnswer & { tried: Tried } {
  return { intent: null, result: { status: 'success' }, tried };
}
