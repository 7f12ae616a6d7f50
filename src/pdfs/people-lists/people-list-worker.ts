// Draws tables of travellers: one paragraph for each person, so that a register of 32 columns fits on paper as well as one of nine.
import { answerOnThread } from '#platform/worker-thread';
import { drawnPdf } from '#pdfs/drawn-pdf';

export interface PeopleList {
  title: string;
  /** Below the title. */
  text: string;
  /** A heading and its lines; empty lines are left out. */
  blocks: readonly { heading: string; lines: readonly string[] }[];
  at: Date;
}

const margin = 42;
const bottom = 841.89 - margin - 20;

function peopleListPdf(list: PeopleList): Promise<Buffer> {
  const margins = { top: margin, bottom: 0, left: margin, right: margin };
  const { title, at } = list;
  return drawnPdf({ size: 'A4', margins, bufferPages: true, title, at }, (pdf) => drawList(pdf, list));
}

function drawList(pdf: PDFKit.PDFDocument, { title, text, blocks }: PeopleList): void {
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
}

answerOnThread((sheet: PeopleList) => peopleListPdf(sheet));
