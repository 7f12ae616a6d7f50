// The columns of travellers in a table (docs/product/participants.md), in their order. The first two say who a row is about.
import { registrationFields } from './registration-fields.ts';

export const participantColumns = [
  'booking',
  'number',
  'name',
  'birth_date',
  'gender',
  'nik',
  'passport_number',
  'passport_expires_on',
  'vaccinated_on',
  'phone',
  'relation',
  ...registrationFields,
] as const;
export type ParticipantColumn = (typeof participantColumns)[number];
/** What a row writes. */
export type ParticipantField = Exclude<ParticipantColumn, 'booking' | 'number'>;

/** Where in a file each column stands, from 0; what is not named is not in it. */
export type ParticipantPlaces = Partial<Record<ParticipantColumn, number>>;
/** The columns of the file that are known, by their headings. */
export type GuessParticipantPlaces = (headings: readonly string[]) => ParticipantPlaces;
/** The value of a closed list that a cell means, in either language; any other text stays what it is. */
export type ReadWord = (column: ParticipantColumn, text: string) => string;
