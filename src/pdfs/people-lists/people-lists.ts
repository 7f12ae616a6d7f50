// Lists of travellers as PDFs (docs/product/manifests.md, docs/product/rooms.md), drawn beside the process that sells.
import { onWorkerThread } from '#platform/worker-thread';
import { createWorkLimit } from '#platform/work-limit';
import type { PeopleList } from './people-list-worker.ts';

const drawn = onWorkerThread<PeopleList, Uint8Array>(new URL('./people-list-worker.ts', import.meta.url));
const turns = createWorkLimit({ atOnce: 1, waiting: 10, waitingEach: 2 });

/** `of` is whoever it is drawn for. Refuses `unavailable` when too many wait. */
export async function drawPeopleList(sheet: PeopleList, of: string): Promise<Buffer> {
  return Buffer.from(await turns.run(() => drawn(sheet), of));
}
