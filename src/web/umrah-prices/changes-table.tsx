// What a price table changes of another, row by row.
import * as m from '#messages/messages';
import { DenseTable } from '#web/ui/dense-table.tsx';
import type { ChangeView } from './change-view.server.ts';

/** `more` stand in no row. */
export function ChangesTable({ changes, more }: { changes: readonly ChangeView[]; more: number }) {
  return (
    <>
      <DenseTable
        caption={m.umrah_prices_changes()}
        columns={[
          { key: 'row', label: m.umrah_prices_change_row() },
          { key: 'what', label: m.umrah_prices_change_what() },
        ]}
        rows={changes.map(({ key, row, what }) => ({
          key,
          cells: [
            row,
            <span key="what">
              {what.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>,
          ],
        }))}
      />
      {more > 0 && <p className="mt-2 text-ink-soft">{m.umrah_prices_changes_more({ count: more })}</p>}
    </>
  );
}
