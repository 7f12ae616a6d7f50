// Forms with rows: `agenda:3:title:id` is the Indonesian title in row 3 of the agenda. Rows stand in the order in which they were sent,
// and those in which nothing was written are none. Domain faults name the place of a row, `agenda.0.title.id`; the form its number.
import { AppError } from '#shared/errors';

export type NestedValue = string | NestedFields | NestedFields[];
export interface NestedFields {
  [name: string]: NestedValue;
}

export interface NestedForm {
  fields: NestedFields;
  /** Does something, and lets its faults name the fields of this form. */
  naming<Answer>(change: () => Promise<Answer>): Promise<Answer>;
}

/** `unsaid` are parts of a row that say nothing by themselves: a choice that always has a value. */
export function readNestedForm(
  form: FormData,
  lists: readonly string[],
  unsaid: readonly string[],
): NestedForm {
  const fields: NestedFields = Object.fromEntries(lists.map((list) => [list, []]));
  const rows = new Map<string, NestedFields>();
  for (const [name, value] of form) {
    const [first, ...rest] = name.split(':');
    if (typeof value !== 'string' || !first || ['__proto__', 'constructor'].includes(first)) continue;
    if (rest.length > 1 && lists.includes(first) && /^\d{1,6}$/.test(rest[0]!)) {
      const key = `${first}:${rest[0]}`;
      rows.set(key, rows.get(key) ?? {});
      put(rows.get(key)!, rest.slice(1), value);
    } else if (!lists.includes(first)) put(fields, [first, ...rest], value);
  }
  const numbers: Record<string, string[]> = {};
  for (const [key, row] of rows) {
    const [list, number] = key.split(':') as [string, string];
    if (!isWritten(row, unsaid)) continue;
    (fields[list] as NestedFields[]).push(row);
    (numbers[list] ??= []).push(number);
  }
  return { fields, naming: (change) => change().catch((error: unknown) => rename(error, numbers)) };
}

function put(into: NestedFields, path: readonly string[], value: string): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return;
  if (rest.length === 0) {
    into[name] = value.replaceAll('\r\n', '\n');
    return;
  }
  const inner = into[name];
  if (typeof inner === 'object' && !Array.isArray(inner)) put(inner, rest, value);
  else if (inner === undefined) put((into[name] = {}), rest, value);
}

function isWritten(row: NestedFields, unsaid: readonly string[]): boolean {
  return Object.entries(row).some(([name, value]) =>
    typeof value === 'string'
      ? !unsaid.includes(name) && value.trim() !== ''
      : !Array.isArray(value) && isWritten(value, []),
  );
}

function rename(error: unknown, numbers: Readonly<Record<string, string[]>>): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(
    error.code,
    error.faults.map(({ field, ...fault }) => {
      const [list = '', place, ...rest] = field.split('.');
      const number = numbers[list]?.[Number(place)];
      return { ...fault, field: [list, ...(place ? [number ?? place] : []), ...rest].join(':') };
    }),
  );
}

/** Flat, under the names of the form's fields: what stands in them at first. */
export function nestedValues(value: unknown, name = ''): Record<string, string> {
  if (value === null || value === undefined || value === false) return {};
  if (typeof value !== 'object') return { [name]: value === true ? 'yes' : String(value) };
  return Object.assign(
    {},
    ...Object.entries(value).map(([part, inner]) => nestedValues(inner, name ? `${name}:${part}` : part)),
  ) as Record<string, string>;
}
