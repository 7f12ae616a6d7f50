// What keeps a table from being written, each fault with its row and column.
import * as m from '#messages/messages';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SheetFaultsView } from './tried-sheet.server.ts';

export function SheetFaults({ faults: { count, shown } }: { faults: SheetFaultsView }) {
  return (
    <div className="space-y-4">
      <Notice tone="bad" live title={m.sheet_faults({ count })} />
      <DenseTable
        caption={m.sheet_fault()}
        columns={[
          { key: 'row', label: m.sheet_row() },
          { key: 'column', label: m.sheet_column() },
          { key: 'fault', label: m.sheet_fault() },
        ]}
        rows={shown.map(({ row, column, text }) => ({
          key: `${row} ${column} ${text}`,
          cells: [row, column, text],
        }))}
      />
      {count > shown.length && <p>{m.sheet_more({ count: count - shown.length })}</p>}
    </div>
  );
}
