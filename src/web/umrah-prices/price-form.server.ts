// A part of a price table between the form of its page and the domain (docs/product/umrah-prices.md).
import type { DraftChange, PriceDraft } from '#domain/umrah-prices';
import { groupedDigits } from '#shared/grouped-digits';
import type { PricePart } from '#shared/umrah-prices';
import { basisPointsOf, wholeNumberOf } from '#shared/written-numbers';
import {
  type NestedFields,
  type NestedValue,
  nestedValues,
  readNestedForm,
} from '#web/ui/forms/nested-form.server';

/** Of the table; validity is the draft's own. */
const fieldsOf = {
  flights: ['fares', 'childFareBasisPoints', 'infantFareBasisPoints'],
  hotels: ['hotels'],
  transports: ['transports'],
  fees: ['visa', 'insurance', 'handling', 'guide', 'margin'],
  addons: ['addons'],
} as const satisfies Record<Exclude<PricePart, 'validity'>, readonly (keyof PriceDraft['table'])[]>;

const lists = ['fares', 'hotels', 'transports', 'addons'];
/** Choices that always have a value: a row that says nothing else is none. */
const unsaid = ['cabin', 'isOvernight', 'currency', 'city', 'stars', 'kind', 'payer'];

const amounts = ['low', 'high', 'stars', 'metres', 'seats', 'people'];
const shares = ['childFareBasisPoints', 'infantFareBasisPoints'];
/** Codes are written in capitals, whatever the keyboard of a phone makes of them. */
const codes = ['home', 'holy', 'airline'];

/** `naming` lets the faults of the domain name the fields of the form. */
export function readPricePart(part: PricePart, form: FormData) {
  const { fields, naming } = readNestedForm(form, lists, unsaid);
  const change: DraftChange =
    part === 'validity'
      ? { effectiveOn: textOf(fields['effectiveOn']), note: textOf(fields['note']).trim() || null }
      : { table: Object.fromEntries(fieldsOf[part].map((field) => [field, typed(field, fields[field])])) };
  return { change, naming };
}

const textOf = (value: NestedValue | undefined) => (typeof value === 'string' ? value : '');

function typed(name: string, value: NestedValue | undefined): unknown {
  if (Array.isArray(value)) return value.map((row) => typedRow(row));
  if (shares.includes(name)) return basisPointsOf(textOf(value));
  if (typeof value !== 'object') return value;
  if (name !== 'margin') return typedRow(value);
  return { low: basisPointsOf(textOf(value['low'])), high: basisPointsOf(textOf(value['high'])) };
}

function typedRow(row: NestedFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'string') return [name, nameOf(value)];
      if (name === 'isOvernight') return [name, value === 'yes'];
      if (codes.includes(name)) return [name, value.trim().toUpperCase()];
      return [name, amounts.includes(name) ? wholeNumberOf(value) : value];
    }),
  );
}

/** An empty English name is none. */
function nameOf(value: NestedFields | NestedFields[]): unknown {
  const { en, ...name } = value as NestedFields;
  return textOf(en).trim() === '' ? name : { ...name, en };
}

/** What stands in the fields of a part at first, and the numbers of its rows. */
export function pricePartValues(part: PricePart, draft: PriceDraft) {
  const values: Record<string, string> =
    part === 'validity'
      ? { effectiveOn: draft.effectiveOn, note: draft.note ?? '' }
      : Object.assign({}, ...fieldsOf[part].map((field) => valuesOf(field, draft.table[field])));
  return { values: { ...values, revision: String(draft.revision) }, rows: rowNumbers(values) };
}

function valuesOf(field: string, value: unknown): Record<string, string> {
  const isShare = shares.includes(field) || field === 'margin';
  return Object.fromEntries(
    Object.entries(nestedValues({ [field]: value })).map(([name, text]) => {
      if (isShare) return [name, String(Number(text) / 100).replace('.', ',')];
      return [name, /:(low|high)$/.test(name) ? groupedDigits(Number(text), '.') : text];
    }),
  );
}

function rowNumbers(values: Readonly<Record<string, string>>): Record<string, number[]> {
  const numbers: Record<string, number[]> = {};
  for (const name of Object.keys(values)) {
    const [list = '', number] = name.split(':');
    if (!lists.includes(list)) continue;
    const rows = (numbers[list] ??= []);
    if (!rows.includes(Number(number))) rows.push(Number(number));
  }
  return numbers;
}
