// Labels of parcels as PDFs (docs/product/store-console.md), drawn beside the process that sells.
import { onWorkerThread } from '#platform/worker-thread';
import { createWorkLimit } from '#platform/work-limit';
import type { ParcelLabel } from './parcel-label-worker.ts';

const drawn = onWorkerThread<ParcelLabel, Uint8Array>(new URL('./parcel-label-worker.ts', import.meta.url));
const turns = createWorkLimit({ atOnce: 1, waiting: 20, waitingEach: 4 });

/** `of` is whoever it is drawn for. Refuses `unavailable` when too many wait. */
export async function drawParcelLabel(label: ParcelLabel, of: string): Promise<Buffer> {
  return Buffer.from(await turns.run(() => drawn(label), of));
}
