// Papers as people send them and as attackers do (decision 0030): pictures are drawn anew, a PDF must be a plain one.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { documentFile } from './document-file.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0b5d47' } });

/** A PDF of one page, with more objects and a picture's bytes in it. */
const pdf = (more = '', pages = 1) => Buffer.from(`%PDF-1.7
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
${Array.from({ length: pages }, (_, page) => `${page + 10} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj`).join('\n')}
5 0 obj\n<< /Length 20 >>\nstream\n\u0001\u0002/JS /Launch \u0003\nendstream\nendobj
${more}
trailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
const table = (objects: string) => `6 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${deflateSync(objects).toString('latin1')}\nendstream\nendobj`;
const outcome = async (file: Buffer) => (await documentFile(file))?.type ?? null;

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of the kind %s is drawn anew, whole, without what was hidden in it', async (kind) => {
    const sent = await picture(600, 400).withExif({ IFD0: { Copyright: 'Jl. Melati 5' } }).toFormat(kind).toBuffer();
    const { type, bytes } = (await documentFile(Buffer.concat([sent, Buffer.from('<script>')])))!;
    expect([type, await sharp(bytes).metadata()]).toMatchObject(['image/webp', { width: 600, height: 400 }]);
    expect(bytes.includes('Melati') || bytes.includes('<script>')).toBe(false);
  });
  it('larger than a scan becomes smaller, and keeps its shape', async () => {
    expect(await sharp((await documentFile(await picture(4_800, 1_200).jpeg().toBuffer()))!.bytes).metadata()).toMatchObject({ width: 2_400, height: 600 });
  });
});

describe('a PDF', () => {
  it('of a few pages is kept as it is, whatever its pictures hold by chance', async () => {
    expect(await documentFile(pdf())).toEqual({ type: 'application/pdf', bytes: pdf() });
    expect(await outcome(pdf(table('7 0 8 20 << /Type /Font >>')))).toBe('application/pdf');
  });
  it.each([
    ['runs a script', pdf('7 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')], ['hides a script\'s name', pdf('7 0 obj << /S /Java#53cript >> endobj')],
    ['hides a script in a table', pdf(table('7 0 << /S /JavaScript >>'))], ['starts a program', pdf('7 0 obj << /S /Launch >> endobj')], ['carries files', pdf('7 0 obj << /EmbeddedFiles 8 0 R >> endobj')],
    ['needs a password', pdf('7 0 obj << /Encrypt 8 0 R >> endobj')], ['has too many pages', pdf('', 21)], ['has no page', pdf('', 0)], ['is cut off', pdf().subarray(0, -12)],
    ['holds a table that is none', pdf('6 0 obj\n<< /Type /ObjStm >>\nstream\nxxxx\nendstream\nendobj')], ['holds a table that is a bomb', pdf(table(' '.repeat(5_000_000)))],
    ['is only called one', Buffer.from('%PDF-1.7 hello')],
  ])('that %s is refused', async (_what, file) => {
    expect(await outcome(file)).toBeNull();
  });
});

it('nothing else is taken', async () => {
  for (const file of [Buffer.alloc(0), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a..........'), Buffer.from('MZ..............')]) {
    expect(await outcome(file)).toBeNull();
  }
});
