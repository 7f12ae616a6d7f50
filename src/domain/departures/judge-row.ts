// What one row of a file would do (docs/product/departures.md), by the same checks that departures are written under. Pure.
import { isCalendarDate } from '#shared/calendar-date';
import { type DepartureColumn } from '#shared/departure-columns';
import {
  departureForm,
  type DepartureChanges,
  type DepartureForm,
  unsaidOfDeparture,
} from '#shared/departure-form';
import { AppError, type FieldFault } from '#shared/errors';
import { nestedFormFaults } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { dayOf } from '#shared/written-days';
import { changedFields } from './changed-fields.ts';
import {
  faultsByRules,
  impossibleFaults,
  type KnownPlaces,
  type PublishRules,
  type WrittenDeparture,
} from './departure-rows.ts';
import { columnOfFault, fieldsOf, type RowTexts } from './departure-table.ts';
import { seriesDays } from './series.ts';

export interface TableRow {
  /** As the spreadsheet counts. */
  number: number;
  texts: RowTexts;
  /** What was wrong with the cells themselves. */
  troubles: RowFault[];
}

export interface RowFault extends Omit<FieldFault, 'field'> {
  row: number;
  /** Null: the row as a whole. */
  column: DepartureColumn | null;
}

export type RowPlan = { row: number; programmeId: string; title: LocalText; departsOn: string } & (
  | { kind: 'new'; form: DepartureForm }
  | { kind: 'change'; departureId: string; changes: DepartureChanges }
  | { kind: 'same' }
);

export interface ProgrammeOfRow {
  id: string;
  title: LocalText;
  days: number;
  isArchived: boolean;
}

/** What the rows are judged against. */
export interface KnownToRows {
  today: string;
  places: KnownPlaces;
  /** By id and by its title in each language, small letters; null: several are called so. */
  programmes: ReadonlyMap<string, ProgrammeOfRow | null>;
  /** By code. */
  departures: ReadonlyMap<string, WrittenDeparture>;
  /** By programme. */
  rules: ReadonlyMap<string, PublishRules>;
}

type Judged = { plan: RowPlan } | { faults: RowFault[] };
type Fault = Omit<RowFault, 'row'>;

/** `seen` holds the codes of rows before, and takes this one's. */
export function judgeRow(row: TableRow, known: KnownToRows & { seen: Set<string> }): Judged {
  if (row.troubles.length > 0) return { faults: row.troubles };
  const { code } = row.texts;
  const faultsAt = (faults: Fault[]): Judged => ({
    faults: faults.map((fault) => ({ row: row.number, ...fault })),
  });
  if (!code) return judgeNew(row, known, faultsAt);
  const departure = known.departures.get(code);
  if (!departure) return faultsAt([{ column: 'code', message: 'error_import_code' }]);
  if (known.seen.has(code)) return faultsAt([{ column: 'code', message: 'error_import_code_twice' }]);
  known.seen.add(code);
  return judgeChange(row, departure, known, faultsAt);
}

function judgeNew(
  { number, texts }: TableRow,
  { today, places, programmes }: KnownToRows,
  faultsAt: (faults: Fault[]) => Judged,
): Judged {
  const faults: Fault[] = [];
  const programme = programmes.get((texts.programme ?? '').toLowerCase());
  if (!programme || programme.isArchived)
    faults.push({
      column: 'programme',
      message: programme === null ? 'error_import_programme_twice' : 'error_import_programme',
    });
  const departsOn = dayOf(texts.departs_on ?? '');
  const dayFault = programme && !programme.isArchived ? faultOfDay(departsOn, programme.days, today) : null;
  if (dayFault) faults.push(dayFault);
  const input = { departure_airport: '', quota: '', ...unsaidOfDeparture, ...fieldsOf(texts, null) };
  const wrong = wrongFields(input);
  if (wrong.length > 0 || faults.length > 0) return faultsAt([...faults, ...wrong]);
  const form = departureForm.parse(input);
  const impossible = impossibleFaults(form, departsOn, places).map(atColumn);
  if (impossible.length > 0) return faultsAt(impossible);
  const { id: programmeId, title } = programme!;
  return { plan: { row: number, kind: 'new', programmeId, title, departsOn, form } };
}

function judgeChange(
  { number, texts }: TableRow,
  departure: WrittenDeparture,
  { today, places, programmes, rules }: KnownToRows,
  faultsAt: (faults: Fault[]) => Judged,
): Judged {
  const { id, programmeId, departsOn, state, taken, form: was } = departure;
  const faults: Fault[] = [];
  // They name the row for whoever reads the table; a date moves by rescheduling only.
  if (texts.programme !== undefined && programmes.get(texts.programme.toLowerCase())?.id !== programmeId)
    faults.push({ column: 'programme', message: 'error_import_programme_fixed' });
  if (texts.departs_on !== undefined && dayOf(texts.departs_on) !== departsOn)
    faults.push({ column: 'departs_on', message: 'error_import_day_fixed' });
  const input = { ...was, ...fieldsOf(texts, was) };
  const wrong = wrongFields(input);
  if (wrong.length > 0 || faults.length > 0) return faultsAt([...faults, ...wrong]);
  const form = departureForm.parse(input);
  const fields = changedFields(was, form);
  const { title } = programmes.get(programmeId)!;
  const named = { row: number, programmeId, title, departsOn };
  if (fields.length === 0) return { plan: { ...named, kind: 'same' } };
  if (state === 'cancelled') return faultsAt([{ column: 'code', message: 'error_import_cancelled' }]);
  if (departsOn <= today) return faultsAt([{ column: 'code', message: 'error_import_departed' }]);
  const impossible = impossibleFaults(form, departsOn, places).map(atColumn);
  if (form.quota < taken)
    impossible.push({ column: 'quota', message: 'error_import_quota', values: { taken } });
  if (state === 'published') impossible.push(...faultsByRules(rules.get(programmeId)!, form).map(atColumn));
  if (impossible.length > 0) return faultsAt(impossible);
  const changes = Object.fromEntries(fields.map((field) => [field, form[field]])) as DepartureChanges;
  return { plan: { ...named, kind: 'change', departureId: id, changes } };
}

function faultOfDay(day: string, journeyDays: number, today: string): Fault | null {
  if (!isCalendarDate(day)) return { column: 'departs_on', message: 'error_date_invalid' };
  try {
    seriesDays({ dates: [day] }, journeyDays, today);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { column: 'departs_on', message: error.faults[0]!.message };
  }
}

function wrongFields(input: unknown): Fault[] {
  return nestedFormFaults(departureForm, input).map(atColumn);
}

function atColumn({ field, ...fault }: FieldFault): Fault {
  return { column: columnOfFault(field), ...fault };
}
