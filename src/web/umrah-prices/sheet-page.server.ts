// What the page of the price table as a spreadsheet does (docs/product/umrah-prices.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { importPriceSheet, type PriceAuthor, type TriedPrices, tryPriceSheet } from '#domain/umrah-prices';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { fileOf } from '#web/request/answer-actions.server';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { sheetFaults, sheetRowsShown, triedAnswer } from '#web/ui/sheets/tried-sheet.server';
import { changeView } from './change-view.server.ts';
import { pricePaths } from './price-paths.ts';

export function sendSheet(request: PageRequest, author: PriceAuthor, sent: Request) {
  const { deps, locale, leaveToast } = request;
  return answerForm(sent, null, async (form) => {
    const file = await fileOf(form, 'file');
    if (form.get('do') !== 'write')
      return triedAnswer(triedView(await tryPriceSheet(deps, author, file), locale));
    await importPriceSheet(deps, author, { file, trial: String(form.get('trial')) });
    leaveToast({ type: 'success', message: m.umrah_prices_sheet_written() });
    return redirect(localePath(pricePaths[author.side].umrahPriceDraft, locale), 303);
  });
}

function triedView({ trial, changes, faults }: TriedPrices, locale: Locale) {
  return {
    trial,
    faults: sheetFaults(faults, (column) => column),
    changeCount: changes.length,
    changes: changes.slice(0, sheetRowsShown).map((change) => changeView(change, locale)),
  };
}
export type TriedSheet = ReturnType<typeof triedView>;
