// The process that draws: a long verse takes a second, and no page may wait for it.
import { answerInWorkerProcess } from '#platform/worker-process/answer';
import { coverSvg } from '#web/art/cover';
import { renderOgPicture } from '#web/art/og-picture';
import { renderVersePicture } from '#web/art/verse-picture';
import type { Drawing, Drawings } from './drawings.ts';

const drawings: { [Kind in keyof Drawings]: (subject: Drawings[Kind]) => Promise<Buffer> } = {
  cover: async (cover) => Buffer.from(coverSvg(cover)),
  preview: renderOgPicture,
  verse: renderVersePicture,
};

answerInWorkerProcess(({ kind, subject }: Drawing) => (drawings[kind] as (subject: Drawing['subject']) => Promise<Buffer>)(subject));
