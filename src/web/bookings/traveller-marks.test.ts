// What the checklist of a traveller says, and whom the next step leads to.
import { expect, it } from 'vitest';
import type { ListedParticipant } from '#domain/participants';
import { nextTravellerOf, partyMember, travellerMarks } from './traveller-marks.ts';

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

it('heads the documents of somebody with what is missing besides: how many details, and a passport that ends too early', () => {
  const person = {
    number: 2,
    name: null,
    traveller: 'child',
    missing: ['name', 'birth_date', 'passport_number'],
    passportEndsEarly: true,
    documents: [
      { kind: 'passport', status: 'rejected' },
      { kind: 'photo', status: 'uploaded' },
      { kind: 'vaccination', status: 'accepted' },
    ],
  } as unknown as ListedParticipant;
  expect(partyMember(person)).toEqual({
    name: 'Peserta 2',
    about: 'Anak · 2 dari 3 dokumen terkirim',
    gaps: [
      { key: 'passport', text: 'Masa berlaku paspor terlalu pendek', isBad: true },
      { key: 'fields', text: 'Data peserta: 3 belum diisi', isBad: false },
    ],
  });
  expect(partyMember({ ...person, name: 'Ani', missing: [], passportEndsEarly: false }).gaps).toEqual([]);
});
