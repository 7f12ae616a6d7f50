// Draws tables of travellers: one paragraph for each person, so that a register of 32 columns fits on paper as well as one of nine.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { answerOnThread } from '#platform/worker-thread';

export interface PeopleList {
  title: string;
  /** Below the title. */
  text: string;
  /** A heading and its lines; empty lines are left out. */
  blocks: readonly { heading: string; lines: readonly string[] }[];
  at: Date;
}

const { resolve } = createRequire(import.meta.url);
const fonts = ([400, 700] as const).map((weight) =>
  readFileSync(resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)),
);
const margin = 42;
const bottom = 841.89 - margin - 20;

async function peopleListPdf({ title, text, blocks, at }: PeopleList): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((done, fail) => {
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  pdf.registerFont('plain', fonts[0]!);
  pdf.registerFont('bold', fonts[1]!);
  const width = 595.28 - 2 * margin;
  pdf.font('bold').fontSize(16).text(title, { width });
  pdf.font('plain').fontSize(9).text(text, { width });
  pdf.y += 8;
  for (const { heading, lines } of blocks) {
    const body = lines.filter(Boolean).join('\n');
    pdf.font('plain').fontSize(9);
    const height = 26 + pdf.heightOfString(body, { width, lineGap: 1.5 });
    if (pdf.y + height > bottom) {
      pdf.addPage();
      pdf.y = margin;
    }
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke();
    pdf.y += 5;
    pdf.font('bold').fontSize(10).text(heading, margin, pdf.y, { width });
    pdf.font('plain').fontSize(9).text(body, margin, pdf.y, { width, lineGap: 1.5 });
    pdf.y += 6;
  }
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf
      .font('plain')
      .fontSize(8)
      .text(`${title} · ${page + 1}/${count}`, margin, 841.89 - margin, { width, align: 'right' });
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

answerOnThread((sheet: PeopleList) => peopleListPdf(sheet));
