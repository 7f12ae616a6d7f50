// Documents as people upload them and as attackers do (decision 0051): both are redrawn.
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { activeNames, activePdfs, pdfOf, stubbornPdfs } from '#test/attacks/hostile-files';
import { AppError } from '#shared/errors';
import { documentMaxBytes } from '#shared/participant-documents';
import { receiveDocument } from './document-file.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d47' } });

const receive = (file: Buffer) => receiveDocument(file, { of: 'somebody' });
/** Its type, or what is said of it. */
const outcome = (file: Buffer) =>
  receive(file).then(
    ({ type }) => type,
    (error: unknown) => (error instanceof AppError ? error.faults[0]!.message : error),
  );

/** A PDF as a scanner writes it, with this many pages. */
async function written(options: PDFKit.PDFDocumentOptions, pages: number): Promise<Buffer> {
  const document = new Pdf({ ...options, autoFirstPage: false });
  for (let page = 0; page < pages; page += 1) document.addPage({ size: [100, 100] });
  document.end();
  return Buffer.concat((await document.toArray()) as Buffer[]);
}

/** The pictures in a PDF of ours, and the boxes of its pages. */
async function drawnPages(bytes: Buffer): Promise<{ box: string; colour: number[] }[]> {
  const text = bytes.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box!);
  const jpegs = [...text.matchAll(/\/Filter \/DCTDecode\n\/Length (\d+)\n>>\nstream\n/g)].map((match) =>
    bytes.subarray(match.index + match[0].length, match.index + match[0].length + Number(match[1])),
  );
  return Promise.all(
    jpegs.map(async (jpeg, page) => ({
      box: boxes[page]!,
      colour: [...(await sharp(jpeg).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())],
    })),
  );
}

/** Pictures contain every short byte sequence by chance. */
const outsidePictures = (bytes: Buffer) => bytes.toString('latin1').replace(/stream\n[^]*?endstream/g, '');

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'of the kind %s is drawn anew, whole, without what was hidden in it',
    async (kind) => {
      const sent = await picture(600, 400)
        .withExif({ IFD0: { Copyright: 'Jl. Melati 5' } })
        .toFormat(kind)
        .toBuffer();
      const { type, bytes } = await receive(Buffer.concat([sent, Buffer.from('<script>')]));
      expect([type, await sharp(bytes).metadata()]).toMatchObject([
        'image/webp',
        { width: 600, height: 400 },
      ]);
      expect(bytes.includes('Melati') || bytes.includes('<script>')).toBe(false);
    },
  );
  it('scales down what is larger than a scan, and preserves its proportions', async () => {
    expect(
      await sharp((await receive(await picture(4_800, 1_200).jpeg().toBuffer())).bytes).metadata(),
    ).toMatchObject({ width: 2_400, height: 600 });
  });
});

describe('a PDF', () => {
  it('is redrawn page by page, with its proportions', async () => {
    const { type, bytes } = await receive(
      pdfOf({
        page: '/Contents 4 0 R',
        objects: '4 0 obj\n<< /Length 30 >>\nstream\n1 0 0 rg 0 0 300 200 re f       \nendstream\nendobj',
      }),
    );
    expect(type).toBe('application/pdf');
    expect(await drawnPages(bytes)).toEqual([{ box: '0 0 300 200.045455', colour: [254, 0, 0] }]);
  });

  it.each(Object.entries(activePdfs))('with %s contains none of it afterwards', async (_what, file) => {
    const made = await receive(file);
    expect(await drawnPages(made.bytes)).toHaveLength(1);
    expect(outsidePictures(made.bytes)).not.toMatch(activeNames);
  });

  it.each(Object.entries(stubbornPdfs))('of %s is refused', async (_what, file) => {
    expect(await outcome(file)).toBe('error_document_unreadable');
  });

  it('is refused when locked by a password, cut off or 21 pages long', async () => {
    const locked = await written({ userPassword: 'rahasia' }, 1);
    for (const file of [locked, await written({}, 21), (await written({}, 1)).subarray(0, 300)])
      expect(await outcome(file)).toBe('error_document_unreadable');
    expect(await outcome(await written({}, 20))).toBe('application/pdf');
  });
});

it('refuses every other file type', async () => {
  for (const file of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a..........'),
    Buffer.from('MZ..............'),
  ]) {
    expect(await outcome(file)).toBe('error_document_unreadable');
  }
});

it('says what is wrong before it opens the file, and asks who may have it opened', async () => {
  let admitted = 0;
  const admit = async () => void (admitted += 1);
  const limit = { bytes: 1_000, message: 'savings_error_too_large' };
  const said = (file: Buffer, options: object = {}) =>
    receiveDocument(file, { of: 'somebody', admit, ...options }).catch(
      (error: unknown) => (error as AppError).faults,
    );
  expect(await said(Buffer.alloc(0))).toEqual([{ field: 'file', message: 'error_document_empty' }]);
  expect(await said(Buffer.alloc(1_001), { limit })).toEqual([{ field: 'file', message: limit.message }]);
  expect(await said(Buffer.alloc(documentMaxBytes + 1))).toEqual([
    { field: 'file', message: 'error_document_too_large', values: { max: 5 } },
  ]);
  expect(admitted).toBe(0);
  expect(await said(Buffer.from('MZ..............'))).toEqual([
    { field: 'file', message: 'error_document_unreadable' },
  ]);
  expect(admitted).toBe(1);
});
