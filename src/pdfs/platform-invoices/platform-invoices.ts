// The platform's invoices to its partners as PDF (docs/product/platform-invoices.md): drawn when they are asked for.
import { onWorkerThread } from '#platform/worker-thread';
import { createWorkLimit } from '#platform/work-limit';
import type { InvoiceDrawing } from './platform-invoice-worker.ts';

const drawn = onWorkerThread<InvoiceDrawing, Uint8Array>(
  new URL('./platform-invoice-worker.ts', import.meta.url),
);
const turns = createWorkLimit({ atOnce: 1, waiting: 40, waitingEach: 4 });

/** Who may have it has been asked; `of` is whoever it is drawn for. Refuses with `unavailable` when too many wait. */
export async function drawPlatformInvoice(
  drawing: InvoiceDrawing,
  of: string,
): Promise<{ filename: string; content: Buffer }> {
  const content = Buffer.from(await turns.run(() => drawn(drawing), of));
  return { filename: `${drawing.invoice.number.replaceAll('/', '-')}.pdf`, content };
}
