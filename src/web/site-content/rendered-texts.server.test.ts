// Rendered texts are kept, and never handed to the reader of another brand or language.
import { expect, test } from 'vitest';
import type { Brand } from '#domain/brands';
import { headingsIn, renderedText } from './rendered-texts.server.ts';

const brand = {
  name: 'Rihlah',
  businessName: 'PT Rihlah',
  email: 'a@b.example',
  phoneNumber: '+622150001001',
  domainName: 'b.example',
} as Brand;
const text = { id: '## Harga & kursi\n\n{brand}, [tanya](/faq)', en: '## Prices\n\n{brand}, [ask](/faq)' };

test('the same text is rendered once', () => {
  expect(renderedText(brand, text, 'id')).toBe(renderedText(brand, { ...text }, 'id'));
});

test('brand, language and words each make another text', () => {
  expect(renderedText(brand, text, 'id').html).toContain('Rihlah, <a href="/faq">tanya');
  expect(renderedText(brand, text, 'en').html).toContain('Rihlah, <a href="/en/faq">ask');
  expect(renderedText({ ...brand, name: 'Amanah' }, text, 'id').html).toContain('Amanah, ');
  expect(renderedText(brand, { id: 'Baru' }, 'id').html).toBe('<p>Baru</p>\n');
});

test('a text without English stands in Indonesian and says so, its links in the reader’s language', () => {
  const rendered = renderedText(brand, { id: text.id }, 'en');
  expect(rendered.lang).toBe('id');
  expect(rendered.html).toContain('href="/en/faq"');
});

test('the sections are read as words, not as markup', () => {
  expect(renderedText(brand, text, 'id').headings).toEqual([{ id: 'harga-kursi', title: 'Harga & kursi' }]);
  expect(headingsIn('<h2 id="a">Satu <strong>&lt;dua&gt;</strong></h2><h3 id="b">Tiga</h3>')).toEqual([
    { id: 'a', title: 'Satu <dua>' },
  ]);
});

test('more texts than are kept still come out right', () => {
  for (let count = 0; count < 1_100; count++)
    expect(renderedText(brand, { id: `Teks ${count}` }, 'id').html).toBe(`<p>Teks ${count}</p>\n`);
  expect(renderedText(brand, text, 'id').headings).toHaveLength(1);
});
