// Pictures that are there already, for tests that are not about drawing them: half a second of the processor each, so each kind is drawn once.
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import { type DrawnPicture, drawPicture, storePicture } from '#domain/pictures';

const drawn = new Map<DrawnPicture['use'], Promise<DrawnPicture>>();

/** As a phone sends it. */
export const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();

/** One of its own, that differs from others of its kind in nothing but its name; `row` says whose it is. Answers its id. */
export async function createPicture(
  deps: Deps,
  by: Parameters<typeof drawPicture>[1],
  { use, ...row }: { use: DrawnPicture['use'] } & Parameters<typeof storePicture>[2],
): Promise<string> {
  if (!drawn.has(use))
    drawn.set(
      use,
      photograph().then((file) => drawPicture(deps, by, { use, file })),
    );
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  await storePicture(deps, { ...(await drawn.get(use)!), id }, { place: 1, ...row });
  return id;
}
