// A store's items from a table: what it holds, and what it would do.
import * as m from '#messages/messages';
import { itemRowsMost } from '#shared/item-columns';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { SendSheet } from '#web/ui/sheets/send-sheet.tsx';
import { SheetFaults } from '#web/ui/sheets/sheet-faults.tsx';
import { TakeSheet } from '#web/ui/sheets/take-sheet.tsx';
import type { TriedItemsView } from './tried-items.server.ts';

export function ImportPage({ answer }: { answer: (FormAnswer & { tried?: TriedItemsView }) | undefined }) {
  const tried = answer?.tried;
  const { itemsFile } = paths.storeConsole;
  return (
    <div className="max-w-5xl space-y-6">
      <ConsoleHead title={m.item_import()} text={m.item_import_text({ max: itemRowsMost })} />
      <TakeSheet
        text={m.item_import_take_text()}
        xlsx={itemsFile('items.xlsx')}
        csv={itemsFile('items.csv')}
      />
      <SendSheet text={m.item_import_send_text()} answer={answer} write={writeOf(tried)}>
        {tried && <Outcome tried={tried} />}
      </SendSheet>
    </div>
  );
}

function writeOf(tried: TriedItemsView | undefined) {
  if (!tried || tried.faults.count > 0 || tried.does.length === 0) return null;
  const { trial, created, changed } = tried;
  return { trial, label: m.item_import_write({ count: created + changed }) };
}

function Outcome({ tried: { faults, does, moreDoes, created, changed } }: { tried: TriedItemsView }) {
  if (faults.count > 0) return <SheetFaults faults={faults} />;
  if (does.length === 0) return <Notice tone="neutral" live title={m.sheet_nothing()} />;
  return (
    <div className="space-y-4">
      <Notice tone="good" live title={m.item_import_ready({ created, changed })} />
      <DenseTable
        caption={m.sheet_does()}
        columns={[
          { key: 'row', label: m.sheet_row(), isNumber: true },
          { key: 'name', label: m.sconsole_name() },
          { key: 'does', label: m.sheet_does() },
        ]}
        rows={does.map(({ row, name, does: what }) => ({ key: String(row), cells: [row, name, what] }))}
      />
      {moreDoes > 0 && <p>{m.sheet_more({ count: moreDoes })}</p>}
    </div>
  );
}
