// Draws PDFs beside the process that sells: some hundredths of a second each (decision 0036).
import type { OrderPdfKind } from '#domain/outbox';
import { runWithLocale } from '#platform/request-locale';
import { answerOnThread } from '#platform/worker-thread';
import { confirmationPdf } from './confirmation.ts';
import { invoicePdf } from './invoice.ts';
import type { PdfData } from './pdf-data.ts';

export interface Drawing {
  kind: OrderPdfKind;
  data: PdfData;
}

const drawings: Record<OrderPdfKind, (data: PdfData) => Promise<Buffer>> = {
  order_invoice: invoicePdf,
  order_confirmation: confirmationPdf,
};

answerOnThread(({ kind, data }: Drawing) => runWithLocale(data.locale, () => drawings[kind](data)));
