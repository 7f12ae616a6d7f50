// A part of a programme between the form of its page and the working copy (docs/product/programmes.md).
import type { ProgrammeForm } from '#shared/programme-form';
import { basisPointsOf, wholeNumberOf } from '#shared/written-numbers';
import { nestedValues, type NestedFields, type NestedValue } from '#web/ui/forms/nested-form.server';
import { fieldsOfPart, type ProgrammePart } from './programme-parts.ts';

export const programmeLists = [
  'destinations',
  'hotels',
  'agenda',
  'facilities',
  'includes',
  'excludes',
  'extras',
  'supplies',
  'cancellation',
  'others',
  'faq',
] as const;
/** A row that says nothing but these is none. */
export const unsaidInRows = ['icon', 'position', 'is_mandatory'];

const wholes = ['days', 'nights', 'max_per_room', 'position', 'amount', 'weight_grams', 'day', 'days_before'];
const ticks = ['is_financing_available', 'is_savings_available', 'is_mandatory'];

/** The fields of a part as the domain checks them. */
export function readProgrammePart(part: ProgrammePart, fields: NestedFields): Record<string, unknown> {
  const read = Object.fromEntries(
    fieldsOfPart[part].map((field) => [field, typedValue(field, fields[field])]),
  );
  return part === 'basics'
    ? { ...read, destinations: (read['destinations'] as { slug?: string }[]).map(({ slug }) => slug) }
    : read;
}

function typedValue(name: string, value: NestedValue | undefined): unknown {
  if (ticks.includes(name)) return value === 'yes';
  if (Array.isArray(value)) return value.map((row) => typedRow(name, row));
  if (typeof value === 'object') return typedRow(name, value);
  if (wholes.includes(name)) return wholeOf(value, name === 'position');
  // Said as a percentage.
  if (name === 'refund_basis_points') return basisPointsOf((value ?? '').trim());
  return value;
}

function typedRow(list: string, row: NestedFields): Record<string, unknown> {
  const typed = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typedValue(name, value)]),
  );
  return list === 'extras' ? { ...typed, is_mandatory: row['is_mandatory'] === 'yes' } : typed;
}

function wholeOf(value: string | undefined, mayBeMissing: boolean): unknown {
  const text = (value ?? '').trim();
  return text === '' && mayBeMissing ? undefined : wholeNumberOf(text);
}

/** What stands in the fields of a part, under their names. */
export function partValues(part: ProgrammePart, form: ProgrammeForm): Record<string, string> {
  const shown: Record<string, unknown> = {
    ...form,
    destinations: form.destinations.map((slug) => ({ slug })),
    cancellation: form.cancellation.map((step) => ({
      ...step,
      refund_basis_points: step.refund_basis_points / 100,
    })),
  };
  return nestedValues(Object.fromEntries(fieldsOfPart[part].map((field) => [field, shown[field]])));
}

/** The row numbers of each list among these field names. */
export function rowNumbers(values: Readonly<Record<string, string>>): Record<string, number[]> {
  const numbers: Record<string, number[]> = {};
  for (const name of Object.keys(values)) {
    const [list, number] = name.split(':') as [string, string | undefined];
    if (number === undefined || !(programmeLists as readonly string[]).includes(list)) continue;
    const rows = (numbers[list] ??= []);
    if (!rows.includes(Number(number))) rows.push(Number(number));
  }
  return numbers;
}

/** A programme that has its essentials and nothing else. */
export function readNewProgramme(fields: NestedFields): Record<string, unknown> {
  const empty = { id: '' };
  return {
    summary: empty,
    description: empty,
    max_per_room: 4,
    is_financing_available: false,
    is_savings_available: false,
    ...Object.fromEntries(programmeLists.map((list) => [list, []])),
    ...Object.fromEntries(
      ['kind', 'title', 'days', 'nights'].map((name) => [name, typedValue(name, fields[name])]),
    ),
  };
}

/** A hotel for the directory. */
export function readHotel(form: FormData): Record<string, unknown> {
  const metres = String(form.get('metres_to_mosque') ?? '').trim();
  return {
    name: form.get('name'),
    destination: form.get('destination'),
    stars: wholeOf(String(form.get('stars') ?? ''), false),
    metres_to_mosque: metres === '' ? null : wholeOf(metres, false),
    has_shuttle: form.get('has_shuttle') === 'yes',
  };
}
