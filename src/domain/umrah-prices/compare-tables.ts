// What a price table changes of another (docs/product/umrah-prices.md): rows that come, go, or have other figures. Pure.
import type { PriceTable } from '#domain/umrah-estimates';
import { type PriceCell, type PriceCells, priceCells, type RowPart, tableRows } from './table-rows.ts';

export interface TableChange {
  part: RowPart;
  key: string;
  kind: 'added' | 'removed' | 'changed';
  /** The row as it is, or was. */
  cells: PriceCells;
  /** What differs in a row that both have. */
  fields: { cell: PriceCell; before: string | number | null; after: string | number | null }[];
}

/** In the order of the newer table; what is gone stands last. A row that only moved has not changed. */
export function compareTables(before: PriceTable, after: PriceTable): TableChange[] {
  const was = byName(before);
  const is = byName(after);
  const changes: TableChange[] = [];
  for (const [name, { part, key, cells }] of is) {
    const old = was.get(name)?.cells;
    if (!old) {
      changes.push({ part, key, kind: 'added', cells, fields: [] });
      continue;
    }
    const fields = priceCells.flatMap((cell) =>
      old[cell] === cells[cell] ? [] : [{ cell, before: old[cell] ?? null, after: cells[cell] ?? null }],
    );
    if (fields.length > 0) changes.push({ part, key, kind: 'changed', cells, fields });
  }
  for (const [name, { part, key, cells }] of was)
    if (!is.has(name)) changes.push({ part, key, kind: 'removed', cells, fields: [] });
  return changes;
}

const byName = (table: PriceTable) =>
  new Map(tableRows(table).map((row) => [`${row.part} ${row.key}`, row] as const));
