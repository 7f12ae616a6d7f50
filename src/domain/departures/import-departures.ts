// Departures from a file (docs/product/departures.md): tried first, then written under the same rules, all rows or none. A row with a code
// changes the departure that has it, one without begins another.
import { recordAudit } from '#domain/audit';
import { slugsLock } from '#domain/catalogue';
import { type Actor, workplaceFor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { readUploadedSheet, type UploadedSheet } from '#platform/spreadsheets/read-upload';
import { sheetRefusal, sheetTrial } from '#platform/spreadsheets/sheet-trial';
import { type ColumnPlaces, type DepartureColumn, departureColumns } from '#shared/departure-columns';
import type { DepartureChanges } from '#shared/departure-form';
import { type ChangeDeps, changeEach } from './change-departures.ts';
import { createDepartures } from './create-departures.ts';
import type { DepartureDeps } from './departure-rows.ts';
import { judgeRow, type RowFault, type RowPlan } from './judge-row.ts';
import { readPartnersRows } from './partners-rows.ts';

/** Our choice: a large agency's season; all their seats are locked at once. */
const rowsWrittenAtOnce = 1_000;

export interface TriedImport {
  /** Names these bytes and what would be written: what was looked at is what is written, or nothing is. */
  trial: string;
  headings: string[];
  /** Where each column was read. */
  places: ColumnPlaces;
  /** False: no row was read, since the columns that name a departure have no place. */
  isReadable: boolean;
  plans: RowPlan[];
  faults: RowFault[];
  /** When these bytes began departures before; they do not begin them twice. */
  importedAt: Date | null;
}

export interface Imported {
  created: number;
  changed: number;
  /** Carts that are told a new price at their checkout; orders keep theirs. */
  carts: number;
  /** Takes the changes back; null where nothing was changed. */
  batchId: string | null;
}

/** The columns of the file that are known, by their headings. */
export type GuessPlaces = (headings: readonly string[]) => ColumnPlaces;

interface ImportFile {
  file: Uint8Array;
  /** Where the columns stand, or how they are guessed. */
  places: ColumnPlaces | GuessPlaces;
}

/**
 * What `importDepartures` would do with the file; nothing is written. Refuses `forbidden`, `payload_too_large`, `unavailable`, and
 * `invalid_input` with `file`: unreadable as a whole, or more rows than are written at once.
 */
export async function tryDepartures(
  deps: DepartureDeps,
  actor: Actor,
  { file, places }: ImportFile,
): Promise<TriedImport> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const sheet = await readUploadedSheet(file, actor.accountId);
  return tryRows(deps, actor, { partnerId, sheet, places: placesIn(sheet, places) });
}

/**
 * Writes what was tried. Refuses what `tryDepartures` refuses, `busy`, and `invalid_input` with `file`: its rows have faults, something
 * else than what was looked at would be written now, or it has begun these departures before. Then nothing was written.
 */
export async function importDepartures(
  deps: ChangeDeps,
  actor: Actor,
  { file, places, trial }: ImportFile & { trial: string },
): Promise<Imported> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const sheet = await readUploadedSheet(file, actor.accountId);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const tried = await tryRows(within, actor, { partnerId, sheet, places: placesIn(sheet, places) });
    if (!tried.isReadable) throw sheetRefusal('error_import_columns');
    if (tried.importedAt) throw sheetRefusal('error_import_repeated');
    if (tried.faults.length > 0) throw sheetRefusal('error_import_faults', { count: tried.faults.length });
    if (tried.trial !== trial) throw sheetRefusal('error_import_other');
    const fresh = tried.plans.filter((plan) => plan.kind === 'new');
    const changes = new Map<string, DepartureChanges>();
    for (const plan of tried.plans) if (plan.kind === 'change') changes.set(plan.departureId, plan.changes);
    // All at once and in one order, as those who reschedule take them.
    await lockKeys(within, [...(fresh.length > 0 ? [slugsLock] : []), ...[...changes.keys()].map(seatsLock)]);
    await recordImport(within, {
      partnerId,
      fileHash: sheet.hash,
      created: fresh.length,
      changed: changes.size,
    });
    for (const { programmeId, departsOn, form } of fresh)
      await createDepartures(within, actor, { programmeId, series: { dates: [departsOn] }, form });
    const changed = changes.size > 0 ? await changeEach(within, actor, changes, rowsWrittenAtOnce) : null;
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'departure.imported',
      subjectId: null,
      details: { about: partnerId, count: fresh.length + changes.size },
    });
    return {
      created: fresh.length,
      changed: changed?.departures ?? 0,
      carts: changed?.carts ?? 0,
      batchId: changed?.batchId ?? null,
    };
  });
}

/** Two presses on one button: the second waits here for the first, and is refused. */
async function recordImport(
  { db, now }: ChangeDeps,
  {
    partnerId,
    fileHash,
    created,
    changed,
  }: { partnerId: string; fileHash: string; created: number; changed: number },
): Promise<void> {
  const written = await db
    .insertInto('departure_imports')
    .values({ partner_id: partnerId, file_hash: fileHash, imported_at: now(), created, changed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 0n) throw sheetRefusal('error_import_repeated');
}

async function tryRows(
  deps: DepartureDeps,
  actor: Actor,
  { partnerId, sheet, places }: { partnerId: string; sheet: UploadedSheet; places: ColumnPlaces },
): Promise<TriedImport> {
  const { headings } = sheet;
  if (!isReadable(places))
    return { trial: '', headings, places, isReadable: false, plans: [], faults: [], importedAt: null };
  const { rows, known } = await readPartnersRows(deps, actor, { partnerId, sheet, places });
  const seen = new Set<string>();
  const plans: RowPlan[] = [];
  const faults: RowFault[] = [];
  for (const row of rows) {
    const judged = judgeRow(row, { ...known, seen });
    if ('faults' in judged) faults.push(...judged.faults);
    else plans.push(judged.plan);
  }
  if (plans.filter(({ kind }) => kind !== 'same').length > rowsWrittenAtOnce)
    throw sheetRefusal('error_import_rows', { max: rowsWrittenAtOnce });
  const isNew = plans.some(({ kind }) => kind === 'new');
  const before = await deps.db
    .selectFrom('departure_imports')
    .select('imported_at')
    .where('partner_id', '=', partnerId)
    .where('file_hash', '=', sheet.hash)
    .where('created', '>', 0)
    .executeTakeFirst();
  return {
    trial: sheetTrial(sheet, plans),
    headings,
    places,
    isReadable: true,
    plans,
    faults,
    importedAt: (isNew && before?.imported_at) || null,
  };
}

/** Only columns that we know, at places that the file has; each place once. */
function placesIn({ headings }: UploadedSheet, wanted: ColumnPlaces | GuessPlaces): ColumnPlaces {
  const places = typeof wanted === 'function' ? wanted(headings) : wanted;
  const taken = new Set<number>();
  const kept: ColumnPlaces = {};
  for (const column of departureColumns) {
    const place = places[column];
    if (place === undefined) continue;
    if (!Number.isInteger(place) || place < 0 || place >= headings.length || taken.has(place))
      throw sheetRefusal('error_import_columns_twice');
    taken.add(place);
    kept[column] = place;
  }
  return kept;
}

const needed: readonly DepartureColumn[] = ['programme', 'departs_on', 'departure_airport', 'quota'];

/** Either names departures that are there, or all that a new one needs. */
function isReadable(places: ColumnPlaces): boolean {
  return places.code !== undefined || needed.every((column) => places[column] !== undefined);
}
