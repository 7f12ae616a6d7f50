// Cells of manifests (docs/product/manifests.md): names as airlines read them, words of a template, and what is missing of whom.
import { describe, expect, it } from 'vitest';
import type { DepartureTraveller } from '#domain/participants';
import { compareManifests } from './manifest-changes.ts';
import { manifestRow, type ManifestTemplate, missingColumns, splitName } from './manifest-cells.ts';

const who: DepartureTraveller = {
  id: 'p',
  booking: 'RH-22222222',
  accountId: null,
  number: 1,
  traveller: 'adult',
  roomType: 'quad',
  name: 'Siti Aminah Rahmawati',
  birthDate: '1970-05-12',
  gender: 'female',
  phone: '+6281234567890',
  relation: 'self',
  nik: '3171012345670001',
  passportNumber: 'C1234567',
  passportExpiresOn: '2030-01-09',
  vaccinatedOn: null,
  registration: { marital_status: 'married', education: 'sma' },
};
const template = (columns: [string, string | null, ('all' | 'adults')?][]): ManifestTemplate => ({
  columns: columns.map(([title, field, needed]) => ({ title, field, ...(needed && { needed }) })),
  rules: {
    dates: 'ddmmmyy',
    singleName: 'repeat',
    words: {
      docs_gender: { female: 'F', female_infant: 'FI' },
      title: { married_woman: 'NYONYA', woman: 'NONA' },
      education: { sma: 'SMA/MA' },
    },
  },
});

describe('a cell', () => {
  it('has the words and dates of its template, and identity numbers as text', () => {
    const columns = template([
      ['Gender', 'docs_gender'],
      ['Birth', 'birth_date'],
      ['Title', 'title'],
      ['Pendidikan', 'education'],
      ['NIK', 'nik'],
      ['Visa', null],
    ]);
    expect(manifestRow(columns, who)).toEqual(['F', '12MAY70', 'NYONYA', 'SMA/MA', '3171012345670001', '']);
    expect(manifestRow(columns, { ...who, traveller: 'infant', registration: {} })).toEqual([
      'FI',
      '12MAY70',
      'NONA',
      '',
      '3171012345670001',
      '',
    ]);
  });

  it('splits names as airlines read them: the last word is the surname, a single one follows the rule', () => {
    expect(splitName('Siti Aminah Rahmawati', 'repeat')).toEqual({
      surname: 'Rahmawati',
      given: 'Siti Aminah',
    });
    expect(splitName('Suharto', 'repeat')).toEqual({ surname: 'Suharto', given: 'Suharto' });
    expect(splitName('Suharto', 'fnu')).toEqual({ surname: 'Suharto', given: 'FNU' });
    expect(splitName(null, 'fnu')).toEqual({ surname: null, given: null });
  });

  it('of a field that nobody knows is an error, not an empty column', () => {
    expect(() => manifestRow(template([['x', 'nik_number']]), who)).toThrow(/No manifest field/);
  });
});

it('names what is missing, each column once, and of children only what all need', () => {
  const columns = template([
    ['NIK', 'nik', 'adults'],
    ['Nama Ayah', 'father_name', 'all'],
    ['Nama', 'name', 'all'],
    ['Nama', 'name', 'all'],
  ]);
  const nobody = { ...who, name: null, nik: null };
  expect(missingColumns(columns, nobody)).toEqual(['NIK', 'Nama Ayah', 'Nama']);
  expect(missingColumns(columns, { ...nobody, traveller: 'child' })).toEqual(['Nama Ayah', 'Nama']);
});

it('names who is new, who is gone, and the columns that changed, never what stands in them', () => {
  const before = new Map([
    ['a', ['1', 'x']],
    ['b', ['2', 'y']],
    ['c', ['3', 'z']],
  ]);
  const lines = [
    { participantId: 'a', name: 'A', cells: ['1', 'x'] },
    { participantId: 'b', name: 'B', cells: ['2', 'w'] },
    { participantId: 'd', name: 'D', cells: ['4', ''] },
  ];
  expect(compareManifests(before, lines, ['No', 'Paspor'])).toEqual({
    added: ['d'],
    removed: ['c'],
    changed: [{ participantId: 'b', columns: ['Paspor'] }],
  });
});
