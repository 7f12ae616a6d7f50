// The process that decodes untrusted files.
import { readSheet } from '#platform/spreadsheets/read-sheet';
import { answerInWorkerProcess } from '#platform/worker-process/answer';
import type { DecodingInput, Decodings } from './decoder.ts';
import { redrawIcon, redrawWordmark } from './redraw-brand-picture.ts';
import { redrawPhotograph } from './redraw-photograph.ts';
import { redrawDocument, redrawForReading, redrawSquare } from './redraw-picture.ts';
import { findQr, findQrInPdf } from './find-qr.ts';
import { redrawPdf } from './redraw-pdf.ts';

const decodings: { [To in keyof Decodings]: (file: Uint8Array) => Promise<Decodings[To]> } = {
  square: redrawSquare,
  document: redrawDocument,
  pdf: redrawPdf,
  qr: findQr,
  pdf_qr: findQrInPdf,
  cover: (file) => redrawForReading(file, 'cover'),
  text: (file) => redrawForReading(file, 'text'),
  scene: (file) => redrawPhotograph(file, 'scene'),
  face: (file) => redrawPhotograph(file, 'face'),
  logo: (file) => redrawPhotograph(file, 'logo'),
  sheet: readSheet,
  goods: (file) => redrawPhotograph(file, 'goods'),
  wordmark: redrawWordmark,
  icon: redrawIcon,
};

// Which bytes a decoder refused helps nobody.
answerInWorkerProcess(async ({ to, file }: DecodingInput) => {
  try {
    return await decodings[to](file);
  } catch {
    return null;
  }
});
