// Travellers from a partner's table (docs/product/participants.md): tried first, then written under the rules of the form, all rows or
// none. A row names the order and the traveller's number on it; it never adds anybody.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { readUploadedSheet, type UploadedSheet } from '#platform/spreadsheets/read-upload';
import { sheetRefusal, sheetTrial } from '#platform/spreadsheets/sheet-trial';
import { todayInIndonesia } from '#shared/dates';
import {
  type GuessParticipantPlaces,
  type ParticipantColumn,
  participantColumns,
  type ParticipantPlaces,
  type ReadWord,
} from '#shared/participant-columns';
import {
  judgeTableRow,
  type ParticipantPlan,
  type ParticipantRow,
  type ParticipantRowFault,
  sharedNumbers,
  type TableTraveller,
  travellerKey,
} from './judge-table-row.ts';
import { textsOf } from './participant-table.ts';
import { storeParticipant } from './store-participant.ts';
import {
  listTableTravellers,
  requireTableDeparture,
  type TableDeparture,
  type TableDeps,
} from './table-travellers.ts';

/** Our choice: two full departures of the largest agencies; the seats are locked meanwhile. */
const rowsWrittenAtOnce = 1_000;

export interface TriedParticipants {
  departure: TableDeparture;
  /** Names these bytes and what would be written: what was looked at is what is written, or nothing is. */
  trial: string;
  headings: string[];
  /** Where each column was read. */
  places: ParticipantPlaces;
  /** False: no row was read, since the columns that name a traveller have no place. */
  isReadable: boolean;
  plans: ParticipantPlan[];
  faults: ParticipantRowFault[];
}

interface ParticipantFile {
  departureId: string;
  file: Uint8Array;
  /** Where the columns stand, or how they are guessed. */
  places: ParticipantPlaces | GuessParticipantPlaces;
  readWord: ReadWord;
}

/**
 * What `importParticipants` would do with the file; nothing is written. For staff who judge documents. Refuses `not_found`, `forbidden`,
 * `booking_state` once the journey is over, `payload_too_large`, `unavailable`, and `invalid_input` with `file`: unreadable as a whole,
 * or more rows than are written at once.
 */
export async function tryParticipants(
  deps: TableDeps,
  actor: Actor,
  request: ParticipantFile,
): Promise<TriedParticipants> {
  const departure = await requireTableDeparture(deps, actor, request.departureId);
  const sheet = await readUploadedSheet(request.file, actor.accountId);
  return (await tryRows(deps, departure, sheet, request)).tried;
}

/**
 * Writes what was tried, and returns how many travellers changed. Wants a fresh code. Refuses what `tryParticipants` refuses,
 * `step_up_required`, `busy`, and `invalid_input` with `file`: its rows have faults, or something else than what was looked at would be
 * written now. Then nothing was written.
 */
export async function importParticipants(
  deps: TableDeps,
  actor: Actor,
  { trial, ...request }: ParticipantFile & { trial: string },
): Promise<{ changed: number }> {
  const departure = await requireTableDeparture(deps, actor, request.departureId);
  requireFreshFactor(actor);
  const sheet = await readUploadedSheet(request.file, actor.accountId);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    // Whoever saves a traveller of this departure waits for it, too.
    await lockKeys(within, [seatsLock(departure.id)]);
    const { tried, travellers } = await tryRows(within, departure, sheet, request);
    if (!tried.isReadable) throw sheetRefusal('error_import_traveller_columns');
    if (tried.faults.length > 0) throw sheetRefusal('error_import_faults', { count: tried.faults.length });
    if (tried.trial !== trial) throw sheetRefusal('error_import_other');
    const known = new Map(travellers.map((who) => [who.id, who]));
    const changes = tried.plans.flatMap((plan) =>
      plan.kind === 'change' ? [{ form: plan.form, who: known.get(plan.participantId)! }] : [],
    );
    await lockKeys(
      within,
      changes.map(({ who }) => ({ kind: 'booking', id: who.bookingId })),
    );
    for (const { form, who } of changes)
      await storeParticipant(within, { id: who.id, form, registration: who.registration });
    for (const [subjectId, own] of Map.groupBy(changes, ({ who }) => who.accountId))
      await recordAudit(within, {
        actor,
        role: 'partner_staff',
        action: 'participants.imported',
        subjectId,
        details: { about: departure.id, count: own.length },
      });
    return { changed: changes.length };
  });
}

async function tryRows(
  deps: TableDeps,
  departure: TableDeparture,
  sheet: UploadedSheet,
  { places: wanted, readWord }: Pick<ParticipantFile, 'places' | 'readWord'>,
): Promise<{ tried: TriedParticipants; travellers: TableTraveller[] }> {
  const { headings } = sheet;
  const places = placesIn(sheet, wanted);
  if (places.booking === undefined || places.number === undefined)
    return {
      tried: { departure, trial: '', headings, places, isReadable: false, plans: [], faults: [] },
      travellers: [],
    };
  const travellers = await listTableTravellers(deps, departure.id);
  const known = {
    travellers: new Map(travellers.map((who) => [travellerKey(who.booking, who.number), who])),
    seen: new Set<string>(),
    today: todayInIndonesia(deps.now()),
  };
  const plans: ParticipantPlan[] = [];
  const faults: ParticipantRowFault[] = [];
  for (const row of rowsOf(sheet, places, readWord)) {
    const judged = judgeTableRow(row, known);
    if ('faults' in judged) faults.push(...judged.faults);
    else plans.push(judged.plan);
  }
  faults.push(...sharedNumbers(plans, travellers));
  if (plans.filter(({ kind }) => kind === 'change').length > rowsWrittenAtOnce)
    throw sheetRefusal('error_import_traveller_rows', { max: rowsWrittenAtOnce });
  return {
    tried: {
      departure,
      trial: sheetTrial(sheet, plans),
      headings,
      places,
      isReadable: true,
      plans,
      faults: faults.toSorted((one, other) => one.row - other.row),
    },
    travellers,
  };
}

function rowsOf({ rows }: UploadedSheet, places: ParticipantPlaces, readWord: ReadWord): ParticipantRow[] {
  const columnAt = new Map(
    Object.entries(places).map(([column, place]) => [place, column as ParticipantColumn]),
  );
  return rows.map(({ number, cells, troubles }) => ({
    number,
    texts: textsOf(cells, places, readWord),
    // What stands in columns that are not read may be as it is.
    troubles: troubles
      .filter(({ column }) => column === null || columnAt.has(column))
      .map(({ column, ...trouble }) => ({
        row: number,
        column: column === null ? null : columnAt.get(column)!,
        ...trouble,
      })),
  }));
}

/** Only columns that we know, at places that the file has; each place once. */
function placesIn(
  { headings }: UploadedSheet,
  wanted: ParticipantPlaces | GuessParticipantPlaces,
): ParticipantPlaces {
  const places = typeof wanted === 'function' ? wanted(headings) : wanted;
  const taken = new Set<number>();
  const found: ParticipantPlaces = {};
  for (const column of participantColumns) {
    const place = places[column];
    if (place === undefined) continue;
    if (!Number.isInteger(place) || place < 0 || place >= headings.length || taken.has(place))
      throw sheetRefusal('error_import_columns_twice');
    taken.add(place);
    found[column] = place;
  }
  return found;
}
