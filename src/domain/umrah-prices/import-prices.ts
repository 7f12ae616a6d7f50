// A whole price table from a spreadsheet (docs/product/umrah-prices.md): tried first, then written into the draft, all of it or nothing.
import { readUploadedSheet } from '#platform/spreadsheets/read-upload';
import { sheetRefusal, sheetTrial } from '#platform/spreadsheets/sheet-trial';
import { todayInIndonesia } from '#shared/dates';
import { compareTables, type TableChange } from './compare-tables.ts';
import { findPriceDraft, type PriceDeps, savePriceDraft, startPriceDraft } from './draft.ts';
import { type PriceAuthor, rightsOf } from './price-author.ts';
import { cellsOfTable, readPriceSheet, type SheetFault } from './price-sheet.ts';
import { findVersionOn } from './price-versions.ts';

export interface TriedPrices {
  /** Names these bytes and the draft they were compared with: what was looked at is what is written. */
  trial: string;
  /** Empty where there are faults. */
  changes: TableChange[];
  faults: SheetFault[];
}

/** The cells of the draft, or without one of what is in force, under `sheetColumns`; none where there are no prices yet. Refuses `forbidden`. */
export async function readPriceTable(
  deps: PriceDeps,
  author: PriceAuthor,
): Promise<(string | number | null)[][]> {
  const { before } = await readStanding(deps, author);
  return before ? cellsOfTable(before) : [];
}

/**
 * What the file would change of the draft, or without one of what is in force; nothing is written. Refuses `forbidden`,
 * `payload_too_large`, `unavailable`, and `invalid_input` with `file` where it cannot be read as a whole.
 */
export async function tryPriceSheet(
  deps: PriceDeps,
  author: PriceAuthor,
  file: Uint8Array,
): Promise<TriedPrices> {
  const { trial, read, before } = await readFile(deps, author, file);
  if ('faults' in read) return { trial, changes: [], faults: read.faults };
  return { trial, changes: before ? compareTables(before, read.table) : [], faults: [] };
}

/**
 * Writes what was tried: over the draft, or as a new one. Refuses like `tryPriceSheet`, and `invalid_input` with `file` where a row is not
 * right, or where it is no longer what was tried.
 */
export async function importPriceSheet(
  deps: PriceDeps,
  author: PriceAuthor,
  { file, trial }: { file: Uint8Array; trial: string },
): Promise<void> {
  const { trial: now, read, draft } = await readFile(deps, author, file);
  if (now !== trial) throw sheetRefusal('error_import_other');
  if ('faults' in read) throw sheetRefusal('error_import_faults', { count: read.faults.length });
  if (draft)
    await savePriceDraft(deps, author, {
      id: draft.id,
      revision: draft.revision,
      change: { table: { ...read.table } },
    });
  else await startPriceDraft(deps, author, { table: read.table });
}

async function readFile(deps: PriceDeps, author: PriceAuthor, file: Uint8Array) {
  rightsOf(author);
  const sheet = await readUploadedSheet(file, author.actor.accountId);
  const { draft, before } = await readStanding(deps, author);
  return {
    trial: sheetTrial(sheet, [draft?.id, draft?.revision]),
    read: readPriceSheet(sheet),
    draft,
    before,
  };
}

async function readStanding(deps: PriceDeps, author: PriceAuthor) {
  const draft = await findPriceDraft(deps, author);
  const { partnerId } = rightsOf(author);
  const standing =
    draft ?? (await findVersionOn(deps.db, { onDay: todayInIndonesia(deps.now()), partnerId }));
  return { draft, before: standing && standing.table };
}
