import { describe, expect, test } from 'vitest';
import { parseGuide } from './guide-text.ts';

const head =
  '---\ntitle: Miqat\nsummary: Batas.\nsources:\n- Muslim no. 1181\n- Kementerian Agama RI | Tuntunan Manasik\n- Tagliacozzo | The Longest Journey | en\n---\n';

test('reads title, summary and sources from the head, with the titles of works apart, each in its language', () => {
  expect(parseGuide(`${head}Teks`)).toMatchObject({
    title: 'Miqat',
    summary: 'Batas.',
    sources: [
      { text: 'Muslim no. 1181', title: null },
      { text: 'Kementerian Agama RI', title: 'Tuntunan Manasik', titleLang: 'id' },
      { text: 'Tagliacozzo', title: 'The Longest Journey', titleLang: 'en' },
    ],
  });
});

test('keeps text, checkboxes, supplications and the drawing in order', () => {
  expect(
    parseGuide(
      `${head}\n## Satu\n\nTeks\n- [paspor] Paspor\n- [visa] Visa\n\n:: doa talbiyah\n:: miqat-map\nAkhir\n`,
    ).blocks,
  ).toEqual([
    { kind: 'text', markdown: '## Satu\n\nTeks' },
    {
      kind: 'ticks',
      items: [
        { key: 'paspor', text: 'Paspor' },
        { key: 'visa', text: 'Visa' },
      ],
    },
    { kind: 'doa', id: 'talbiyah' },
    { kind: 'miqat-map' },
    { kind: 'text', markdown: 'Akhir' },
  ]);
});

describe('refused', () => {
  test.each([
    ['no head', 'Teks', 'begins with its head'],
    ['no title', head.replace('title: Miqat\n', ''), 'no title'],
    ['no summary', head.replace('summary: Batas.\n', ''), 'no summary'],
    ['no sources', head.replace(/- .*\n/g, ''), 'names its sources'],
  ])('%s', (_what, file, message) => {
    expect(() => parseGuide(file)).toThrow(message);
  });
});
