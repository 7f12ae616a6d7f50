import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inputs } from '#test/rounds';
import { changePasswordForm, codeForm, profileForm, registerForm } from './account-forms.ts';
import { ageOn } from './age.ts';
import { addDays } from './dates.ts';
import { formFaults } from './form-faults.ts';
import { passwordRules, specialCharacters } from './password-rules.ts';

const today = '2027-03-15';
const right = {
  name: 'Siti Aminah',
  email: 'siti@example.com',
  phone: '0812-3456-7890',
  birth_date: '1980-05-01',
  gender: 'female',
  password: 'Rahasia1!',
  password_confirmation: 'Rahasia1!',
  terms: 'on',
};
const faults = (change: object) =>
  formFaults(registerForm(today), { ...right, ...change }).map(({ field, message }) => `${field} ${message}`);

describe('registration form', () => {
  it('needs nothing more, and gender is optional', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ gender: '' })).toEqual([]);
    expect(faults({ gender: undefined })).toEqual([]);
  });
  it('normalises names to NFC and email addresses to one spelling', () => {
    const kept = registerForm(today).parse({ ...right, name: ' Zoe\u0308 ', email: ' Siti@Example.COM ' });
    expect(kept).toMatchObject({ name: 'Zo\u00EB', email: 'siti@example.com' });
  });
  it.each(['Siti Aminah', "Nur'aini", 'Zoë Šárka', 'سيتي أمينة', '李小龍', 'Siti 😀'])(
    'takes the name %s',
    (name) => expect(faults({ name })).toEqual([]),
  );
  it.each<[object, string]>([
    [{ name: ' ' }, 'name error_field_empty'],
    [{ name: '\u202Eitis' }, 'name error_invalid_value'],
    [{ name: 'a'.repeat(101) }, 'name error_text_too_long'],
    [{ email: 'siti' }, 'email error_email_invalid'],
    [{ email: 'siti@example' }, 'email error_email_invalid'],
    [{ email: 'a b@example.com' }, 'email error_email_invalid'],
    [{ email: '' }, 'email error_field_empty'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'email error_text_too_long'],
    [{ phone: '0812' }, 'phone error_phone_too_short'],
    [{ gender: 'x' }, 'gender error_invalid_value'],
    [{ terms: '' }, 'terms error_terms_required'],
    [{ birth_date: '2001-02-29' }, 'birth_date error_birth_date_invalid'],
    [{ birth_date: '2027-03-16' }, 'birth_date error_birth_date_invalid'],
    [{ birth_date: '1890-01-01' }, 'birth_date error_birth_date_invalid'],
    [{ birth_date: '2014-03-16' }, 'birth_date error_birth_date_child'],
    [{ password_confirmation: 'Rahasia2!' }, 'password_confirmation error_password_confirmation'],
  ])('%j: %s', (change, fault) => expect(faults(change)).toEqual([fault]));
  it('reports a differing confirmation whatever else is wrong', () => {
    expect(
      formFaults(registerForm(today), { password: 'Rahasia1!', password_confirmation: 'x' }).at(-1),
    ).toMatchObject({ message: 'error_password_confirmation' });
  });
  it('accepts whoever turns 13 today, and refuses whoever does tomorrow', () => {
    expect(faults({ birth_date: '2014-03-15' })).toEqual([]);
    expect(formFaults(registerForm(today), { ...right, birth_date: '2014-03-16' })).toEqual([
      { field: 'birth_date', message: 'error_birth_date_child', values: { min: 13 } },
    ]);
  });
});

test('raises the age by one on the birthday and never in between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }), (birth, later) => {
      const [born, day] = [addDays('1920-01-01', birth), addDays('1920-01-01', birth + later)];
      const hasBirthday =
        day.slice(5) === born.slice(5) ||
        (born.endsWith('02-29') && day.endsWith('03-01') && !addDays(day, -1).endsWith('02-29'));
      expect(ageOn(born, day) - ageOn(born, addDays(day, -1))).toBe(hasBirthday ? 1 : 0);
    }),
    inputs(),
  );
});

describe('password rules', () => {
  const fault = (password: string) => faults({ password, password_confirmation: password });
  it('accept eight or more characters exactly when they contain one of each kind', () => {
    const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9 ]/];
    const letter = fc.constantFrom('A', 'b', '7', ' ', ...specialCharacters);
    fc.assert(
      fc.property(fc.array(letter, { minLength: 8, maxLength: 20 }), (letters) => {
        const password = letters.join('');
        expect(fault(password).length === 0).toBe(kinds.every((kind) => kind.test(password)));
      }),
      inputs(),
    );
  });
  it('name the first rule that is broken', () => {
    const broken = ['Aa1!', 'rahasia1!', 'RAHASIA1!', 'Rahasia!!', 'Rahasia11'].map(
      (password) => fault(password)[0],
    );
    expect(broken).toEqual(passwordRules.map(({ message }) => `password ${message}`));
  });
  it('take the password as typed, with its spaces and any characters', () => {
    expect(fault(' Sandi Rahasia 1! ')).toEqual([]);
    expect(
      changePasswordForm.parse({
        current_password: ' x ',
        password: ' Śandi 12! ',
        password_confirmation: ' Śandi 12! ',
      }),
    ).toMatchObject({ current_password: ' x ', password: ' Śandi 12! ' });
    expect(fault(`Aa1!${'a'.repeat(125)}`)).toEqual([
      'password error_text_too_long',
      'password_confirmation error_text_too_long',
    ]);
  });
});

test('reads a code as six digits, however it was copied', () => {
  expect(codeForm.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  for (const code of ['12345', '1234567', '12345a', '１２３４５６'])
    expect(formFaults(codeForm, { code })).toMatchObject([{ message: 'error_code_form' }]);
});

test('lets a profile leave everything but the name empty', () => {
  expect(profileForm(today).parse({ name: 'Siti', birth_date: ' ', gender: '', address: '' })).toEqual({
    name: 'Siti',
    birth_date: null,
    gender: null,
    address: null,
  });
  expect(profileForm(today).parse({ name: 'Siti', address: 'Jl. Melati 1\r\nJakarta' })).toMatchObject({
    address: 'Jl. Melati 1\nJakarta',
  });
  expect(
    formFaults(profileForm(today), { name: 'Siti', address: 'Jl.\u0000', birth_date: '2020-01-01' }),
  ).toMatchObject([
    { field: 'birth_date', message: 'error_birth_date_child' },
    { field: 'address', message: 'error_invalid_value' },
  ]);
});
