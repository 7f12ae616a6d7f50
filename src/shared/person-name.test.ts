import { expect, it } from 'vitest';
import { formFaults } from './form-faults.ts';
import { isPersonName, personName } from './person-name.ts';

const faultOf = (name: string) => formFaults(personName, name)[0]?.message ?? null;

it.each([
  'Siti Aminah',
  'H. Ahmad Fauzi, S.Ag., M.Si',
  'Drs.H.M.Amin',
  'Ahmad S.Pd.I',
  'Lc.MA',
  "Nur'aini",
  'Zoë Šárka',
  'كريم',
  'Kumar a/l Raju',
  'Dr.Hasan',
  'Sp.OG',
  'M.Kom',
  'Siti-Rahma',
])('takes %s', (name) => {
  expect(faultOf(name)).toBeNull();
  expect(isPersonName(name)).toBe(true);
});

it.each([
  'https://jahat.test',
  'Klaim di https://jahat.test/x',
  'http:jahat.com',
  'jahat.com',
  'Klaim JAHAT.CO.ID sekarang',
  'www.jahat',
  'bit.ly/3x',
  'wa.me/62812',
  't.me',
  'hadiah.xyz',
  'x@y.test',
  'jahat。com',
  'ｊａｈａｔ．ｃｏｍ',
  '10.0.0.1',
  'klaim//hadiah',
  'jahat.travel/x',
])('refuses %s as an address', (name) => {
  expect(faultOf(name)).toBe('error_name_link');
  expect(isPersonName(name)).toBe(false);
});

it.each([
  'Siti\u0000',
  'Siti\r\nBcc: x',
  'Siti\u202Eaimin',
  'Si\u200Bti',
  'Siti\u2028Aminah',
  'Siti\u061C',
  'Siti\u{E0041}',
])('refuses unseen letters: %j', (name) => {
  expect(faultOf(`a${name}b`)).toBe('error_invalid_value');
  expect(isPersonName(`a${name}b`)).toBe(false);
});
