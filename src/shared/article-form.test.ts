// What the article form accepts, and how it cleans pasted text.
import { expect, test } from 'vitest';
import { articleForm, canBeSlug } from './article-form.ts';
import { formFaults } from './form-faults.ts';

const form = { kind: 'article', topic: 'money', title_id: 'Judul' };

test('leaves missing fields empty, and keeps line breaks while removing invisible characters', () => {
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

test('refuses a title that turns the writing direction, and a field that is a file', () => {
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
