// Draws the label of a parcel on a sheet of A6, the paper of small label printers: its code as bars, to whom, from whom, what is in it.
import { answerOnThread } from '#platform/worker-thread';
import { drawnPdf } from '#pdfs/drawn-pdf';
import { codeBars } from './code-bars.ts';

export interface ParcelLabel {
  /** Of the parcel: as bars, and below them. */
  code: string;
  courier: string;
  weight: string;
  /** The day it is wanted on; null: as soon as it can. */
  arrive: string | null;
  toWord: string;
  to: readonly string[];
  fromWord: string;
  from: readonly string[];
  /** '2 × Kurma Ajwa'. */
  content: readonly string[];
  at: Date;
}

const page = { width: 297.64, height: 419.53 };
const margin = 18;
const width = page.width - 2 * margin;
const barHeight = 62;

function parcelLabelPdf(label: ParcelLabel): Promise<Buffer> {
  const margins = { top: margin, bottom: 0, left: margin, right: margin };
  return drawnPdf({ size: 'A6', margins, title: label.code, at: label.at }, (pdf) => drawLabel(pdf, label));
}

function drawLabel(pdf: PDFKit.PDFDocument, label: ParcelLabel): void {
  const { code, courier, weight, arrive, toWord, to, fromWord, from, content } = label;
  const write = (font: 'plain' | 'bold', size: number, text: string, most: number) =>
    pdf
      .font(font)
      .fontSize(size)
      .text(text, margin, pdf.y, { width, height: most, ellipsis: true, lineGap: 1 });
  const rule = () => {
    pdf.y += 5;
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + width, pdf.y)
      .lineWidth(0.5)
      .stroke('#000000');
    pdf.y += 6;
  };
  drawBars(pdf, code);
  pdf.y = margin + barHeight + 4;
  pdf.font('bold').fontSize(12).text(code, margin, pdf.y, { width, align: 'center' });
  rule();
  write('bold', 10, `${courier} · ${weight}`, 14);
  if (arrive) write('bold', 10, arrive, 14);
  rule();
  write('plain', 8, toWord, 12);
  write('bold', 12, to[0] ?? '', 32);
  write('plain', 10, to.slice(1).join('\n'), 92);
  rule();
  write('plain', 8, fromWord, 12);
  write('plain', 9, from.join('\n'), 26);
  rule();
  // What does not fit is on the order.
  write('plain', 8, content.join('\n'), Math.max(12, page.height - margin - pdf.y));
}

/** As wide as the label allows, with the quiet zone that scanners need. */
function drawBars(pdf: PDFKit.PDFDocument, code: string): void {
  const bars = codeBars(code);
  const quiet = 10;
  const modules = bars.reduce((sum, one) => sum + one, 0) + 2 * quiet;
  const module = width / modules;
  let x = margin + quiet * module;
  for (const [index, size] of bars.entries()) {
    if (index % 2 === 0) pdf.rect(x, margin, size * module, barHeight);
    x += size * module;
  }
  pdf.fill('#000000');
}

answerOnThread((label: ParcelLabel) => parcelLabelPdf(label));
