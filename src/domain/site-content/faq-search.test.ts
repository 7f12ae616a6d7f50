// A reader who types their worry finds the question about it.
import { expect, test } from 'vitest';
import { faqsAbout } from './faq-search.ts';
import type { Faq } from './faqs.ts';

const faqs: Faq[] = [
  {
    id: '1',
    topic: 'safety',
    question: { id: 'Apa risiko haji furoda?', en: 'What are the risks of furoda hajj?' },
    answer: { id: 'Visanya dapat tidak terbit.', en: 'The visa may not be issued.' },
  },
  {
    id: '2',
    topic: 'journey',
    question: { id: 'Berapa lama sa’i?' },
    answer: { id: 'Sekitar tiga kilometer, di antara Safa dan Marwah.' },
  },
];
const found = (search: string, locale: 'id' | 'en' = 'id') =>
  faqsAbout(faqs, search, locale).map(({ id }) => id);

test.each([
  ['visa', ['1']],
  ['VISA  terbit!', ['1']],
  ['risiko kilometer', []],
  ["sa'i", ['2']],
  ['SAI', ['2']],
  ['marwáh', ['2']],
  ['umrah', []],
])('“%s” finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('returns every question without a search word, or with punctuation only', () => {
  expect(found('')).toEqual(['1', '2']);
  expect(found(' ?! ')).toEqual(['1', '2']);
});

test('searches what the reader sees: English, or Indonesian where there is no English', () => {
  expect(found('issued', 'en')).toEqual(['1']);
  expect(found('terbit', 'en')).toEqual([]);
  expect(found('kilometer', 'en')).toEqual(['2']);
});
