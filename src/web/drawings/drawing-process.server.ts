// The process that draws: a long verse takes a second, and no page may wait for it.
import { answerInWorkerProcess } from '#platform/worker-process/answer';
import { coverSvg } from '#art/cover';
import { itemPictureSvg } from '#art/item-drawing';
import { renderOgPicture } from '#art/og-picture';
import { renderVersePicture } from '#art/verse-picture';
import type { Drawing, Drawings } from './drawings.server.ts';

const drawings: { [Kind in keyof Drawings]: (subject: Drawings[Kind]) => Promise<Buffer> } = {
  cover: async (cover) => Buffer.from(coverSvg(cover)),
  item: async (item) => Buffer.from(itemPictureSvg(item)),
  preview: renderOgPicture,
  verse: renderVersePicture,
};

answerInWorkerProcess(({ kind, subject }: Drawing) =>
  (drawings[kind] as (subject: Drawing['subject']) => Promise<Buffer>)(subject),
);
