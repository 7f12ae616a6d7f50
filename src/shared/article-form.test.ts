// What the form of an article takes, and what it makes of text that was written elsewhere.
import { expect, test } from 'vitest';
import { articleForm, canBeSlug } from './article-form.ts';
import { formFaults } from './form-faults.ts';

const form = { kind: 'article', topic: 'money', title_id: 'Judul' };

test('what is left out is empty, and lines stay while letters that nobody sees go', () => {
  expect(
    articleForm.parse({ ...form, body_id: ' Satu\r\n\tdua\u200B\u00AD tiga\u0000\r\n\r\n' }),
  ).toMatchObject({
    body_id: 'Satu\n  dua tiga',
    body_en: '',
    summary_id: '',
    brand: '',
    slug: '',
    is_header: false,
  });
});

test('a title that would turn the writing around is refused, as a field that is a file', () => {
  expect(formFaults(articleForm, { ...form, title_id: 'a\u202Eb', body_id: 7 })).toEqual([
    { field: 'title_id', message: 'error_invalid_value' },
    { field: 'body_id', message: 'error_invalid_value' },
  ]);
  expect(formFaults(articleForm, { ...form, title_id: 'x'.repeat(121) })).toEqual([
    { field: 'title_id', message: 'error_text_too_long', values: { max: 120 } },
  ]);
});

test.each([
  ['isi-koper', true],
  ['5-pasti', true],
  ['ya', false],
  ['Isi', false],
  ['a--b', false],
  ['-ab', false],
  ['news', false],
  ['trending', false],
  ['x'.repeat(81), false],
])('%s as an address: %s', (slug, isOne) => {
  expect(canBeSlug(slug)).toBe(isOne);
});
