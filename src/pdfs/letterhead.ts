// A sheet in a brand's style (docs/product/pages.md: girih as linework on letterheads): its colours, its font, A4. What is written on
// it goes down the page by itself, and on to the next one.
import * as m from '#messages/messages';
import type { Brand } from '#domain/brands';
import { type Locale, textIn } from '#shared/locale';
import { girihTile } from '#art/girih';
import { openPdf } from './drawn-pdf.ts';
import type { Typeface } from './typefaces.ts';

export interface Sheet {
  title(text: string, beside: string): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** Names and values, one below the other. */
  details(rows: readonly (readonly [name: string, value: string])[]): void;
  /** Words at the left, figures at the right; the last row may be the sum. */
  figures(
    rows: readonly { words: string; note?: string; figure: string }[],
    sum?: { words: string; figure: string },
  ): void;
  finish(): Promise<Buffer>;
}

const margin = 56;
const bandHeight = 92;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - 90;

export function openSheet(
  brand: Brand,
  { subject, at, locale }: { subject: string; at: Date; locale: Locale },
): Sheet {
  const { colors } = brand;
  const { pdf, end } = openPdf({
    size: 'A4',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    lang: locale,
    title: subject,
    author: brand.businessName,
    at,
  });

  const ink = (font: Typeface, size: number, color: string = colors.text_primary) =>
    pdf.font(font).fontSize(size).fillColor(color);
  const line = (y: number, color: string = colors.background_outline) =>
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  /** On to the next page where so much does not fit any more. */
  const need = (height: number) => {
    if (pdf.y + height <= bottom) return;
    pdf.addPage();
    pdf.y = margin;
  };

  drawBand(pdf, brand, locale);
  pdf.y = bandHeight + 32;

  return {
    title(text, beside) {
      ink('bold', 22, colors.background_primary_dark).text(text, margin, pdf.y, { width });
      ink('plain', 10.5, colors.text_secondary).text(beside, margin, pdf.y + 2, { width });
      pdf.y += 14;
    },
    heading(text) {
      need(60);
      pdf.y += 8;
      ink('bold', 12.5, colors.background_primary_dark).text(text, margin, pdf.y, { width });
      pdf.y += 4;
    },
    paragraph(text) {
      need(40);
      ink('plain', 10.5).text(text, margin, pdf.y, { width, lineGap: 3 });
      pdf.y += 8;
    },
    details(rows) {
      for (const [name, value] of rows) {
        ink('bold', 10.5);
        const height = pdf.heightOfString(value, { width: width - 160 });
        need(height + 6);
        const { y } = pdf;
        ink('plain', 10.5, colors.text_secondary).text(name, margin, y, { width: 150 });
        ink('bold', 10.5).text(value, margin + 160, y, { width: width - 160 });
        pdf.y = y + Math.max(height, 14) + 4;
      }
      pdf.y += 6;
    },
    figures(rows, sum) {
      const figureWidth = 130;
      const row = (words: string, note: string | undefined, figure: string, font: Typeface, size: number) => {
        ink(font, size);
        const height = pdf.heightOfString(words, { width: width - figureWidth - 12 }) + (note ? 14 : 0);
        need(height + 14);
        const { y } = pdf;
        line(y);
        ink(font, size).text(words, margin, y + 7, { width: width - figureWidth - 12 });
        if (note)
          ink('plain', 9, colors.text_secondary).text(note, margin, pdf.y + 1, {
            width: width - figureWidth - 12,
          });
        ink(font === 'bold' ? 'bold' : 'plain', size).text(figure, margin + width - figureWidth, y + 7, {
          width: figureWidth,
          align: 'right',
        });
        pdf.y = y + height + 14;
      };
      for (const { words, note, figure } of rows) row(words, note, figure, 'plain', 10.5);
      if (sum) row(sum.words, undefined, sum.figure, 'bold', 12.5);
      line(pdf.y, colors.background_primary);
      pdf.y += 10;
    },
    async finish() {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page);
        drawFoot(pdf, brand, page + 1, count);
      }
      return end();
    },
  };
}

/** The linework of each brand, by its id: computing it took a fifth of a drawing. */
const tiles = new Map<string, ReturnType<typeof girihTile>>();

function tileOf(seed: string): ReturnType<typeof girihTile> {
  const tile = tiles.get(seed) ?? girihTile({ seed });
  tiles.set(seed, tile);
  return tile;
}

/** The brand's dark colour with its linework, and its name. */
function drawBand(pdf: PDFKit.PDFDocument, { id, name, slogan, colors }: Brand, locale: Locale): void {
  const tile = tileOf(id);
  const scale = 150 / tile.size.width;
  pdf.save().rect(0, 0, 595.28, bandHeight).clip();
  pdf.rect(0, 0, 595.28, bandHeight).fill(colors.background_primary_dark);
  for (let x = 0; x < 595.28; x += 150) {
    for (let y = 0; y < bandHeight; y += tile.size.height * scale) {
      pdf
        .save()
        .translate(x, y)
        .scale(scale)
        .path(tile.path)
        .lineWidth(1 / scale)
        .strokeColor('#ffffff')
        .strokeOpacity(0.14)
        .stroke()
        .restore();
    }
  }
  pdf.restore();
  pdf.font('bold').fontSize(22).fillColor('#ffffff').text(name, margin, 28, { width });
  pdf
    .font('plain')
    .fontSize(10)
    .fillColor('#ffffff')
    .text(textIn(slogan, locale).text, margin, 56, { width });
}

function drawFoot(
  pdf: PDFKit.PDFDocument,
  { businessName, officeAddress, email, phoneNumber, colors }: Brand,
  page: number,
  count: number,
): void {
  const y = 841.89 - 66;
  pdf
    .moveTo(margin, y - 10)
    .lineTo(margin + width, y - 10)
    .lineWidth(0.75)
    .strokeColor(colors.background_outline)
    .stroke();
  pdf.font('plain').fontSize(8.5).fillColor(colors.text_secondary);
  pdf.text(`${businessName} · ${officeAddress}`, margin, y, { width: width - 80, lineBreak: true });
  pdf.text(`${email} · ${phoneNumber}`, margin, pdf.y, { width: width - 80 });
  pdf.text(m.pdf_page({ page, count }), margin + width - 80, y, { width: 80, align: 'right' });
}
