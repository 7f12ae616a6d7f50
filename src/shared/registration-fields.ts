// What registers of travellers ask beyond the passport (docs/product/manifests.md): all of it may follow.
// Fields have their wire names.

export const maritalStatuses = ['single', 'married', 'widowed'] as const;
/** As schools are called; the words of a register are those of its template. */
export const educations = ['none', 'sd', 'smp', 'sma', 'diploma', 's1', 's2', 's3'] as const;

export const registrationFields = [
  'father_name',
  'birth_place',
  'passport_issued_at',
  'passport_issued_on',
  'marital_status',
  'education',
  'occupation',
  'address',
  'village',
  'district',
  'regency',
  'province',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
/** Encrypted with the document numbers; a field that was never asked is absent. */
export type Registration = Partial<Record<RegistrationField, string | null>>;

export const registrationMaxLength = { address: 200, other: 80 } as const;
