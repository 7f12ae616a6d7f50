// A table of items that was tried, as its page shows it (docs/product/store-console.md).
import * as m from '#messages/messages';
import type { TriedItems } from '#domain/store-items';
import { itemColumnLabel } from '#labels/item-columns';
import { type Locale, textIn } from '#shared/locale';
import { sheetFaults, sheetRowsShown } from '#web/ui/sheets/tried-sheet.server';

export function triedItems({ trial, plans, faults }: TriedItems, locale: Locale) {
  const doing = plans.filter(({ form, stock }) => form !== null || stock.length > 0);
  return {
    trial,
    created: doing.filter(({ item }) => item === null).length,
    changed: doing.filter(({ item }) => item !== null).length,
    faults: sheetFaults(faults, (column) => itemColumnLabel[column]()),
    does: doing.slice(0, sheetRowsShown).map(({ row, name, item, form, stock }) => ({
      row,
      name: textIn(name, locale).text,
      does: [
        form && (item ? m.item_import_changes() : m.item_import_new()),
        stock.length > 0 && m.item_import_counts({ count: stock.length }),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    moreDoes: Math.max(0, doing.length - sheetRowsShown),
  };
}
export type TriedItemsView = ReturnType<typeof triedItems>;
