// The price table of private umrah as a spreadsheet: what it holds, and what it would change.
import * as m from '#messages/messages';
import type { PriceSide } from '#shared/umrah-prices';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SendSheet } from '#web/ui/sheets/send-sheet.tsx';
import { SheetFaults } from '#web/ui/sheets/sheet-faults.tsx';
import { TakeSheet } from '#web/ui/sheets/take-sheet.tsx';
import { ChangesTable } from './changes-table.tsx';
import { pricePaths } from './price-paths.ts';
import type { TriedSheet } from './sheet-page.server.ts';

interface SheetProps {
  side: PriceSide;
  answer: (FormAnswer & { tried?: TriedSheet }) | undefined;
}

export function PriceSheetPage({ side, answer }: SheetProps) {
  const paths = pricePaths[side];
  const tried = answer?.tried;
  const mayWrite = tried !== undefined && tried.faults.count === 0;
  return (
    <div className="max-w-5xl space-y-6">
      <div>
        <LocalLink
          to={paths.umrahPrices}
          className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.umrah_prices_back()}
        </LocalLink>
        <ConsoleHead title={m.umrah_prices_sheet()} text={m.umrah_prices_sheet_text()} />
      </div>
      <TakeSheet
        text={m.umrah_prices_sheet_take_text()}
        xlsx={paths.umrahPriceFile('prices.xlsx')}
        csv={paths.umrahPriceFile('prices.csv')}
      />
      <SendSheet
        text={m.umrah_prices_sheet_send_text()}
        answer={answer}
        write={mayWrite ? { trial: tried.trial, label: m.umrah_prices_sheet_write() } : null}
      >
        {tried && <Outcome tried={tried} />}
      </SendSheet>
    </div>
  );
}

function Outcome({ tried: { faults, changeCount, changes } }: { tried: TriedSheet }) {
  if (faults.count > 0) return <SheetFaults faults={faults} />;
  return (
    <div className="space-y-4">
      <Notice tone="good" live title={m.umrah_prices_sheet_ready({ count: changeCount })} />
      {changes.length > 0 && <ChangesTable changes={changes} more={changeCount - changes.length} />}
    </div>
  );
}
