// What stands in a column of a manifest about a traveller (docs/product/manifests.md). Pure: a template's columns name fields, its rules
// give the words.
import type { DepartureTraveller } from '#domain/participants';
import { registrationFields, type RegistrationField } from '#shared/registration-fields';

export interface ManifestColumn {
  title: string;
  /** Null: it is filled in elsewhere. */
  field: string | null;
  /** Of whom it must be known. */
  needed?: 'all' | 'adults';
}

export interface ManifestRules {
  dates: 'iso' | 'ddmmmyy';
  /** A name of one word: it stands as surname and as given name, or the given name is unknown (FNU). */
  singleName: 'repeat' | 'fnu';
  /** What values are called there. */
  words: Record<string, Record<string, string>>;
}

export interface ManifestTemplate {
  columns: readonly ManifestColumn[];
  rules: ManifestRules;
}

type Cell = (who: DepartureTraveller, rules: ManifestRules) => string | null;

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `day` as yyyy-mm-dd. */
function dateIn(rules: ManifestRules, day: string | null | undefined): string | null {
  if (!day) return null;
  if (rules.dates === 'iso') return day;
  const [year, month, date] = day.split('-') as [string, string, string];
  return `${date}${months[Number(month) - 1]}${year.slice(2)}`;
}

/** The last word is the surname, as airlines read names. */
export function splitName(
  name: string | null,
  singleName: ManifestRules['singleName'],
): { surname: string | null; given: string | null } {
  const words = (name ?? '').split(' ').filter(Boolean);
  const surname = words.at(-1) ?? null;
  const given = words.slice(0, -1).join(' ');
  return { surname, given: given || (singleName === 'fnu' && surname ? 'FNU' : surname) };
}

const worded =
  (field: string, value: (who: DepartureTraveller) => string | null | undefined): Cell =>
  (who, { words }) => {
    const known = value(who);
    return known ? (words[field]?.[known] ?? known) : null;
  };

function titleOf({ gender, registration: { marital_status: status } }: DepartureTraveller): string | null {
  if (gender !== 'female') return gender;
  return status === 'married' || status === 'widowed' ? 'married_woman' : 'woman';
}

const cells: Record<string, Cell> = {
  booking: ({ booking }) => booking,
  name: ({ name }) => name,
  surname: ({ name }, { singleName }) => splitName(name, singleName).surname?.toUpperCase() ?? null,
  given_names: ({ name }, { singleName }) => splitName(name, singleName).given?.toUpperCase() ?? null,
  nik: ({ nik }) => nik,
  passport_number: ({ passportNumber }) => passportNumber,
  phone: ({ phone }) => phone,
  birth_date: ({ birthDate }, rules) => dateIn(rules, birthDate),
  passport_expires_on: ({ passportExpiresOn }, rules) => dateIn(rules, passportExpiresOn),
  vaccinated_on: ({ vaccinatedOn }, rules) => dateIn(rules, vaccinatedOn),
  gender: worded('gender', ({ gender }) => gender),
  docs_gender: worded('docs_gender', ({ gender, traveller }) =>
    gender && traveller === 'infant' ? `${gender}_infant` : gender,
  ),
  title: worded('title', titleOf),
  relation: worded('relation', ({ relation }) => relation),
  room_type: worded('room_type', ({ roomType }) => roomType),
  traveller: worded('traveller', ({ traveller }) => traveller),
  identity_kind: worded('identity_kind', ({ nik }) => nik && 'nik'),
  nationality: worded('nationality', () => 'indonesian'),
  document_type: worded('document_type', ({ passportNumber }) => passportNumber && 'passport'),
  issuing_country: worded('issuing_country', ({ passportNumber }) => passportNumber && 'indonesia'),
  ...Object.fromEntries(
    registrationFields.map((field: RegistrationField): [string, Cell] => [
      field,
      field === 'passport_issued_on'
        ? ({ registration }, rules) => dateIn(rules, registration[field])
        : worded(field, ({ registration }) => registration[field]),
    ]),
  ),
};

/** One text for each column; empty where it is unknown. Throws at a field that no code knows. */
export function manifestRow({ columns, rules }: ManifestTemplate, who: DepartureTraveller): string[] {
  return columns.map(({ field }) => {
    if (field === null) return '';
    const cell = cells[field];
    if (!cell) throw new Error(`No manifest field: ${field}`);
    return cell(who, rules) ?? '';
  });
}

/** Titles of the columns that must be known and are not, each once. */
export function missingColumns(template: ManifestTemplate, who: DepartureTraveller): string[] {
  const row = manifestRow(template, who);
  const missing = template.columns.filter(
    ({ needed }, index) =>
      row[index] === '' && (needed === 'all' || (needed === 'adults' && who.traveller === 'adult')),
  );
  return [...new Set(missing.map(({ title }) => title))];
}
