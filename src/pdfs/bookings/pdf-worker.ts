// Draws papers beside the process that sells: a tenth of a second each (decision 0036).
import type { PaperKind } from '#domain/outbox';
import { runWithLocale } from '#platform/request-locale';
import { answerOnThread } from '#platform/worker-thread';
import { confirmationPaper } from './confirmation.ts';
import { invoicePaper } from './invoice.ts';
import type { PaperFacts } from './pdf-data.ts';

export interface Drawing {
  kind: PaperKind;
  facts: PaperFacts;
}

const drawings: Record<PaperKind, (facts: PaperFacts) => Promise<Buffer>> = { order_invoice: invoicePaper, order_confirmation: confirmationPaper };

answerOnThread(({ kind, facts }: Drawing) => runWithLocale(facts.locale, () => drawings[kind](facts)));
