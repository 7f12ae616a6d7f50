// Three fields are one date to whoever reads the form.
import { expect, it } from 'vitest';
import { dateNameOf, joinDates, partsOf } from './date-parts.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const joined = (fields: Record<string, string>) => Object.fromEntries(joinDates(formOf(fields)));

it.each([
  ['a date', { day: '12', month: '4', year: '1965' }, '1965-04-12'],
  ['short days', { day: ' 1 ', month: '04', year: '1965' }, '1965-04-01'],
  ['nothing', { day: '', month: '', year: '' }, ''],
  ['what is none, as it was typed', { day: '31', month: '02', year: '65' }, '65-02-31'],
  ['a part alone', { day: '', month: '', year: '1965' }, '1965-00-00'],
])('%s', (_what, { day, month, year }, date) => {
  const fields = { name: 'Siti', 'born.day': day, 'born.month': month, 'born.year': year, phone: '08' };
  expect(joined(fields)).toEqual({ name: 'Siti', born: date, phone: '08' });
});

it('leaves a form without dates as it is, every value of a name included', () => {
  const form = new FormData();
  form.append('room', 'double');
  form.append('room', 'quad');
  expect(joinDates(form)).toBe(form);
  form.append('on.year', '2027');
  expect(joinDates(form).getAll('room')).toEqual(['double', 'quad']);
});

it('what was typed stands in its fields again', () => {
  expect(partsOf('1965-04-12')).toEqual({ year: '1965', month: '04', day: '12' });
  expect(partsOf('65-00-31')).toEqual({ year: '65', month: '', day: '31' });
  expect(partsOf(undefined)).toEqual({ year: '', month: '', day: '' });
});

it('knows which date a field is a part of', () => {
  expect(['born.day', 'born', 'hotels[0].name'].map(dateNameOf)).toEqual(['born', 'born', 'hotels[0].name']);
});
