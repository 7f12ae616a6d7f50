// What the columns of travellers in a table are called, which column of a file a heading means, and what its words mean.
import * as m from '#messages/messages';
import { relationLabel } from '#labels/participants';
import { genderLabels } from '#labels/gender';
import { educationLabel, maritalLabel, registrationLabel } from '#labels/registration';
import { type Locale, locales } from '#shared/locale';
import {
  type ParticipantColumn,
  participantColumns,
  type ParticipantPlaces,
} from '#shared/participant-columns';

type Label = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

export const participantColumnLabel: Record<ParticipantColumn, Label> = {
  booking: m.participant_column_booking,
  number: m.participant_column_number,
  name: m.orders_field_name,
  birth_date: m.orders_field_birth_date,
  gender: m.orders_field_gender,
  nik: m.orders_field_nik,
  passport_number: m.orders_field_passport,
  passport_expires_on: m.orders_field_passport_expiry,
  vaccinated_on: m.orders_field_vaccinated,
  phone: m.orders_field_phone,
  relation: m.orders_field_relation,
  ...registrationLabel,
};

const wordsOf: Partial<Record<ParticipantColumn, Record<string, Label>>> = {
  gender: genderLabels,
  relation: relationLabel,
  marital_status: maritalLabel,
  education: educationLabel,
};

/** As partners' own lists write them. */
const abbreviations: Partial<Record<ParticipantColumn, Record<string, string>>> = {
  gender: { l: 'male', p: 'female' },
};

/** How a value stands in a cell: a closed list in the reader's language. */
export function participantCell(column: ParticipantColumn, value: string | null): string {
  return value === null ? '' : (wordsOf[column]?.[value]?.() ?? value);
}

export function readParticipantWord(column: ParticipantColumn, text: string): string {
  const said = plain(text);
  const words = Object.entries(wordsOf[column] ?? {});
  const found = words.find(([value, label]) => [value, ...namesOf(label)].map(plain).includes(said));
  return found?.[0] ?? abbreviations[column]?.[said] ?? text;
}

/** By what we call them in either language, or by their names; the first heading that means a column is it. */
export function guessParticipantColumns(headings: readonly string[]): ParticipantPlaces {
  const said = headings.map(plain);
  const found = participantColumns.map((column): [ParticipantColumn, number] => {
    const names = [column, ...namesOf(participantColumnLabel[column])].map(plain);
    return [column, said.findIndex((heading) => names.includes(heading))];
  });
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

const namesOf = (label: Label) => locales.map((locale) => label({}, { locale }));

/** Capitals, spaces and underscores make no difference. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean).join(' ');
}
