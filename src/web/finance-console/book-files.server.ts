// The books as files of a page (docs/product/ledger.md): trial balance and journal, for CSV and XLSX the same table.
import { openJournal, readTrialBalance } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { journalSheet, journalSlices, trialBalanceSheet } from '#labels/books';
import type { Sheet } from '#platform/spreadsheets/spreadsheets';
import type { Locale } from '#shared/locale';
import type { StatementPeriod } from '#shared/statement-query';
import { csvStream } from '#web/request/csv.server';

export const bookFiles = ['journal', 'trial-balance'] as const;

/** Refuses `not_found` to everybody but finance. */
export async function readBookSheet(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  file: (typeof bookFiles)[number],
  { from, to }: StatementPeriod,
  most?: number,
): Promise<Sheet> {
  return file === 'journal'
    ? journalSheet(openJournal(deps, actor, { from, to }), most)
    : trialBalanceSheet(await readTrialBalance(deps, actor, to));
}

/** The journal of any length, sent as it is read. Refuses `not_found` to everybody but finance. */
export function answerJournalCsv(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  period: StatementPeriod,
  { name, locale }: { name: string; locale: Locale },
): Response {
  return csvStream(name, locale, journalSlices(openJournal(deps, actor, period)));
}
