// One typeface draws all PDFs: none may show in another.
import { expect, it } from 'vitest';
import { drawnPdf } from './drawn-pdf.ts';

const drawn = async (text: string) =>
  (
    await drawnPdf({ size: 'A6', title: 'Surat', at: new Date(0), compress: false }, (pdf) =>
      pdf.font('plain').text(text),
    )
  ).toString('latin1');

it('what was drawn before changes nothing in a PDF', async () => {
  const before = await drawn('Rp 34.250.000');
  await drawn('Rp\u00a034.250.000 fi ffi Zaenal');
  expect(await drawn('Rp 34.250.000')).toBe(before);
});
