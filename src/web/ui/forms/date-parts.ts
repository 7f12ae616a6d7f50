// A day that people know by heart is typed in three fields: no calendar leads to 1965 on a phone. `birth_date.day`, `.month` and `.year`
// become one field `birth_date` before anything reads the form (read-form.server.ts).

export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];

const partName = /\.(?:day|month|year)$/;

/** What the date is called that a field is a part of; any other name as it is. */
export const dateNameOf = (name: string) => name.replace(partName, '');

/** `1965-04-12`, or what was typed of it, in its parts; nothing where nothing is known. */
export function partsOf(date: string | undefined): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = (date ?? '')
    .split('-')
    .map((part) => (part === '00' ? '' : part));
  return { year, month, day };
}

/** Replaces the parts by their date: empty where all are, and as it was typed where it is none. Other fields stay as they came. */
export function joinDates(form: FormData): FormData {
  if (![...form.keys()].some((name) => partName.test(name))) return form;
  const joined = new FormData();
  for (const [name, value] of form) {
    const date = dateNameOf(name);
    if (date === name) joined.append(name, value);
    else if (!joined.has(date)) joined.append(date, joinedDate(form, date));
  }
  return joined;
}

function joinedDate(form: FormData, name: string): string {
  const [year, month, day] = dateParts.map((part) => {
    const text = form.get(`${name}.${part}`);
    return typeof text === 'string' ? text.trim() : '';
  });
  if (!year && !month && !day) return '';
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
