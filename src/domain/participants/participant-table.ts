// A traveller as a row of a table (docs/product/participants.md): what was written is read back as the same. Pure.
import {
  type ParticipantColumn,
  participantColumns,
  type ParticipantField,
  type ParticipantPlaces,
  type ReadWord,
} from '#shared/participant-columns';
import { registrationFields } from '#shared/registration-fields';
import { dayOf } from '#shared/written-days';
import type { Participant } from './list-participants.ts';

/** The text of each column that is in the file; values of closed lists as they are stored. */
export type RowTexts = Partial<Record<ParticipantColumn, string>>;

const days: readonly ParticipantColumn[] = [
  'birth_date',
  'passport_expires_on',
  'vaccinated_on',
  'passport_issued_on',
];

export function textsOf(cells: readonly string[], places: ParticipantPlaces, readWord: ReadWord): RowTexts {
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => {
      const column = name as ParticipantColumn;
      const text = (cells[place] ?? '').trim();
      return [column, days.includes(column) ? dayOf(text) : readWord(column, text)];
    }),
  );
}

/** What is known of a traveller, as it is stored. */
export function valuesOf(who: Participant): Record<ParticipantField, string | null> {
  return {
    name: who.name,
    birth_date: who.birthDate,
    gender: who.gender,
    nik: who.nik,
    passport_number: who.passportNumber,
    passport_expires_on: who.passportExpiresOn,
    vaccinated_on: who.vaccinatedOn,
    phone: who.phone,
    relation: who.relation,
    ...(Object.fromEntries(
      registrationFields.map((field) => [field, who.registration[field] ?? null]),
    ) as Record<(typeof registrationFields)[number], string | null>),
  };
}

export const participantFields = participantColumns.filter(
  (column): column is ParticipantField => column !== 'booking' && column !== 'number',
);

/** What the form would be sent as: what the file says, and the rest as it was. */
export function formOf(
  texts: RowTexts,
  was: Record<ParticipantField, string | null>,
): Record<ParticipantField, string | null> {
  return Object.fromEntries(
    participantFields.map((field) => [field, texts[field] ?? was[field]]),
  ) as typeof was;
}
