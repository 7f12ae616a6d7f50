// What the checklist of a traveller says, and whom the next step leads to.
import { expect, it } from 'vitest';
import { nextTravellerOf, travellerMarks } from './traveller-marks.ts';

const people = [
  { number: 1, name: 'Ani', documents: [{ status: 'accepted' }] },
  { number: 2, name: 'Budi', documents: [{ status: 'missing' }] },
  { number: 3, name: null, documents: [{ status: 'rejected' }] },
] as unknown as Parameters<typeof nextTravellerOf>[0];

it.each([
  ['name_travellers', 3],
  ['send_documents', 2],
  ['mend_documents', 3],
] as const)('%s leads to traveller %i, who is waited for', (next, number) => {
  expect(nextTravellerOf(people, next)).toBe(number);
});

it('leads to the first where nobody is waited for, and where nobody is written down', () => {
  expect([nextTravellerOf(people.slice(0, 1), 'send_documents'), nextTravellerOf([], 'pay')]).toEqual([1, 1]);
});

it('marks what is there, what is missing and what was refused', () => {
  const looks = (gaps: Parameters<typeof travellerMarks>[0]) =>
    travellerMarks(gaps).map(({ key, look }) => `${key} ${look}`);
  expect(
    looks({ missing: [], passportEndsEarly: false, documents: [{ kind: 'passport', status: 'accepted' }] }),
  ).toEqual(['complete done', 'papers done']);
  expect(
    looks({
      missing: ['nik'],
      passportEndsEarly: true,
      documents: [
        { kind: 'passport', status: 'rejected' },
        { kind: 'photo', status: 'missing' },
      ],
    }),
  ).toEqual(['rejected bad', 'passport bad', 'fields open', 'documents open', 'papers open']);
});
