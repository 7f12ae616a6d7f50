// A table of travellers as a PDF (docs/product/manifests.md), drawn beside the process that sells.
import { onWorkerThread } from '#platform/worker-thread';
import { createWorkLimit } from '#platform/work-limit';
import type { ManifestSheet } from './manifest-worker.ts';

const drawn = onWorkerThread<ManifestSheet, Uint8Array>(new URL('./manifest-worker.ts', import.meta.url));
const turns = createWorkLimit({ atOnce: 1, waiting: 10, waitingEach: 2 });

/** `of` is whoever it is drawn for. Refuses `unavailable` when too many wait. */
export async function drawManifest(sheet: ManifestSheet, of: string): Promise<Buffer> {
  return Buffer.from(await turns.run(() => drawn(sheet), of));
}
