// Pictures drawn on demand (covers, link previews, verses): in processes of their own, with bounded queues in which everybody gets a turn,
// and stored, so that a rush of visitors, or of one, neither stops pages nor makes the next one wait (decision 0051).
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#domain/deps';
import { findDrawnPicture, storeDrawnPicture } from '#domain/drawn-pictures';
import { createWorkLimit } from '#platform/work-limit';
import { onWorkerProcess } from '#platform/worker-process/worker-process';
import type { CoverChoice } from '#art/cover';
import type { ItemPicture } from '#art/item-drawing';
import type { OgPicture } from '#art/og-picture';
import type { VersePicture } from '#art/verse-picture';

export interface Drawings {
  cover: CoverChoice;
  item: ItemPicture;
  preview: OgPicture;
  verse: VersePicture;
}

export type Drawing = { [Kind in keyof Drawings]: { kind: Kind; subject: Drawings[Kind] } }[keyof Drawings];
export type PictureDrawing = Exclude<Drawing, { kind: 'cover' | 'item' }>;

/** On whose behalf (an IP), and where faults of the store go: a picture is drawn without it too. */
export interface DrawingContext {
  deps: Pick<Deps, 'db' | 'now'>;
  of: string;
  log: FastifyBaseLogger;
}

/** A list page asks for 24 covers at once, each a few milliseconds; one process is theirs, however long pictures take in the other. */
const drawInProcess = onWorkerProcess<Drawing, Buffer>(
  new URL('drawing-process.server.ts', import.meta.url),
  {
    workMs: 20_000,
    deadlineMs: 60_000,
    memoryMegabytes: 768,
    atOnce: 2,
    atOnceEach: 1,
    waiting: 300,
    waitingEach: 60,
  },
);
/** A tenth of a second each, a long verse up to a second: who is further back than this would have gone. A browser asks for six at once: one device meets no refusal. */
const pictureTurns = createWorkLimit({ atOnce: 1, waiting: 36, waitingEach: 8 });

/** Megabytes at most, in this process: covers 15 kB each, pictures up to 350 kB. */
const latest = { cover: latestOf(400), picture: latestOf(60) };

/** Changes exactly when what is drawn does. */
export function digestOf(subject: Drawing['subject']): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22);
}

/** SVG. Refuses with `unavailable` when too many wait. */
export function drawCover(subject: CoverChoice, of: string): Promise<Buffer> {
  return latest.cover(digestOf(subject), () => drawInProcess({ kind: 'cover', subject }, of));
}

/** The same for an item of a store. */
export function drawItemPicture(subject: ItemPicture, of: string): Promise<Buffer> {
  return latest.cover(digestOf(subject), () => drawInProcess({ kind: 'item', subject }, of));
}

/** PNG. Refuses with `unavailable` when too many wait. */
export function drawPicture(context: DrawingContext, drawing: PictureDrawing): Promise<Buffer> {
  const digest = digestOf(drawing.subject);
  return latest.picture(digest, () => findOrDraw(context, drawing, digest));
}

async function findOrDraw(
  { deps, of, log }: DrawingContext,
  drawing: PictureDrawing,
  digest: string,
): Promise<Buffer> {
  const warn = (error: unknown) => {
    log.warn({ err: error }, 'drawn pictures are not stored');
    return null;
  };
  const stored = await findDrawnPicture(deps, digest).catch(warn);
  if (stored) return stored;
  const picture = await pictureTurns.run(() => drawInProcess(drawing, 'pictures'), of);
  await storeDrawnPicture(deps, digest, picture).catch(warn);
  return picture;
}

/** Whoever asks for what is being made, or was made lately, gets the same; what failed is made again. */
function latestOf(most: number): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>();
  return (key, make) => {
    const known = made.get(key);
    if (known) return known;
    const making = make();
    made.set(key, making);
    making.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > most && oldest) made.delete(oldest);
    return making;
  };
}
